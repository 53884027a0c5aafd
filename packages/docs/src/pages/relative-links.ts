/** Addresses that mean the same on every page: absolute ones and anchors of the page itself. */
const FIXED = /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i;

/**
 * Makes links that are relative to the root of the site relative to a file of it, so that a page in a folder can be
 * written as one beside the landing page.
 */
export function fromFile(file: string, markup: string): string {
  const up = "../".repeat(file.split("/").length - 1);
  if (up === "") return markup;
  return markup.replace(/(<[^<>]*? (?:href|src)=")([^"]*)"/g, (all, before: string, href: string) =>
    FIXED.test(href) ? all : `${before}${up}${href}"`,
  );
}
