import { parseJson } from "@social-api/core";
import type { Delivery as DeliveryAnswer } from "../generated/types.ts";
import { refuse } from "../http/refusal.ts";
import type { Delivery } from "../store/entities.ts";
import type { Condition } from "../store/store.ts";
import { DEFAULT_USER_ID } from "../users.ts";
import { type ControlHandlers, DELETED } from "./call.ts";

const NEWEST_FIRST = { sort: { key: "seq", descending: true } } as const;

/** The most deliveries that are listed. */
const LIMIT = 1_000;

export const eventHandlers: ControlHandlers<
  | "listWebhooks"
  | "createWebhook"
  | "getWebhook"
  | "deleteWebhook"
  | "listDeliveries"
  | "listSubscriptions"
  | "deleteSubscription"
  | "createEvent"
  | "listReplayJobs"
> = {
  listWebhooks({ service: { tables } }) {
    return { data: tables.webhooks.find({ where: [], ...NEWEST_FIRST }).map(({ wire }) => wire) };
  },

  createWebhook({ service: { activity }, args }) {
    const { url, webhook_id, user_id = DEFAULT_USER_ID } = args;
    return { data: activity.createWebhook({ url, user_id, ...(webhook_id !== undefined && { webhook_id }) }) };
  },

  getWebhook({ service: { tables }, args: { webhook_id } }) {
    return { data: tables.webhooks.get(webhook_id)?.wire ?? noWebhook(webhook_id) };
  },

  deleteWebhook({ service: { activity }, args: { webhook_id } }) {
    return activity.deleteWebhook(webhook_id) ? DELETED : noWebhook(webhook_id);
  },

  listDeliveries({ service: { tables }, args: { webhook_id, job_id } }) {
    const where: Condition[] = [
      ...(webhook_id === undefined ? [] : [{ key: "webhook_id", in: [webhook_id] }]),
      ...(job_id === undefined ? [] : [{ key: "job_id", in: [job_id] }]),
    ];
    const found = tables.deliveries.find({ where, ...NEWEST_FIRST, limit: LIMIT });
    return { data: found.map(({ wire }) => toAnswer(wire)) };
  },

  listSubscriptions({ service: { tables } }) {
    return { data: tables.subscriptions.find({ where: [], ...NEWEST_FIRST }).map(({ wire }) => wire) };
  },

  deleteSubscription({ service: { tables }, args: { subscription_id } }) {
    if (tables.subscriptions.remove(subscription_id)) return DELETED;
    return refuse(404, { parameter: "subscription_id", message: `There is no subscription ${subscription_id}` });
  },

  createEvent: ({ service: { activity }, args }) => ({ data: activity.emit(args) }),

  listReplayJobs: ({ service: { activity } }) => ({ data: activity.replayJobs() }),
};

function noWebhook(id: string): never {
  return refuse(404, { parameter: "webhook_id", message: `There is no webhook ${id}` });
}

/** The event as JSON, not as the text of JSON. */
function toAnswer({ payload, ...rest }: Delivery): DeliveryAnswer {
  return { ...rest, payload: parseJson(payload) as Record<string, unknown> };
}
