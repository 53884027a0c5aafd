import { parseProblem, unwrap } from "@social-api/platform-v2";
import { expect, test } from "vitest";
import { NOW, other_id, startPlatform, user_id } from "../../test/support/start-platform.ts";

test.each([
  { user_id },
  { user_id: "3291645508", event_type: "post.create", keyword: "coffee" },
  { user_id, event_type: "dm.received", direction: "received" },
  { user_id, event_type: "dm.sent", direction: "both" },
  { user_id, event_type: "chat.message", direction: "sent" },
  { user_id, direction: "sent" },
  { user_id, event_type: "profile.update.picture" },
])("a subscription is created and answered: %j", async (body) => {
  const { anonymous, service } = startPlatform();
  const subscription = await unwrap(anonymous.createActivitySubscription({ body }));
  expect(subscription).toEqual({
    subscription_id: expect.stringMatching(/^\d+$/),
    created_at: new Date(NOW).toISOString(),
    ...body,
  });
  const stored = service.tables.subscriptions.get(String(subscription?.["subscription_id"]));
  expect(stored).toMatchObject({ wire: subscription, hidden: { owner: user_id } });
});

test("what is null is the same as left out, and what is unknown is ignored", async () => {
  const { platform } = startPlatform();
  const body = { user_id, event_type: null, keyword: null, direction: null, webhook_id: null, tag: "mine" };
  expect(Object.keys((await unwrap(platform.createActivitySubscription({ body }))) ?? {})).toEqual([
    "subscription_id",
    "user_id",
    "created_at",
  ]);
});

test.each(["", " ", "x y", "harbour", "24170813650000000000", "2417081365\n"])(
  "a user of whom no event can be is refused: %j",
  async (wrong) => {
    const { error } = await startPlatform().platform.createActivitySubscription({ body: { user_id: wrong } });
    expect(error).toMatchObject({
      errors: [{ message: "user_id must be a string of 1 to 19 digits: no event is of any other user" }],
    });
  },
);

test.each([
  [{}, ["events.subscription-filters user_id"]],
  [{ user_id: 2417081365 }, ["events.subscription-filters user_id"]],
  [{ user_id, keyword: " " }, ["events.subscription-filters keyword"]],
  [{ user_id, keyword: "x".repeat(201) }, ["events.subscription-filters keyword"]],
  [{ user_id, direction: "sideways" }, ["events.subscription-filters direction"]],
  [{ user_id, direction: "sent", event_type: "post.create" }, ["events.subscription-filters direction"]],
  [{ user_id, direction: "sent", event_type: "dm.received" }, ["events.subscription-filters direction"]],
  [{ user_id, event_type: "ProfileBioUpdate" }, ["events.deprecated-names event_type"]],
  [{ user_id, event_type: "Post Create" }, ["events.names event_type"]],
  [{ user_id, event_type: 5 }, ["event_type"]],
  [{ user_id, webhook_id: "404" }, ["events.subscription-filters webhook_id"]],
  [{ user_id, webhook_id: 77 }, ["events.subscription-filters webhook_id"]],
  [{ user_id, webhook_id: { toString: 1 } }, ["events.subscription-filters webhook_id"]],
  [
    { event_type: "PostCreate", keyword: 5, direction: "up", webhook_id: "x" },
    [
      "events.names event_type",
      "events.subscription-filters user_id",
      "events.subscription-filters keyword",
      "events.subscription-filters direction",
      "events.subscription-filters webhook_id",
    ],
  ],
])("a subscription is refused with all that is wrong: %j", async (body, expected) => {
  const { platform, service } = startPlatform();
  service.activity.createWebhook({ url: "http://localhost/", user_id, webhook_id: "77" });
  const { error, response } = await platform.createActivitySubscription({ body });
  expect(response.status).toBe(400);
  expect(parseProblem(error)).toMatchObject({ kind: "invalid-request", errors: { length: expected.length } });
  const told = JSON.parse(response.headers.get("sandbox-violations") ?? "") as { rule?: string; parameter: string }[];
  expect(told.map(({ rule, parameter }) => [rule, parameter].filter(Boolean).join(" "))).toEqual(expected);
  expect(service.tables.subscriptions.count([])).toBe(0);
});

test("the webhook of a subscription is one's own", async () => {
  const { platform, other, service } = startPlatform();
  service.activity.createWebhook({ url: "http://localhost/", user_id: other_id, webhook_id: "5" });
  const body = { user_id, webhook_id: "5" };
  expect((await platform.createActivitySubscription({ body })).response.status).toBe(400);
  expect((await other.createActivitySubscription({ body })).response.status).toBe(200);
});

test("a body is required", async () => {
  const { platform } = startPlatform();
  expect((await platform.createActivitySubscription({} as never)).response.status).toBe(400);
});
