/** Where the rendered page ends and Redoc's program begins. */
const PROGRAM = '<script type="module">';

/**
 * Makes the links of a prerendered page those that Redoc itself will use once it runs: `#/campaigns`, where the
 * prerendered markup says `/campaigns`, which would lead out of the site.
 *
 * @throws Error when the page has no prerendered links: another version of Redoc may write them otherwise.
 */
export function keepLinksInside(page: string): string {
  const end = page.indexOf(PROGRAM);
  const markup = page.slice(0, end);
  const links = markup.replaceAll(' href="/', ' href="#/');
  if (end === -1 || links === markup) throw new Error("Redoc's links are not where they were: see where they lead");
  return links + page.slice(end);
}
