import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import {
  type ApiError,
  type CallOptions,
  type ClientOptions,
  createClient,
  createTransport,
  isApiError,
  type Result,
  unwrap,
} from "./index.ts";

const table = {
  getThing: { method: "GET", path: "/9/things/{id}" },
  createThing: { method: "POST", path: "/9/things" },
  streamThings: { method: "GET", path: "/9/stream", stream: true },
} as const;

type Method = (args?: Record<string, unknown>, options?: CallOptions) => Promise<Result<unknown, unknown>>;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A real server on loopback, which counts the requests. */
async function serve(answer: Listener) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const waits: number[] = [];
const transport = createTransport({ random: () => 0, sleep: async (wait) => void waits.push(wait) });
afterEach(() => void waits.splice(0));

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => error as Error,
  );
const id = { id: "t1" };

describe.each([
  { name: "without transport", sends: 1, fetch: undefined },
  { name: "with transport", sends: 3, fetch: transport },
])("$name", ({ sends, fetch }) => {
  async function hostile(answer: Listener, options: Partial<ClientOptions> = {}) {
    const { url, seen } = await serve(answer);
    const client = createClient<Record<string, never>, Record<keyof typeof table, Method>>(table, {
      baseUrl: url,
      ...(fetch && { fetch }),
      ...options,
    });
    return { client, seen, url };
  }

  test("HTML on 200: an ApiError with the text", async () => {
    const html = "<html>sign in</html>";
    const { client, seen } = await hostile((_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(html),
    );
    const error = (await caught(client.getThing(id))) as ApiError;
    expect([isApiError(error), error.status, error.body]).toEqual([true, 200, html]);
    expect(error.message).toMatch(/answered 200, but its body \(text\/html\) is not JSON.*proxy/);
    expect(seen).toHaveLength(1);
  });

  test("HTML on 503: a failure with an excerpt", async () => {
    const html = `<html>${"down ".repeat(100)}</html>`;
    const { client, seen } = await hostile((_, response) =>
      response.writeHead(503, { "content-type": "text/html" }).end(html),
    );
    const { error, response } = await client.getThing(id);
    expect(error).toMatchObject({ type: "about:blank", title: "Service Unavailable", status: 503 });
    expect((error as { detail: string }).detail).toBe(`${html.slice(0, 200)}…`);
    expect(response.status).toBe(503);
    expect(seen).toHaveLength(sends);
  });

  test.each([
    ["with a Content-Length", { "content-length": "0" }],
    ["chunked", { "transfer-encoding": "chunked" }],
  ])("an empty 500, %s: a failure, and unwrap throws", async (_name, headers) => {
    const { client, seen } = await hostile((_, response) => response.writeHead(500, headers).end());
    const error = (await caught(unwrap(client.getThing(id)))) as ApiError;
    expect([error.name, error.status]).toEqual(["ApiError", 500]);
    expect(error.body).toEqual({ type: "about:blank", title: "Internal Server Error", status: 500 });
    expect(seen).toHaveLength(1);
  });

  test.each([204, 205])("%i: neither data nor error", async (status) => {
    const { client } = await hostile((_, response) => response.writeHead(status).end());
    const { data, error, response } = await client.getThing(id);
    expect([data, error, response.status]).toEqual([undefined, undefined, status]);
  });

  test.each([
    ["with a Content-Length", { "content-length": "0" }],
    ["chunked", { "transfer-encoding": "chunked" }],
  ])("an empty 200, %s: an ApiError, not an undefined that looks like data", async (_name, headers) => {
    const { client } = await hostile((_, response) => response.writeHead(200, headers).end());
    const error = (await caught(client.getThing(id))) as ApiError;
    expect([error.name, error.message]).toEqual(["ApiError", "The server answered 200, but its body is empty"]);
  });

  test("JSON that is cut off: an ApiError", async () => {
    const { client } = await hostile((_, response) => response.end('{"data":[{"id":'));
    const error = (await caught(client.getThing(id))) as ApiError;
    expect([error.name, error.body]).toEqual(["ApiError", '{"data":[{"id":']);
    expect(error.message).toContain("cut off");
  });

  test.each([
    ["with a Content-Length", { "content-length": "1000" }],
    ["chunked", { "transfer-encoding": "chunked" }],
  ])("a connection that breaks in the body, %s: an ApiError with the cause", async (_name, headers) => {
    const { client } = await hostile((_, response) => {
      response.writeHead(200, headers).write('{"data":');
      setTimeout(() => response.destroy(), 10);
    });
    for (const call of [client.getThing, client.createThing]) {
      const error = (await caught(call(id))) as ApiError;
      expect([error.name, error.status, error.body]).toEqual(["ApiError", 200, undefined]);
      expect(error.message).toContain("but its body cannot be read");
      expect(error.cause).toBeInstanceOf(Error);
    }
  });

  test("a connection that breaks in the body of a failure: still that failure", async () => {
    const { client } = await hostile((_, response) => {
      response.writeHead(400, { "content-length": "1000", "x-request": "r1" }).write('{"type":');
      setTimeout(() => response.destroy(), 10);
    });
    const { error, response } = await client.getThing(id);
    expect(error).toEqual({ type: "about:blank", title: "Bad Request", status: 400 });
    expect([response.status, response.headers.get("x-request")]).toEqual([400, "r1"]);
  });

  test.each(["text/plain", "application/octet-stream", "text/html", ""])(
    "the content type %j on what is JSON: read as JSON",
    async (type) => {
      const { client } = await hostile((_, response) =>
        response.writeHead(200, { "content-type": type }).end('{"n":1}'),
      );
      expect((await client.getThing(id)).data).toEqual({ n: 1 });
    },
  );

  test.each([
    ["no", undefined, 0],
    ["seconds as", "7", 7000],
    ["a past date as", "Wed, 25 Mar 2020 16:00:00 GMT", 0],
    ["garbage as", "soon", 0],
  ])("429 with %s Retry-After: the failure, after retries where there is a transport", async (_name, value, wait) => {
    const { client, seen } = await hostile((_, response) => {
      const headers = { "content-type": "application/json", ...(value !== undefined && { "retry-after": value }) };
      response.writeHead(429, headers).end('{"errors":[{"code":"TOO_MANY_REQUESTS"}]}');
    });
    const error = (await caught(unwrap(client.getThing(id)))) as ApiError;
    expect([error.status, error.headers.get("retry-after")]).toEqual([429, value ?? null]);
    expect(error.body).toEqual({ errors: [{ code: "TOO_MANY_REQUESTS" }] });
    expect([seen.length, waits]).toEqual([sends, Array(sends - 1).fill(wait)]);
  });

  test("429 with a huge Retry-After: the failure at once", async () => {
    const { client, seen } = await hostile((_, response) => response.writeHead(429, { "retry-after": "86400" }).end());
    expect((await client.getThing(id)).response.headers.get("retry-after")).toBe("86400");
    expect([seen.length, waits]).toEqual([1, []]);
  });

  test("429 and 503 on a POST: never sent twice", async () => {
    for (const status of [429, 503]) {
      const { client, seen } = await hostile((_, response) => response.writeHead(status, { "retry-after": "0" }).end());
      expect((await client.createThing({ name: "n" })).error).toMatchObject({ status });
      expect(seen).toHaveLength(1);
    }
  });

  test("a redirect of a GET on the same host is followed, with credentials", async () => {
    const { client, seen } = await hostile(
      (request, response) =>
        request.url === "/moved" ? response.end('{"n":1}') : response.writeHead(302, { location: "/moved" }).end(),
      { headers: { authorization: "Bearer secret" } },
    );
    expect((await client.getThing(id)).data).toEqual({ n: 1 });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer secret", "Bearer secret"]);
  });

  test("a redirect of a GET to another host is followed without Authorization and cookies", async () => {
    const other = await serve((_, response) => response.end('{"n":1}'));
    const { client, seen } = await hostile((_, response) => response.writeHead(307, { location: other.url }).end(), {
      headers: { authorization: "Bearer secret", cookie: "session=secret" },
    });
    expect((await client.getThing(id)).data).toEqual({ n: 1 });
    expect(seen[0]?.headers.authorization).toBe("Bearer secret");
    expect(JSON.stringify(other.seen[0]?.rawHeaders)).not.toContain("secret");
  });

  test.each([301, 302, 303, 307, 308])("a redirect %i of a POST is not followed: a failure", async (status) => {
    const other = await serve((_, response) => response.end('{"n":1}'));
    const { client } = await hostile((_, response) =>
      response.writeHead(status, { location: other.url }).end("<html>"),
    );
    const { error, response } = await client.createThing({ name: "n" });
    expect(error).toMatchObject({ status, detail: expect.stringContaining("redirect, not followed") });
    expect(response.headers.get("location")).toBe(other.url);
    expect(other.seen).toHaveLength(0);
  });

  test("redirects can be left alone or followed, for the client or a call", async () => {
    const answer: Listener = (request, response) =>
      request.url === "/moved" ? response.end('{"n":1}') : response.writeHead(307, { location: "/moved" }).end();
    const manual = await hostile(answer, { redirect: "manual" });
    expect((await manual.client.getThing(id)).response.status).toBe(307);
    expect((await manual.client.createThing({}, { redirect: "follow" })).data).toEqual({ n: 1 });
    const follow = await hostile(answer, { redirect: "follow" });
    expect((await follow.client.createThing({})).data).toEqual({ n: 1 });
  });

  test("a redirect of undefined is none: that of a write is not followed", async () => {
    const answer: Listener = (request, response) =>
      request.url === "/moved" ? response.end('{"n":1}') : response.writeHead(303, { location: "/moved" }).end();
    const { client } = await hostile(answer, { redirect: undefined } as object);
    const { error } = await client.createThing({}, { redirect: undefined } as object);
    expect(error).toMatchObject({ status: 303, detail: expect.stringContaining("redirect, not followed") });
  });

  test("a redirect that leads back to itself: rejects as fetch does", async () => {
    const { client } = await hostile((_, response) => response.writeHead(302, { location: "/9/things/t1" }).end());
    expect(await caught(client.getThing(id))).toMatchObject({ name: "TypeError" });
  });

  test("2^53+1: exact, in data and in a failure", async () => {
    const { client } = await hostile((request, response) => {
      response.statusCode = request.method === "GET" ? 200 : 400;
      response.end('{"n":9007199254740993}');
    });
    expect((await client.getThing(id)).data).toEqual({ n: 9007199254740993n });
    expect((await client.createThing({})).error).toEqual({ n: 9007199254740993n });
  });

  test.each([200, 400])("a body (%i) that never ends: until the caller's signal, with its reason", async (status) => {
    const { client } = await hostile((_, response) => void response.writeHead(status).write('{"data":['));
    const reason = new Error("enough");
    const controller = new AbortController();
    const call = caught(client.getThing(id, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 40);
    expect(await call).toBe(reason);
    const timeout = AbortSignal.timeout(40);
    expect(await caught(client.getThing(id, { signal: timeout }))).toMatchObject({ name: "TimeoutError" });
  });

  test("a body that never ends, and a signal that is aborted after garbage was collected", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const { client } = await hostile((_, response) => void response.write('{"data":['));
    const controller = new AbortController();
    const json = caught(client.getThing(id, { signal: controller.signal }));
    const { data } = await client.streamThings({}, { signal: controller.signal });
    const stream = caught(new Response(data as ReadableStream).text());
    for (let round = 0; round < 4; round++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collectGarbage();
    }
    controller.abort(new Error("enough"));
    expect([await json, await stream]).toMatchObject([{ message: "enough" }, { message: "enough" }]);
  });

  test("a body that never ends, ended by a signal that fetch has added", async () => {
    const { url } = await serve((_, response) => void response.write('{"data":['));
    const beneath = fetch ?? globalThis.fetch;
    const client = createClient<Record<string, never>, Record<keyof typeof table, Method>>(table, {
      baseUrl: url,
      fetch: (request) => beneath(new Request(request, { signal: AbortSignal.timeout(40) })),
    });
    expect(await caught(client.getThing(id))).toMatchObject({ name: "TimeoutError" });
  });

  test("a body that ends by a timeout of another realm", async () => {
    const timeout = runInNewContext('Object.assign(new Error("late"), { name: "TimeoutError" })') as Error;
    const answer = Object.assign(new Response("{}"), { text: () => Promise.reject(timeout) });
    const client = createClient<Record<string, never>, Record<keyof typeof table, Method>>(table, {
      baseUrl: "https://api.test",
      fetch: async () => answer,
    });
    expect(await caught(client.getThing(id))).toBe(timeout);
  });

  test("an answer that never begins: until the caller's signal", async () => {
    const { client } = await hostile(() => {});
    const call = client.getThing(id, { signal: AbortSignal.timeout(40) });
    expect(await caught(call)).toMatchObject({ name: "TimeoutError" });
  });

  test("a connection that is reset: what fetch rejects with, and its cause", async () => {
    const { client, seen } = await hostile((request) => void request.socket.resetAndDestroy());
    const error = (await caught(client.getThing(id))) as Error;
    expect(error).toMatchObject({ name: "TypeError", cause: { code: "ECONNRESET" } });
    expect(seen).toHaveLength(sends);
    await caught(client.createThing({ name: "n" }));
    expect(seen).toHaveLength(sends + 1);
  });

  test("a stream that breaks: its reader is told", async () => {
    const { client } = await hostile((_, response) => {
      response.write('{"a":1}\n{"a"');
      setTimeout(() => response.destroy(), 10);
    });
    const { data } = await client.streamThings();
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('{"a":1}');
    expect(await caught(reader.read())).toBeInstanceOf(Error);
  });
});

describe("middleware", () => {
  const client = (answer: Response) => {
    const made = createClient<Record<string, never>, Record<keyof typeof table, Method>>(table, {
      baseUrl: "https://api.example.com",
      fetch: async () => answer,
    });
    return made;
  };

  test("that replaces a failure is believed, and stays exact", async () => {
    const things = client(new Response("<html>", { status: 502 }));
    things.use({ onResponse: () => new Response('{"n":9007199254740993}', { status: 418 }) });
    const { error, response } = await things.getThing(id);
    expect([error, response.status]).toEqual([{ n: 9007199254740993n }, 418]);
  });

  test.each<[string | null, Record<string, string>, unknown]>([
    ["down", {}, { detail: "down" }],
    [null, {}, {}],
    [null, { "content-length": "0" }, {}],
  ])("that answers in place of the server, %j %j", async (body, headers, more) => {
    const things = client(new Response("{}"));
    things.use({ onRequest: () => new Response(body, { status: 503, headers }) });
    const { error } = await things.getThing(id);
    expect(error).toEqual({ type: "about:blank", title: "HTTP 503", status: 503, ...(more as object) });
  });

  test("a body that someone has read already is an error of its reader", async () => {
    const things = client(new Response("down", { status: 503 }));
    things.use({ onResponse: async ({ response }) => void (await response.text()) });
    expect(await caught(things.getThing(id))).toBeInstanceOf(Error);
  });
});
