import { toMilliseconds } from "../../clock.ts";
import type { Connection, Delivery, Webhook } from "../../store/entities.ts";
import { DEFAULT_USER_ID } from "../../users.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The webhook of the story. It points at the discard port of this machine, where nothing listens and to which `fetch`
 * refuses to connect: replaying to it fails at once, everywhere alike, and reaches nobody. Our choice.
 */
export const STORY_WEBHOOK: Webhook = {
  id: "1576829043218391040",
  user_id: DEFAULT_USER_ID,
  url: "http://127.0.0.1:9/harbour-coffee",
  created_at: "2025-09-09T08:12:30.000Z",
};

/** What was delivered in the last day, counted back from now: replay jobs reach no further (rule `replay.window`). */
export function storyDeliveries(now: number): Delivery[] {
  return [
    delivery(1, now - 22 * HOUR, {
      event_type: "post.create",
      text: "First single origin of the year: washed Sidamo.",
    }),
    delivery(2, now - 9 * HOUR, { event_type: "follow.follow", follower_id: "1780334926" }),
    delivery(3, now - 5 * HOUR, {
      event_type: "dm.received",
      direction: "received",
      sender_id: "3291645508",
      text: "Is the roastery open on Sunday?",
    }),
    delivery(4, now - 5 * HOUR + 4 * MINUTE, {
      event_type: "dm.sent",
      direction: "sent",
      recipient_id: "3291645508",
      text: "It is, from ten.",
    }),
    // Attempted, not delivered: a replay job sends it again all the same (rule `replay.redelivers`).
    {
      ...delivery(5, now - 95 * MINUTE, { event_type: "post.create", text: "Iced coffee is back." }),
      status: "failed",
      attempts: 3,
      response_status: 503,
    },
    delivery(6, now - 40 * MINUTE, { event_type: "profile.update.bio", bio: "Roasters by the harbour since 2011." }),
  ];
}

/** The streaming connections of the last two days, all ended, oldest first. */
export function storyConnections(now: number): Connection[] {
  return [
    connection("94a6f1d2-0c7e-4b38-95e1-e8d3720b4fc6", now - 44 * HOUR, now - 31 * HOUR),
    connection("0e8b3c6d-92f4-4d71-a3c8-5b60d1e7f29a", now - 31 * HOUR + MINUTE, now - 24 * HOUR),
    connection("c27d90b4-6a1f-4e0c-8b53-71e4f9a2d605", now - 23 * HOUR, now - 3 * HOUR),
    connection("5f1c8a1e-3f0b-4f6e-9a65-0d7c8b1f2e34", now - 3 * HOUR + 20_000, now - 25 * MINUTE),
  ];
}

function delivery(
  number: number,
  at: number,
  event: { readonly event_type: string; readonly [member: string]: string },
): Delivery {
  const delivered_at = toMilliseconds(at);
  const event_id = String(1_899_600_100_000_000_000n + BigInt(number));
  return {
    id: `dl${number}`,
    webhook_id: STORY_WEBHOOK.id,
    payload: JSON.stringify({ event_id, user_id: DEFAULT_USER_ID, created_at: delivered_at, ...event }),
    event_type: event.event_type,
    delivered_at,
    status: "delivered",
    attempts: 1,
    response_status: 200,
    job_id: null,
  };
}

function connection(id: string, from: number, to: number): Connection {
  return {
    id,
    endpoint_id: "activity_stream",
    connected_at: toMilliseconds(from),
    disconnected_at: toMilliseconds(to),
  };
}
