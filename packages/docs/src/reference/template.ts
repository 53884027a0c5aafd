import { type ApiId, referencePage } from "../apis.ts";
import { html, trusted } from "../html.ts";
import { header, icon } from "../pages/header.ts";

/**
 * The Handlebars template of a reference page: Redoc, below the header of the site. The style sheets come after Redoc's
 * own, which `redocHead` holds.
 */
export function referenceTemplate(api: ApiId, description: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
${icon()}
<style>body { margin: 0; }</style>
${trusted("{{{redocHead}}}")}
<link rel="stylesheet" href="assets/palette.css">
<link rel="stylesheet" href="assets/reference.css">
</head>
<body>
${header(referencePage(api))}
${trusted("{{{redocHTML}}}")}
</body>
</html>
`.markup;
}
