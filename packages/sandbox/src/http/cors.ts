import type { Answer } from "./answer.ts";
import type { ApiRequest } from "./api-request.ts";

/** Lets pages of every origin read an answer. */
export const CORS_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Deprecation, Link, Retry-After, Sandbox-Violations",
} as const;

/** Answers the question of a browser whether a page may send a request: it may. */
export function preflightAnswer({ headers }: ApiRequest): Answer {
  const asked = headers.get("access-control-request-headers");
  return {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
      ...(asked !== null && { "Access-Control-Allow-Headers": asked, Vary: "Access-Control-Request-Headers" }),
      "Access-Control-Max-Age": "600",
    },
    body: null,
  };
}
