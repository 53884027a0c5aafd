import { expect, it } from "vitest";
import { inlineMarkdown, markdown } from "./markdown.ts";

it("renders Markdown and shows markup instead of obeying it", () => {
  expect(markdown("Send `a<b>`.\n\nThen <kind>.").markup).toBe(
    "<p>Send <code>a&lt;b&gt;</code>.</p>\n<p>Then &#60;kind&#62;.</p>\n",
  );
  expect(inlineMarkdown("a <script>alert(1)</script>").markup).toBe("a &#60;script&#62;alert(1)&#60;/script&#62;");
});
