import type { RuleViolation } from "@social-api/core";
import { checkReplayRequest } from "../check-replay-request.ts";

type Arguments = Readonly<Record<string, unknown>>;

/**
 * `replay.window` for the deprecated replay operation. Where it takes its range is not shown; a range that is found, in
 * the query or the body, is judged, and nothing else.
 */
export function deprecatedReplayRange(args: Arguments, now: Date | number): RuleViolation[] {
  const range = { ...Object(args["body"]), ...args } as Arguments;
  return checkReplayRequest(range, now).filter(({ rule }) => rule === "replay.window");
}
