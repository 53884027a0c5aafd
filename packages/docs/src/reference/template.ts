import { type ReferenceId, referencePage } from "../apis.ts";
import { html, trusted } from "../html.ts";
import { beforeDrawing, header, icon, markdownCopy } from "../pages/header.ts";

/**
 * The Handlebars template of a reference page: Redoc, below the header of the site.
 *
 * @param styles - come after those of Redoc, which `redocHead` holds
 */
export function referenceTemplate(id: ReferenceId, title: string, description: string, styles: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${beforeDrawing()}
${icon()}
<style>body { margin: 0; }</style>
${trusted("{{{redocHead}}}")}
<style>
${trusted(styles)}</style>
<link rel="alternate" type="text/markdown" href="${markdownCopy(referencePage(id))}" title="This page as Markdown">
<script defer src="assets/landmarks.js"></script>
<script defer src="assets/theme.js"></script>
<script defer src="assets/search.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${header(referencePage(id))}
<noscript><p class="scriptless" id="main" tabindex="-1">The operations and schemas are drawn by a script, which does not run here. The <a href="${markdownCopy(referencePage(id))}">copy of this page in Markdown</a> has all of them.</p></noscript>
<h1 class="unseen" id="title" hidden>${title}</h1>
${trusted("{{{redocHTML}}}")}
</body>
</html>
`.markup;
}
