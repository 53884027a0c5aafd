// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Operations whose JSON body is passed whole, as the argument `body`. */
export type WholeBodyOperation = never;

/** Operations whose parameters are not all shown: others pass through. */
export type OpenOperation = never;

export const operationTable: OperationTable<keyof operations> = {
  advanceClock: { path: "/sandbox/clock/advance", method: "POST", body: "fields" },
  clearRequests: { path: "/sandbox/requests", method: "DELETE" },
  createAccountMedia: { path: "/sandbox/accounts/{account_id}/account_media", method: "POST", body: "fields" },
  createEvent: { path: "/sandbox/events", method: "POST", body: "fields" },
  createFault: { path: "/sandbox/faults", method: "POST", body: "fields" },
  createPromotedPosts: { path: "/sandbox/accounts/{account_id}/promoted_posts", method: "POST", body: "fields" },
  createToken: { path: "/sandbox/users/{user_id}/tokens", method: "POST", body: "fields" },
  createUser: { path: "/sandbox/users", method: "POST", body: "fields" },
  createWebhook: { path: "/sandbox/webhooks", method: "POST", body: "fields" },
  deleteAccess: { path: "/sandbox/users/{user_id}/access/{account_id}", method: "DELETE" },
  deleteFault: { path: "/sandbox/faults/{fault_id}", method: "DELETE" },
  deleteFaults: { path: "/sandbox/faults", method: "DELETE" },
  deleteSubscription: { path: "/sandbox/subscriptions/{subscription_id}", method: "DELETE" },
  deleteToken: { path: "/sandbox/tokens/{token_id}", method: "DELETE" },
  deleteWebhook: { path: "/sandbox/webhooks/{webhook_id}", method: "DELETE" },
  disconnectStreams: { path: "/sandbox/streams/disconnect", method: "POST", body: "fields" },
  exportState: { path: "/sandbox/export", method: "GET" },
  getClock: { path: "/sandbox/clock", method: "GET" },
  getState: { path: "/sandbox/state", method: "GET" },
  getWebhook: { path: "/sandbox/webhooks/{webhook_id}", method: "GET" },
  importState: { path: "/sandbox/import", method: "POST", body: "fields" },
  listDeliveries: { path: "/sandbox/deliveries", method: "GET" },
  listEntities: { path: "/sandbox/accounts/{account_id}/entities", method: "GET" },
  listFaults: { path: "/sandbox/faults", method: "GET" },
  listReplayJobs: { path: "/sandbox/replay_jobs", method: "GET" },
  listRequests: { path: "/sandbox/requests", method: "GET" },
  listStreams: { path: "/sandbox/streams", method: "GET" },
  listSubscriptions: { path: "/sandbox/subscriptions", method: "GET" },
  listUsers: { path: "/sandbox/users", method: "GET" },
  listWebhooks: { path: "/sandbox/webhooks", method: "GET" },
  resetState: { path: "/sandbox/reset", method: "POST" },
  seedState: { path: "/sandbox/seed", method: "POST", body: "fields" },
  setAccess: { path: "/sandbox/users/{user_id}/access/{account_id}", method: "PUT", body: "fields" },
  updateAccountSettings: { path: "/sandbox/accounts/{account_id}/settings", method: "PUT", body: "fields" },
  updateClock: { path: "/sandbox/clock", method: "PUT", body: "fields" },
  updateUser: { path: "/sandbox/users/{user_id}", method: "PUT", body: "fields" },
};
