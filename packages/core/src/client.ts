import type { Client as FetchClient, HeadersOptions, MergedOptions, Middleware, ParseAs } from "openapi-fetch";
import { buildPath, buildQuery } from "./build-url.ts";
import type { CallOptions } from "./call-options.ts";
import { stringifyJson } from "./int64.ts";
import { mergeHeaders, sendableHeaders } from "./merge-headers.ts";
import type { Endpoint, OperationTable } from "./operation-table.ts";
import { orAborted } from "./or-aborted.ts";
import { PendingCall } from "./pending-call.ts";
import { readAnswer } from "./read-answer.ts";
import type { Result } from "./result.ts";
import { type SortedArguments, sortArguments } from "./sort-arguments.ts";

// The types are openapi-fetch's, the runtime is our own. openapi-fetch's would have to be worked around wherever this
// kit promises more (exact integers, failures that break off, redirects of writes), it makes a Request for each call,
// and it is larger than all that takes its place.

/** Headers as a value, or as a function that is asked before every request, for credentials that change. */
export type HeadersSource = HeadersOptions | (() => HeadersOptions | Promise<HeadersOptions>);

/** What a client of either API is created with. */
export interface ClientOptions extends Omit<RequestInit, "body" | "headers" | "method" | "signal"> {
  /** Where the API is served, without the version segment: `https://…` up to and without `/2` or `/12`. */
  baseUrl: string;
  /** Sent with every request. */
  headers?: HeadersSource | undefined;
  /**
   * Replaces the runtime's `fetch`: for tests, proxies, retries. One of a library may not know the runtime's `Request`:
   * make it one of its own. With the package `undici`, whose types are its own, too, and a dispatcher, such as a proxy:
   * `(request) => undici.fetch(new undici.Request(request.url, request as never), { dispatcher }) as never`. What only
   * the runtime's `fetch` takes is given beside the request, as in Bun: `(request) => fetch(request, { proxy })`.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** What the methods of openapi-fetch take beside a path. */
interface CallInit extends CallOptions {
  baseUrl?: string;
  params?: SortedArguments["params"];
  body?: unknown;
  parseAs?: ParseAs;
  querySerializer?: typeof buildQuery;
  bodySerializer?: (body: unknown) => BodyInit;
  pathSerializer?: typeof buildPath;
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Builds the client of one API: the methods of openapi-fetch (`GET`, `POST`, `use` and so on) and one method per
 * operation of the table. Lists travel comma-separated, 64-bit integers are exact, and a failure always has an `error`.
 * A `querySerializer` is a function, as both APIs write all lists alike; the `Request` of a call is the runtime's.
 *
 * @param hostOf - where an endpoint is served, `baseUrl` unless it tells; `name` is what messages call the endpoint
 * @throws TypeError when `baseUrl` is not an absolute http or https URL, or holds credentials, a query or a fragment.
 */
export function createClient<Paths extends {}, Methods>(
  table: OperationTable,
  { baseUrl, headers, fetch, ...defaults }: ClientOptions,
  hostOf?: (endpoint: Endpoint, name: string) => string | undefined,
): FetchClient<Paths> & Methods {
  assertHttpUrl(baseUrl, "baseUrl");
  const middlewares: Middleware[] = [];
  const endpoints = Object.entries(table).map(([operationId, operation]) => ({ operationId, ...operation }));
  const byRoute = new Map<string, Endpoint>(endpoints.map((each) => [`${each.method} ${each.path}`, each]));

  /** Builds a call, but for its headers. */
  function prepare(endpoint: Endpoint, init: CallInit, { params = {}, body }: Partial<SortedArguments>): PendingCall {
    const { operationId, method, path } = endpoint;
    const {
      baseUrl: ownUrl,
      fetch: ownFetch = fetch ?? globalThis.fetch,
      parseAs = endpoint.stream ? "stream" : "json",
      querySerializer = buildQuery,
      bodySerializer = stringifyJson,
      pathSerializer = buildPath,
      // What is left is for `fetch`.
      params: _params,
      middleware: _middleware,
      ...own
    } = init;
    const name = operationId ?? `${method} ${path}`;
    const host = ownUrl ?? hostOf?.(endpoint, name) ?? baseUrl;
    if (host !== baseUrl) assertHttpUrl(host, "baseUrl");
    const options = {
      baseUrl: host.replace(/\/$/, ""),
      fetch: ownFetch,
      parseAs,
      querySerializer,
      bodySerializer,
      pathSerializer,
    };
    const url = pathSerializer(options.baseUrl + path, params.path ?? {}, name);
    const other = byRoute.get(`${method} ${url.slice(options.baseUrl.length)}`);
    if (other && other !== endpoint) {
      throw new TypeError(`${name}: this would be ${other.operationId}: call that instead`);
    }
    const query = querySerializer(params.query ?? {}, name);
    return new PendingCall({
      endpoint,
      params,
      body,
      options: options as unknown as MergedOptions,
      url: query ? `${url}?${query}` : url,
      init: {
        ...defaults,
        ...own,
        // A redirect can turn a write into a GET, whose answer would look like a success of the write.
        redirect: own.redirect ?? defaults.redirect ?? (method === "GET" ? "follow" : "manual"),
        method,
        body: body === undefined ? undefined : bodySerializer(body),
      } as RequestInit,
    });
  }

  /** A signal ends the call whatever it waits for: headers, middleware, the answer. */
  const send = (endpoint: Endpoint, init: CallInit = {}, sorted?: Partial<SortedArguments>) =>
    orAborted(exchange(endpoint, init, sorted ?? init), init.signal);

  async function exchange(
    endpoint: Endpoint,
    init: CallInit,
    sorted: Partial<SortedArguments>,
  ): Promise<Result<unknown, unknown>> {
    const call = prepare(endpoint, init, sorted);
    const given = typeof headers === "function" ? await headers() : headers;
    const type = typeof call.parts.init.body === "string" ? { "content-type": "application/json" } : undefined;
    call.parts.init.headers = sendableHeaders(mergeHeaders(type, given, init.headers, call.params.header));
    const response = await call.exchange([...middlewares, ...(init.middleware ?? [])]);
    return await readAnswer(response, call.parts, call.options.parseAs);
  }

  const sendTo = (method: string, path: string, init?: CallInit) =>
    send(byRoute.get(`${method} ${path}`) ?? { method, path }, init);
  const byMethod = METHODS.map((method) => [method, (path: string, init?: CallInit) => sendTo(method, path, init)]);
  const byOperation = endpoints.map((endpoint) => {
    const { operationId } = endpoint;
    const call = (args: Record<string, unknown> = {}, options?: CallOptions) =>
      send(endpoint, options, sortArguments(endpoint, args));
    return [operationId, Object.assign(call, { operationId })];
  });
  return {
    ...Object.fromEntries([...byMethod, ...byOperation]),
    request: (method: string, path: string, init?: CallInit) => sendTo(method.toUpperCase(), path, init),
    // Nothing is let through, as what `condition && middleware` gives.
    use: (...added: Middleware[]) => void middlewares.push(...added.filter(Boolean)),
    eject: (...removed: Middleware[]) => {
      for (const each of removed) if (middlewares.includes(each)) middlewares.splice(middlewares.indexOf(each), 1);
    },
  };
}

/**
 * Makes sure that a host of an API can be called, and that no error of the runtime will quote credentials in its URL.
 *
 * @throws TypeError that names the option, and quotes nothing.
 */
export function assertHttpUrl(value: string, option: string): void {
  if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(value) || !URL.canParse(value)) {
    throw new TypeError(`${option} must be an http or https URL and no more, such as https://api.example.com`);
  }
}
