import { checkReplayRequest } from "@social-api/platform-v2";
import type { Violation } from "../http/refusal.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** The range of the deprecated replay operation, from its query or its body: where it travels is not shown. */
export function deprecatedRange(args: Arguments): { readonly from_date?: unknown; readonly to_date?: unknown } {
  const body = Object(args["body"]) as Arguments;
  return {
    from_date: args["from_date"] ?? body["from_date"] ?? undefined,
    to_date: args["to_date"] ?? body["to_date"] ?? undefined,
  };
}

/** The functionality is identical: a range that is given is held to the rules of `createWebhookReplayJob`. */
export function checkDeprecatedRange(args: Arguments, now: number): Violation[] {
  const range = deprecatedRange(args);
  if (range.from_date === undefined && range.to_date === undefined) return [];
  return checkReplayRequest({ ...range, webhook_id: "0" }, now);
}
