import { expect, it } from "vitest";
import { inlineMarkdown, markdown } from "./markdown.ts";

it("renders Markdown and shows markup instead of obeying it", () => {
  expect(markdown("Send `a<b>`.\n\nThen <kind>.").markup).toBe(
    "<p>Send <code>a&lt;b&gt;</code>.</p>\n<p>Then &#60;kind&#62;.</p>\n",
  );
  expect(inlineMarkdown("a <script>alert(1)</script>").markup).toBe("a &#60;script&#62;alert(1)&#60;/script&#62;");
});

it("links to relative addresses and to https", () => {
  expect(inlineMarkdown("[a](../guides/a.html#b) [c](https://example.org/c?d=e:f) [g](#h)").markup).toBe(
    '<a href="../guides/a.html#b">a</a> <a href="https://example.org/c?d=e:f">c</a> <a href="#h">g</a>',
  );
});

it.each([
  "[x](javascript:alert(1))",
  "[x](JavaScript:alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  "[x](data:text/html,<script>1</script>)",
  "[x](http://example.org)",
  "[x](//example.org)",
  "[x](/absolute)",
])("refuses %s", (text) => {
  expect(() => markdown(text)).toThrow("addresses are relative or of https");
  if (!text.includes("\n")) expect(() => inlineMarkdown(text)).toThrow("addresses are relative or of https");
});
