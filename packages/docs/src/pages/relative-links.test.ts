import { expect, it } from "vitest";
import { fromFile } from "./relative-links.ts";

const MARKUP = `<a class="x" href="rules.html#a">a</a><script src="assets/a.js"></script><a href="#b">b</a><a href="https://c.example/">c</a><link href="data:image/svg+xml,%3C">`;

it("leads from a page in a folder to the root, and leaves what is absolute or inside the page alone", () => {
  expect(fromFile("rules/list.count.html", MARKUP)).toBe(
    `<a class="x" href="../rules.html#a">a</a><script src="../assets/a.js"></script><a href="#b">b</a><a href="https://c.example/">c</a><link href="data:image/svg+xml,%3C">`,
  );
});

it("changes nothing beside the landing page", () => {
  expect(fromFile("rules.html", MARKUP)).toBe(MARKUP);
});
