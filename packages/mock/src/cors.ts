import type { IncomingMessage } from "node:http";

/** The headers that let a page of any origin read an answer. */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": headers.origin ?? "*",
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": "*",
    Vary: "Origin",
  };
}

/** Tells the question of a browser whether it may send a request from the request itself. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;
}

/** The answer to a preflight: everything is allowed. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  const { "access-control-request-headers": wanted } = request.headers;
  return {
    ...corsHeaders(request),
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
    ...(wanted !== undefined && { "Access-Control-Allow-Headers": wanted }),
    "Access-Control-Max-Age": "600",
  };
}
