import { getEventListeners } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isApiError, isRuleViolationError, RuleViolationError } from "@social-api/core";
import { afterEach, describe, expect, test } from "vitest";
import { createPlatformClient } from "./client.ts";
import { parseEventRecord } from "./parse-event-record.ts";
import { type StreamDisconnect, type StreamOptions, streamActivity } from "./stream.ts";
import { isStreamError, type StreamError } from "./stream-error.ts";

type Handler = (response: ServerResponse, connection: number, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A service on loopback; `stream` answers the n-th connection to the stream. Other calls are noted, and succeed. */
async function serviceWith(stream: Handler, other: Handler = (response) => response.end("{}")) {
  const calls: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/2/activity/stream")) stream(response, connections++, request);
    else {
      calls.push(`${request.method} ${request.url}`);
      other(response, calls.length - 1, request);
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const platform = createPlatformClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const waits: number[] = [];
  const disconnects: StreamDisconnect[] = [];
  /** Walks the stream to its end: no real waits, and every disconnect noted. */
  const collect = async (options: StreamOptions<unknown> = {}, most = Number.POSITIVE_INFINITY) => {
    const entries: unknown[] = [];
    let error: unknown;
    const told: StreamOptions<unknown> = {
      random: () => 0.5,
      sleep: async (milliseconds) => void waits.push(milliseconds),
      onDisconnect: (disconnect) => void disconnects.push(disconnect),
      ...options,
    };
    try {
      for await (const entry of streamActivity(platform, told)) {
        entries.push(entry.kind === "record" ? entry.record : entry);
        if (entries.length >= most) break;
      }
    } catch (thrown) {
      error = thrown;
    }
    return { entries, error };
  };
  return { platform, calls, waits, disconnects, collect, connections: () => connections };
}

const problem = (kind: string, more: object = {}) => ({
  type: `https://api.example.com/2/problems/${kind}`,
  title: kind,
  ...more,
});
const tooMany = problem("streaming-connection", { connection_issue: "TooManyConnections" });

function refuse(response: ServerResponse, status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/problem+json", ...headers }).end(JSON.stringify(body));
}

/** Sends pieces, each in its own packet, then does what comes last. */
async function send(response: ServerResponse, pieces: (string | Uint8Array)[], last?: () => void, pauseMs = 3) {
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  for (const piece of pieces) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  last?.();
}

const reasons = (disconnects: StreamDisconnect[]) => disconnects.map(({ reason }) => reason);

describe("records", () => {
  test("come one a line, whatever the packets, with exact integers; blank lines are none", async () => {
    const bytes = new TextEncoder().encode('\n{"a":"é🎉"}\r\n\r\n  \n{"n":9007199254740993}\n{"b":1}');
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    const { collect, disconnects } = await serviceWith((response) => void send(response, pieces, () => response.end()));
    const { entries, error } = await collect({ maxReconnects: 0 }, 3);
    expect([entries, error]).toEqual([[{ a: "é🎉" }, { n: 9_007_199_254_740_993n }, { b: 1 }], undefined]);
    expect(disconnects).toEqual([]);
  });

  test("that cannot be read are told, and the stream goes on", async () => {
    const lines = ["<html>", "[1]", "null", '{"secret":"x"', '{"ok":true}', "", '{"bad":true}'];
    const bad = [...new TextEncoder().encode('{"latin":"'), 0xe9, ...new TextEncoder().encode('"}\n')];
    const { collect } = await serviceWith(
      (response) => void send(response, [`${lines.join("\n")}\n`, Uint8Array.from(bad)]),
    );
    const parse = (event: object) => {
      if ("bad" in event) throw new Error("no such event");
      return event;
    };
    const { entries } = await collect({ parse }, 7);
    const unreadable = (text: string, error: Error) => ({ kind: "unreadable", text, cut: false, error });
    expect(entries).toEqual([
      unreadable("<html>", new SyntaxError("The line is not JSON")),
      unreadable("[1]", new TypeError("The line is JSON, but no object")),
      unreadable("null", new TypeError("The line is JSON, but no object")),
      unreadable('{"secret":"x"', new SyntaxError("The line is not JSON")),
      { ok: true },
      unreadable('{"bad":true}', new Error("no such event")),
      expect.objectContaining({ kind: "unreadable", text: '{"latin":"\ufffd"}' }),
    ]);
  });

  test("can be events", async () => {
    const { platform } = await serviceWith((response) => void send(response, ['{"event_type":"follow.follow"}\n']));
    for await (const entry of streamActivity(platform, { parse: parseEventRecord })) {
      expect(entry.kind === "record" && entry.record.event).toEqual({ event_type: "follow.follow" });
      break;
    }
  });

  test("that are too long end the stream", async () => {
    const { collect, connections, disconnects } = await serviceWith(
      (response) => void send(response, ['{"a":1}\n{"b":"', "x".repeat(30)]),
    );
    const { entries, error } = await collect({ maxRecordBytes: 20 });
    expect(entries).toEqual([{ a: 1 }]);
    expect(error).toSatisfy(isStreamError);
    expect(error).toMatchObject({ reason: "record-too-long", message: expect.stringContaining("20 bytes") });
    expect([connections(), disconnects]).toEqual([1, [{ reason: "failed", error, reconnectInMs: null }]]);
    const exact = await serviceWith((response) => void send(response, ['{"b":"', 'xxxxxxxxxxxx"}\n']));
    expect((await exact.collect({ maxRecordBytes: 20 }, 1)).entries).toHaveLength(1);
  });

  test.each([
    [2 ** 20, "record"],
    [2 ** 20 + 1, "record-too-long"],
  ])("may have 1 MiB unless told: %i bytes", async (bytes, expected) => {
    const { platform } = await serviceWith((response) => response.end(`{"a":"${"x".repeat(bytes - 8)}"}\n`));
    const first = await streamActivity(platform)
      .next()
      .catch((error: StreamError) => error);
    expect("reason" in first ? first.reason : first.value?.kind).toBe(expected);
  });

  test("are asked for only as fast as they are taken", async () => {
    const record = `{"fill":"${"x".repeat(65_000)}"}\n`;
    let written = 0;
    const { platform } = await serviceWith((response) => {
      response.writeHead(200);
      const more = () => {
        while (written < 1000 && !response.destroyed) {
          written += 1;
          if (!response.write(record)) break;
        }
      };
      response.on("drain", more);
      more();
    });
    let taken = 0;
    for await (const entry of streamActivity(platform, { heartbeatTimeoutMs: 100 })) {
      expect(entry.kind).toBe("record");
      taken += 1;
      // A slow consumer is no stalled connection.
      if (taken === 1) await new Promise((resolve) => setTimeout(resolve, 250));
      // What is ahead of the consumer is what the sockets hold, far from the 65 MB that the server has to send.
      expect(written - taken).toBeLessThan(300);
      if (taken === 3) break;
    }
    expect(taken).toBe(3);
  });
});

describe("a connection", () => {
  test("that ends in order, or breaks, is made anew; a cut record is told, a whole one read", async () => {
    const { collect, disconnects, waits } = await serviceWith((response, connection) => {
      if (connection === 0) void send(response, ['{"n":0}\n{"half":'], () => response.end());
      if (connection === 1) void send(response, ['{"n":1}\n{"half":'], () => response.socket?.resetAndDestroy());
      if (connection === 2) void send(response, ['{"n":2}\n{"n":3}'], () => response.end());
      if (connection === 3) void send(response, ['{"n":4}\n']);
    });
    const { entries } = await collect({}, 7);
    const error = new SyntaxError("The connection ended inside the record");
    const half = { kind: "unreadable", text: '{"half":', cut: true, error };
    expect(entries).toEqual([{ n: 0 }, half, { n: 1 }, half, { n: 2 }, { n: 3 }, { n: 4 }]);
    expect(reasons(disconnects)).toEqual(["ended", "failed", "ended"]);
    expect(disconnects[1]?.error).toBeInstanceOf(Error);
    expect(waits).toEqual([500, 500, 500]);
  });

  test("that stalls is given up, while connecting, too; blank lines keep it", async () => {
    let closed = 0;
    const { collect, disconnects } = await serviceWith((response, connection) => {
      response.on("close", () => (closed += 1));
      if (connection === 0) return; // Never answers.
      const pieces = ['{"n":1}\n', ...Array(12).fill("\r\n"), '{"n":2}\n{"cut'];
      if (connection === 1) return void send(response, pieces, undefined, 25);
      void send(response, ['{"n":3}\n']);
    });
    const { entries } = await collect({ heartbeatTimeoutMs: 250 }, 4);
    expect(entries).toMatchObject([{ n: 1 }, { n: 2 }, { kind: "unreadable", cut: true }, { n: 3 }]);
    expect(reasons(disconnects)).toEqual(["stalled", "stalled"]);
    expect(disconnects[0]?.error).toMatchObject({ name: "TimeoutError", message: "nothing was received for 250 ms" });
    await expect.poll(() => closed).toBe(3);
  });

  test("that is taken and then quiet is made anew for as long as it takes", async () => {
    const { collect, disconnects } = await serviceWith((response, connection) => {
      if (connection < 4) return void response.flushHeaders();
      void send(response, ['{"n":1}\n']);
    });
    const { entries } = await collect({ heartbeatTimeoutMs: 200, maxReconnects: 1 }, 1);
    expect(entries).toMatchObject([{ n: 1 }]);
    expect(reasons(disconnects)).toEqual(["stalled", "stalled", "stalled", "stalled"]);
  });

  test("that cannot be made is tried with growing waits, up to the bound", async () => {
    const { collect, disconnects, waits, connections } = await serviceWith((response) => response.destroy());
    const { error } = await collect({
      maxReconnects: 8,
      maxBackoffMs: 20_000,
      heartbeatTimeoutMs: Number.POSITIVE_INFINITY,
    });
    expect(connections()).toBe(9);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    expect(error).toSatisfy(isStreamError);
    expect((error as StreamError).reason).toBe("gave-up");
    expect((error as StreamError).message).toMatch(/^gave up after 8 reconnects; the last connection failed: /);
    expect((error as StreamError).cause).toBe(disconnects.at(-1)?.error);
    expect(disconnects.map(({ reconnectInMs }) => reconnectInMs)).toEqual([...waits, null]);
  });

  test("that has ended is told of before the next one is made", async () => {
    const log: string[] = [];
    const fetch = async () => new Response(log.push("connected") === 1 ? "" : '{"n":1}\n');
    const platform = createPlatformClient({ baseUrl: "https://api.example.com", fetch });
    const onDisconnect = async () => {
      await new Promise(setImmediate);
      log.push("told");
    };
    await streamActivity(platform, { onDisconnect, sleep: async () => {} }).next();
    expect(log).toEqual(["connected", "told", "connected"]);
  });

  test("that is good resets the bound; one that says nothing does not, a sign of life does", async () => {
    const bodies = ["", "", '{"n":1}\n', "", "\n", "", "junk\n"];
    const { collect, connections } = await serviceWith((response, n) => void response.end(bodies[n] ?? ""));
    const { error } = await collect({ maxReconnects: 2 });
    expect(connections()).toBe(7);
    expect(error).toMatchObject({
      reason: "gave-up",
      message: "gave up after 2 reconnects; the last connection ended",
    });
    expect(error).not.toHaveProperty("cause");
  });

  test("that answers nothing, or the page of a proxy, is no stream", async () => {
    const { collect, disconnects } = await serviceWith((response, connection) => {
      if (connection === 0) response.writeHead(204).end();
      else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html>\n");
    });
    const { entries, error } = await collect({ maxReconnects: 1 });
    expect([entries, reasons(disconnects)]).toEqual([[], ["ended", "failed"]]);
    expect(disconnects[1]?.error).toSatisfy(isApiError);
    expect((error as StreamError).message).toMatch(
      /^gave up after 1 reconnects; .+: a page \(text\/html\) was answered/,
    );
  });

  test("is closed when whoever takes the entries fails, as a pipeline does", async () => {
    let closed = 0;
    const { platform, connections } = await serviceWith((response) => {
      response.on("close", () => (closed += 1));
      response.write('{"n":1}\n');
    });
    const full = new Writable({ objectMode: true, write: (_entry, _encoding, done) => done(new Error("disk full")) });
    await expect(pipeline(Readable.from(streamActivity(platform)), full)).rejects.toThrow("disk full");
    await expect.poll(() => closed).toBe(1);
    expect(connections()).toBe(1);
  });

  test("is closed when it is thrown at while an entry is handled, which is no reason to connect anew", async () => {
    let closed = 0;
    const { platform, connections } = await serviceWith((response) => {
      response.on("close", () => (closed += 1));
      response.write('{"n":1}\n');
    });
    const entries = streamActivity(platform);
    expect((await entries.next()).value).toMatchObject({ record: { n: 1 } });
    await expect(entries.throw(new Error("enough"))).rejects.toThrow("enough");
    await expect.poll(() => closed).toBe(1);
    expect(connections()).toBe(1);
  });

  test("is closed when it is returned or thrown at while an entry is waited for, and holds on to no signal", async () => {
    let closed = 0;
    const { platform } = await serviceWith((response) => {
      response.on("close", () => (closed += 1));
      response.flushHeaders();
    });
    const { signal } = new AbortController();
    for (const leave of ["return", "throw"] as const) {
      const entries = streamActivity(platform, { signal });
      const waiting = entries.next();
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(getEventListeners(signal, "abort")).toHaveLength(1);
      const left = leave === "return" ? entries.return() : entries.throw(new Error("enough")).catch(() => "thrown");
      expect(await waiting).toEqual({ done: true, value: undefined });
      expect(await left).toEqual(leave === "return" ? { done: true, value: undefined } : "thrown");
    }
    await expect.poll(() => closed).toBe(2);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("is closed when the loop is left", async () => {
    let closed = false;
    const { collect } = await serviceWith((response) => {
      response.on("close", () => {
        closed = true;
      });
      void send(response, ['{"n":1}\n{"n":2}\n']);
    });
    expect((await collect({}, 1)).entries).toEqual([{ n: 1 }]);
    await expect.poll(() => closed).toBe(true);
  });

  test("carries parameters and request options", async () => {
    const { platform } = await serviceWith((response, _connection, request) => {
      void send(response, [`${JSON.stringify([request.url, request.headers["x-trace"]])}\n`]);
    });
    const options = { parameters: { partition: 1 }, request: { headers: { "x-trace": "t" } } };
    for await (const entry of streamActivity(platform, options)) {
      expect(entry).toMatchObject({ kind: "unreadable", text: '["/2/activity/stream?partition=1","t"]' });
      break;
    }
  });
});

describe("what the service says", () => {
  test("before it ends a connection is yielded, and told with the end", async () => {
    const notice = problem("operational-disconnect", { disconnect_type: "SlowReader" });
    const { collect, disconnects } = await serviceWith((response, connection) => {
      if (connection === 0) void send(response, [`{"n":1}\n${JSON.stringify(notice)}\n`], () => response.end());
      else void send(response, ['{"n":2}\n']);
    });
    const { entries } = await collect({}, 3);
    const told = { kind: "operational-disconnect", disconnect_type: "SlowReader", body: notice };
    expect(entries).toMatchObject([{ n: 1 }, { kind: "problem", problem: told }, { n: 2 }]);
    expect(disconnects).toMatchObject([{ reason: "ended", problem: told, reconnectInMs: 500 }]);
  });

  test("as a generic problem or an error object is no event, and no sign that the connection is good", async () => {
    const bodies = [
      { type: "about:blank", title: "Service Unavailable", status: 503 },
      { code: 503, message: "over capacity" },
    ];
    const { collect, connections } = await serviceWith(
      (response, n) => void response.end(`${JSON.stringify(bodies[n % 2])}\n`),
    );
    const { entries, error } = await collect({ maxReconnects: 2 });
    const told = [
      { kind: "problem", problem: { kind: "about:blank", title: "Service Unavailable", status: 503 } },
      { kind: "problem", problem: { kind: "error", code: 503, message: "over capacity" } },
    ];
    expect(entries).toMatchObject([...told, told[0]]);
    expect(error).toMatchObject({ reason: "gave-up", problem: { kind: "about:blank" } });
    expect(connections()).toBe(3);
  });

  test.each([
    { type: "about:blank" },
    { type: "about:blank", title: 7 },
    { type: "post.create", title: "t" },
    { code: 503, message: "m", user_id: "1" },
    { code: 503 },
    { code: "503", message: "m" },
    { code: 1.5, message: "m" },
    { code: 503, message: { text: "m" } },
  ])("is not mistaken for the event %j", async (event) => {
    const { collect } = await serviceWith((response) => void response.end(`${JSON.stringify(event)}\n`));
    expect((await collect({}, 1)).entries).toEqual([event]);
  });

  test.each([400, 401, 403, 404])("a refusal with %i ends the stream", async (status) => {
    const { collect, disconnects, connections } = await serviceWith((response) =>
      refuse(response, status, problem("client-forbidden")),
    );
    const { error } = await collect();
    expect(error).toSatisfy(isApiError);
    expect(error).toMatchObject({ status });
    expect(connections()).toBe(1);
    expect(disconnects).toMatchObject([
      { reason: "refused", problem: { kind: "client-forbidden" }, reconnectInMs: null },
    ]);
  });

  test("a refusal for now is tried again, not before the time it asks for", async () => {
    const now = Date.UTC(2026, 2, 10, 12, 0, 0);
    const date = { "retry-after": new Date(now + 7000).toUTCString() };
    const { collect, disconnects, waits } = await serviceWith((response, connection) => {
      if (connection === 0) refuse(response, 429, {}, { "retry-after": "120" });
      else if (connection === 1) refuse(response, 503, {}, date);
      else if (connection === 2) response.writeHead(500).end("<html>");
      else if (connection === 3)
        refuse(response, 409, problem("streaming-connection", { connection_issue: "ProvisioningSubscription" }));
      else void send(response, ['{"n":1}\n']);
    });
    expect((await collect({ now: () => now }, 1)).entries).toEqual([{ n: 1 }]);
    expect(waits).toEqual([120_000, 7000, 2000, 4000]);
    expect(reasons(disconnects)).toEqual(["refused", "refused", "refused", "refused"]);
  });

  test("a request that middleware refuses is not sent", async () => {
    const { platform, collect, connections } = await serviceWith((response) => response.end());
    platform.use({ onRequest: () => Promise.reject(new RuleViolationError("streamActivity", [])) });
    expect((await collect()).error).toSatisfy(isRuleViolationError);
    expect(connections()).toBe(0);
  });
});

describe("a request that cannot be made", () => {
  test.each<[string, string | undefined, StreamOptions<unknown>]>([
    ["an empty token", "", {}],
    ["a header that cannot be sent", undefined, { request: { headers: { "x-trace": "a\nb" } } }],
    ["an option that fetch does not take", undefined, { request: { mode: "none" as RequestMode } }],
    ["a parameter that is an object", undefined, { parameters: { partition: {} } }],
  ])("ends the stream at once, as it is: %s", async (_what, token, options) => {
    let sent = 0;
    const platform = createPlatformClient({
      baseUrl: "https://api.example.com",
      ...(token !== undefined && { token }),
      fetch: async () => {
        sent += 1;
        return new Response();
      },
    });
    const disconnects: StreamDisconnect[] = [];
    const onDisconnect = (disconnect: StreamDisconnect) => void disconnects.push(disconnect);
    const sleep = () => Promise.reject(new Error("tried again"));
    const error = await streamActivity(platform, { ...options, onDisconnect, sleep })
      .next()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TypeError);
    expect(disconnects).toEqual([{ reason: "failed", error, reconnectInMs: null }]);
    expect(sent).toBe(0);
  });

  test("after one that could be, as the token is empty for now, is tried again", async () => {
    let asked = 0;
    const platform = createPlatformClient({
      baseUrl: "https://api.example.com",
      token: () => (asked++ === 1 ? "" : "t"),
      fetch: async () => new Response(asked === 1 ? "" : '{"n":1}\n'),
    });
    const { value } = await streamActivity(platform, { sleep: async () => {} }).next();
    expect([value, asked]).toEqual([{ kind: "record", record: { n: 1 } }, 3]);
  });

  test("for now, as the token cannot be fetched, is tried again", async () => {
    const { platform, collect, disconnects } = await serviceWith((response) => void send(response, ['{"n":1}\n']));
    const error = new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
    let asked = 0;
    platform.use({ onRequest: () => (asked++ === 0 ? Promise.reject(error) : undefined) });
    expect((await collect({}, 1)).entries).toEqual([{ n: 1 }]);
    expect(disconnects).toEqual([{ reason: "failed", error, reconnectInMs: 500 }]);
  });

  test("is another than one that middleware answers, and whose body then breaks", async () => {
    const { platform, collect, disconnects } = await serviceWith((response) => void send(response, ['{"n":1}\n']));
    const error = new TypeError("terminated");
    let asked = 0;
    const broken = () => new Response(new ReadableStream({ start: (controller) => controller.error(error) }));
    platform.use({ onRequest: () => (asked++ === 0 ? broken() : undefined) });
    expect((await collect({}, 1)).entries).toEqual([{ n: 1 }]);
    expect(disconnects).toEqual([{ reason: "failed", error, reconnectInMs: 500 }]);
  });

  test("goes through the caller's middleware of the request all the same", async () => {
    const { collect } = await serviceWith(
      (response, _connection, request) => void send(response, [`{"trace":"${request.headers["x-trace"]}"}\n`]),
    );
    const middleware = [
      { onRequest: ({ request }: { request: Request }) => new Request(request, { headers: { "x-trace": "t" } }) },
    ];
    expect((await collect({ request: { middleware } }, 1)).entries).toEqual([{ trace: "t" }]);
  });
});

describe("too many connections", () => {
  const untilEnded =
    (calls: () => number): Handler =>
    (response) =>
      calls() === 0 ? refuse(response, 429, tooMany) : void send(response, ['{"n":1}\n']);

  test("are told, with what to do, unless something is to be done", async () => {
    const { collect, connections } = await serviceWith((response) => refuse(response, 429, tooMany));
    const { error } = await collect();
    expect(error).toSatisfy(isStreamError);
    expect(error).toMatchObject({
      reason: "too-many-connections",
      message: expect.stringMatching(
        /deleteConnectionsByEndpoint or deleteAllConnections, or pass endStaleConnections/,
      ),
      problem: { kind: "streaming-connection", connection_issue: "TooManyConnections" },
      cause: { name: "ApiError", status: 429 },
    });
    expect(connections()).toBe(1);
  });

  test("are no reason to end any while the service says nothing of them", async () => {
    const { collect, calls } = await serviceWith((response, connection) => {
      if (connection === 0) refuse(response, 503);
      else void send(response, ['{"n":1}\n']);
    });
    expect([(await collect({ endStaleConnections: "all" }, 1)).entries, calls]).toEqual([[{ n: 1 }], []]);
  });

  test.each<[string, NonNullable<StreamOptions<unknown>["endStaleConnections"]>, string]>([
    ["all", "all", "DELETE /2/connections/all"],
    ["those of an endpoint", { endpoint_id: "activity_stream" }, "DELETE /2/connections/activity_stream"],
    [
      "the caller's choice",
      async (platform, signal) => platform.deleteConnections({ body: { uuids: ["u"] } }, { signal }),
      "DELETE /2/connections",
    ],
  ])("are resolved by ending %s", async (_what, endStaleConnections, call) => {
    const service = await serviceWith((...args) => untilEnded(() => service.calls.length)(...args));
    const { entries } = await service.collect({ endStaleConnections }, 1);
    expect([entries, service.calls]).toEqual([[{ n: 1 }], [call]]);
  });

  test("are ended once in a row of refusals, and again after a good connection", async () => {
    const good = [2, 4];
    const { collect, calls } = await serviceWith((response, connection) => {
      if (good.includes(connection)) void send(response, ['{"n":1}\n'], () => response.end());
      // Also when the service says it on the stream, and when it leaves out the title.
      else if (connection === 3)
        void send(response, [`${JSON.stringify({ ...tooMany, title: undefined })}\n`], () => response.end());
      else refuse(response, 400, tooMany);
    });
    const { error } = await collect({ endStaleConnections: "all", maxReconnects: 3 });
    // 0 (ended), 1, 2 good, 3 (ended), 4 good, 5 (ended), 6, 7
    expect(calls).toHaveLength(3);
    expect(error).toMatchObject({
      reason: "too-many-connections",
      message: expect.stringMatching(/^gave up after 3 reconnects; /),
      problem: { kind: "streaming-connection" },
    });
  });

  test("that cannot be ended end the stream", async () => {
    const { collect } = await serviceWith(
      (response) => refuse(response, 429, tooMany),
      (response) => refuse(response, 403),
    );
    expect((await collect({ endStaleConnections: "all" })).error).toMatchObject({
      reason: "too-many-connections",
      message: expect.stringContaining("ending them failed: "),
      cause: { name: "ApiError", status: 403 },
      problem: { kind: "streaming-connection" },
    });
    const thrown = await collect({ endStaleConnections: () => Promise.reject("no") });
    expect((thrown.error as Error).message).toContain("ending them failed: no");
  });

  test.each(["", "ended", "<html>"])("are ended by a success, whatever its body: %j", async (body) => {
    for (const endStaleConnections of ["all", { endpoint_id: "activity_stream" }] as const) {
      const service = await serviceWith(
        (...args) => untilEnded(() => service.calls.length)(...args),
        (response) => response.end(body),
      );
      expect((await service.collect({ endStaleConnections }, 1)).entries).toEqual([{ n: 1 }]);
    }
  });

  test("that are not ended in time end the stream", async () => {
    const { collect, calls } = await serviceWith(
      (response) => refuse(response, 429, tooMany),
      () => {}, // Never answers.
    );
    expect((await collect({ endStaleConnections: "all", heartbeatTimeoutMs: 200 })).error).toMatchObject({
      reason: "too-many-connections",
      message: expect.stringContaining("ending them failed: nothing was received for 200 ms"),
      cause: { name: "TimeoutError" },
    });
    expect(calls).toHaveLength(1);
  });

  test("are ended no more once the signal is aborted", async () => {
    const controller = new AbortController();
    const { collect, connections } = await serviceWith(
      (response) => refuse(response, 429, tooMany),
      () => controller.abort(),
    );
    expect(await collect({ endStaleConnections: "all", signal: controller.signal })).toEqual({
      entries: [],
      error: undefined,
    });
    expect(connections()).toBe(1);
  });
});

describe("aborting the signal ends the stream without an error", () => {
  test("before it starts", async () => {
    const { collect, connections } = await serviceWith(() => {});
    expect(await collect({ signal: AbortSignal.abort() })).toEqual({ entries: [], error: undefined });
    expect(connections()).toBe(0);
  });

  test("while connecting and while waiting for a record", async () => {
    for (const pieces of [undefined, ['{"n":1}\n{"cut']]) {
      const controller = new AbortController();
      const { collect, disconnects } = await serviceWith((response) => {
        if (pieces) void send(response, pieces);
        setTimeout(() => controller.abort(), 20);
      });
      const { entries, error } = await collect({ signal: controller.signal });
      expect([entries, error, disconnects]).toEqual([pieces ? [{ n: 1 }] : [], undefined, []]);
    }
  });

  test("while a record is handled, whatever is read already", async () => {
    const controller = new AbortController();
    const { platform } = await serviceWith((response) => void send(response, ['{"n":1}\n{"n":2}\n']));
    const seen: unknown[] = [];
    for await (const entry of streamActivity(platform, { signal: controller.signal })) {
      seen.push(entry);
      controller.abort();
    }
    expect(seen).toHaveLength(1);
  });

  test("while the last record that has come is handled", async () => {
    const controller = new AbortController();
    const { collect } = await serviceWith((response) => void send(response, ['{"n":1}\n']));
    const parse = (event: object) => {
      setTimeout(() => controller.abort(), 0);
      return event;
    };
    const { entries, error } = await collect({ signal: controller.signal, parse });
    expect([entries, error]).toEqual([[{ n: 1 }], undefined]);
    const again = new AbortController();
    const abortNow = (event: object) => {
      again.abort();
      return event;
    };
    expect((await collect({ signal: again.signal, parse: abortNow })).error).toBeUndefined();
  });

  test("when told of a disconnect, so that no connection is ended", async () => {
    const controller = new AbortController();
    const { collect, calls } = await serviceWith((response) => refuse(response, 429, tooMany));
    const onDisconnect = () => controller.abort();
    const { error } = await collect({ signal: controller.signal, onDisconnect, endStaleConnections: "all" });
    expect([error, calls]).toEqual([undefined, []]);
  });

  test("while waiting for a reconnect", async () => {
    const controller = new AbortController();
    const { platform, connections } = await serviceWith((response) => response.end());
    const onDisconnect = () => void setTimeout(() => controller.abort(), 5);
    // A minute, so that a wait that did not end would run into the timeout.
    const waits = { random: () => 1, backoffMs: 60_000, maxBackoffMs: 60_000 };
    for await (const _ of streamActivity(platform, { ...waits, signal: controller.signal, onDisconnect }));
    expect(connections()).toBe(1);
  });

  test("while the last record of a connection is handled", async () => {
    const controller = new AbortController();
    const { collect, disconnects } = await serviceWith((response) => void response.end('{"n":1}'));
    const parse = (event: object) => {
      controller.abort();
      return event;
    };
    const { entries, error } = await collect({ signal: controller.signal, parse });
    expect([entries, error, disconnects]).toEqual([[{ n: 1 }], undefined, []]);
  });
});

test("an option that is undefined is as one that is not given", async () => {
  const { collect, connections } = await serviceWith((response, connection) =>
    connection === 0 ? void response.end('{"n":1}\n') : response.destroy(),
  );
  const names = ["heartbeatTimeoutMs", "maxRecordBytes", "maxReconnects", "backoffMs", "parse", "signal", "request"];
  const { entries, error } = await collect(Object.fromEntries(names.map((name) => [name, undefined])));
  expect([entries, (error as StreamError).reason, connections()]).toEqual([[{ n: 1 }], "gave-up", 11]);
});

test.each<[string, StreamOptions<unknown>]>([
  ["heartbeatTimeoutMs", { heartbeatTimeoutMs: 0 }],
  ["maxRecordBytes", { maxRecordBytes: Number.NaN }],
  ["maxReconnects", { maxReconnects: -1 }],
  ["backoffMs", { backoffMs: Number.NaN }],
  ["maxBackoffMs", { maxBackoffMs: -1 }],
])("%s out of bounds is told at once", (name, options) => {
  const platform = createPlatformClient({ baseUrl: "https://api.example.com" });
  expect(() => streamActivity(platform, options)).toThrow(new RegExp(`${name} must be`));
});

test("the least bounds are taken", () => {
  const platform = createPlatformClient({ baseUrl: "https://api.example.com" });
  const least = { heartbeatTimeoutMs: 1, maxRecordBytes: 1, maxReconnects: 0, backoffMs: 0, maxBackoffMs: 0 };
  expect(() => streamActivity(platform, least)).not.toThrow();
});

test("isStreamError refuses other errors", () => {
  expect(isStreamError(Object.assign(new Error("x"), { reason: "gave-up" }))).toBe(false);
});
