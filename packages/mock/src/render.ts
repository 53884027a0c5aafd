import { STATUS_CODES } from "node:http";
import type { Answer } from "./answer.ts";
import type { Api, Asked } from "./api.ts";
import type { Failure } from "./failure.ts";
import { platformFailureBody } from "./platform-failure-body.ts";
import type { PrismOutput } from "./prism.ts";

/** Renders a failure as the API words it; where no API is meant, as a problem object. */
export function renderFailure(failure: Failure, api: Api | undefined, asked: Asked): Answer {
  const { mediaType, body } = (api?.failureBody ?? platformFailureBody)(failure, asked);
  const { violations, message, cause } = failure;
  return {
    status: failure.status,
    headers: { ...failure.headers, "Content-Type": mediaType },
    body: JSON.stringify(body),
    reasons: violations.length > 0 ? violations.map((violation) => violation.message) : [message],
    ...(asked.operation && { operationId: asked.operation.id }),
    ...(cause !== undefined && failure.status >= 500 && { cause }),
  };
}

/** Renders what Prism answers. */
export function renderOutput({ statusCode, headers = {}, body }: PrismOutput): Answer {
  const { "Content-type": mediaType, ...others } = headers;
  if (body === undefined || mediaType === undefined) return { status: statusCode, headers: others };
  const value = /\bproblem\+json$/.test(mediaType) ? withStatus(body, statusCode) : body;
  return {
    status: statusCode,
    headers: { ...others, "Content-Type": mediaType },
    body: typeof value === "string" && !/\bjson$/.test(mediaType) ? value : JSON.stringify(value),
  };
}

/**
 * A problem object repeats its HTTP status, and a generic one has the phrase of it for a title (RFC 7807). An example
 * under `default` stands for any status, so it takes over the one that it is sent with.
 */
function withStatus(problem: unknown, status: number): unknown {
  if (typeof problem !== "object" || problem === null || !("status" in problem)) return problem;
  const generic = "type" in problem && problem.type === "about:blank";
  return { ...problem, ...(generic && { title: STATUS_CODES[status] ?? `Status ${status}` }), status };
}
