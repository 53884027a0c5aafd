import { define } from "./define.ts";
import type { Connection, Delivery, ReplayJob, Subscription, Webhook } from "./entities.ts";

/** What the platform API knows. */
export const platformCollections = {
  webhooks: define<Webhook>("webhooks", [["user_id"]], ["user_id"], ({ user_id }) => ({ user_id })),
  /** `owner` is the user who subscribed; the user_id of the subscription is the one whose events are wanted. */
  subscriptions: define<Subscription, { owner: string }>(
    "subscriptions",
    [["owner"], ["user_id"]],
    ["owner", "user_id"],
    ({ user_id }, { owner }) => ({ owner, user_id }),
    (id, { subscription_id }) => id === subscription_id,
  ),
  deliveries: define<Delivery>(
    "deliveries",
    [["webhook_id", "delivered_at"], ["job_id"], ["status"]],
    ["webhook_id", "delivered_at", "job_id", "status"],
    ({ webhook_id, delivered_at, job_id, status }) => ({ webhook_id, delivered_at, job_id, status }),
  ),
  replayJobs: define<ReplayJob>(
    "replay_jobs",
    [["webhook_id", "completed_at"]],
    ["webhook_id", "completed_at"],
    ({ webhook_id, completed_at }) => ({ webhook_id, completed_at }),
    (id, { job_id }) => id === job_id,
  ),
  connections: define<Connection, { owner: string }>(
    "connections",
    [
      ["owner", "connected_at"],
      ["owner", "disconnected_at"],
    ],
    ["owner", "connected_at", "disconnected_at", "endpoint_id"],
    ({ connected_at, disconnected_at, endpoint_id }, { owner }) => ({
      owner,
      connected_at,
      disconnected_at,
      endpoint_id,
    }),
  ),
} as const;
