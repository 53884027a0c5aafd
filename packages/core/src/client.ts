import createFetchClient, { type Client as FetchClient, type HeadersOptions, type Middleware } from "openapi-fetch";
import { isApiError } from "./api-error.ts";
import { stringifyJson } from "./int64.ts";
import { keepAliveWith } from "./keep-alive-with.ts";
import { assertSendable, mergeHeaders } from "./merge-headers.ts";
import type { HttpMethod, OperationDescription, OperationTable } from "./operation-table.ts";
import type { CallOptions } from "./operation-types.ts";
import { readFailure, readSuccess } from "./read-body.ts";
import { readText } from "./read-text.ts";
import type { Result } from "./result.ts";
import { RuleViolationError } from "./rule-violation-error.ts";
import { sortArguments } from "./sort-arguments.ts";

/** Headers as a value, or as a function that is asked before every request, for credentials that change. */
export type HeadersSource = HeadersOptions | (() => HeadersOptions | Promise<HeadersOptions>);

/** What a client of either API is created with. */
export interface ClientOptions extends Omit<RequestInit, "body" | "headers" | "method" | "signal"> {
  /** Where the API is served, without the version segment: `https://…` up to and without `/2` or `/12`. */
  baseUrl: string;
  /** Sent with every request. */
  headers?: HeadersSource;
  /** Replaces the runtime's `fetch`: for tests, proxies, retries. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The options of an API that has a sandbox host beside the production one. */
export interface SandboxClientOptions extends ClientOptions {
  /** Where the sandbox is served. Sandbox-only operations go there, and are refused without it. */
  sandboxUrl?: string;
}

type AnyInit = CallOptions & { baseUrl?: string; parseAs?: string; params?: unknown; body?: unknown };
type AnyResult = Result<unknown, unknown>;
type FailureTexts = WeakMap<Response, string>;
type Send = (path: string, init?: AnyInit) => Promise<AnyResult>;

/**
 * Builds the client of one API: an openapi-fetch client (`GET`, `POST`, `use` and so on) with one method per operation
 * of the table added. Lists travel comma-separated, 64-bit integers are exact, and a failure always has an `error`.
 */
export function createClient<Paths extends {}, Methods>(
  table: OperationTable,
  { baseUrl, sandboxUrl, headers, fetch, ...init }: SandboxClientOptions,
): FetchClient<Paths> & Methods {
  const client = createFetchClient<Paths>({
    ...init,
    baseUrl: httpUrl(baseUrl, "baseUrl"),
    // Looked up at each call, so that a `fetch` that is replaced later serves, too.
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    querySerializer: { array: { style: "form", explode: false } },
    bodySerializer: stringifyJson,
  });
  if (sandboxUrl !== undefined) httpUrl(sandboxUrl, "sandboxUrl");

  const failures: FailureTexts = new WeakMap();
  // First of all middleware, so the last to see an answer: the one that openapi-fetch goes on to read.
  client.use(readFailures(failures));

  const raw = client as unknown as Record<HttpMethod, Send>;
  const operations = operationsByPath(table);
  for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
    const send = raw[method];
    raw[method] = async (path, options = {}) => {
      const [operationId = "", operation] = operations.get(`${method} ${path}`) ?? [];
      if (operation?.sandboxOnly && options.baseUrl === undefined) {
        options = { ...options, baseUrl: sandboxUrl ?? refuseWithoutSandbox(operationId) };
      }
      const base = typeof headers === "function" ? await headers() : headers;
      return exchange(send, failures, path, {
        // A redirect can turn a write into a GET, whose answer would look like a success of the write.
        ...(method !== "GET" && init.redirect === undefined && { redirect: "manual" }),
        // To read a stream to its end would be to wait for ever.
        ...(operation?.stream && { parseAs: "stream" }),
        ...options,
        headers: assertSendable(mergeHeaders(base, options.headers)),
      });
    };
  }
  return Object.assign(client, operationMethods(table, raw), {
    // openapi-fetch's own knows nothing of `headers`, of the sandbox and of exact integers.
    request: (method: string, path: string, init?: AnyInit) => raw[method.toUpperCase() as HttpMethod](path, init),
  }) as FetchClient<Paths> & Methods;
}

function operationMethods(table: OperationTable, raw: Record<HttpMethod, Send>) {
  return Object.fromEntries(
    Object.entries(table).map(([operationId, operation]) => {
      const method = async (args: Record<string, unknown> = {}, options?: CallOptions) =>
        raw[operation.method](operation.path, {
          ...options,
          ...sortArguments(table, operationId, operation, args),
        });
      return [operationId, Object.assign(method, { operationId })];
    }),
  );
}

/** Sends one request and reads its answer exactly; `parseAs` leaves the reading of a success to openapi-fetch. */
async function exchange(send: Send, failures: FailureTexts, path: string, options: AnyInit): Promise<AnyResult> {
  const result = await send(path, { parseAs: "stream", ...options });
  const { response } = result;
  if (!response.ok) {
    return { error: readFailure(failures.get(response) ?? textOf(result.error), response), response };
  }
  if (options.parseAs !== undefined) return result;
  return { data: readSuccess(await readText(response, options.signal), response), response };
}

/** openapi-fetch parses the body of a failure, and so rounds it, and throws when it breaks off: read it before. */
function readFailures(failures: FailureTexts): Middleware {
  return {
    onResponse: async ({ request, response }) => {
      keepAliveWith(response.body, request);
      if (response.ok) return undefined;
      try {
        failures.set(response, await readText(response.clone(), request.signal));
        return undefined;
      } catch (error) {
        if (!isApiError(error)) throw error;
        // The status says enough of a failure. Nothing of its body is left to read.
        const { status, statusText, headers } = response;
        return new Response(null, { status, statusText, headers });
      }
    },
  };
}

/** The failure that openapi-fetch has parsed, as text again, where middleware has answered in place of the server. */
function textOf(error: unknown): string {
  return typeof error === "string" ? error : (JSON.stringify(error) ?? "");
}

function operationsByPath(table: OperationTable): ReadonlyMap<string, readonly [id: string, OperationDescription]> {
  return new Map(
    Object.entries(table).map(([id, operation]) => [`${operation.method} ${operation.path}`, [id, operation]]),
  );
}

function refuseWithoutSandbox(operationId: string): never {
  throw new RuleViolationError(operationId, [
    {
      rule: "sandbox.host-only",
      message: "it exists on the sandbox host alone, and the client has no sandboxUrl: pass one to createAdsClient",
    },
  ]);
}

function httpUrl(value: string, option: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new TypeError(`${option} must be an absolute http or https URL, such as "https://api.example.com"`);
  }
  return value;
}
