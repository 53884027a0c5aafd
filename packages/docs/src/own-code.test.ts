import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ownCode } from "./own-code.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "social-api-docs-"));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

it("is another when a source, its name or a library changes, and the same when a test does", async () => {
  await write("packages/docs/src/text/page-markdown.ts", "a");
  await write("pnpm-lock.yaml", "a");
  const before = await ownCode(root);
  await write("packages/docs/src/text/page-markdown.test.ts", "a");
  expect(await ownCode(root)).toBe(before);
  await write("pnpm-lock.yaml", "b");
  const library = await ownCode(root);
  await write("packages/docs/src/text/page-markdown.ts", "b");
  const source = await ownCode(root);
  await rm(join(root, "packages/docs/src/text/page-markdown.ts"));
  await write("packages/docs/src/text/markdown.ts", "b");
  expect(new Set([before, library, source, await ownCode(root)]).size).toBe(4);
});

it("knows the code of this repository", async () => {
  expect(await ownCode()).not.toBe(await ownCode(root));
});
