import { type ApiModule, apiPageOf } from "../api/api-module.ts";
import type { Article } from "../guides/guides.ts";
import { html } from "../html.ts";
import { linksOf } from "./api.ts";
import { articlePage } from "./article.ts";
import type { Page } from "./layout.ts";

/** The page of a package: its README. Of names that several packages export, its own are meant. */
export function packagePageOf(
  article: Article,
  siblings: readonly Article[],
  modules: readonly ApiModule[],
  names: ReadonlyMap<string, string>,
): Promise<Page> {
  const own = modules.filter(({ folder }) => folder === article.name);
  return articlePage(article, {
    siblings,
    names: own.reduce((links, module) => linksOf(module, modules, links), names),
    trail: html`<a href="api.html">Packages</a> · <a href="${apiPageOf(article.name)}">What it exports</a>`,
  });
}
