import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Keep } from "../keep.ts";
import type { SearchEntry } from "./search-entry.ts";

const resolve = createRequire(import.meta.url).resolve;

/**
 * Writes what the search needs into a folder: MiniSearch as a classic script, and what there is to find. Both are scripts,
 * not data, since a page on a disk may load nothing else.
 */
export async function writeSearch(folder: string, entries: readonly SearchEntry[], keep: Keep): Promise<void> {
  const library = await readFile(join(resolve("minisearch"), "..", "..", "umd", "index.js"), "utf8");
  const code = await keep("minisearch", [library, await readFile(resolve("vite/package.json"), "utf8")], async () => {
    // Imported only when it is needed: to load Vite takes longer than what it is to do.
    const { minify } = await import("vite");
    return (await minify("minisearch.js", library)).code;
  });
  await writeFile(
    join(folder, "minisearch.js"),
    `/*! MiniSearch, © Luca Ongaro, MIT licence */\n${code.replace(/\n\/\/# sourceMappingURL=.*/, "")}`,
  );
  const rows = entries.map(({ kind, title, page = "", href, text }) => [kind, title, page, href, text]);
  await writeFile(join(folder, "search-entries.js"), `globalThis.searchEntries = ${JSON.stringify(rows)};\n`);
}
