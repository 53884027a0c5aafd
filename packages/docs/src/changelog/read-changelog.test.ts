import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readChangelog } from "./read-changelog.ts";

const PACKAGES = ["core", "mock"].map((name) => ({ name: `@social-api/${name}`, description: "" }));

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "social-api-changelog-"));
  await mkdir(join(root, ".changeset"));
  await mkdir(join(root, "packages", "core"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

it("has nothing to tell before the first change", async () => {
  expect(await readChangelog(PACKAGES, root)).toEqual([]);
});

it("tells what waits to be released, then each version", async () => {
  await writeFile(
    join(root, ".changeset", "one.md"),
    '---\n"@social-api/core": minor\n"@social-api/mock": patch\n---\n\nBoth do more.\n',
  );
  await writeFile(
    join(root, "packages", "core", "CHANGELOG.md"),
    "# @social-api/core\n\n## 0.2.0\n\n### Minor Changes\n\n- More.\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n",
  );
  expect(await readChangelog(PACKAGES, root)).toEqual([
    { name: "@social-api/core", text: "- Both do more." },
    { name: "@social-api/core", version: "0.2.0", text: "### Minor Changes\n\n- More." },
    { name: "@social-api/core", version: "0.1.0", text: "### Minor Changes\n\n- First." },
    { name: "@social-api/mock", text: "- Both do more." },
  ]);
});
