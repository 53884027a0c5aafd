import { plainText } from "../guides/article-parts.ts";
import type { Article } from "../guides/guides.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "./layout.ts";

/** The page that lists the guides and the examples. */
export function guidesPage(guides: readonly Article[], examples: readonly Article[]): Page {
  return {
    file: "guides.html",
    title: "Guides · Social API",
    description: "Guides to the clients, the mock and the sandbox, and examples: small programs to begin with.",
    main: html`<div class="intro">
<h1>Guides</h1>
<p class="lead">Each is short, and every program in them is run by the tests of this repository, against the sandbox.</p>
</div>
<section class="band" aria-labelledby="guides"><h2 id="guides">In order</h2>${articleList(guides)}</section>
<section class="band" aria-labelledby="examples"><h2 id="examples">Examples</h2>${articleList(examples)}</section>`,
  };
}

/** Articles with what each is about. */
export const articleList = (articles: readonly Article[]): Html =>
  html`<dl class="packages">${articles.map(
    ({ file, title, lead }) => html`<div><dt><a href="${file}">${title}</a></dt><dd>${plainText(lead)}</dd></div>`,
  )}</dl>`;
