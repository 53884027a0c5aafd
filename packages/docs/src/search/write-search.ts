import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { minify } from "vite";
import type { SearchEntry } from "./search-entry.ts";

const resolve = createRequire(import.meta.url).resolve;

/**
 * Writes what the search needs into a folder: MiniSearch as a classic script, and what there is to find. Both are scripts,
 * not data, since a page on a disk may load nothing else.
 */
export async function writeSearch(folder: string, entries: readonly SearchEntry[]): Promise<void> {
  const library = join(resolve("minisearch"), "..", "..", "umd", "index.js");
  const { code } = await minify("minisearch.js", await readFile(library, "utf8"));
  await writeFile(
    join(folder, "minisearch.js"),
    `/*! MiniSearch, © Luca Ongaro, MIT licence */\n${code.replace(/\n\/\/# sourceMappingURL=.*/, "")}`,
  );
  const rows = entries.map(({ kind, title, page = "", href, text }) => [kind, title, page, href, text]);
  await writeFile(join(folder, "search-entries.js"), `globalThis.searchEntries = ${JSON.stringify(rows)};\n`);
}
