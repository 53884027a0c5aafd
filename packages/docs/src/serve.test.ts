import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DocsServer, serveFolder } from "./serve-folder.ts";

let folder: string;
let docs: DocsServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-api-docs-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  docs = await serveFolder(folder, { port: 0 });
});
afterAll(async () => {
  await docs.close();
  await rm(folder, { recursive: true });
});

it("serves the folder on loopback", async () => {
  expect(docs.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const response = await fetch(docs.url);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain("Hello");
});

it("answers 404 for what is not there, inside the folder or outside", async () => {
  expect((await fetch(`${docs.url}none.html`)).status).toBe(404);
  expect((await fetch(`${docs.url}..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});

it("says in one line that a port is taken, or is none", async () => {
  const port = Number(new URL(docs.url).port);
  await expect(serveFolder(folder, { port })).rejects.toThrow(
    `port ${port} is in use: choose another with the option port, 0 for any free one`,
  );
  await expect(serveFolder(folder, { port: 70_000 })).rejects.toThrow(
    "port 70000 is none: choose a whole number from 0 to 65535 with the option port, 0 for any free one",
  );
});

it("can be closed twice", async () => {
  const other = await serveFolder(folder, { port: 0 });
  await other.close();
  await other.close();
});

it("sends the compressed copy of a file to who takes it", async () => {
  await writeFile(join(folder, "long.txt"), "plain");
  await writeFile(join(folder, "long.txt.gz"), gzipSync("compressed"));
  const get = async (encoding: string) => {
    const response = await fetch(`${docs.url}long.txt`, { headers: { "accept-encoding": encoding } });
    return [response.headers.get("content-encoding"), response.headers.get("content-type"), await response.text()];
  };
  expect(await get("gzip")).toEqual(["gzip", expect.stringContaining("text/plain"), "compressed"]);
  expect(await get("identity")).toEqual([null, expect.stringContaining("text/plain"), "plain"]);
});
