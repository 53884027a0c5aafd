import { expect, it } from "vitest";
import { html, trusted } from "./html.ts";

it("escapes text and keeps markup", () => {
  expect(html`<p title="${`"a" & 'b'`}">${"<i>"}${trusted("<b>c</b>")}${html`<u>${1}</u>`}</p>`.markup).toBe(
    '<p title="&#34;a&#34; &#38; &#39;b&#39;">&#60;i&#62;<b>c</b><u>1</u></p>',
  );
});

it("joins lists and leaves out what is absent", () => {
  expect(html`${["a", [undefined, "b"]]}${false}${undefined}`.markup).toBe("ab");
});
