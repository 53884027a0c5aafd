// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Every operation of the API by its operationId: its method, its path, and how its arguments travel. */
export const operationTable: OperationTable<keyof operations> = {
  createAccountActivityReplayJob: { path: "/2/account_activity/replay/webhooks/{webhook_id}/subscriptions/all", method: "POST", body: "whole", mayBeEmpty: true },
  createActivitySubscription: { path: "/2/activity/subscriptions", method: "POST", body: "whole", mayBeEmpty: true },
  createWebhookReplayJob: { path: "/2/webhooks/replay", method: "POST", body: "fields" },
  deleteAllConnections: { path: "/2/connections/all", method: "DELETE", mayBeEmpty: true },
  deleteConnections: { path: "/2/connections", method: "DELETE", body: "whole", mayBeEmpty: true },
  deleteConnectionsByEndpoint: { path: "/2/connections/{endpoint_id}", method: "DELETE", mayBeEmpty: true },
  listConnections: { path: "/2/connections", method: "GET" },
  streamActivity: { path: "/2/activity/stream", method: "GET", stream: true },
};
