import type { Answer } from "../http/answer.ts";
import { refuse } from "../http/refusal.ts";
import { problemAnswer } from "../platform/problem-failure.ts";
import type { Fault } from "./faults.ts";

/** What proxies answer: a page for people. */
const HTML = `<!DOCTYPE html>
<html>
<head><title>503 Service Temporarily Unavailable</title></head>
<body><h1>503 Service Temporarily Unavailable</h1></body>
</html>
`;

/**
 * The answer of a fault, where it has one of its own.
 *
 * @throws Refusal 429, to be worded as the API words its failures
 */
export function faultAnswer({ outcome }: Fault): Answer | undefined {
  switch (outcome.kind) {
    case "rate-limited": {
      const seconds = outcome.retry_after_seconds;
      const message = `Too many requests: wait ${seconds} s`;
      return refuse(429, { message }, { headers: { "Retry-After": `${seconds}` } });
    }
    case "server-error":
      return { status: 500, headers: { "Content-Length": "0" }, body: null };
    case "unavailable-html":
      return { status: 503, mediaType: "text/html; charset=utf-8", body: HTML };
    case "problem":
      return problemAnswer(outcome.status, outcome.problem, outcome.extra);
    default:
      return undefined;
  }
}
