import { unwrap } from "@social-api/ads-v12";
import { expect, test, vi } from "vitest";
import { startControl } from "../../test/support/start-control.ts";
import { startReceiver } from "../../test/support/start-receiver.ts";

const user_id = "2417081365";

test("an event reaches a webhook that is registered, and the delivery is listed", async () => {
  const { control, platform, sandbox } = startControl();
  const { url, received } = await startReceiver();
  const { data: webhook } = await unwrap(control.createWebhook({ url, webhook_id: "77" }));
  expect((await unwrap(control.getWebhook({ webhook_id: "77" }))).data).toEqual(webhook);
  expect((await unwrap(control.listWebhooks())).data[0]).toEqual(webhook);
  await unwrap(platform.createActivitySubscription({ body: { event_type: "follow.follow", user_id: "42" } }));
  const { data: subscriptions } = await unwrap(control.listSubscriptions());
  expect(subscriptions[0]).toMatchObject({ event_type: "follow.follow", user_id: "42" });

  const event = { event_type: "follow.follow", user_id: "42", follower_id: "43" };
  const { data: emitted } = await unwrap(control.createEvent(event));
  expect(emitted.deliveries).toBeGreaterThan(0);
  const { data } = await vi.waitFor(
    async () => {
      const listed = await unwrap(control.listDeliveries({ webhook_id: "77" }));
      expect(listed.data[0]?.status).toBe("delivered");
      return listed;
    },
    { timeout: 10_000, interval: 5 },
  );
  expect(data).toMatchObject([
    { payload: { ...event, event_id: emitted.event_id }, response_status: 200, job_id: null },
  ]);
  expect(received.map(({ event }) => event)).toEqual([data[0]?.payload]);

  const [{ subscription_id = "" } = {}] = subscriptions;
  await unwrap(control.deleteSubscription({ subscription_id }));
  expect((await unwrap(control.createEvent(event))).data.deliveries).toBe(0);
  await unwrap(control.deleteWebhook({ webhook_id: "77" }));
  for (const gone of [
    control.getWebhook({ webhook_id: "77" }),
    control.deleteWebhook({ webhook_id: "77" }),
    control.deleteSubscription({ subscription_id }),
  ])
    expect((await gone).response.status).toBe(404);
  await sandbox.close();
});

test("a webhook on another machine, and an event that is none, are refused", async () => {
  const { control } = startControl();
  const remote = await control.createWebhook({ url: "https://example.com/events" });
  expect([remote.response.status, remote.error]).toMatchObject([400, { errors: [{ parameter: "url" }] }]);
  const event = await control.createEvent({ event_type: "dm.received", user_id, participant_ids: ["42"] });
  expect([event.response.status, event.error]).toMatchObject([400, { errors: [{ parameter: "participant_ids" }] }]);
});

test("what is no URL is told one that a webhook can have", async () => {
  const { control } = startControl();
  const { error } = await control.createWebhook({ url: "http://127.0.0.1:9/<script>" });
  const { message = "" } = (error as { errors: { message?: string }[] }).errors[0] ?? {};
  const { data } = await unwrap(control.createWebhook({ url: message.split(" ").at(-1) ?? "" }));
  expect(message).toBe(`url must be a URL such as ${data.url}`);
});

test.each(["harbour-hook", "", "1".repeat(20), "٣"])("a webhook cannot have the id %j", async (webhook_id) => {
  const { control } = startControl();
  const { response, error } = await control.createWebhook({ url: "http://127.0.0.1:9/", webhook_id });
  const message = "webhook_id must be a string that matches ^[0-9]{1,19}$";
  expect([response.status, error]).toMatchObject([400, { errors: [{ parameter: "webhook_id", message }] }]);
});

test("a stream that is open is listed, and ended for a reason", async () => {
  const { control, platform, sandbox } = startControl();
  const { data: stream } = await platform.streamActivity({});
  const text = new Response(stream).text();
  const { data } = await unwrap(control.listStreams());
  expect(data).toMatchObject([{ user_id, disconnected_at: null }]);
  const disconnect_type = "SlowReader" as const;
  const other = await control.disconnectStreams({ connection_id: "nil", disconnect_type });
  expect(other.response.status).toBe(404);
  const [{ id: connection_id = "" } = {}] = data;
  expect(await unwrap(control.disconnectStreams({ connection_id, disconnect_type }))).toEqual({
    data: { disconnected: 1 },
  });
  expect(await text).toContain('"disconnect_type":"SlowReader"');
  expect((await unwrap(control.listStreams())).data).toEqual([]);
  await sandbox.close();
});
