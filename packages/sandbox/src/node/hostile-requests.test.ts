import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendBytes, sendRaw } from "../../../../scripts/testing/send-raw.ts";
import { FREE_PORTS } from "../../test/support/free-ports.ts";
import { startSandbox } from "../index.ts";
import type { RequestLogEntry } from "../request-log.ts";
import { LIMITS } from "./limits.ts";

const TOKEN = "harbour-coffee-token";
const CAMPAIGNS = "/12/accounts/hc7m2k9/campaigns";
const BATCH = "/12/batch/accounts/hc7m2k9/campaigns";
const CREATE = `${CAMPAIGNS}?funding_instrument_id=fi4q8w`;

const log: RequestLogEntry[] = [];
const started = await startSandbox({ ...FREE_PORTS, log: (entry) => log.push(entry) });
const { urls } = started;
afterAll(() => started.close());

// A fault of the sandbox itself is told on the console: there must be none.
const faults = vi.spyOn(console, "error");
beforeEach(() => void faults.mockClear());
afterEach(async () => {
  expect(faults.mock.calls).toEqual([]);
  const { status } = await fetch(`${urls.ads}${CAMPAIGNS}`);
  expect(status, "the sandbox still answers").toBe(200);
});

const json = (text: string) => JSON.parse(text) as { errors?: { message: string }[]; data?: unknown };

describe("targets", () => {
  test.each([
    ["/12/%zz", 404],
    ["/12/accounts/%ff/campaigns", 403],
    ["/12/accounts/%00/campaigns", 403],
    ["/12/accounts/a%00b%2F..%2Fc/campaigns/%F0%9F%98%80", 403],
    [`${CAMPAIGNS}?q=%`, 400],
    [`${CAMPAIGNS}?%E0%A4%A=1`, 400],
    [`${CAMPAIGNS}?q=%FF`, 400],
    [`${CAMPAIGNS}?q=%00`, 200],
    ["//example.org/12/accounts", 404],
    ["/12/accounts/hc7m2k9/%2e%2e/ha3t8w1/campaigns", 200],
    ["/../../../../etc/passwd", 404],
    ["/..%2f..%2f..%2fetc/passwd", 404],
    ["/12/accounts/..%2f..%2fhc7m2k9/campaigns", 403],
    ["/12\\accounts", 400],
    [`/12/${"x/".repeat(4000)}`, 404],
    [`${CAMPAIGNS}?__proto__=1&constructor=2&toString=3&hasOwnProperty=4`, 200],
    [`${CAMPAIGNS}?count[__proto__]=1`, 200],
    ["/12/accounts/__proto__/campaigns/constructor", 403],
    [`${CAMPAIGNS}/__proto__`, 404],
    [`http://example.org${CAMPAIGNS}`, 200],
    [`${CAMPAIGNS}?`, 200],
    [`${CAMPAIGNS}?&&=&==`, 200],
    [`${CAMPAIGNS}/${encodeURIComponent("' OR 1=1 --")}`, 404],
    [`${CAMPAIGNS}?campaign_ids=${encodeURIComponent("') OR 1=1 --")}`, 200],
    [`${CAMPAIGNS}?sort_by=${encodeURIComponent("name; DROP TABLE campaigns")}`, 400],
    [`${CAMPAIGNS}?cursor=${encodeURIComponent("' UNION SELECT token FROM tokens --")}`, 400],
    [`${CAMPAIGNS}?count=1&count=1000`, 400],
    [`${CAMPAIGNS}?with_deleted=false&with_deleted=true`, 400],
  ])("GET %s gets %i", async (target, wanted) => {
    const { status, text } = await sendRaw(urls.ads, target);
    expect({ status, text }).toMatchObject({ status: wanted });
    expect(() => JSON.parse(text)).not.toThrow();
  });

  test("what looks like SQL finds nothing, and destroys nothing", async () => {
    const all = json((await sendRaw(urls.ads, `${CAMPAIGNS}?with_total_count=true`)).text);
    for (const text of ["%", "_", "' OR '1'='1", '"; DROP TABLE campaigns; --', "\\", "*", "a%' ESCAPE '"]) {
      const found = json((await sendRaw(urls.ads, `${CAMPAIGNS}?q=${encodeURIComponent(text)}`)).text);
      expect(found, text).toMatchObject({ data: [] });
    }
    expect(json((await sendRaw(urls.ads, `${CAMPAIGNS}?with_total_count=true`)).text)).toEqual(all);
  });

  test.each([
    [urls.platform, "application/problem+json"],
    [urls.ads, "application/json"],
    [urls.adsSandbox, "application/json"],
    [urls.control, "application/json"],
  ])("no file is served from outside: %s", async (url, mediaType) => {
    for (const target of [
      "/../package.json",
      "/%2e%2e/package.json",
      "/..%5cpackage.json",
      "/assets/..%2f..%2fcli.ts",
    ]) {
      const { status, text, headers } = await sendRaw(url, target);
      expect(status, target).toBeGreaterThanOrEqual(400);
      expect(status, target).toBeLessThan(500);
      expect(headers["content-type"], target).toContain(mediaType);
      expect(text, target).not.toContain("social-api/sandbox");
    }
  });
});

describe("headers", () => {
  const token = { Authorization: `Bearer ${TOKEN}` };
  test.each([
    ["an unknown token", 401, { Authorization: "Bearer nobody" }],
    ["another scheme", 401, { Authorization: `Basic ${TOKEN}` }],
    ["no scheme", 401, { Authorization: TOKEN }],
    ["two tokens", 401, { Authorization: `Bearer ${TOKEN} ${TOKEN}` }],
    ["a long token", 401, { Authorization: `Bearer ${"x".repeat(8_000)}` }],
    ["a strange media type", 200, { ...token, "Content-Type": "((((" }],
    ["a strange Accept", 200, { ...token, Accept: ",;;q=x,///" }],
    ["a lowercase scheme", 200, { authorization: `bearer ${TOKEN}` }],
    ["an expectation", 417, { Expect: "the unexpected" }],
  ])("%s gets %i", async (_what, wanted, headers) => {
    const { status, text } = await sendRaw(urls.ads, CAMPAIGNS, { headers: headers as Record<string, string> });
    expect(status).toBe(wanted);
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text).not.toContain(TOKEN);
  });

  test("more headers than are allowed are refused, not dropped", async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`X-${at}`, "1"]));
    const headers = { ...many(LIMITS.headers), Authorization: "Bearer nobody" };
    expect((await sendRaw(urls.ads, CAMPAIGNS, { headers })).status).toBe(431);
    expect((await sendRaw(urls.ads, CAMPAIGNS, { headers: many(LIMITS.headers - 10) })).status).toBe(200);
  });

  test("a long Sandbox-Violations stays a header", async () => {
    const names = Array.from({ length: 90 }, (_, at) => ({ operation_type: "Create", params: { [`ü${at}`]: at } }));
    const { status, headers } = await sendRaw(urls.ads, BATCH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(names),
    });
    expect(status).toBe(400);
    expect(headers["sandbox-violations"]?.length).toBeLessThanOrEqual(4_000);
    expect(JSON.parse(headers["sandbox-violations"] ?? "")).toContainEqual({ rule: "batch.size", parameter: "body" });
  });
});

describe("what cannot be read as HTTP", () => {
  const line = `GET ${CAMPAIGNS} HTTP/1.1\r\nHost: a\r\n`;
  const post = `POST ${CREATE} HTTP/1.1\r\nHost: a\r\n`;
  const shapes: [string, number, string][] = [
    ["headers of more than 16 KiB", 431, `${line}X: ${"x".repeat(20_000)}\r\n\r\n`],
    ["a request line of more than 16 KiB", 431, `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["no HTTP", 400, "hello\r\n\r\n"],
    ["a method that there is not", 400, `BREW ${CAMPAIGNS} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["a null byte in a header", 400, `${line}X: a\0b\r\n\r\n`],
    ["a null byte in the target", 400, "GET /12\0 HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a header without a name", 400, `${line}: x\r\n\r\n`],
    ["a folded header", 400, `${line}X: a\r\n b\r\n\r\n`],
    ["a space before the colon", 400, `${line}Content-Length : 3\r\n\r\n`],
    ["two lengths", 400, `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ["a list of lengths", 400, `${post}Content-Length: 1, 1\r\n\r\n`],
    ["a negative length", 400, `${post}Content-Length: -1\r\n\r\n`],
    ["a length with a sign", 400, `${post}Content-Length: +1\r\n\r\na`],
    ["a length and chunks", 400, `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["chunks that are not last", 400, `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["chunked twice", 400, `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["an unknown transfer encoding", 400, `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["a chunk of no size", 400, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ["a bare line feed", 400, `GET ${CAMPAIGNS} HTTP/1.1\nHost: a\n\n`],
    ["CONNECT", 405, "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n"],
  ];
  test.each(shapes)("%s gets one JSON answer, and the connection ends", async (_what, wanted, bytes) => {
    const before = log.length;
    // What stands behind must not be taken for a request of its own.
    const hidden = `POST ${CREATE}&name=smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`;
    const answer = await sendBytes(urls.ads, bytes + hidden);
    const [head = "", body = "", ...rest] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${wanted} `));
    expect(head.toLowerCase()).toContain("connection: close");
    expect(json(body).errors?.[0]?.message).toEqual(expect.any(String));
    expect(rest).toEqual([]);
    // Where the head could still be read, the request is dropped when its body cannot: that is the status 0.
    expect(log.slice(before).filter(({ status }) => status > 0 && status < 400)).toEqual([]);
  });

  test.each([
    ["no Host", `GET ${CAMPAIGNS} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ["a Host that is none", `GET ${CAMPAIGNS} HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n`],
    ["a target that is none", `GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  ])("%s gets 400 in JSON", async (_what, bytes) => {
    const [head = "", body = ""] = (await sendBytes(urls.ads, bytes)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 400 /);
    expect(json(body).errors).toHaveLength(1);
  });

  test.each(["localhost:99999", "127.0.0.1.1", "256.256.256.256", "xn--a"])(
    "the control host refuses the Host %s with 403",
    async (host) => {
      const bytes = `GET /sandbox/state HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const [head = "", body = ""] = (await sendBytes(urls.control, bytes)).split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1.1 403 /);
      expect(json(body).errors).toHaveLength(1);
    },
  );

  test("the platform API answers a problem", async () => {
    const [head = "", body = ""] = (await sendBytes(urls.platform, "hello\r\n\r\n")).split("\r\n\r\n");
    expect(head).toContain("Content-Type: application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ type: "about:blank", status: 400, title: "Bad Request" });
  });

  test("a method that exists, but not here, gets 405", async () => {
    for (const method of ["PATCH", "TRACE", "PROPFIND", "QUERY", "DELETE"]) {
      const { status, headers } = await sendRaw(urls.ads, CAMPAIGNS, { method });
      expect({ method, status }).toEqual({ method, status: 405 });
      expect(headers["allow"]?.split(", ").sort()).toEqual(["GET", "POST"]);
    }
  });
});

describe("bodies", () => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
    sendRaw(urls.ads, BATCH, { method: "POST", headers, body });

  test.each([
    ["malformed JSON", 400, "[{"],
    ["two documents", 400, "[] []"],
    ["a comment", 400, "[/* */]"],
    ["malformed UTF-8", 400, Uint8Array.from([0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d])],
    ["UTF-16", 400, Buffer.from("[]", "utf16le")],
    ["a null byte", 400, "[\0]"],
    ["null", 400, "null"],
    ["a number beyond all bounds", 400, "[1e400]"],
    ["a number that is not exact", 400, '[{"operation_type":"Create","params":{"count":1e21}}]'],
    ["a very long number", 400, "9".repeat(100_000)],
    ["a text", 400, '"[]"'],
    ["deep arrays", 400, "[".repeat(100_000) + "]".repeat(100_000)],
    ["deep arrays that do not end", 400, "[".repeat(500_000)],
    ["deep objects", 400, `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`],
    ["deep arrays with a number beyond 2^53", 400, `${"[".repeat(100_000)}9007199254740993${"]".repeat(100_000)}`],
    ["a polluting key", 400, '[{"__proto__":{"polluted":true},"operation_type":"Create","params":{}}]'],
    ["nothing", 400, ""],
    ["a million items", 400, `[${"0,".repeat(500_000)}0]`],
  ])("%s gets %i", async (_what, wanted, body) => {
    const { status, text } = await post(body as string);
    expect({ status, text: text.slice(0, 200) }).toMatchObject({ status: wanted });
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text.length).toBeLessThan(100_000);
    expect((Object.prototype as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([
    [{ "Content-Type": "text/plain" }],
    [{ "Content-Type": "application/x-www-form-urlencoded" }],
    [{ "Content-Type": "application/json; charset=utf-16" }],
    [{ "Content-Type": "application/json", "Content-Encoding": "gzip" }],
    [{}],
  ])("with %j gets 415", async (headers) => {
    const { status, text } = await post("[]", headers as Record<string, string>);
    expect(status).toBe(415);
    expect(json(text).errors).toHaveLength(1);
  });

  test("a body of many megabytes gets 413, although the client is still sending", async () => {
    const { status, text } = await post(Buffer.alloc(20 * 1024 * 1024, "x"), {
      "Content-Type": "application/json",
      "Transfer-Encoding": "chunked",
    });
    expect(status).toBe(413);
    expect(json(text).errors?.[0]?.message).toContain("larger than 1048576 bytes");
  });

  test("a length of many megabytes gets 413 before anything is sent", async () => {
    const head = `POST ${BATCH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999999999999\r\n\r\n`;
    const answer = await sendBytes(urls.ads, head);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test("a client that goes away in the middle of its body leaves nothing behind", async () => {
    const seen = log.length;
    const socket = connect(Number(new URL(urls.ads).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(`POST ${BATCH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[`);
    // The request is being read once another one, sent later, is answered.
    await fetch(`${urls.ads}${CAMPAIGNS}`);
    socket.destroy();
    await vi.waitFor(() => expect(log.slice(seen)).toContainEqual(expect.objectContaining({ status: 0 })));
  });
});

test("what comes too slowly gets 408 and changes nothing", async () => {
  const entries: RequestLogEntry[] = [];
  const limits = { headersMs: 100, requestMs: 100, checkMs: 20 };
  const impatient = await startSandbox({ ...FREE_PORTS, limits, log: (entry) => entries.push(entry) });
  const { ads } = impatient.urls;
  const head = `POST ${BATCH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[`;
  expect(await sendBytes(ads, head)).toMatch(/^HTTP\/1.1 408 /);
  await vi.waitFor(() => expect(entries).toMatchObject([{ operation_id: "batchCampaigns", status: 0 }]));
  expect(await sendBytes(ads, `GET ${CAMPAIGNS} HTTP/1.1\r\nHost: a\r\nX-`)).toMatch(/^HTTP\/1.1 408 /);
  await impatient.close();
});

test("no token is in the log, whatever became of the request", () => {
  expect(log.length).toBeGreaterThan(50);
  expect(JSON.stringify(log)).not.toContain(TOKEN);
});
