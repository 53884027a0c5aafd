import { REFERENCES, referencePage, SHORT_TITLES } from "../apis.ts";
import { type Html, html, trusted } from "../html.ts";

/** Two documents, one before the other. */
const MARK = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 6V3.5h12.5V16H16"/><path d="M3.5 6H16v12.5H3.5z"/><path d="m6.8 12.2 2.2 2.2 4-4.4"/></svg>`;

const LINKS: readonly (readonly [href: string, text: string])[] = [
  ["guides.html", "Guides"],
  ...REFERENCES.map((id) => [referencePage(id), SHORT_TITLES[id]] as const),
  ["api.html", "Packages"],
  ["rules.html", "Rules"],
  ["not-shown.html", "Not shown"],
];

/**
 * Runs before anything is drawn: it takes the colours that a reader has chosen, under the name by which Redoc remembers
 * them, and tells the style sheet that there are scripts, so that nothing moves when they come.
 */
const BEFORE_DRAWING = `document.documentElement.dataset.scripts="";try{const m=localStorage.getItem("redoc.colorMode");if(m==="light"||m==="dark")document.documentElement.classList.add(m)}catch{}`;

const GLASS = `<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/></svg>`;

const HALF_MOON = `<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.75"/><path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"/></svg>`;

/** Runs once the bar stands there: where its links do not fit, that of the page is brought into sight. */
const SHOW_CURRENT = `document.querySelector("nav [aria-current]").scrollIntoView({block:"nearest",inline:"center"})`;

/** What a page does before it is drawn; it belongs into the head of every page. */
export const beforeDrawing = (): Html => html`<script>${trusted(BEFORE_DRAWING)}</script>`;

/** The copy of a page in Markdown. */
export const markdownCopy = (file: string): string => file.replace(/\.html$/, ".md");

/** The bar on top of every page, with the way back to the landing page. */
export function header(current: string): Html {
  const isLinked = LINKS.some(([href]) => href === current);
  const links = LINKS.map(([href, text]) => html`<li><a href="${href}"${currentPage(href, current)}>${text}</a></li>`);
  return html`<header class="site-header">
<a class="home" href="index.html"${currentPage("index.html", current)}>${trusted(MARK)}<span>Social API</span></a>
<nav aria-label="Site"><ul>${links}</ul></nav>
<div class="tools">
<button type="button" data-search aria-label="Search" aria-keyshortcuts="/">${trusted(GLASS)}<span>Search</span><kbd aria-hidden="true">/</kbd></button>
<button type="button" data-theme-switch aria-pressed="false" aria-label="Dark colours" title="Dark colours">${trusted(HALF_MOON)}</button>
</div>
${isLinked && html`<script>${trusted(SHOW_CURRENT)}</script>`}
</header>`;
}

/** The icon of a browser's tab, inside the page: a browser asks for /favicon.ico where there is none. */
export function icon(): Html {
  const svg = MARK.replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" `).replace("currentColor", "#0b8a8f");
  return html`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

const currentPage = (href: string, current: string): Html => (href === current ? html` aria-current="page"` : html``);
