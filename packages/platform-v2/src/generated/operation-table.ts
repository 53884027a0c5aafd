// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Operations whose JSON body is passed whole, as the argument `body`. */
export type WholeBodyOperation = "createAccountActivityReplayJob" | "createActivitySubscription" | "deleteConnections";

/** Operations whose parameters are not all shown: others pass through. */
export type OpenOperation = "createAccountActivityReplayJob" | "createActivitySubscription" | "deleteAllConnections" | "deleteConnections" | "deleteConnectionsByEndpoint" | "listConnections" | "streamActivity";

export const operationTable: OperationTable<keyof operations> = {
  createAccountActivityReplayJob: { method: "POST", path: "/2/account_activity/replay/webhooks/{webhook_id}/subscriptions/all", body: "whole" },
  createActivitySubscription: { method: "POST", path: "/2/activity/subscriptions", body: "whole" },
  createWebhookReplayJob: { method: "POST", path: "/2/webhooks/replay", body: "fields" },
  deleteAllConnections: { method: "DELETE", path: "/2/connections/all" },
  deleteConnections: { method: "DELETE", path: "/2/connections", body: "whole" },
  deleteConnectionsByEndpoint: { method: "DELETE", path: "/2/connections/{endpoint_id}" },
  listConnections: { method: "GET", path: "/2/connections" },
  streamActivity: { method: "GET", path: "/2/activity/stream", stream: true },
};
