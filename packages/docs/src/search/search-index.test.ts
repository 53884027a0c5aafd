import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

const { resolve } = createRequire(import.meta.url);

/** What the search of a browser finds among entries of these titles and texts. */
async function search(entries: Record<string, string>): Promise<(words: string) => string[]> {
  const rows = Object.entries(entries).map(([title, text]) => ["Page", title, "", "a.html", text]);
  const context = createContext({ rows });
  for (const path of [
    join(resolve("minisearch"), "..", "..", "umd", "index.js"),
    join(import.meta.dirname, "..", "assets", "search-index.js"),
  ]) {
    runInContext(await readFile(path, "utf8"), context);
  }
  const index = runInContext("makeSearchIndex(MiniSearch, rows)", context);
  return (words) => index.search(words).map(({ title }: { title: string }) => title);
}

it("puts first what bears the name that was asked for, and then what bears it but for spaces, dots and case", async () => {
  const long = "which is told in many words that have nothing to do with it";
  const find = await search({
    "line item create": "create line item",
    createLineItem: long,
    "Line item": long,
    LineItem: "line item line item",
  });
  expect(find("create line item")[0]).toBe("createLineItem");
  expect(find("line item").slice(0, 2)).toEqual(["Line item", "LineItem"]);
});

it("finds a number as a whole", async () => {
  const find = await search({ ports: "4030 to 40399", refusal: "403", large: "40398" });
  expect(find("403")).toEqual(["refusal"]);
  expect(find("40399")).toEqual(["ports"]);
});

it("finds the plural by the singular and the other way round, also half written", async () => {
  const find = await search({ one: "retry", more: "retries" });
  for (const words of ["retry", "retries"]) expect(find(words).sort()).toEqual(["more", "one"]);
  expect(find("retrie")).toContain("more");
});
