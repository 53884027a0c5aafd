import { type OperationDescription, type RuleViolation, ruleViolation } from "@social-api/core";
import type { Arguments } from "./change.ts";

/** `list.cursor-xor-total`: no total is asked for beside a cursor. A `with_total_count` of false asks for none. */
export function* cursorXorTotal({ cursor, with_total_count }: Arguments): Iterable<RuleViolation> {
  if (cursor === undefined || cursor === null || with_total_count !== true) return;
  const message = "with_total_count cannot be combined with cursor: ask for the total on the first page alone";
  yield ruleViolation("list.cursor-xor-total", "with_total_count", message, with_total_count);
}

/** `params.in-query`: POST and PUT operations take no JSON body, unless they name one. */
export function* paramsInQuery({ method, body }: OperationDescription, args: Arguments): Iterable<RuleViolation> {
  if ((method !== "POST" && method !== "PUT") || body !== undefined || args["body"] === undefined) return;
  const message = "the parameters of this operation travel in the query: give them side by side, and no body";
  yield ruleViolation("params.in-query", "body", message, args["body"]);
}

/** `sandbox.host-only`: an operation of the sandbox alone is not sent to production. */
export function* sandboxHostOnly({ sandboxOnly }: OperationDescription, host?: string): Iterable<RuleViolation> {
  if (!sandboxOnly || host !== "production") return;
  yield ruleViolation("sandbox.host-only", undefined, "it exists on the sandbox host alone: send it there");
}
