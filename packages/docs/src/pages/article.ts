import { listHeadings, plainText } from "../guides/article-parts.ts";
import { type Article, GUIDES } from "../guides/guides.ts";
import { renderProse } from "../guides/render-prose.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "./layout.ts";

/** What a page of an article shows besides its text. */
export interface ArticleParts {
  /** All articles of its kind, in their order: its neighbours are linked. */
  siblings: readonly Article[];
  /** The addresses of what is linked wherever it is named in code. */
  names: ReadonlyMap<string, string>;
  /** What comes after its text, and the headings of it. */
  after?: { markup: Html; headings: readonly { id: string; text: string }[] };
  /** What stands above its title; by itself, the way back to the list of the guides. */
  trail?: Html;
}

/** The page of a guide, of an example or of a package. */
export async function articlePage(
  article: Article,
  { siblings, names, after, trail = trailOf(article) }: ArticleParts,
): Promise<Page> {
  const { lead, body } = await renderProse({ article, names });
  const headings = [...listHeadings(article.body), ...(after?.headings ?? [])];
  const index = siblings.indexOf(article);
  return {
    file: article.file,
    title: `${article.title} · Social API`,
    description: plainText(article.lead),
    scripts: ["copy.js"],
    main: html`<article class="article">
<div class="intro"><p class="trail">${trail}</p><h1>${article.title}</h1><p class="lead">${lead}</p></div>
${headings.length > 1 && contents(headings)}
<div class="prose">${body}${after?.markup}</div>
<nav class="neighbours" aria-label="Neighbours">${neighbour("Before", siblings[index - 1])}${neighbour("Next", siblings[index + 1])}</nav>
</article>`,
  };
}

function trailOf({ name }: Article): Html {
  const number = (GUIDES as readonly string[]).indexOf(name) + 1;
  return html`<a href="guides.html#guides">Guides</a> · ${number} of ${GUIDES.length}`;
}

const contents = (headings: readonly { id: string; text: string }[]): Html =>
  html`<nav class="contents" aria-label="On this page"><ul>${headings.map(
    ({ id, text }) => html`<li><a href="#${id}">${plainText(text)}</a></li>`,
  )}</ul></nav>`;

const neighbour = (word: string, article: Article | undefined): Html =>
  article === undefined ? html`` : html`<p>${word}: <a href="${article.file}">${article.title}</a></p>`;
