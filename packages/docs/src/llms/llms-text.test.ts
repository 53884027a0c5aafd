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
    "- [core](api/core.md): About core.",
    "## Pages",
    "- [Home](index.md): About Home.",
    "## Optional",
    "- [list.count](rules/list.count.md): About list.count.",
  ]);
});

it("holds every page in full", () => {
  expect(llmsFullText(copies)).toContain("<!-- rules/list.count.md -->\n\n# list.count\n\n<!-- guide-lists.md -->");
});
