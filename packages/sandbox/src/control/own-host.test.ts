import { expect, test } from "vitest";
import { createSandbox } from "../index.ts";

const sandbox = createSandbox({ urls: { control: "http://sandbox.internal:4033" } });

async function ask(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<number> {
  const path = method === "GET" ? "/sandbox/state" : "/sandbox/reset";
  return (await sandbox.answer("control", new Request(`${url}${path}`, { method, headers }))).status;
}

test.each([
  "http://sandbox.internal:4033",
  "http://localhost:4033",
  "http://127.0.0.1:4033",
  "http://127.8.8.8",
  "http://[::1]:4033",
  "http://control.localhost:4033",
])("under %s it answers", async (url) => {
  expect(await ask(url)).toBe(200);
  expect(await ask(url, { Host: new URL(url).host, Origin: new URL(url).origin }, "POST")).toBe(200);
});

test.each([
  "http://evil.example",
  "http://sandbox.internal",
  "http://localhost.evil.example:4033",
  "http://127.0.0.1.evil.example:4033",
  "http://192.168.0.7:4033",
  "http://0.0.0.0:4033",
  "http://[::2]:4033",
])("under %s it does not: a name may have been made to lead here", async (url) => {
  expect(await ask(url)).toBe(403);
  expect(await ask("http://localhost:4033", { Host: new URL(url).host })).toBe(403);
});

test.each(["https://evil.example", "http://localhost:3000", "http://127.0.0.1:4033", "null", "file://", "nonsense"])(
  "a page of the origin %s is refused, whatever it asks for",
  async (Origin) => {
    expect(await ask("http://localhost:4033", { Origin })).toBe(403);
    expect(await ask("http://localhost:4033", { Origin }, "POST")).toBe(403);
  },
);

test("what is refused is told in the API's own words, and no page may read it", async () => {
  const request = new Request("http://localhost:4033/", { headers: { Origin: "https://evil.example" } });
  const response = await sandbox.answer("control", request);
  expect(await response.json()).toEqual({ errors: [{ message: expect.stringContaining("other origins") }] });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  const allowed = await sandbox.answer("control", new Request("http://localhost:4033/sandbox/state"));
  expect(allowed.headers.get("access-control-allow-origin")).toBeNull();
});
