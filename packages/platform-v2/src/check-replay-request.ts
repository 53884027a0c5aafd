import { type RuleViolation, ruleViolation } from "@social-api/core";
import type { WebhookReplayJobRequest } from "./generated/types.ts";
import { MINUTE, readReplayTimestamp, toReplayTimestamp } from "./replay-time.ts";

export const DAY = 24 * 60 * 60 * 1000;
const MEMBERS = ["webhook_id", "from_date", "to_date"] as const;

/**
 * Checks a replay request as it is sent, and names every rule that it breaks: `replay.required`, `replay.webhook-id`,
 * `replay.timestamps` and `replay.window`. Pure: serves before sending and in a server.
 *
 * The range must not start more than 24 hours before `now` to the millisecond, and not after its end. That it may start
 * and end in the same minute, or end in the future, follows from what the API's documents leave open.
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
  const violations = MEMBERS.flatMap((parameter) => checkMember(parameter, request[parameter]));
  const from = readReplayTimestamp(request.from_date);
  const to = readReplayTimestamp(request.to_date);
  const earliest = Number(now) - DAY;
  if (Number.isNaN(earliest)) throw new RangeError("now must be a valid Date or a number of milliseconds since 1970");
  const tell = (message: string) =>
    violations.push(ruleViolation("replay.window", "from_date", `from_date ${message}`, request.from_date));
  if (from !== undefined && from < earliest) {
    const first = toReplayTimestamp(new Date(Math.ceil(earliest / MINUTE) * MINUTE));
    tell(`lies more than 24 hours in the past: ask from ${first} on`);
  }
  if (from !== undefined && to !== undefined && from > to) {
    tell(`is later than to_date ${request.to_date}: from_date is the oldest minute of the range`);
  }
  return violations;
}

function checkMember(parameter: (typeof MEMBERS)[number], value: unknown): RuleViolation[] {
  if (value === undefined || value === null) {
    return [ruleViolation("replay.required", parameter, `${parameter} is required`)];
  }
  if (parameter === "webhook_id") {
    if (typeof value === "string" && /^[0-9]{1,19}$/.test(value)) return [];
    return [ruleViolation("replay.webhook-id", parameter, "webhook_id must be a string of 1 to 19 digits", value)];
  }
  if (readReplayTimestamp(value) !== undefined) return [];
  const message = `${parameter} must be a UTC minute that exists, a string written yyyymmddhhmm`;
  return [ruleViolation("replay.timestamps", parameter, message, value)];
}
