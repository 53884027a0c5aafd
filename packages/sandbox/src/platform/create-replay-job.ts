import { stringifyJson } from "@social-api/core";
import { toReplayTimestamp } from "@social-api/platform-v2";
import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";
import { refuse } from "../http/refusal.ts";
import type { ReplayJob } from "../store/entities.ts";
import type { PlatformHandlers } from "./call.ts";
import { deprecatedRange } from "./deprecated-range.ts";

const DAY = 24 * 60 * 60_000;

/** 25 March 2026, 12:00 Eastern Time, as RFC 9745 writes it (rule `replay.deprecated-path`). That it is sent is our choice. */
const DEPRECATION = {
  Deprecation: `@${Date.UTC(2026, 2, 25, 16) / 1000}`,
  Link: '</2/webhooks/replay>; rel="successor-version"',
};

export const replayHandlers: PlatformHandlers<"createWebhookReplayJob" | "createAccountActivityReplayJob"> = {
  createWebhookReplayJob: (call) => createReplayJob(call, call.args),

  createAccountActivityReplayJob(call) {
    const { from_date, to_date } = deprecatedRange(call.args);
    // Where this operation has its range from is not shown; our choice: without one, it is the last 24 hours.
    const range = {
      webhook_id: call.args.webhook_id,
      from_date: String(from_date ?? toReplayTimestamp(new Date(call.now - DAY), "up")),
      to_date: String(to_date ?? toReplayTimestamp(new Date(call.now))),
    };
    return { ...createReplayJob(call, range), headers: DEPRECATION };
  },
};

type Range = Pick<ReplayJob, "webhook_id" | "from_date" | "to_date">;

/** A webhook of somebody else is answered like one that does not exist. No kind of problem has a type for webhooks. */
function createReplayJob({ service, user }: Pick<Call, "service" | "user">, range: Range): Answer {
  const { webhook_id, from_date, to_date } = range;
  if (service.tables.webhooks.get(webhook_id)?.wire.user_id !== user.id) {
    refuse(404, { parameter: "webhook_id", message: `The user has no webhook ${webhook_id}` });
  }
  const { job_id, created_at } = service.activity.createReplayJob({ webhook_id, from_date, to_date });
  // Rule `replay.confirmation`.
  return { body: stringifyJson({ job_id, created_at }) };
}
