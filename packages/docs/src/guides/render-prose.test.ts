import { join } from "node:path";
import { lexer } from "marked";
import { expect, it } from "vitest";
import { readmePath } from "../packages.ts";
import { REPOSITORY, SITE_URL } from "../repository.ts";
import { articleLink } from "./article-link.ts";
import { listHeadings, plainText } from "./article-parts.ts";
import { guidePath } from "./guides.ts";
import { renderProse } from "./render-prose.ts";
import { parseSampleComment } from "./sample-comment.ts";

const render = async (markdown: string) => {
  const article = { path: guidePath("lists"), lead: "About `list.count`.", body: lexer(markdown) };
  const { lead, body } = await renderProse({ article, names: new Map([["list.count", "rules.html#x"]]) });
  return { lead: lead.markup, body: body.markup };
};

it("puts a sample and what it prints in the place of the comment that names it", async () => {
  const { body } = await render("Before.\n\n<!-- sample: lists.ts#total | How many -->\n\nAfter.");
  expect(body).toMatch(/<p>Before\.<\/p>\n<figure class="code">\n<figcaption>How many<\/figcaption>[\s\S]*total_count/);
  expect(body).toMatch(/<samp>5<\/samp><\/pre>\n<\/figure><p>After\.<\/p>/);
});

it("links names of operations and rules, and files to their pages", async () => {
  const { lead, body } = await render("See [money](money.md#budgets), [rules](site:rules.html).\n\n## One `x` & two");
  expect(lead).toBe('About <a href="rules.html#x"><code>list.count</code></a>.');
  expect(body).toContain('<a href="guides/money.html#budgets">money</a>, <a href="rules.html">rules</a>');
  expect(body).toContain('<h2 id="one-x-two">One <code>x</code> &amp; two</h2>');
  expect(listHeadings(lexer("## One `x` & two\n\n### Three"))).toEqual([{ id: "one-x-two", text: "One `x` & two" }]);
});

it("renders commands to be copied, and what comes out of them", async () => {
  const { body } = await render('```sh\ncurl "x"\n```\n\n```text\n<no>\n```');
  expect(body).toContain('<div class="command" data-copy><code>curl &#34;x&#34;</code></div>');
  expect(body).toContain("<samp>&#60;no&#62;</samp>");
});

it.each([
  ["<!-- sample: lists.ts#none | Nothing -->", 'samples/lists.ts has no region "none"'],
  ["<!-- a remark -->", "holds markup that names no sample"],
  ["<b>bold</b>", "holds markup that names no sample"],
  ["```ts\nlet a;\n```", "holds a block of ts"],
  ["[x](nowhere.md)", "links to nowhere.md"],
  ["[x](https://elsewhere.example/)", "links to https://elsewhere.example/"],
])("refuses %j", (markdown, message) => expect(render(markdown)).rejects.toThrow(message));

it("knows where a link of an example leads", () => {
  const readme = join(guidePath("lists"), "..", "..", "examples", "campaign-sync", "README.md");
  expect(articleLink(readme, "sync.ts")).toBe("#sync.ts");
  expect(articleLink(readme, "../../guides/lists.md")).toBe("guides/lists.html");
  expect(() => articleLink(readme, "../sync.ts")).toThrow("links to ../sync.ts");
});

it("knows where a link of the README of a package leads, wherever that is read", () => {
  const readme = readmePath("sandbox");
  expect(articleLink(readme, "../mock/README.md#in-tests")).toBe("packages/mock.html#in-tests");
  expect(articleLink(readme, "../docs/guides/lists.md")).toBe("guides/lists.html");
  expect(articleLink(readme, "https://www.npmjs.com/package/@social-api/core#transport")).toBe(
    "packages/core.html#transport",
  );
  expect(articleLink(readme, `${REPOSITORY}/tree/main/packages/mock#readme`)).toBe("packages/mock.html");
  expect(articleLink(readme, `${REPOSITORY}/blob/main/packages/docs/guides/lists.md#cursors`)).toBe(
    "guides/lists.html#cursors",
  );
  expect(articleLink(readme, "../../LICENSE")).toBe(`${REPOSITORY}/blob/main/LICENSE`);
  expect(articleLink(readme, `${SITE_URL}guides/lists.html#many-ids`)).toBe("guides/lists.html#many-ids");
  expect(articleLink(readme, "https://mswjs.io/")).toBe("https://mswjs.io/");
  expect(articleLink(guidePath("testing"), "../../sandbox/README.md#safety")).toBe("packages/sandbox.html#safety");
  for (const href of ["../nowhere.md", "http://mswjs.io/"]) {
    expect(() => articleLink(readme, href)).toThrow(`links to ${href}`);
  }
});

it("shows the programs of the README of a package, each under a name of its own, and tables without empty headings", async () => {
  const body = lexer("```ts\nlet a = 1;\n```\n\n```yaml\na: 1\n```\n\n| | b |\n|-|-|\n| c | d |");
  const rendered = await renderProse({ article: { path: readmePath("core"), lead: "", body }, names: new Map() });
  expect(rendered.body.markup).toMatch(
    /aria-label="TypeScript, block 1"><code class="language-ts"><span class="keyword">let/,
  );
  expect(rendered.body.markup).toContain('aria-label="YAML, block 2"><code class="language-yaml">a: 1</code>');
  expect(rendered.body.markup).toContain(
    'aria-label="Table: b"><table role="table"><thead role="rowgroup"><tr role="row"><td role="cell"></td><th role="columnheader">b</th></tr></thead>',
  );
});

it("labels the cells of a table by their headings, unless one heading is all that there is", async () => {
  const labelled = await render("| a `b` | c |\n|-|-|\n| 1 | 2 |");
  expect(labelled.body).toContain('aria-label="Table: a b, c"');
  expect(labelled.body).toContain('<td role="cell" data-label="a b">1</td><td role="cell" data-label="c">2</td>');
  expect((await render("| option | |\n|-|-|\n| 1 | 2 |")).body).not.toContain("data-label");
});

it("reads the comment that names a sample, and the text of a lead", () => {
  expect(parseSampleComment("<!-- sample: start.ts | All of it -->")).toEqual({ name: "start", label: "All of it" });
  expect(parseSampleComment("<!-- sample: start.ts -->")).toBeUndefined();
  expect(plainText("A [link](x.md) and `code`.")).toBe("A link and code.");
});
