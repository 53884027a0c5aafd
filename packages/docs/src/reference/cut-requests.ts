import { html } from "../html.ts";

/** The picture in Redoc's corner, the one thing that it would load from another host. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini[\w-]*\.svg/g;

const WORD = html`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="14"><text y="11" font-family="sans-serif" font-size="11" font-weight="600" fill="#0b8a8f">Redoc</text></svg>`;

/**
 * Replaces Redoc's logo by one that stands inside the page, so that reading the site asks no other host for anything.
 *
 * @throws Error when there is no logo to replace: another version of Redoc may load it, or more, from elsewhere.
 */
export function cutRequests(page: string): string {
  if (page.search(LOGO) === -1) throw new Error("Redoc's logo is not where it was: see what the page loads instead");
  return page.replace(LOGO, `data:image/svg+xml,${encodeURIComponent(WORD.markup)}`);
}
