import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Mock, startMock } from "@social-api/mock";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { readSample, SAMPLES, samplePath } from "./samples.ts";

/** Where the samples say that the mock is: its default. The tests take a free port and send the requests there. */
const STATED = "http://127.0.0.1:4010";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());
afterEach(() => void vi.restoreAllMocks());

it.each(SAMPLES)("%s prints what the site says it prints", async (name) => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = new Request(input);
    return fetch(new Request(request.url.replace(STATED, mock.url), request));
  });
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const log = vi.spyOn(console, "log").mockImplementation(() => {});

  await import(pathToFileURL(samplePath(name)).href);

  expect(error).not.toHaveBeenCalled();
  const { prints } = await readSample(name);
  expect(prints.length).toBeGreaterThan(0);
  expect(log.mock.calls.map((values) => values.join(" "))).toEqual(prints);
});

it("every file of samples/ is a sample of the site", async () => {
  const files = await readdir(join(import.meta.dirname, "..", "samples"));
  expect(files.sort()).toEqual(SAMPLES.map((name) => `${name}.ts`).sort());
});
