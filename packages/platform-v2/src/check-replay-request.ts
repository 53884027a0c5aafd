import { checkConstraints, type RuleViolation, ruleViolation } from "@social-api/core";
import { constraints } from "./generated/constraints.ts";
import type { WebhookReplayJobRequest } from "./generated/types.ts";
import { MINUTE, readReplayTimestamp, toReplayTimestamp } from "./replay-time.ts";

export const DAY = 24 * 60 * 60 * 1000;

/**
 * Checks a replay request as it is sent, and names every rule that it breaks: `replay.required`, `replay.webhook-id`,
 * `replay.timestamps` and `replay.window`. Pure: serves before sending and in a server.
 *
 * The range must not start more than 24 hours before `now` to the millisecond. How its end bounds it is not shown, so
 * that may be any minute, also one before its start or in the future.
 *
 * @param request - the body of `createWebhookReplayJob`; members may be missing or of any type
 * @param now - the time of the request, or milliseconds since 1970
 * @returns the violations; an empty array when there is none
 * @throws RangeError when `now` is no time.
 */
export function checkReplayRequest(
  request: { readonly [Member in keyof WebhookReplayJobRequest]?: unknown },
  now: Date | number,
): RuleViolation[] {
  const violations = checkConstraints(constraints.createWebhookReplayJob, request);
  const earliest = Number(now) - DAY;
  if (Number.isNaN(earliest)) throw new RangeError("now must be a valid Date or a number of milliseconds since 1970");
  for (const parameter of ["from_date", "to_date"] as const) {
    const value = request[parameter];
    const time = readReplayTimestamp(value);
    if (time === undefined && !violations.some((told) => told.parameter === parameter)) {
      const message = `${parameter} must be a UTC minute that exists, written yyyymmddhhmm`;
      violations.push(ruleViolation("replay.timestamps", parameter, message, value));
    }
    if (parameter === "from_date" && time !== undefined && time < earliest) {
      const first = toReplayTimestamp(new Date(Math.ceil(earliest / MINUTE) * MINUTE));
      const message = `from_date lies more than 24 hours in the past: ask from ${first} on`;
      violations.push(ruleViolation("replay.window", parameter, message, value));
    }
  }
  return violations;
}
