/**
 * A request, whoever received it: a server, or the sandbox's `fetch`. Every `Request` is one. A server makes lighter ones,
 * because the classes of `fetch` take longer to load and to make than most answers.
 */
export interface ApiRequest extends Pick<Request, "method" | "url" | "signal"> {
  /** Names are in lower case. */
  readonly headers: { get(name: string): string | null };
  /** Null when there is none. */
  readonly body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null;
}

/** What a URL names beside its host, as it was sent. */
export interface Target {
  readonly path: string;
  /** Behind the question mark; empty without one. */
  readonly search: string;
}

/** Reads the target from a URL as the URL parser writes it, or as short: scheme, host, path and query. */
export function targetOf({ url }: Pick<ApiRequest, "url">): Target {
  const hash = url.indexOf("#");
  const end = hash < 0 ? url.length : hash;
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const mark = url.indexOf("?", start);
  if (mark < 0 || mark > end) return { path: url.slice(start, end), search: "" };
  return { path: url.slice(start, mark), search: url.slice(mark + 1, end) };
}
