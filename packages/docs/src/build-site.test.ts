import { createHash } from "node:crypto";
import { glob, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "./build-site.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  await Promise.all([buildSite(join(folder, "one")), buildSite(join(folder, "two"))]);
});
afterAll(() => rm(folder, { recursive: true }));

async function digests(site: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of glob("**/*.*", { cwd: site })) {
    found[file] = createHash("sha256")
      .update(await readFile(join(site, file)))
      .digest("hex");
  }
  return found;
}

it("gives the same bytes each time, and names no folder that it was built in", async () => {
  const one = await digests(join(folder, "one"));
  expect(Object.keys(one)).toHaveLength(13);
  expect(await digests(join(folder, "two"))).toEqual(one);
  for (const file of Object.keys(one)) {
    expect(await readFile(join(folder, "one", file), "utf8")).not.toContain("social-api-docs-");
  }
});

it("keeps the landing page, its styles and its script below 50 kB together", async () => {
  const files = ["index.html", "assets/palette.css", "assets/site.css", "assets/copy.js"];
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, "one", file))).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

it("refers to nothing by an absolute path, and to no other host than Redoc's home page", async () => {
  for await (const file of glob("*.html", { cwd: join(folder, "one") })) {
    const page = await readFile(join(folder, "one", file), "utf8");
    // What follows the rendered page of a reference is Redoc's program and the document itself.
    const [markup = ""] = page.split('<script type="module">');
    const targets = [...markup.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
    expect(targets.length, file).toBeGreaterThan(5);
    const foreign = targets.filter((target) => /^(?:\/|https?:)/.test(target));
    expect(foreign.filter((target) => target !== "https://redocly.com/redoc/")).toEqual([]);
  }
});
