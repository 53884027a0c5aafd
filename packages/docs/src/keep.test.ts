import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepIn } from "./keep.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("makes a text anew only when it is made of something else", async () => {
  const keep = keepIn(join(folder, "kept"));
  let made = 0;
  const make = async () => `text ${++made}`;
  expect(await keep("page", ["a", "b"], make)).toBe("text 1");
  expect(await keep("page", ["a", "b"], make)).toBe("text 1");
  expect(await keep("page", ["ab"], make)).toBe("text 2");
  expect(await keep("page", ["a", "b"], make)).toBe("text 3");
  expect(await keep("page", ["b", "a"], make)).toBe("text 4");
  expect(await keep("folder/page", ["b", "a"], make)).toBe("text 5");
  expect(await keep("page", ["b", "a"], make)).toBe("text 4");
});

it("keeps the last text of each name, and no other", async () => {
  const keep = keepIn(folder);
  for (const name of ["page", "pages", "page"]) {
    for (const from of ["a", "b"]) await keep(name, [from], async () => from);
  }
  expect((await readdir(folder)).map((file) => file.split(".")[0]).sort()).toEqual(["page", "pages"]);
});

it("keeps nothing of what could not be made", async () => {
  const keep = keepIn(folder);
  await expect(keep("page", [], () => Promise.reject(new Error("no Redoc")))).rejects.toThrow("no Redoc");
  expect(await keep("page", [], async () => "page")).toBe("page");
});
