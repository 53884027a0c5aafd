import { expect, it } from "vitest";
import { highlight } from "./highlight.ts";

it("marks keywords, strings, numbers, comments and calls, over several lines, and changes no text", () => {
  const code = 'const a = f("<x>", 1_000); // why\n/* on\nand on */ await b;';
  const { markup } = highlight(code);
  expect(markup).toContain('<span class="keyword">const</span> a = <span class="call">f</span>(');
  expect(markup).toContain('<span class="string">&#34;&#60;x&#62;&#34;</span>');
  expect(markup).toContain('<span class="number">1_000</span>');
  expect(markup).toContain('<span class="comment">and on */</span> <span class="keyword">await</span> b');
  const text = markup.replace(/<[^>]*>/g, "").replace(/&#(\d+);/g, (_, point) => String.fromCharCode(point));
  expect(text).toBe(`${code}\n`);
});

it("makes links of the names that have an address, but not of strings and comments", () => {
  const hrefs = new Map([["Walk", "api/core.html#Walk"]]);
  expect(highlight('Walk<"Walk"> // Walk', hrefs).markup).toBe(
    '<a href="api/core.html#Walk">Walk</a>&#60;<span class="string">&#34;Walk&#34;</span>&#62; <span class="comment">// Walk</span>\n',
  );
});
