import type { Answer } from "./answer.ts";
import type { Refusal } from "./refusal.ts";
import { violationsHeader } from "./violations-header.ts";

/** The answer of a refusal: the failure in the words of the API, with the status and the headers of the refusal. */
export function refusalAnswer(failure: Answer, { status, violations, headers }: Refusal): Answer {
  return { ...failure, status, headers: { ...failure.headers, ...headers, ...violationsHeader(violations) } };
}
