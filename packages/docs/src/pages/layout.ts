import { type Html, html, trusted } from "../html.ts";
import { REPOSITORY } from "../repository.ts";
import { beforeDrawing, header, icon, markdownCopy } from "./header.ts";
import { fromFile } from "./relative-links.ts";

/**
 * A page of the site other than the references. It is one value for all that is made of it: the page itself, its copy in
 * Markdown, its part of `llms.txt` and what the search finds of it.
 */
export interface Page {
  /** The file it is written to, relative to the root of the site. */
  file: string;
  title: string;
  description: string;
  /** What it shows. Its links are relative to the root of the site, wherever the page is. */
  main: Html;
  /** Scripts of `assets/` that the page can also do without. */
  scripts?: readonly string[];
  /** A page that only lists what other pages tell is found by its title alone. */
  isList?: boolean;
}

/** Links that are not worth a place in the bar on top. */
const FOOTER_LINKS: readonly (readonly [href: string, text: string])[] = [
  ["ledger.html", "Ledger of the rules"],
  ["benchmarks.html", "Benchmarks"],
  ["changelog.html", "Changelog"],
  ["llms.txt", "llms.txt"],
  [REPOSITORY, "Source"],
];

/** Renders a whole page. All links are relative to it, so the site works under any path and from a disk. */
export function renderPage({ file, title, description, main, scripts = [] }: Page): string {
  const links = FOOTER_LINKS.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`);
  const body = html`<a class="skip" href="#main">Skip to the content</a>
${header(file)}
<main id="main" tabindex="-1">${main}</main>
<footer class="site-footer">
<nav aria-label="More"><ul class="links">${links}<li><a href="${markdownCopy(file)}">This page as Markdown</a></li></ul></nav>
<p>Social API is free software under the MIT licence. This site was built from the two OpenAPI documents and asks no other host for anything.</p>
</footer>`;
  const head = html`${beforeDrawing()}
${icon()}
<link rel="stylesheet" href="assets/site.css">
<link rel="alternate" type="text/markdown" href="${markdownCopy(file)}" title="This page as Markdown">
${[...scripts, "theme.js", "search.js"].map((name) => html`<script defer src="assets/${name}"></script>`)}`;
  return `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${trusted(fromFile(file, head.markup))}
</head>
<body>
${trusted(fromFile(file, body.markup))}
</body>
</html>`.markup
  }\n`;
}
