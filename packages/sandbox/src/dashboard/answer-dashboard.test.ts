import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSpec } from "../../../../scripts/testing/spec.ts";
import { operationTable } from "../generated/operation-table.ts";
import { readOperationSchema } from "../http/operation-schema.ts";
import { readBundle } from "../http/read-bundle.ts";
import { createSandbox } from "../index.ts";
import { vocabulary } from "./vocabulary.ts";

const sandbox = createSandbox();
const get = (path: string, init?: RequestInit) => sandbox.fetch(`${sandbox.urls.control}${path}`, init);

test("the page is served with a policy that allows its own files alone", async () => {
  const response = await get("/");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = response.headers.get("content-security-policy")?.split("; ");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy?.join()).not.toContain("unsafe");
  const page = await response.text();
  expect(page).not.toMatch(
    /<style|\sstyle=|\son[a-z]+=|<script(?! type="module" src="dashboard\/main\.js"><\/script>)/,
  );
  expect(page).not.toMatch(/(?:href|src)="(?:\/|[a-z]+:)/);
});

test("every file that the page and its scripts name is there", async () => {
  const page = await (await get("/")).text();
  const left = [...page.matchAll(/(?:href|src)="(dashboard\/[^"]+)"/g)].map(([, path]) => `/${path}`);
  const seen = new Set<string>();
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const text = await response.text();
    if (!/\.[jt]s$/.test(path)) continue;
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    for (const [, name] of text.matchAll(/from "\.\/([^"]+)"/g)) left.push(`/dashboard/${name}`);
  }
  const scripts = await readdir(new URL("browser/", import.meta.url));
  // The entry under the name that it has once built; each other script is imported by some script.
  expect([...seen].filter((path) => /\.[jt]s$/.test(path))).toHaveLength(scripts.length);
});

test.each([`${"x".repeat(300)}.css`, `${"x".repeat(15_000)}.js`])(
  "a name too long for a file names none",
  async (name) => {
    expect((await get(`/dashboard/${name}`)).status).toBe(404);
  },
);

test("once built, it keeps what it has read, and nothing of what is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-dashboard-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const built = join(folder, "dashboard", "read-asset.js");
  await mkdir(join(folder, "dashboard", "assets"), { recursive: true });
  const source = await readFile(new URL("read-asset.ts", import.meta.url), "utf8");
  await writeFile(built, stripTypeScriptTypes(source));
  const { readAsset }: typeof import("./read-asset.ts") = await import(pathToFileURL(built).href);
  const write = (text: string) => writeFile(join(folder, "dashboard", "assets", "late.css"), text);
  expect(await readAsset("late.css")).toBeUndefined();
  await write("first");
  expect(await readAsset("late.css")).toEqual({ type: "css", text: "first" });
  await write("second");
  expect(await readAsset("late.css")).toEqual({ type: "css", text: "first" });
});

test.each(["none.js", "..%2fread-asset.ts", "%2e%2e%2f%2e%2e%2findex.ts", "read-asset.ts", "assets", "main.js.map"])(
  "%s is no file of it",
  async (name) => {
    expect((await get(`/dashboard/${name}`)).status).toBe(404);
  },
);

test("HEAD has no body", async () => {
  const response = await get("/", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("no page of another origin gets it", async () => {
  expect((await get("/", { headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
});

describe("the vocabulary", () => {
  test("is that of the documents", async () => {
    expect(await (await get("/dashboard/vocabulary.json")).json()).toEqual(vocabulary);
    const [platform, ads] = await Promise.all([readSpec("platform-v2"), readSpec("ads-v12")]);
    expect(vocabulary.operations.platform.toSorted()).toEqual(platform.operations.map(({ id }) => id).sort());
    expect(vocabulary.operations.ads.toSorted()).toEqual(ads.operations.map(({ id }) => id).sort());
    expect(vocabulary.problems).toHaveLength(18);
    expect(vocabulary.problems).toEqual(expect.arrayContaining(["about:blank", "usage-capped"]));
    expect(vocabulary.eventTypes).toContain("dm.received");
    expect(vocabulary.disconnectTypes).toContain("SlowReader");
  });

  test("offers the collections that the control API lists", () => {
    const control = readBundle("sandbox-control");
    const { query } = readOperationSchema(control, "listEntities", operationTable.listEntities);
    expect(query.get("collection")?.schema).toMatchObject({ enum: vocabulary.collections.toSorted() });
  });
});
