// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Operations whose JSON body is passed whole, as the argument `body`. */
export type WholeBodyOperation = never;

/** Operations whose parameters are not all shown: others pass through. */
export type OpenOperation = never;

export const operationTable: OperationTable<keyof operations> = {
  advanceClock: { method: "POST", path: "/sandbox/clock/advance", body: "fields" },
  clearRequests: { method: "DELETE", path: "/sandbox/requests" },
  createAccountMedia: { method: "POST", path: "/sandbox/accounts/{account_id}/account_media", body: "fields" },
  createEvent: { method: "POST", path: "/sandbox/events", body: "fields" },
  createFault: { method: "POST", path: "/sandbox/faults", body: "fields" },
  createPromotedPosts: { method: "POST", path: "/sandbox/accounts/{account_id}/promoted_posts", body: "fields" },
  createToken: { method: "POST", path: "/sandbox/users/{user_id}/tokens", body: "fields" },
  createUser: { method: "POST", path: "/sandbox/users", body: "fields" },
  createWebhook: { method: "POST", path: "/sandbox/webhooks", body: "fields" },
  deleteAccess: { method: "DELETE", path: "/sandbox/users/{user_id}/access/{account_id}" },
  deleteFault: { method: "DELETE", path: "/sandbox/faults/{fault_id}" },
  deleteFaults: { method: "DELETE", path: "/sandbox/faults" },
  deleteSubscription: { method: "DELETE", path: "/sandbox/subscriptions/{subscription_id}" },
  deleteToken: { method: "DELETE", path: "/sandbox/tokens/{token_id}" },
  deleteWebhook: { method: "DELETE", path: "/sandbox/webhooks/{webhook_id}" },
  disconnectStreams: { method: "POST", path: "/sandbox/streams/disconnect", body: "fields" },
  exportState: { method: "GET", path: "/sandbox/export" },
  getClock: { method: "GET", path: "/sandbox/clock" },
  getState: { method: "GET", path: "/sandbox/state" },
  getWebhook: { method: "GET", path: "/sandbox/webhooks/{webhook_id}" },
  importState: { method: "POST", path: "/sandbox/import", body: "fields" },
  listDeliveries: { method: "GET", path: "/sandbox/deliveries" },
  listEntities: { method: "GET", path: "/sandbox/accounts/{account_id}/entities" },
  listFaults: { method: "GET", path: "/sandbox/faults" },
  listReplayJobs: { method: "GET", path: "/sandbox/replay_jobs" },
  listRequests: { method: "GET", path: "/sandbox/requests" },
  listStreams: { method: "GET", path: "/sandbox/streams" },
  listSubscriptions: { method: "GET", path: "/sandbox/subscriptions" },
  listUsers: { method: "GET", path: "/sandbox/users" },
  listWebhooks: { method: "GET", path: "/sandbox/webhooks" },
  resetState: { method: "POST", path: "/sandbox/reset" },
  seedState: { method: "POST", path: "/sandbox/seed", body: "fields" },
  setAccess: { method: "PUT", path: "/sandbox/users/{user_id}/access/{account_id}", body: "fields" },
  updateAccountSettings: { method: "PUT", path: "/sandbox/accounts/{account_id}/settings", body: "fields" },
  updateClock: { method: "PUT", path: "/sandbox/clock", body: "fields" },
  updateUser: { method: "PUT", path: "/sandbox/users/{user_id}", body: "fields" },
};
