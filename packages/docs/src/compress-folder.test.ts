import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFolder } from "./compress-folder.ts";
import { keepIn } from "./keep.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
});
afterEach(() => rm(folder, { recursive: true }));

const LONG = "é".repeat(2_000);

it("puts a compressed copy beside each file that is worth it", async () => {
  await writeFile(join(folder, "long.html"), LONG);
  await writeFile(join(folder, "short.html"), "short");
  await writeFile(join(folder, "long.png"), LONG);
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(["long.html", "long.html.gz", "long.png", "short.html"]);
  expect(gunzipSync(await readFile(join(folder, "long.html.gz"))).toString()).toBe(LONG);
});

it("compresses what has changed anew, and gives the bytes that it kept of the rest", async () => {
  const site = join(folder, "index.html");
  const bytes: Buffer[] = [];
  for (const text of [LONG, LONG, `${LONG}.`, LONG]) {
    await writeFile(site, text);
    await compressFolder(folder, keepIn(join(folder, "kept")));
    bytes.push(await readFile(`${site}.gz`));
    await rm(`${site}.gz`);
  }
  expect(bytes.map((copy) => gunzipSync(copy).toString())).toEqual([LONG, LONG, `${LONG}.`, LONG]);
  expect(bytes[1]).toEqual(bytes[0]);
});
