import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ROOT } from "../api/entries.ts";
import { type Article, exampleFolder } from "../guides/guides.ts";
import { html } from "../html.ts";
import { REPOSITORY } from "../repository.ts";
import { articlePage } from "./article.ts";
import { fileBlock } from "./code-block.ts";
import type { Page } from "./layout.ts";

/** The page of an example: its README, then its files. */
export async function examplePageOf(
  article: Article,
  siblings: readonly Article[],
  names: ReadonlyMap<string, string>,
): Promise<Page> {
  const folder = exampleFolder(article.name);
  const files = await Promise.all(
    (await listFiles(folder)).map(async (name) => ({ name, code: await readFile(join(folder, name), "utf8") })),
  );
  const markup = html`<h2 id="files">Files</h2>${files.map(
    ({ name, code }) => html`<div class="file" id="${name}">${fileBlock(name, code.trimEnd())}</div>`,
  )}`;
  const path = relative(ROOT, folder).split(sep).join("/");
  return articlePage(article, {
    siblings,
    names,
    after: { markup, headings: [{ id: "files", text: "Files" }] },
    trail: html`<a href="guides.html#examples">Examples</a> · <a href="${REPOSITORY}/tree/main/${path}">${path}</a>`,
  });
}

/** The files of an example that a reader needs: all but its README and its tests. */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /\.(?:ts|html|css)$/.test(name) && !name.includes(".test.")).sort();
}
