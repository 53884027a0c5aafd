import { stringifyJson } from "@social-api/core";
import type { Answer } from "../http/answer.ts";
import type { Refused } from "../http/api.ts";
import type { Violation } from "../http/refusal.ts";
import { problemBody } from "./problem-body.ts";

/**
 * Answers with a problem of any kind (rule `replay.failure-bodies`: of the two forms, this API always takes this one).
 *
 * @param extra - members that the problem is to have; those that its kind requires are filled in
 * @throws TypeError for a kind that does not exist
 */
export function problemAnswer(status: number, kind: string, extra: Readonly<Record<string, unknown>> = {}): Answer {
  const members = { status, ...extra };
  return { status, mediaType: "application/problem+json", body: stringifyJson(problemBody(kind, members)) };
}

/**
 * Words a refusal as a problem. Which kind answers what is not shown; our choice: what is wrong with a request is
 * `invalid-request`, with all that is wrong; a refusal that names a kind has that; everything else is `about:blank`.
 */
export function platformFailure({ refusal: { status, violations, problem } }: Refused): Answer {
  const detail = violations.map(({ message }) => message).join("; ");
  if (problem !== undefined) return withChallenge(problemAnswer(status, problem.kind, { detail, ...problem.extra }));
  if (status === 400) return problemAnswer(status, "invalid-request", { errors: violations.map(toIssue) });
  return withChallenge(problemAnswer(status, "about:blank", { detail }));
}

function toIssue({ message, parameter, value }: Violation): object {
  return { message, parameters: parameter === undefined ? {} : { [parameter]: value === undefined ? [] : [value] } };
}

/** HTTP wants to be told on a 401 which authentication would do. */
function withChallenge(answer: Answer): Answer {
  return answer.status === 401 ? { ...answer, headers: { "WWW-Authenticate": "Bearer" } } : answer;
}
