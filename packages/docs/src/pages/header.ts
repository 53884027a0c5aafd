import { APIS, referencePage, SHORT_TITLES } from "../apis.ts";
import { type Html, html, trusted } from "../html.ts";

/** Two documents, one before the other. */
const MARK = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 6V3.5h12.5V16H16"/><path d="M3.5 6H16v12.5H3.5z"/><path d="m6.8 12.2 2.2 2.2 4-4.4"/></svg>`;

const LINKS: readonly (readonly [href: string, text: string])[] = [
  ...APIS.map((api) => [referencePage(api), SHORT_TITLES[api]] as const),
  ["rules.html", "Rules"],
  ["not-shown.html", "Not shown"],
];

/** The bar on top of every page, with the way back to the landing page. */
export function header(current: string): Html {
  const links = LINKS.map(([href, text]) => html`<li><a href="${href}"${currentPage(href, current)}>${text}</a></li>`);
  return html`<header class="site-header">
<a class="home" href="index.html"${currentPage("index.html", current)}>${trusted(MARK)}<span>Social API</span></a>
<nav aria-label="Site"><ul>${links}</ul></nav>
</header>`;
}

/** The icon of a browser's tab, inside the page: a browser asks for /favicon.ico where there is none. */
export function icon(): Html {
  const svg = MARK.replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" `).replace("currentColor", "#0b8a8f");
  return html`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

const currentPage = (href: string, current: string): Html => (href === current ? html` aria-current="page"` : html``);
