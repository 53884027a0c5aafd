import { type RuleViolation, ruleViolation } from "@social-api/core";
import { checkReplayRequest } from "../check-replay-request.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** `replay.required`, `replay.webhook-id`, `replay.timestamps` and `replay.window`, with the offending values. */
export function replayRange(args: Arguments, now: Date | number): RuleViolation[] {
  return checkReplayRequest(args, now).map(({ rule, parameter, message }) =>
    ruleViolation(rule, parameter, message, args[String(parameter)] ?? undefined),
  );
}

/**
 * `replay.window` for the deprecated replay operation. Where it takes its range is not shown; a range that is found, in
 * the query or the body, is judged, and nothing else.
 */
export function deprecatedReplayRange(args: Arguments, now: Date | number): RuleViolation[] {
  const range = { ...Object(args["body"]), ...args } as Arguments;
  return replayRange(range, now).filter(({ rule }) => rule === "replay.window");
}
