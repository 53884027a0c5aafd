import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import { type ClientOptions, createClient } from "./client.ts";
import type { OperationTable } from "./operation-table.ts";
import { type Result, unwrap } from "./result.ts";
import { createTransport } from "./transport.ts";

const table = {
  listThings: { method: "GET", path: "/9/accounts/{account_id}/things" },
  createThing: { method: "POST", path: "/9/accounts/{account_id}/things" },
  createJob: { method: "POST", path: "/9/jobs", body: "fields" },
  batchThings: { method: "POST", path: "/9/batch/{account_id}", body: "whole" },
  streamThings: { method: "GET", path: "/9/stream", stream: true },
  deleteThing: { method: "DELETE", path: "/9/things/{id}" },
  deleteAllThings: { method: "DELETE", path: "/9/things/all", mayBeEmpty: true },
  deleteAccount: { method: "DELETE", path: "/9/accounts/{account_id}", sandboxOnly: true },
} as const satisfies OperationTable;

type Method = (args?: Record<string, unknown>, options?: CallOptions) => Promise<Result<unknown, unknown>>;
type Methods = Record<keyof typeof table, Method>;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A real server on loopback that records what reaches it. */
async function serve(answer: RequestListener = (_request, response) => response.end("{}")) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response);
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const client = (options: ClientOptions) => createClient<Record<string, never>, Methods>(table, options);

describe("the runtime's own fetch is called by itself, as browsers want it", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each<[what: string, options: CallOptions]>([
    ["a plain call", {}],
    ["a call with a signal", { signal: new AbortController().signal }],
    ["middleware that asks for the Request", { middleware: [{ onRequest: ({ request }) => void request.url }] }],
  ])("%s", async (_what, options) => {
    const { url } = await serve();
    const runtimes = fetch;
    vi.stubGlobal("fetch", function (this: unknown, input: string | Request, init?: RequestInit) {
      if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
      return runtimes(input, init);
    });
    expect((await client({ baseUrl: url }).listThings({ account_id: "a" }, options)).data).toEqual({});
  });

  test("with what middleware has set on the Request", async () => {
    const { url, seen } = await serve();
    const things = client({ baseUrl: url });
    things.use({ onRequest: ({ request }) => request.headers.set("x-set", "s") });
    await things.listThings({ account_id: "a" });
    expect(seen[0]?.headers["x-set"]).toBe("s");
  });
});

describe("a fetch that was given", () => {
  test("may answer with less than a Response: no body to stream, but text", async () => {
    const fetch = async () =>
      ({ ok: true, status: 200, headers: new Headers(), text: async () => '{"a":1}' }) as Response;
    const { signal } = new AbortController();
    const things = client({ baseUrl: "https://api.test", fetch });
    expect((await things.listThings({ account_id: "a" }, { signal })).data).toEqual({ a: 1 });
  });

  test.each<[what: string, transport: (fetch: (request: Request) => Promise<Response>) => typeof fetch]>([
    ["by itself", (fetch) => fetch],
    ["beneath a transport", (fetch) => createTransport({ fetch })],
  ])("%s, finds options of its own at the Request, such as those of Next.js", async (_what, transport) => {
    const sent: Request[] = [];
    const fetch = transport(async (request) => {
      sent.push(request);
      return Response.json({});
    });
    const next = { revalidate: 60, tags: ["things"] };
    await client({ baseUrl: "https://api.test", fetch }).listThings({ account_id: "a" }, { next } as CallOptions);
    expect(sent).toMatchObject([{ next }]);
  });

  test("finds nothing there that is none of its business", async () => {
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return Response.json({});
    };
    const things = client({ baseUrl: "https://api.test" }) as unknown as Record<
      "POST",
      (...args: unknown[]) => unknown
    >;
    const parts = { params: { path: { account_id: "a" }, header: { authorization: "s3cret" } }, body: {} };
    const options = { fetch, baseUrl: "https://other.test", parseAs: "text", middleware: [], signal: null };
    await things.POST("/9/accounts/{account_id}/things", { ...parts, ...options });
    expect(sent.map((request) => Object.keys(request))).toEqual([[]]);
    expect(sent[0]?.url).toBe("https://other.test/9/accounts/a/things");
  });
});

describe("arguments", () => {
  test("path parameters are encoded, the rest travels in the query, lists comma-separated", async () => {
    const { url, seen } = await serve();
    const things = client({ baseUrl: `${url}/` });
    await things.listThings({ account_id: "a/b ?", ids: ["x", "y z"], count: 5, cursor: undefined, big: 2n ** 62n });
    await things.createThing({ account_id: "a", name: "Frühling & mehr" });
    await things.createThing({ account_id: "a", body: "x" });
    expect(seen.map((request) => [request.method, request.url, request.body])).toEqual([
      ["GET", "/9/accounts/a%2Fb%20%3F/things?ids=x,y%20z&count=5&big=4611686018427387904", ""],
      ["POST", "/9/accounts/a/things?name=Fr%C3%BChling%20%26%20mehr", ""],
      ["POST", "/9/accounts/a/things?body=x", ""],
    ]);
  });

  test("body members travel as JSON, bigint exactly", async () => {
    const { url, seen } = await serve();
    const things = client({ baseUrl: url });
    await things.createJob({ from: "now", amount: 2n ** 63n - 1n });
    await things.batchThings({ account_id: "a", dry: true, body: [{ n: 1 }] });
    expect(seen.map((request) => [request.url, request.headers["content-type"], request.body])).toEqual([
      ["/9/jobs", "application/json", '{"from":"now","amount":9223372036854775807}'],
      ["/9/batch/a?dry=true", "application/json", '[{"n":1}]'],
    ]);
  });

  test.each([undefined, null, "", ".", "..", {}])(
    "path parameter %j is refused before anything is sent",
    async (id) => {
      const { url, seen } = await serve();
      await expect(client({ baseUrl: url }).listThings({ account_id: id })).rejects.toThrow(
        "listThings: account_id is missing or no id",
      );
      expect(seen).toEqual([]);
    },
  );

  test("a path parameter that makes the path of another operation is refused", async () => {
    const { url, seen } = await serve();
    await expect(client({ baseUrl: url }).deleteThing({ id: "all" })).rejects.toThrow(
      "deleteThing: this would be deleteAllThings",
    );
    expect(seen).toEqual([]);
  });

  test("a number that has lost digits is refused, wherever it stands", async () => {
    const { url, seen } = await serve();
    const things = client({ baseUrl: url });
    const user_id = 2 ** 53;
    await expect(things.createThing({ account_id: "a", user_id })).rejects.toThrow("user_id: a number beyond 2^53 - 1");
    await expect(things.createJob({ amounts: [user_id] })).rejects.toThrow("is rounded; pass a bigint");
    await expect(things.listThings({ account_id: "a", ids: ["1", user_id] })).rejects.toThrow("ids: a number beyond");
    await expect(things.listThings({ account_id: "a", count: Number.NaN })).rejects.toThrow("count: NaN is no number");
    expect(seen).toEqual([]);
  });

  test.each([[[]], [[""]], [["x", ""]], [["x,y"]], [[","]]])(
    "the list %j is refused: it would be another one on the wire, or ask for everything",
    async (ids) => {
      const { url, seen } = await serve();
      await expect(client({ baseUrl: url }).listThings({ account_id: "a", ids })).rejects.toThrow(
        "listThings: ids is an empty list, or an item of it is empty or has a comma",
      );
      expect(seen).toEqual([]);
    },
  );
});

test("an object in the query is refused: it would be left out, and ask for everything", async () => {
  const { url, seen } = await serve();
  await expect(client({ baseUrl: url }).listThings({ account_id: "a", start_time: new Date() })).rejects.toThrow(
    "listThings: start_time is an object",
  );
  expect(seen).toEqual([]);
});

describe("answers", () => {
  test("an empty success is one where nothing of it is shown, and else a failure", async () => {
    const { url } = await serve((_request, response) => response.end());
    const things = client({ baseUrl: url });
    expect((await things.deleteAllThings()).response.status).toBe(200);
    expect(await unwrap(things.deleteAllThings())).toBeUndefined();
    await expect(things.deleteThing({ id: "1" })).rejects.toThrow("answered 200, but its body is empty");
  });

  test("what is sent of such a success is read", async () => {
    const { url } = await serve((_request, response) => response.end('{"ended":2}'));
    expect(await unwrap(client({ baseUrl: url }).deleteAllThings())).toEqual({ ended: 2 });
    const html = await serve((_request, response) => response.end("<p>"));
    await expect(client({ baseUrl: html.url }).deleteAllThings()).rejects.toThrow("is not JSON");
  });

  test("64-bit integers are exact in successes and failures", async () => {
    const { url } = await serve((request, response) => {
      response.statusCode = request.method === "GET" ? 200 : 400;
      response.end('{"n":9007199254740993,"m":5}');
    });
    const things = client({ baseUrl: url });
    const exact = { n: 9007199254740993n, m: 5 };
    expect((await things.listThings({ account_id: "a" })).data).toEqual(exact);
    expect((await things.createThing({ account_id: "a" })).error).toEqual(exact);
  });

  test("204 has no data and no error", async () => {
    const { url } = await serve((_request, response) => response.writeHead(204).end());
    const result = await client({ baseUrl: url }).listThings({ account_id: "a" });
    expect([result.data, result.error, result.response.ok]).toEqual([undefined, undefined, true]);
  });

  test.each([
    [500, "", { type: "about:blank", title: "Internal Server Error", status: 500 }],
    [
      503,
      "<html>down</html>",
      { type: "about:blank", title: "Service Unavailable", status: 503, detail: "<html>down</html>" },
    ],
    [404, '"gone"', { type: "about:blank", title: "Not Found", status: 404, detail: '"gone"' }],
    [500, "null", { type: "about:blank", title: "Internal Server Error", status: 500, detail: "null" }],
  ])("a failure %i with the body %j still has an error", async (status, body, error) => {
    const { url } = await serve((_request, response) => response.writeHead(status).end(body));
    expect((await client({ baseUrl: url }).listThings({ account_id: "a" })).error).toEqual(error);
  });

  test.each(["<html>sign in</html>", '{"data":[1,'])(
    "a success that is not JSON, %j, throws an ApiError",
    async (body) => {
      const { url } = await serve((_request, response) =>
        response.writeHead(200, { "content-type": "text/html" }).end(body),
      );
      const error = await client({ baseUrl: url })
        .listThings({ account_id: "a" })
        .catch((caught: unknown) => caught);
      expect(isApiError(error) && [error.status, error.body]).toEqual([200, body]);
      expect(String(error)).toContain("text/html");
    },
  );

  test("a stream is handed over unread", async () => {
    const { url } = await serve((_request, response) => {
      response.write('{"a":1}\n');
      setTimeout(() => response.end('{"a":2}\n'), 20);
    });
    const things = client({ baseUrl: url });
    const byPath = things.GET as unknown as (path: string) => Promise<Result<unknown, unknown>>;
    for (const { data } of [await things.streamThings(), await byPath("/9/stream")]) {
      expect(await new Response(data as ReadableStream).text()).toBe('{"a":1}\n{"a":2}\n');
    }
  });

  test("a failure that middleware has answered is kept", async () => {
    const things = client({ baseUrl: "http://127.0.0.1:9" });
    things.use({ onRequest: () => new Response('{"title":"from middleware"}', { status: 418 }) });
    const { error, response } = await things.listThings({ account_id: "a" });
    expect([error, response.status]).toEqual([{ title: "from middleware" }, 418]);
  });
});

describe("options", () => {
  test("headers may be a function, asked before every request; a call overrides them", async () => {
    const { url, seen } = await serve();
    let count = 0;
    const things = client({ baseUrl: url, headers: async () => ({ "X-Key": `${++count}`, "X-Gone": "1" }) });
    await things.listThings({ account_id: "a" });
    await things.listThings({ account_id: "a" }, { headers: { "x-key": "own", "x-gone": null } });
    expect(seen.map(({ headers }) => [headers["x-key"], headers["x-gone"]])).toEqual([
      ["1", "1"],
      ["own", undefined],
    ]);
  });

  test.each(["s3cret\ntoken", "s3cret\0", "s3cret…"])(
    "the value %j, which no header can have, is refused without being quoted",
    async (value) => {
      const { url, seen } = await serve();
      const things = client({ baseUrl: url, headers: { authorization: `Bearer ${value}` } });
      const errors = await Promise.all([
        things.listThings({ account_id: "a" }).catch((error: unknown) => error),
        client({ baseUrl: url })
          .listThings({ account_id: "a" }, { headers: { authorization: `Bearer ${value}` } })
          .catch((error: unknown) => error),
      ]);
      for (const error of errors) {
        expect(error).toBeInstanceOf(TypeError);
        expect(inspect(error, { showHidden: true })).toContain("the header authorization");
        expect(inspect(error, { showHidden: true })).not.toContain("s3cret");
      }
      expect(seen).toEqual([]);
    },
  );

  test("a line break at the end of a value, as files have, does no harm", async () => {
    const { url, seen } = await serve();
    await client({ baseUrl: url, headers: { "x-key": "k\n" } }).listThings({ account_id: "a" });
    expect(seen[0]?.headers["x-key"]).toBe("k");
  });

  test("request(), the method of openapi-fetch that takes the others by name, is like them", async () => {
    const { url, seen } = await serve((_request, response) => response.end('{"n":9007199254740993}'));
    const things = client({ baseUrl: url, headers: { "x-key": "k" } }) as unknown as {
      request(method: string, path: string): Promise<Result<unknown, unknown>>;
    };
    expect((await things.request("get", "/9/others")).data).toEqual({ n: 9007199254740993n });
    expect(seen[0]?.headers["x-key"]).toBe("k");
    await expect(things.request("delete", "/9/accounts/{account_id}")).rejects.toThrow(
      "deleteAccount: account_id is missing",
    );
  });

  test.each<[what: string, options: Partial<ClientOptions>, call: CallOptions]>([
    ["headers", { headers: () => new Promise(() => {}) }, {}],
    ["middleware", {}, { middleware: [{ onRequest: () => new Promise(() => {}) }] }],
    ["a fetch that does not know of signals", { fetch: () => new Promise(() => {}) }, {}],
  ])("a signal ends the wait for %s", async (_what, options, call) => {
    const { url } = await serve();
    const controller = new AbortController();
    const reason = new Error("no longer");
    setTimeout(() => controller.abort(reason), 5);
    const things = client({ baseUrl: url, ...options });
    await expect(things.listThings({ account_id: "a" }, { ...call, signal: controller.signal })).rejects.toBe(reason);
  });

  test("middleware of one call is the last to see the request, and not asked where it is not sent", async () => {
    const { url } = await serve();
    const seen: string[] = [];
    const things = client({ baseUrl: url });
    things.use({ onRequest: () => void seen.push("client") });
    const options = { middleware: [{ onRequest: () => void seen.push("call") }] };
    await things.listThings({ account_id: "a" }, options);
    await expect(things.listThings({ account_id: "" }, options)).rejects.toThrow("account_id");
    await things.listThings({ account_id: "a" });
    expect(seen).toEqual(["client", "call", "client"]);
  });

  test("a signal cancels", async () => {
    const { url } = await serve(() => {});
    const controller = new AbortController();
    const pending = client({ baseUrl: url }).listThings({ account_id: "a" }, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });

  test("a fetch of the client and one of the call", async () => {
    const fetch = (name: string) => async () => new Response(JSON.stringify({ name }));
    const things = client({ baseUrl: "https://api.example.com", fetch: fetch("client") });
    expect((await things.listThings({ account_id: "a" })).data).toEqual({ name: "client" });
    expect((await things.listThings({ account_id: "a" }, { fetch: fetch("call") })).data).toEqual({ name: "call" });
  });

  test.each([
    "",
    "api.example.com",
    "ftp://example.com",
    "ftp+https://example.com",
    "https://user:s3cret@example.com",
    "https://s3cret@example.com/api",
    "https://example.com/?key=s3cret",
    "https://example.com#s3cret",
    "https://",
    undefined as unknown as string,
  ])("the base URL %j is refused, and quoted nowhere", async (baseUrl) => {
    expect(() => client({ baseUrl })).toThrow(
      /^baseUrl must be an http or https URL and no more, such as https:\/\/api.example.com$/,
    );
    if (baseUrl)
      await expect(client({ baseUrl: "https://a.example" }).GET("/9/jobs", { baseUrl } as never)).rejects.toThrow(
        /^baseUrl must/,
      );
  });

  test.each(["http://127.0.0.1:8080", "https://example.com/proxy/", "HTTPS://[::1]:8/@team"])(
    "the base URL %j is taken",
    (baseUrl) => {
      expect(() => client({ baseUrl })).not.toThrow();
    },
  );

  test("headers that are a text are refused without quoting it", async () => {
    const { url, seen } = await serve();
    const headers = () => "Bearer s3cret" as never;
    await expect(client({ baseUrl: url, headers }).listThings({ account_id: "a" })).rejects.toThrow(
      /^headers must be an object$/,
    );
    expect(seen).toEqual([]);
  });
});

describe("the host of an endpoint", () => {
  const things = (baseUrl: string, hostOf: Parameters<typeof createClient>[2]) =>
    createClient<Record<string, { delete: object }>, Methods>(table, { baseUrl }, hostOf);

  test("is what is told of it, also when it is called by path", async () => {
    const production = await serve();
    const sandbox = await serve();
    const client = things(production.url, ({ sandboxOnly }) => sandboxOnly && sandbox.url);
    await client.deleteAccount({ account_id: "a" });
    await client.DELETE("/9/accounts/{account_id}", { params: { path: { account_id: "b" } } } as never);
    await client.DELETE("/9/elsewhere");
    expect(production.seen.map(({ url }) => url)).toEqual(["/9/elsewhere"]);
    expect(sandbox.seen.map(({ url }) => url)).toEqual(["/9/accounts/a", "/9/accounts/b"]);
  });

  test("is asked for by the name that messages have, and nothing is sent when that throws", async () => {
    const { url, seen } = await serve();
    const client = things(url, (_endpoint, name) => {
      throw new Error(`no host for ${name}`);
    });
    await expect(client.deleteAccount({ account_id: "a" })).rejects.toThrow("no host for deleteAccount");
    await expect(client.DELETE("/9/elsewhere")).rejects.toThrow("no host for DELETE /9/elsewhere");
    expect(seen).toEqual([]);
  });
});
