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

it("finds a number as a whole, and then what begins with it", async () => {
  const find = await search({ ports: "4030 to 40399", refusal: "403", large: "40398", campaigns: "403 campaigns" });
  expect(find("403").slice(0, 2).sort()).toEqual(["campaigns", "refusal"]);
  expect(find("403").slice(2).sort()).toEqual(["large", "ports"]);
  expect(find("403 campaigns")).toEqual(["campaigns"]);
  expect(find("40399")).toEqual(["ports"]);
  expect(find("4")).toEqual([]);
});

it("finds thousands with commas and without, half written, too", async () => {
  const find = await search({ commas: "at most 4,000,", plain: "at most 4000", pages: "on pages 4, 40 and 400" });
  for (const words of ["4,000", "4000"]) expect(find(words).sort()).toEqual(["commas", "plain"]);
  for (const words of ["4,0", "4,00"]) expect(find(words)).toEqual(["commas"]);
  expect(find("400")[0]).toBe("pages");
  expect(find("400").slice(1).sort()).toEqual(["commas", "plain"]);
  expect(find("4")).toEqual(["pages"]);
});

it("finds the plural by the singular and the other way round, also half written", async () => {
  const find = await search({ one: "retry", more: "retries" });
  for (const words of ["retry", "retries"]) expect(find(words).sort()).toEqual(["more", "one"]);
  expect(find("retrie")).toContain("more");
});
