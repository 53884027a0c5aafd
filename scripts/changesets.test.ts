import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const publicPackages = globSync("packages/*/package.json", { cwd: ROOT })
  .map((file) => JSON.parse(read(file)) as { name: string; version: string; private?: boolean })
  .filter((manifest) => !manifest.private);
const changesets = globSync(".changeset/*.md", { cwd: ROOT }).filter((file) => !file.endsWith("README.md"));

/** The example of CONTRIBUTING.md is held to what it teaches. */
const [, example = ""] = /^```text\n(---\n.*?)^```$/ms.exec(read("CONTRIBUTING.md")) ?? [];

test.each<[string, string]>([
  ["the example of CONTRIBUTING.md", example],
  ...changesets.map((file): [string, string] => [file, read(file)]),
])("%s names public packages and says in a sentence what changes for their users", (_file, changeset) => {
  const [, front = "", text = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(changeset) ?? [];
  const names = [...front.matchAll(/^"(.+)": (?:major|minor|patch)$/gm)].map(([, name]) => name);
  expect(names.length).toBe(front.trim().split("\n").length);
  expect(publicPackages.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  // One sentence: no full stop, and no other end, before the last.
  expect(text.trim()).toMatch(/^[A-Z`](?:(?![.!?]\s).)+\.$/s);
});

test("a public package that was never released has a changeset", () => {
  const texts = changesets.map(read).join("\n");
  for (const { name } of publicPackages.filter(({ version }) => version === "0.0.0")) {
    expect(texts).toContain(`"${name}":`);
  }
});
