import { readdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { type Mock, startMock } from "@social-api/mock";
import { type StartedSandbox, startSandbox } from "@social-api/sandbox";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { listSampleComments } from "./guides/article-parts.ts";
import { readGuides } from "./guides/guides.ts";
import { readSample, SAMPLES, SAMPLES_FOLDER, samplePath } from "./samples.ts";

const files = (await readdir(SAMPLES_FOLDER)).map((file) => file.replace(/\.ts$/, ""));

let mock: Mock;
let sandbox: StartedSandbox;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
});
afterAll(() => Promise.all([mock.close(), sandbox.close()]));
afterEach(() => void vi.restoreAllMocks());

/** Where the samples say that the services are: their defaults. The tests take free ports and send the requests there. */
const services = (): readonly (readonly [stated: string, actual: string])[] => [
  ["http://127.0.0.1:4010", mock.url],
  ["http://127.0.0.1:4030", sandbox.urls.platform],
  ["http://127.0.0.1:4031", sandbox.urls.ads],
  ["http://127.0.0.1:4032", sandbox.urls.adsSandbox],
  ["http://127.0.0.1:4033", sandbox.urls.control],
];

it.each(files)("%s prints what the site says it prints", async (name) => {
  await sandbox.sandbox.fetch(`${sandbox.urls.control}/sandbox/reset`, { method: "POST" });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const [stated = "", actual = ""] = services().find(([url]) => request.url.startsWith(`${url}/`)) ?? [];
    return fetch(new Request(request.url.replace(stated, actual), request));
  });
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const log = vi.spyOn(console, "log").mockImplementation(() => {});

  await import(pathToFileURL(samplePath(name)).href);

  expect(error).not.toHaveBeenCalled();
  const { prints } = await readSample(name);
  expect(prints.length).toBeGreaterThan(0);
  const printed = log.mock.calls.flatMap((values) => format(...values).split("\n"));
  // "…" stands for what differs from run to run; without one, a line is held to every character.
  expect(printed.map((line, index) => (isLike(line, prints[index] ?? "") ? prints[index] : line))).toEqual(prints);
});

function isLike(line: string, shown: string): boolean {
  const parts = shown.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(line);
}

it("every file of samples/ is shown by the landing page or by a guide", async () => {
  const shown = new Set<string>(SAMPLES);
  for (const { body } of await readGuides()) {
    for (const { name } of listSampleComments(body).values()) shown.add(name);
  }
  expect([...shown].sort()).toEqual(files.sort());
});

it("a region is read without its marks, and one that there is not is told", async () => {
  const { code, prints } = await readSample("lists", "total");
  expect(code).toMatch(/^const \{ total_count \}.*\nconsole\.log\(total_count\);$/);
  expect(prints).toEqual(["5"]);
  await expect(readSample("lists", "none")).rejects.toThrow('samples/lists.ts has no region "none"');
});
