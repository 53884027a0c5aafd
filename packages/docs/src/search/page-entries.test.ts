import { expect, it } from "vitest";
import { html } from "../html.ts";
import { programBlock } from "../pages/code-block.ts";
import { pageEntries } from "./page-entries.ts";

const page = {
  file: "guide-lists.html",
  title: "Lists · Social API",
  description: "How to walk.",
  main: html`<h1>Lists</h1><p>A list ${"<is>"} long.</p><nav>Cursors</nav><h2 id="cursors">Cursors</h2><p>Send <code>cursor</code>, not</p><pre><code>const a</code></pre><p>a number.</p>`,
};

it("finds a page and each part of it, without its programs", () => {
  expect(pageEntries(page)).toEqual([
    { kind: "Guide", title: "Lists", href: "guide-lists.html", text: "How to walk. A list <is> long." },
    {
      kind: "Guide",
      title: "Cursors",
      page: "Lists",
      href: "guide-lists.html#cursors",
      text: "Send cursor, not a number.",
    },
  ]);
});

it("leaves out headings of headings, languages of programs and places in documents", () => {
  const program = programBlock("TypeScript", { lang: "ts", text: "a();" }, 6);
  const main = html`<h1>a</h1><h2 id="types">Types</h2><section><h3 id="b">b</h3><p>c <code class="pointer">/info</code></p></section><h2 id="events">Events</h2>${program}`;
  const entries = pageEntries({ ...page, main }).slice(1);
  expect(entries.map(({ title, text }) => [title, text])).toEqual([
    ["b", "c"],
    ["Events", ""],
  ]);
});

it("finds all that the README of a package says, and no more than the beginning of a long part elsewhere", () => {
  const long = { ...page, main: html`<h1>Lists</h1><p>${"word ".repeat(400)}</p>` };
  const lengthOf = (file: string) => pageEntries({ ...long, file })[0]?.text.length;
  expect(lengthOf("packages/core.html")).toBeGreaterThan(2_000);
  expect(lengthOf("guides/lists.html")).toBe(1_200);
});

it("finds a rule as a whole, and a list by what it is alone", () => {
  expect(pageEntries({ ...page, file: "rules/list.count.html" })).toEqual([
    {
      kind: "Rule",
      title: "Lists",
      href: "rules/list.count.html",
      text: "How to walk. A list <is> long. Send cursor, not a number.",
    },
  ]);
  expect(pageEntries({ ...page, file: "rules.html", isList: true })).toEqual([
    { kind: "Page", title: "Lists", href: "rules.html", text: "How to walk." },
  ]);
});
