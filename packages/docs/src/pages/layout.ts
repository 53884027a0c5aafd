import { type Html, html } from "../html.ts";
import { header, icon } from "./header.ts";

/** A page of the site other than the references. */
export interface Page {
  /** The file it is written to, relative to the root of the site. */
  file: string;
  title: string;
  description: string;
  main: Html;
  /** Scripts of `assets/` that the page can also do without. */
  scripts?: readonly string[];
}

/** Renders a whole page. All links are relative, so the site works under any path and from a disk. */
export function renderPage({ file, title, description, main, scripts = [] }: Page): string {
  return `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${icon()}
<link rel="stylesheet" href="assets/palette.css">
<link rel="stylesheet" href="assets/site.css">
${scripts.map((name) => html`<script defer src="assets/${name}"></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${header(file)}
<main id="main">${main}</main>
<footer class="site-footer"><p>Social API is free software under the MIT licence. This site was built from the two OpenAPI documents and asks no other host for anything.</p></footer>
</body>
</html>`.markup
  }\n`;
}
