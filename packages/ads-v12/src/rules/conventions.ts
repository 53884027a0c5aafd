import { type OperationDescription, type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import type { Arguments } from "./change.ts";

/** The rules that bind all operations. */
export function* conventions(
  { method, body, sandboxOnly }: OperationDescription,
  args: Arguments,
  host: "production" | "sandbox" | undefined,
): Iterable<RuleViolation> {
  // A `with_total_count` of false asks for none.
  if ((args["cursor"] ?? undefined) !== undefined && isTrue(args["with_total_count"])) {
    const message = "with_total_count cannot stand beside cursor: ask for the total on the first page alone";
    yield ruleViolation("list.cursor-xor-total", "with_total_count", message, true);
  }
  if ((method === "POST" || method === "PUT") && body === undefined && args["body"] !== undefined) {
    const message = "the parameters travel in the query: give them side by side, and no body";
    yield ruleViolation("params.in-query", "body", message, args["body"]);
  }
  if (sandboxOnly && host === "production") {
    yield ruleViolation("sandbox.host-only", undefined, "it exists on the sandbox host alone: send it there");
  }
}

/** As the query writes it; a list of one is written like its item. */
function isTrue(value: unknown): boolean {
  return [value].flat().map(shortText).join() === "true";
}
