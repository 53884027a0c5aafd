import { expect, it } from "vitest";
import { html } from "../html.ts";
import { commandBlock, programBlock, sampleBlock } from "../pages/code-block.ts";
import { pageMarkdown } from "./page-markdown.ts";

it("keeps headings, programs, commands, tables, terms and links, and leaves forms and contents out", () => {
  const main = html`<h1>Lists</h1><nav class="contents"><ul><li>a</li></ul></nav><form><label>b</label></form>
<p>See <a href="rules/list.count.html#a"><code>list.count</code></a> and <a href="https://c.example/d.html">d</a>.</p>
${commandBlock("npm install x")}${sampleBlock("Walk", { code: 'const a = f("<b>");\nawait a;', prints: ["1"] })}
<dl><div><dt>count</dt><dd>How many</dd></div></dl><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>`;
  expect(pageMarkdown({ file: "api/core.html", main })).toBe(`# Lists

See [list.count](../rules/list.count.md#a) and [d](https://c.example/d.html).

\`\`\`sh
npm install x
\`\`\`

Walk

\`\`\`ts
const a = f("<b>");
await a;
\`\`\`

\`\`\`text
1
\`\`\`

**count**

How many

| a |
| - |
| b |
`);
});

it("keeps code in tables, and the bars of a cell in their cell", () => {
  const main = html`<table><tr><th>Option</th><th></th></tr><tr><td><code>--port ${"<number>"}</code> or <code>a_b</code></td><td><code>a | b || c</code> | <b>d</b></td></tr></table>`;
  const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const lines = pageMarkdown({ file: "a.html", main }).trim().split("\n").map(cells);
  expect(lines[0]).toEqual(["", "Option", "", ""]);
  expect(lines[2]).toEqual(["", "`--port <number>` or `a_b`", "`a \\| b \\|\\| c` \\| **d**", ""]);
});

it("has no tags where the page has none", () => {
  const main = html`<p>It ends in /problems/${"<kind>"}, <code>${"<kind>"}</code> & <a href="https://a.example/">${"<b>"}</a>.</p>`;
  expect(pageMarkdown({ file: "a.html", main })).toBe(
    "It ends in /problems/\\<kind>, `<kind>` & [\\<b>](https://a.example/).\n",
  );
});

it("names the language of a program once", () => {
  const main = html`<h2>Events</h2>${programBlock("TypeScript", { lang: "ts", text: "a();" }, 6)}`;
  expect(pageMarkdown({ file: "a.html", main })).toBe("## Events\n\n```ts\na();\n```\n");
});

it("has no links inside of code", () => {
  const main = html`<dl><dt><code>get(): <a href="ads-v12.html#/schemas/campaign">Campaign</a>\n</code></dt></dl>`;
  expect(pageMarkdown({ file: "api/a.html", main })).toBe("**`get(): Campaign`**\n");
});

it("keeps words apart that stand on two lines", () => {
  const main = html`<p><code>a</code>\nand <a href="https://b.example/">b</a>\n<code>c</code>\n</p>`;
  expect(pageMarkdown({ file: "a.html", main })).toBe("`a` and [b](https://b.example/) `c`\n");
  const indented = html`<p>the <code>a</code>\n  problem and <em>b</em>\n  <code>c</code></p>`;
  expect(pageMarkdown({ file: "a.html", main: indented })).toBe("the `a` problem and _b_ `c`\n");
});

it("leads to the headings of the copy of a reference, whose groups of operations have none", () => {
  const main = html`<a href="ads-v12.html#/campaigns/listcampaigns">a</a> <a href="ads-v12.html#/schemas/campaign">b</a> <a href="ads-v12.html#/campaigns">c</a>`;
  expect(pageMarkdown({ file: "rules/a.html", main })).toBe(
    "[a](../ads-v12.md#listcampaigns) [b](../ads-v12.md#campaign) [c](../ads-v12.md#operations)\n",
  );
});

it("keeps programs and lists inside of the items of a list", () => {
  const main = html`<ol><li><p>Ask:</p>${sampleBlock("Walk", { code: "f(\n  1,\n);", prints: [] })}</li><li>a<ul><li>b</li></ul></li></ol>`;
  expect(pageMarkdown({ file: "a.html", main })).toMatch(
    /^1\. Ask:\n+ {3}Walk\n+ {3}```ts\n {3}f\(\n {5}1,\n {3}\);\n {3}```\n+2\. a\n+ {3}- b\n$/,
  );
});

it("keeps a list apart from the text before and after it, unless it belongs to an item", () => {
  const main = html`<footer><span>request</span><ul><li>a<ul><li>b</li></ul></li></ul><span>Source: c</span></footer>`;
  expect(pageMarkdown({ file: "a.html", main })).toMatch(/^request\n\n- a\n+ {2}- b\n\nSource: c\n$/);
});
