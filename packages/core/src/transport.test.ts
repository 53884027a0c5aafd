import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createTransport, isSafeToRepeat, RuleViolationError, type TransportOptions } from "./index.ts";

type Answer = Response | Error | (() => Response | Promise<Response>);
const URL_ = "https://ads.example.com/12/things?with=secret";

/** A `fetch` that gives the answers in turn, the last one again and again, and remembers what was sent. */
function scripted(...answers: Answer[]) {
  const sent: Request[] = [];
  const bodies: string[] = [];
  const fetch = async (request: Request) => {
    const answer = answers[Math.min(sent.push(request), answers.length) - 1];
    bodies.push(await request.text());
    if (answer instanceof Response) return answer.clone();
    if (typeof answer === "function") return answer();
    throw answer;
  };
  return { fetch, sent, bodies };
}

/** A transport that never waits and remembers how long it would have. */
function instant(options: TransportOptions) {
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, transport: createTransport({ random: () => 0.5, sleep, ...options }) };
}

const status = (code: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status: code, headers });
const network = new TypeError("fetch failed");

async function attempts(method: string, options: TransportOptions, ...answers: Answer[]) {
  const { fetch, sent } = scripted(...answers);
  const { transport, waits } = instant({ fetch, ...options });
  const outcome = await transport(new Request(URL_, { method })).catch((error: unknown) => error);
  return { count: sent.length, outcome, waits };
}

describe("what is retried", () => {
  test.each([429, 502, 503, 504])("%i, until it succeeds", async (code) => {
    const { count, outcome } = await attempts("GET", {}, status(code), status(code), status(200));
    expect([count, (outcome as Response).status]).toEqual([3, 200]);
  });

  test("as often as told, then the last answer is returned", async () => {
    for (const retries of [0, 1, 4]) {
      const { count, outcome } = await attempts("GET", { retries }, status(503));
      expect([count, (outcome as Response).status]).toEqual([retries + 1, 503]);
    }
  });

  test.each([200, 204, 400, 401, 404, 409, 500, 501])("not %i", async (code) => {
    expect((await attempts("GET", {}, status(code))).count).toBe(1);
  });

  test("the statuses can be chosen", async () => {
    expect((await attempts("GET", { retryStatuses: [500] }, status(500))).count).toBe(3);
    expect((await attempts("GET", { retryStatuses: [500] }, status(503))).count).toBe(1);
  });

  test("network errors, whatever their class; the last one is thrown", async () => {
    for (const error of [network, new Error("Network connection lost.")]) {
      const { count, outcome } = await attempts("GET", {}, status(503), error);
      expect([count, outcome]).toEqual([3, error]);
    }
  });

  test("not what was answered without a body", async () => {
    const bare = { status: 200, headers: new Headers() } as Response;
    expect(await attempts("GET", {}, () => bare)).toEqual({ count: 1, outcome: bare, waits: [] });
  });

  test("not what was meant to end the request", async () => {
    const violation = new RuleViolationError("listThings", []);
    // Of another realm, as in some test runners: no Error here.
    const foreign = runInNewContext('Object.assign(new Error("stopped"), { name: "AbortError" })') as Error;
    for (const error of [new DOMException("stopped", "AbortError"), foreign, violation]) {
      expect(await attempts("GET", {}, error)).toEqual({ count: 1, outcome: error, waits: [] });
    }
  });

  test.each([
    ["GET", 3],
    ["HEAD", 3],
    ["PUT", 3],
    ["POST", 1],
    ["DELETE", 1],
    ["PATCH", 1],
  ])("%s: %i attempts", async (method, count) => {
    expect((await attempts(method, {}, network)).count).toBe(count);
    expect((await attempts(method, {}, status(429, { "retry-after": "1" }))).count).toBe(count);
  });

  test("more, when told that it is safe", async () => {
    const options: TransportOptions = {
      isSafeToRepeat: (request) => request.method === "DELETE" || isSafeToRepeat(request),
    };
    expect((await attempts("DELETE", options, network)).count).toBe(3);
    expect((await attempts("GET", options, network)).count).toBe(3);
    expect((await attempts("POST", options, network)).count).toBe(1);
  });

  test("never a conflict problem, whatever its status, and its body is still there", async () => {
    const type = "https://problems.example.com/2/problems/conflict";
    const body = JSON.stringify({ type, title: "Conflict" });
    for (const code of [409, 429, 503]) {
      const conflict = status(code, { "content-type": "application/problem+json" }, body);
      const { count, outcome } = await attempts("GET", { retryStatuses: [409, 429, 503] }, conflict);
      expect(count).toBe(1);
      expect(await (outcome as Response).json()).toEqual({ type, title: "Conflict" });
    }
  });

  test.each<[string, string]>([
    ["application/problem+json", '{"type":"https://x.example/2/problems/usage-capped"}'],
    ["application/json", '{"type":'],
    ["application/json", '"https://x.example/2/problems/conflict"'],
    ["application/json", '{"type":5}'],
    ["application/json", "{}"],
    ["text/html", '{"type":"https://x.example/2/problems/conflict"}'],
  ])("another %s, %s, is", async (type, body) => {
    expect((await attempts("GET", {}, status(503, { "content-type": type }, body))).count).toBe(3);
  });
});

describe("how long it waits", () => {
  test("a random part of a bound that doubles up to a maximum", async () => {
    const { waits } = await attempts("GET", { retries: 6 }, network);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    const bounds = { retries: 3, backoffMs: 10, maxBackoffMs: 25, random: () => 1 };
    expect((await attempts("GET", bounds, network)).waits).toEqual([10, 20, 25]);
    expect((await attempts("GET", { ...bounds, random: () => 0 }, network)).waits).toEqual([0, 0, 0]);
  });

  test("never more than the bound, whatever the options", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(100_000),
        fc.nat(100_000),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        async (backoffMs, maxBackoffMs, random) => {
          const options = { retries: 40, backoffMs, maxBackoffMs, random: () => random };
          const { waits } = await attempts("GET", options, network);
          expect(waits).toHaveLength(40);
          expect(waits.every((wait) => wait >= 0 && wait <= maxBackoffMs)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });

  const now = () => Date.UTC(2026, 2, 25, 16, 0, 0);
  test.each<[string, number[]]>([
    ["0", [250, 500]],
    ["7", [7250, 7500]],
    [" 7 ", [7250, 7500]],
    ["Wed, 25 Mar 2026 16:00:30 GMT", [30_250, 30_500]],
    ["Wednesday, 25-Mar-26 16:00:30 GMT", [30_250, 30_500]],
    ["Wed, 25 Mar 2026 15:00:00 GMT", [250, 500]],
    ["60", [60_250, 60_500]],
    ["61", []],
    ["Wed, 25 Mar 2026 16:01:01 GMT", []],
    ["99999999999999999999999", []],
    ["soon 3", [250, 500]],
    ["1.5", [250, 500]],
    ["-1", [250, 500]],
    ["Wed, the 25th GMT", [250, 500]],
    ["", [250, 500]],
  ])("Retry-After %j: %j", async (value, expected) => {
    for (const code of [429, 503]) {
      const { waits, outcome, count } = await attempts("GET", { now }, status(code, { "retry-after": value }));
      expect(waits).toEqual(expected);
      expect([count, (outcome as Response).status]).toEqual([expected.length + 1, code]);
    }
  });

  test("the longest Retry-After can be chosen", async () => {
    const { waits } = await attempts("GET", { maxRetryAfterMs: 0 }, status(429, { "retry-after": "1" }));
    expect(waits).toEqual([]);
  });
});

describe("what is sent", () => {
  test("the same request every time: method, headers and body, also of a stream", async () => {
    const { fetch, sent, bodies } = scripted(status(503), network, status(200));
    const { transport } = instant({ fetch });
    const stream = new Blob(["large ", "body"]).stream();
    for (const body of ['{"n":1}', stream]) {
      const headers = { authorization: "Bearer x" };
      const init = { method: "PUT", body, headers, duplex: "half" } as RequestInit;
      await transport(new Request(URL_, init));
      sent.splice(0).forEach((request) => {
        expect([request.method, request.headers.get("authorization")]).toEqual(["PUT", "Bearer x"]);
      });
    }
    expect(bodies).toEqual(['{"n":1}', '{"n":1}', '{"n":1}', "large body", "large body", "large body"]);
  });

  test("the caller's signal ends the wait for beforeAttempt", async () => {
    const reason = new Error("no longer");
    const controller = new AbortController();
    const request = new Request("http://127.0.0.1:9/", { signal: controller.signal });
    const fetch = createTransport({ beforeAttempt: () => new Promise(() => {}), fetch: () => Promise.reject(reason) });
    setTimeout(() => controller.abort(reason), 5);
    await expect(fetch(request)).rejects.toBe(reason);
  });

  test("beforeAttempt is awaited before each attempt, and its error is thrown", async () => {
    const seen: string[] = [];
    const beforeAttempt = async (request: Request) => void seen.push(request.method);
    await attempts("GET", { beforeAttempt }, status(503));
    expect(seen).toEqual(["GET", "GET", "GET"]);

    const refuse = () => Promise.reject(new Error("over budget"));
    const { count, outcome } = await attempts("GET", { beforeAttempt: refuse }, status(200));
    expect([count, (outcome as Error).message]).toEqual([0, "over budget"]);
  });

  test("bodies of discarded answers are cancelled, also when that fails, and the last one is not", async () => {
    const cancelled: number[] = [];
    let count = 0;
    const answer = () => {
      const id = ++count;
      const cancel = () => {
        cancelled.push(id);
        throw new Error("cannot");
      };
      return new Response(new ReadableStream({ cancel }), { status: 503 });
    };
    const response = (await attempts("GET", {}, answer)).outcome as Response;
    expect([cancelled, response.body?.locked]).toEqual([[1, 2], false]);
  });
});

describe("time and cancellation", () => {
  /** A `fetch` that answers only when its signal is aborted. */
  const silent = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      if (request.signal.aborted) reject(request.signal.reason);
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
  afterEach(() => void vi.useRealTimers());

  test("each attempt has its time; the error says so, without the query", async () => {
    let count = 0;
    const fetch = (request: Request) => {
      count++;
      return silent(request);
    };
    const { transport } = instant({ fetch, timeoutMs: 5 });
    const error = await transport(new Request(URL_)).catch((caught: unknown) => caught);
    expect(count).toBe(3);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: "TimeoutError", message: "GET /12/things: no answer within 5 ms" });
  });

  test("a request that changes something may have been carried out", async () => {
    const { transport } = instant({ fetch: silent, timeoutMs: 5 });
    await expect(transport(new Request(URL_, { method: "POST" }))).rejects.toThrow("may have been carried out");
  });

  test("each attempt has 30 seconds unless told", async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    createTransport({ fetch: silent, retries: 0 })(new Request(URL_)).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
  });

  test("the reason of the caller's signal is thrown where fetch has one of its own", async () => {
    const controller = new AbortController();
    const reason = new Error("mine");
    const fetch = () => {
      controller.abort(reason);
      return Promise.reject(new DOMException("aborted", "AbortError"));
    };
    const pending = createTransport({ fetch })(new Request(URL_, { signal: controller.signal }));
    await expect(pending).rejects.toBe(reason);
  });

  test("an abort is not lost, at whatever turn it comes between beforeAttempt and fetch", async () => {
    const reason = new Error("enough");
    for (let turns = 0; turns < 12; turns++) {
      const controller = new AbortController();
      const abortIn = (left: number) =>
        left === 0 ? controller.abort(reason) : queueMicrotask(() => abortIn(left - 1));
      const transport = createTransport({ beforeAttempt: async () => abortIn(turns), fetch: silent });
      const ended = vi.fn();
      transport(new Request(URL_, { signal: controller.signal })).catch(ended);
      await new Promise(setImmediate);
      expect(ended).toHaveBeenCalledWith(reason);
    }
  });

  test("the caller's signal ends an attempt, a wait, and what has not begun, with its own reason", async () => {
    const reason = new Error("enough");
    const during = new AbortController();
    const pending = createTransport({ fetch: silent })(new Request(URL_, { signal: during.signal }));
    during.abort(reason);
    await expect(pending).rejects.toBe(reason);

    const waiting = new AbortController();
    const { fetch, sent } = scripted(status(429, { "retry-after": "60" }));
    const beforeAttempt = vi.fn(async () => {});
    const asleep = createTransport({ fetch, beforeAttempt })(new Request(URL_, { signal: waiting.signal }));
    setTimeout(() => waiting.abort(reason), 20);
    await expect(asleep).rejects.toBe(reason);
    expect([sent.length, beforeAttempt.mock.calls.length]).toEqual([1, 1]);

    const before = createTransport({ fetch })(new Request(URL_, { signal: AbortSignal.abort(reason) }));
    await expect(before).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });

  test("no timer is left behind, whatever the end", async () => {
    vi.useFakeTimers();
    const answered = createTransport({ fetch: scripted(status(200)).fetch });
    await answered(new Request(URL_));
    expect(vi.getTimerCount()).toBe(0);

    const failed = createTransport({ fetch: scripted(network).fetch, retries: 0 });
    await expect(failed(new Request(URL_))).rejects.toBe(network);
    expect(vi.getTimerCount()).toBe(0);

    const controller = new AbortController();
    const asleep = createTransport({ fetch: scripted(network).fetch, random: () => 1 });
    const pending = asleep(new Request(URL_, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(new Error("enough"));
    await expect(pending).rejects.toThrow("enough");
    expect(vi.getTimerCount()).toBe(0);

    // Longer than a timer can hold: it would fire at once.
    for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 31]) {
      createTransport({ fetch: silent, timeoutMs })(new Request(URL_)).catch(() => {});
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("over HTTP", () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(answer).listen(0, "127.0.0.1");
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once("listening", resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  }

  test("discarded answers free their connections", async () => {
    let count = 0;
    const freed: number[] = [];
    const { url } = await serve((_request, response) => {
      const id = ++count;
      // The first two never end by themselves.
      if (id === 3) response.end("done");
      else
        response
          .on("close", () => freed.push(id))
          .writeHead(503)
          .write("<html>");
    });
    const response = await instant({}).transport(new Request(url));
    expect(await response.text()).toBe("done");
    await expect.poll(() => freed.sort()).toEqual([1, 2]);
  });

  test("a body that looks like a problem and stalls is given up with the attempt", async () => {
    let count = 0;
    const { url } = await serve((_request, response) => {
      if (++count === 1) response.writeHead(503, { "content-type": "application/json" }).write('{"type":');
      else response.end("done");
    });
    const { transport } = instant({ timeoutMs: 50 });
    expect(await (await transport(new Request(url))).text()).toBe("done");
  });

  test("a stream outlives the timeout", async () => {
    const { url } = await serve((_request, response) => {
      response.write("a");
      setTimeout(() => response.end("b"), 80);
    });
    const response = await createTransport({ timeoutMs: 40 })(new Request(url));
    expect(await response.text()).toBe("ab");
  });

  test("the caller can end a stream at any time, also after garbage was collected", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const { url } = await serve((_request, response) => void response.write("a"));
    const controller = new AbortController();
    const transport = createTransport();
    const open = async () => (await transport(new Request(url, { signal: controller.signal }))).body?.getReader();
    const reader = await open();
    await reader?.read();
    const pending = reader?.read();
    for (let round = 0; round < 4; round++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collectGarbage();
    }
    controller.abort(new Error("enough"));
    await expect(pending).rejects.toThrow("enough");
  });
});

test.each<[TransportOptions, string]>([
  [{ timeoutMs: 0 }, "timeoutMs must be above 0"],
  [{ timeoutMs: Number.NaN }, "timeoutMs must be above 0"],
  [{ retries: -1 }, "retries must be a whole number"],
  [{ retries: 1.5 }, "retries must be a whole number"],
  [{ backoffMs: -1 }, "backoffMs must be at least 0"],
  [{ maxBackoffMs: Number.NaN }, "maxBackoffMs must be at least 0"],
  [{ maxRetryAfterMs: -5 }, "maxRetryAfterMs must be at least 0"],
])("misuse is told: %j", (options, message) => {
  expect(() => createTransport(options)).toThrow(RangeError);
  expect(() => createTransport(options)).toThrow(message);
});
