import type { Page } from "playwright-core";

/**
 * Collects what a page should never do: errors, console errors and requests to other hosts than its own. Call it before
 * the page is opened.
 */
export function watchPage(page: Page, origin: string): string[] {
  const offences: string[] = [];
  page.on("pageerror", (error) => offences.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") offences.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) offences.push(`request: ${url}`);
  });
  return offences;
}
