import { checkConstraints, type RuleViolation } from "@social-api/core";
import { checkReplayRequest } from "./check-replay-request.ts";
import { constraints } from "./generated/constraints.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { operations } from "./generated/types.ts";
import { bearer } from "./rules/bearer.ts";
import { deprecatedReplayRange } from "./rules/replay-range.ts";

/** What is known beside the arguments. */
export interface CheckContext {
  /** The time of the request, or milliseconds since 1970. Now, unless given. */
  now?: Date | number | undefined;
  /** The header Authorization; `null` when there is none. Rule `auth.bearer` is judged only with it. */
  authorization?: string | null | undefined;
}

/**
 * Names every rule that a request breaks, all at once and always in the same order. Pure but for the clock, which
 * `context.now` replaces; for clients before they send, for servers, and for tests. Rules: `replay.required`,
 * `replay.webhook-id`, `replay.timestamps`, `replay.window`, `auth.bearer`.
 *
 * @param operationId - the operation, by its name in the spec
 * @param args - its arguments side by side, as the method of the client takes them; any values, also wrong ones
 * @param context - what is known beside them
 * @returns the violations; none where the request breaks no rule
 * @throws TypeError for an operationId that the API does not have.
 * @example
 * checkRequest("createWebhookReplayJob", { webhook_id: "12a", from_date: "202602300000", to_date: "202603010000" });
 */
export function checkRequest(
  operationId: keyof operations,
  args: Readonly<Record<string, unknown>> = {},
  context: CheckContext = {},
): RuleViolation[] {
  if (!Object.hasOwn(operationTable, operationId)) {
    throw new TypeError(`checkRequest: the platform API v2 has no operation ${operationId}`);
  }
  const { now = Date.now() } = context;
  const everywhere = checkConstraints(constraints["*"], args);
  if (operationId === "createWebhookReplayJob") {
    return [...everywhere, ...checkReplayRequest(args, now), ...bearer(context.authorization)];
  }
  const said = [...everywhere, ...checkConstraints(constraints[operationId], args)];
  return operationId === "createAccountActivityReplayJob"
    ? [...said, ...deprecatedReplayRange(args, now), ...bearer(context.authorization)]
    : said;
}
