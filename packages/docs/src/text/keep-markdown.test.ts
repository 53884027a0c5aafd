import { expect, it } from "vitest";
import { html } from "../html.ts";
import type { Keep } from "../keep.ts";
import { keepMarkdown } from "./keep-markdown.ts";

it("depends on the page, on where it is and on the code, and on nothing else", async () => {
  const kept = new Map<string, string>();
  const keep: Keep = async (name, from, make) => {
    const key = JSON.stringify([name, from]);
    const text = kept.get(key) ?? (await make());
    kept.set(key, text);
    return text;
  };
  const main = html`<p>See <a href="rules.html">the rules</a>.</p>`;
  const page = { file: "guide.html", main };
  expect(await keepMarkdown(page, "code", keep)).toBe("See [the rules](rules.md).\n");
  expect(await keepMarkdown(page, "code", keep)).toBe("See [the rules](rules.md).\n");
  expect(kept.size).toBe(1);
  expect(await keepMarkdown({ ...page, main: html`<p>See nothing.</p>` }, "code", keep)).toBe("See nothing.\n");
  expect(await keepMarkdown({ ...page, file: "rules/a.html" }, "code", keep)).toBe("See [the rules](../rules.md).\n");
  await keepMarkdown(page, "other code", keep);
  expect(kept.size).toBe(4);
});
