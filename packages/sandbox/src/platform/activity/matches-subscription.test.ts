import { expect, test } from "vitest";
import type { Subscription } from "../../store/entities.ts";
import { matchesSubscription } from "./matches-subscription.ts";

const user_id = "2417081365";
const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  subscription_id: "1",
  user_id,
  created_at: "2026-03-10T18:42:07.000Z",
  ...more,
});
const post = { event_type: "post.create", user_id, text: "Fresh ESPRESSO beans", media: [{ alt: "A Café table" }] };

test.each([
  [{}, post, true],
  [{ user_id: "3291645508" }, post, false],
  [{ event_type: "post.create" }, post, true],
  [{ event_type: "post.delete" }, post, false],
  [{ keyword: "espresso BEANS" }, post, true],
  [{ keyword: "CAFE\u0301" }, post, true],
  [{ keyword: "tea" }, post, false],
  [{ keyword: "post.create" }, post, false],
  [{ keyword: user_id }, post, false],
  [{ event_type: "post.create", keyword: "tea" }, post, false],
  [{ direction: "sent" as const }, post, true],
])("%j takes %j: %s", (filters, event, expected) => {
  expect(matchesSubscription(subscription(filters), event)).toBe(expected);
});

test.each([
  ["dm.sent", undefined, ["sent", "both"]],
  ["dm.received", undefined, ["received", "both"]],
  ["chat.sent", undefined, ["sent", "both"]],
  ["dm.read", "received", ["received", "both"]],
  ["chat.message", "sent", ["sent", "both"]],
  ["dm.read", undefined, ["both"]],
] as const)("%s with the direction %s reaches those who want %j", (event_type, direction, expected) => {
  const event = { event_type, user_id, ...(direction && { direction }) };
  const wanted = (["sent", "received", "both"] as const).filter((each) =>
    matchesSubscription(subscription({ direction: each }), event),
  );
  expect(wanted).toEqual(expected);
});
