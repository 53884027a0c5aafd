import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import { keepIn, keepNothing } from "../keep.ts";
import { readCases } from "./read-cases.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  await mkdir(join(folder, "ads-v12"));
});
afterEach(() => rm(folder, { recursive: true }));

it("reads the cases of this repository as the tests do", async () => {
  expect(await readCases("code", keepNothing)).toEqual(await loadCases());
});

it("reads a file that has changed, come or gone", async () => {
  const keep = keepIn(join(folder, "kept"));
  const file = (name: string) => join(folder, "ads-v12", name);
  const rules = async () => (await readCases("code", keep, folder)).map(({ rule }) => rule);
  await writeFile(file("a.yaml"), "rule: a\ncases: []");
  expect(await rules()).toEqual(["a"]);
  expect(await rules()).toEqual(["a"]);
  await writeFile(file("a.yaml"), "rule: b\ncases: []");
  expect(await rules()).toEqual(["b"]);
  await writeFile(file("c.yaml"), "rule: c\ncases: []");
  expect(await rules()).toEqual(["b", "c"]);
  await rm(file("a.yaml"));
  expect(await rules()).toEqual(["c"]);
});
