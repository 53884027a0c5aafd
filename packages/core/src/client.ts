import createFetchClient, { type Client as FetchClient, type HeadersOptions } from "openapi-fetch";
import { stringifyJson } from "./int64.ts";
import { mergeHeaders } from "./merge-headers.ts";
import type { HttpMethod, OperationTable } from "./operation-table.ts";
import type { CallOptions } from "./operation-types.ts";
import { readFailure, readSuccess } from "./read-body.ts";
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
    ...(fetch && { fetch }),
    querySerializer: { array: { style: "form", explode: false } },
    bodySerializer: stringifyJson,
  });
  if (sandboxUrl !== undefined) httpUrl(sandboxUrl, "sandboxUrl");

  const raw = client as unknown as Record<HttpMethod, Send>;
  const sandboxOnly = sandboxOnlyOperations(table);
  for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
    const send = raw[method];
    raw[method] = async (path, options = {}) => {
      const operationId = sandboxOnly.get(`${method} ${path}`);
      if (operationId !== undefined && options.baseUrl === undefined) {
        options = { ...options, baseUrl: sandboxUrl ?? refuseWithoutSandbox(operationId) };
      }
      const base = typeof headers === "function" ? await headers() : headers;
      return exchange(
        send,
        fetch ?? globalThis.fetch,
        path,
        base === undefined ? options : { ...options, headers: mergeHeaders(base, options.headers) },
      );
    };
  }
  return Object.assign(client, operationMethods(table, raw)) as FetchClient<Paths> & Methods;
}

function operationMethods(table: OperationTable, raw: Record<HttpMethod, Send>) {
  return Object.fromEntries(
    Object.entries(table).map(([operationId, operation]) => {
      const method = async (args: Record<string, unknown> = {}, options?: CallOptions) =>
        raw[operation.method](operation.path, {
          ...options,
          ...sortArguments(table, operationId, operation, args),
          ...(operation.stream && { parseAs: "stream" }),
        });
      return [operationId, Object.assign(method, { operationId })];
    }),
  );
}

/** Sends one request and reads its answer exactly; `parseAs` leaves the reading of a success to openapi-fetch. */
async function exchange(
  send: Send,
  fetch: (request: Request) => Promise<Response>,
  path: string,
  options: AnyInit,
): Promise<AnyResult> {
  const call = options.fetch ?? fetch;
  let failure: Response | undefined;
  const result = await send(path, {
    parseAs: "text",
    ...options,
    fetch: async (request) => {
      const response = await call(request);
      failure = response.ok ? undefined : response.clone();
      return response;
    },
  });
  const { response } = result;
  if (response.ok) {
    return options.parseAs === undefined
      ? { data: readSuccess(result.data as string | undefined, response), response }
      : result;
  }
  // openapi-fetch has parsed the body, and so rounded it: read it again from the text, unless middleware replaced it.
  const text = failure === undefined ? JSON.stringify(result.error ?? "") : await failure.text();
  return { error: readFailure(text, response), response };
}

function sandboxOnlyOperations(table: OperationTable): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([id, { method, path, sandboxOnly }]) =>
      sandboxOnly ? [[`${method} ${path}`, id] as const] : [],
    ),
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
