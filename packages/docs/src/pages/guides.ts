import { plainText } from "../guides/article-parts.ts";
import type { Article } from "../guides/guides.ts";
import { type Html, html } from "../html.ts";
import { commandBlock } from "./code-block.ts";
import type { Page } from "./layout.ts";

/** What puts a sandbox back to its beginning; the guide that starts one has it, too. */
const RESET = "curl -X POST http://127.0.0.1:4033/sandbox/reset";

/** The page that lists the guides and the examples. */
export function guidesPage(guides: readonly Article[], examples: readonly Article[]): Page {
  return {
    file: "guides.html",
    title: "Guides · Social API",
    description: "Guides to the clients, the mock and the sandbox, and examples: small programs to begin with.",
    scripts: ["copy.js"],
    main: html`<div class="intro">
<h1>Guides</h1>
<p class="lead">Each is short, and every program in them is run by the tests of this repository, against the sandbox.</p>
<p>The programs change the sandbox, and the outputs are those of a fresh one. Before you go from one guide to the next, begin anew:</p>
${commandBlock(RESET)}
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
