import { expect, it } from "vitest";
import { llmsFullText, llmsText } from "./llms-text.ts";

const copy = (file: string, title: string) => ({
  file,
  title: `${title} · Social API`,
  description: `About ${title}.`,
  markdown: `# ${title}\n`,
});
const copies = [
  copy("index.html", "Home"),
  copy("rules/list.count.html", "list.count"),
  copy("guide-lists.html", "Lists"),
  copy("ads-v12.html", "Ads"),
  copy("packages/core.html", "core"),
  copy("api/core.html", "core"),
];

it("begins with a title and a summary, and names each page once, rules last", () => {
  const text = llmsText(copies);
  expect(text).toMatch(/^# Social API\n\n> .+\n/);
  expect([...text.matchAll(/^## .+|^- .+/gm)].map(([line]) => line)).toEqual([
    "## Guides",
    "- [Lists](guide-lists.md): About Lists.",
    "## References",
    "- [Ads](ads-v12.md): About Ads.",
    "## Packages",
    "- [core](packages/core.md): About core.",
    "- [core](api/core.md): About core.",
    "## Pages",
    "- [Home](index.md): About Home.",
    "## Optional",
    "- [list.count](rules/list.count.md): About list.count.",
  ]);
});

it("has no tags in descriptions", () => {
  const text = llmsText([{ ...copy("rules/problems.kinds.html", "Kinds"), description: "Ends in /problems/<kind>." }]);
  expect(text).toContain(": Ends in /problems/\\<kind>.\n");
});

it("holds every page in full", () => {
  expect(llmsFullText(copies)).toContain("<!-- rules/list.count.md -->\n\n# list.count\n\n<!-- guide-lists.md -->");
});

it("leads from the root to where each page leads, and changes no program", () => {
  const linksOf = (markdown: string) => {
    const text = llmsFullText([{ ...copy("rules/list.count.html", "list.count"), markdown }]);
    return text.replace("<!-- rules/list.count.md -->\n\n", "");
  };
  expect(linksOf("[a](../ads-v12.md#listcampaigns), [`b`](list.page.md), [c](#who)")).toBe(
    "[a](ads-v12.md#listcampaigns), [`b`](rules/list.page.md), [c](rules/list.count.md#who)",
  );
  const fixed = "[a](https://a.example/b.md) `[b](c.md)` \\[d\\](e.md)\n\n```ts\nf[0](g.md);\n```\n";
  expect(linksOf(fixed)).toBe(fixed);
});
