import { afterAll, afterEach, expect, test } from "vitest";
import { sendBytes, sendRaw } from "../../../scripts/testing/send-raw.ts";
import { startMock } from "./start-mock.ts";

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());
afterEach(async () => {
  const { status } = await fetch(`${mock.url}/2/connections`);
  expect(status, "the mock still answers").toBe(200);
});

test.each([
  ["/2/%zz", 400],
  ["/12/accounts/%ff/campaigns", 400],
  ["/12/accounts?q=%", 400],
  ["/12/accounts?%E0%A4%A=1", 400],
  ["//example.org/2/connections", 404],
  ["/2/%2e%2e/connections", 404],
  [`/2/${"x/".repeat(4000)}`, 404],
  ["/2/connections?__proto__=1&constructor=2&toString=3&hasOwnProperty=4", 200],
  ["/2/connections?max_results[__proto__]=1", 200],
  ["/12/accounts/__proto__/campaigns/constructor", 200],
  ["/12/accounts/a%00b%2F..%2Fc/campaigns/%F0%9F%98%80", 200],
  ["http://example.org/2/connections", 200],
  ["/2/connections?", 200],
  ["/2/connections?&&=&==", 200],
])("GET %s gets %i", async (target, wanted) => {
  const { status, text } = await sendRaw(mock.url, target);
  expect(status).toBe(wanted);
  expect(() => JSON.parse(text)).not.toThrow();
});

test.each(["/2/s3cret%zz", "/2/connections?access_token=s3cret%zz", "/12/accounts?access_token=s3cret%zz"])(
  "what is wrongly encoded in %s is not repeated",
  async (target) => {
    const { status, text } = await sendRaw(mock.url, target);
    expect(status).toBe(400);
    expect(text).toContain("is not percent-encoded UTF-8");
    expect(text).not.toContain("s3cret");
  },
);

test.each([
  [{ Accept: ",;;q=x,///" }, 406],
  [{ Accept: "*/*;q=0" }, 406],
  [{ Accept: "application/json;q=0.1, */*;q=0" }, 200],
  [{ Prefer: ",;=,code" }, 400],
  [{ Prefer: "respond-async, return=minimal; x=1" }, 200],
  [{ "Content-Type": "((((" }, 200],
  [{ Authorization: "x".repeat(4000) }, 200],
])("headers %j get %i", async (headers, wanted) => {
  const { status } = await sendRaw(mock.url, "/2/connections", { headers: headers as Record<string, string> });
  expect(status).toBe(wanted);
});

test.each([
  ["headers of more than 16 KiB", `GET /2/connections HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["what is no HTTP", "hello\r\n\r\n", 400],
  ["a method that there is not", "BREW /2/connections HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["two lengths", "POST /2/connections HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
  ["no Host", "GET /2/connections HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  [
    "chunk extensions of more than 16 KiB",
    `POST /2/activity/subscriptions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n`,
    413,
  ],
  ["CONNECT", "CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["an unknown expectation", "GET /2/connections HTTP/1.1\r\nHost: a\r\nExpect: the unexpected\r\n\r\n", 417],
])("%s gets a problem, and the connection ends", async (_, bytes, wanted) => {
  const [head = "", body = ""] = (await sendBytes(mock.url, bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${wanted} `));
  expect(head).toContain("application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ type: "about:blank", status: wanted });
});

test("HTTP/1.0 needs no Host", async () => {
  expect(await sendBytes(mock.url, "GET /2/connections HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

test("a body of many megabytes gets 413, although the client is still sending", async () => {
  const { status, text } = await sendRaw(mock.url, "/12/accounts/a/audience_estimate", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
    body: Buffer.alloc(20 * 1024 * 1024, "x"),
  });
  expect(status).toBe(413);
  expect(JSON.parse(text).errors[0].message).toContain("at most 1048576");
});

test("a client that goes away in the middle of its body leaves nothing behind", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({ start: (sink) => sink.enqueue(new TextEncoder().encode("[")) });
  const init = { method: "POST", body, duplex: "half", signal: controller.signal } as RequestInit;
  const call = fetch(`${mock.url}/12/batch/accounts/a/campaigns`, {
    ...init,
    headers: { "content-type": "application/json" },
  });
  setTimeout(() => controller.abort(), 50);
  await expect(call).rejects.toThrow();
});
