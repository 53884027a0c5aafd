// Generated from the spec by "pnpm generate". Do not edit.
import type { Constraint, ConstraintTable } from "@social-api/core";
import type { operations } from "./types.ts";

const c0: Constraint = {"pattern":["^[0-9]{12}$","replay.timestamps"],"required":[true,"replay.required"]};

/** What JSON Schema says of the rules that one request can break, by operation and argument. */
export const constraints: ConstraintTable<keyof operations> = {
  createAccountActivityReplayJob: {
    "webhook_id": {"pattern":["^[0-9]{1,19}$","replay.webhook-id"]},
  },
  createWebhookReplayJob: {
    "webhook_id": {"pattern":["^[0-9]{1,19}$","replay.webhook-id"],"required":[true,"replay.required"]},
    "from_date": c0,
    "to_date": c0,
  },
};
