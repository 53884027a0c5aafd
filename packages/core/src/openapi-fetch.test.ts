import fc from "fast-check";
import createFetchClient, { type Middleware } from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { createClient } from "./client.ts";
import type { OperationTable } from "./operation-table.ts";

// The client has the types of openapi-fetch and a runtime of its own: here both are given the same, and must do the same.

const table = {
  listThings: { method: "GET", path: "/9/accounts/{account_id}/things" },
  createThing: { method: "POST", path: "/9/accounts/{account_id}/things" },
} as const satisfies OperationTable;

type Init = Record<string, unknown>;
type Sender = Record<"GET" | "POST" | "PUT" | "PATCH" | "HEAD", (path: string, init?: Init) => Promise<Result>> & {
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
  request(method: string, path: string, init?: Init): Promise<Result>;
};
type Result = { data?: unknown; error?: unknown; response: Response };
type Answer = (request: Request) => Promise<Response>;

const baseUrl = "https://api.example.com/";
const defaults = { baseUrl, headers: { "X-Client": "c", "X-Gone": "g" } };
const path = "/9/accounts/{account_id}/things";

/** A client of each kind in front of the same answer. */
function both(answer: Answer = async () => new Response('{"data":1}')): [ours: Sender, theirs: Sender] {
  const querySerializer = { array: { style: "form", explode: false } } as const;
  const ours = createClient<Record<string, never>, object>(table, { ...defaults, fetch: answer });
  const theirs = createFetchClient({ ...defaults, fetch: answer, querySerializer });
  return [ours, theirs] as unknown as [Sender, Sender];
}

/** What a call sends, and comes to. */
async function trace(client: Sender, act: (client: Sender) => Promise<Result>, sent: Request[]): Promise<unknown> {
  sent.length = 0;
  const outcome = await act(client).then(
    async ({ data, error, response }) => {
      const kind = (data as object | undefined)?.constructor.name;
      return { kind, data: await readable(data), error, status: response.status };
    },
    (error: unknown) => ({ thrown: String(error) }),
  );
  const requests = sent.map(async ({ method, url, headers, redirect, credentials, ...request }) => {
    const texts = [...headers].map(([name, value]) => [name, value.replace(/(formdata-undici-)\d+/, "$1")]);
    return { method, url, headers: texts, redirect, credentials, ...request };
  });
  return { outcome, requests: await Promise.all(requests), bodies: await Promise.all(sent.map(textOf)) };
}

/** The boundary of a form is random. */
async function textOf(request: Request): Promise<string> {
  return (await request.text()).replace(/(formdata-undici-)\d+/, "$1");
}

async function readable(data: unknown): Promise<unknown> {
  if (data instanceof ReadableStream) return new Response(data).text();
  if (data instanceof Blob) return data.text();
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data;
}

async function expectSame(act: (client: Sender) => Promise<Result>, answer?: Answer): Promise<void> {
  const sent: Request[] = [];
  const [ours, theirs] = both(async (request) => {
    sent.push(request.clone());
    return answer === undefined ? new Response('{"data":1}') : answer(request);
  });
  expect(await trace(ours, act, sent)).toEqual(await trace(theirs, act, sent));
}

const segment = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((text) => text.trim() !== "" && !/^\.\.?$/.test(text));
const scalar = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.bigInt());
/** Ours refuses what makes another list on the wire. */
const item = scalar.filter((each) => /^[^,]+$/s.test(String(each)));
const value = fc.oneof(scalar, fc.array(item, { minLength: 1, maxLength: 5 }), fc.constantFrom(null, undefined));
const headerValue = fc.oneof(fc.stringMatching(/^[!-~]{1,20}$/), fc.integer(), fc.boolean(), fc.constant(null));

test("any arguments make the same request", async () => {
  await fc.assert(
    fc.asyncProperty(
      segment,
      fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value),
      fc.dictionary(fc.constantFrom("x-client", "X-Gone", "x-own", "content-type"), headerValue),
      fc.option(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))), {
        nil: undefined,
      }),
      (account_id, query, headers, body) =>
        expectSame((client) => {
          const init = { params: { path: { account_id }, query }, headers, redirect: "follow" };
          return body === undefined ? client.GET(path, init) : client.POST(path, { ...init, body });
        }),
    ),
  );
});

describe("the options of a call", () => {
  test.each<[string, Init]>([
    ["baseUrl", { baseUrl: "https://other.example.com/" }],
    ["params.header", { params: { path: { account_id: "a" }, header: { "x-param": "p" } } }],
    ["querySerializer", { querySerializer: () => "by=hand" }],
    ["pathSerializer", { pathSerializer: (url: string) => `${url}/by/hand` }],
    ["bodySerializer", { body: { a: 1 }, bodySerializer: () => "by hand" }],
    ["a body without a type", { body: { a: 1 }, headers: { "Content-Type": null } }],
    ["a FormData body", { body: 1, bodySerializer: () => new FormData() }],
    ["credentials", { credentials: "include" }],
    ["parseAs text", { parseAs: "text" }],
    ["parseAs blob", { parseAs: "blob" }],
    ["parseAs arrayBuffer", { parseAs: "arrayBuffer" }],
    ["parseAs stream", { parseAs: "stream" }],
    ["middleware", { middleware: [{ onResponse: () => new Response('{"data":2}') }] }],
  ])("%s", async (_name, init) => {
    const given = { params: { path: { account_id: "a" } }, redirect: "follow", ...init };
    await expectSame((client) => (init["body"] === undefined ? client.GET(path, given) : client.POST(path, given)));
  });

  test("of the query serializer are the one thing that only openapi-fetch takes", async () => {
    const [ours] = both();
    const init = {
      params: { path: { account_id: "a" } },
      querySerializer: { array: { style: "form", explode: true } },
    };
    await expect(ours.GET(path, init)).rejects.toThrow("querySerializer is not a function");
  });

  test("methods that no operation has", async () => {
    const init = { redirect: "follow" };
    await expectSame((client) => client.PATCH("/9/others", { ...init, body: { a: [1] } }));
    await expectSame(
      (client) => client.HEAD("/9/others", init),
      async () => new Response(null),
    );
    await expectSame((client) => client.request("put", "/9/others", init));
  });
});

describe("middleware", () => {
  const params = { path: { account_id: "a" }, query: { count: 5 } };
  const init = { params, redirect: "follow" };

  test("runs in order before and in reverse after, and sees the same", async () => {
    const seen = async (add: (log: unknown[], name: string) => Middleware): Promise<unknown[][]> =>
      Promise.all(
        both().map(async (client) => {
          const log: unknown[] = [];
          client.use(add(log, "first"), add(log, "second"));
          await client.GET(path, init);
          return log;
        }),
      );
    const [ours, theirs] = await seen((log, name) => ({
      onRequest: ({ request, schemaPath, params, options: { baseUrl: _, ...options } }) =>
        void log.push([name, request.method, request.url, schemaPath, params, Object.keys(options).sort()]),
      onResponse: ({ request, response, schemaPath }) =>
        void log.push([name, request.url, response.status, response.bodyUsed, schemaPath]),
    }));
    expect(ours).toEqual(theirs);
    expect(ours).toHaveLength(4);
  });

  test.each<[string, Middleware]>([
    ["replaces the request", { onRequest: ({ request }) => new Request(request, { headers: { "x-new": "n" } }) }],
    ["changes the request", { onRequest: ({ request }) => request.headers.set("x-set", "s") }],
    ["answers itself", { onRequest: () => new Response('{"data":3}') }],
    ["refuses", { onRequest: () => Promise.reject(new Error("refused")) }],
    ["replaces the answer", { onResponse: () => new Response('{"title":"t"}', { status: 400 }) }],
    ["replaces the answer in its own time", { onResponse: async () => new Response('{"data":6}') }],
    ["sees an error", { onError: () => undefined }],
  ])("%s", async (_name, middleware) => {
    await expectSame((client) => {
      client.use(middleware, { onResponse: () => undefined });
      return client.GET(path, init);
    });
  });

  test.each<[string, Middleware["onError"]]>([
    ["passes on", () => undefined],
    ["replaces", ({ error }) => new Error(`replaced: ${(error as Error).message}`)],
    ["answers", () => new Response('{"data":4}')],
  ])("an error of fetch: %s", async (_name, onError) => {
    const act = (client: Sender) => {
      client.use({ onError: onError as NonNullable<typeof onError> }, { onError: () => undefined });
      return client.GET(path, init);
    };
    await expectSame(act, () => Promise.reject(new TypeError("fetch failed")));
  });

  test.each<[string, object]>([
    ["onRequest", { onRequest: () => "no request" }],
    ["onResponse", { onResponse: () => ({}) }],
    ["onError", { onRequest: () => undefined, onError: () => "no error" }],
  ])("%s that returns what it must not fails the call", async (name, middleware) => {
    for (const client of both(() =>
      name === "onError" ? Promise.reject(new Error("down")) : Promise.resolve(new Response("{}")),
    )) {
      client.use(middleware as Middleware);
      await expect(client.GET(path, init)).rejects.toThrow(/must return|middleware returned no/);
    }
  });

  test("that is nothing is left out", async () => {
    await expectSame((client) => {
      client.use(undefined as unknown as Middleware, { onResponse: () => undefined });
      return client.GET(path, init);
    });
  });

  test("that is ejected is asked no more; to eject what was never used does no harm to others", async () => {
    const middleware: Middleware = { onRequest: () => new Response('{"data":5}') };
    const kept: Middleware = { onRequest: ({ request }) => request.headers.set("x-kept", "k") };
    await expectSame((client) => {
      client.use(middleware, kept);
      client.eject({ onRequest: () => undefined }, middleware);
      return client.GET(path, init);
    });
  });
});
