import { expect, it } from "vitest";
import { trusted } from "../html.ts";
import { linkNames } from "./link-names.ts";

it("links code that is a name, and nothing inside of links and programs", () => {
  const hrefs = new Map([["walk", "api/core.html#walk"]]);
  const link = (markup: string) => linkNames(trusted(markup), hrefs).markup;
  expect(link("<code>walk()</code> <code>run</code>")).toBe(
    '<a href="api/core.html#walk"><code>walk()</code></a> <code>run</code>',
  );
  for (const markup of ['<a href="x"><code>walk</code></a>', "<pre><code>walk</code></pre>"]) {
    expect(link(markup)).toBe(markup);
  }
});
