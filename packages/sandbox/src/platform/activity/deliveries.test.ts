import { unwrap } from "@social-api/platform-v2";
import { expect, test, vi } from "vitest";
import { NOW, other_id, startPlatform, user_id } from "../../../test/support/start-platform.ts";
import { startReceiver } from "../../../test/support/start-receiver.ts";
import type { Delivery } from "../../store/entities.ts";
import { createSqliteStore } from "../../store/sqlite-store.ts";

const post = { event_type: "post.create", user_id, text: "Iced coffee is back." };
const at = (time: number) => new Date(time).toISOString();

function deliveriesOf({ service }: Pick<ReturnType<typeof startPlatform>, "service">): Delivery[] {
  return service.tables.deliveries.find({ where: [] }).map(({ wire }) => wire);
}

async function subscribe({ platform }: ReturnType<typeof startPlatform>, more = {}): Promise<void> {
  await unwrap(platform.createActivitySubscription({ body: { user_id, ...more } }));
}

test("an event reaches each webhook of those who subscribed once, in the order of the events", async () => {
  const started = startPlatform();
  const { service, other } = started;
  const [mine, alsoMine, foreign] = [await startReceiver(), await startReceiver(), await startReceiver()];
  service.activity.createWebhook({ url: mine.url, user_id });
  service.activity.createWebhook({ url: alsoMine.url, user_id });
  service.activity.createWebhook({ url: foreign.url, user_id: other_id });
  await subscribe(started);
  await subscribe(started, { event_type: "post.create" });
  const emission = service.activity.emit(post);
  expect(emission).toMatchObject({ deliveries: 2, connections: 0 });
  service.activity.emit({ ...post, text: "Second" });
  expect(service.activity.emit({ ...post, user_id: other_id }).deliveries).toBe(0);
  await service.activity.idle();
  expect(mine.received.map(({ event }) => event["text"])).toEqual(["Iced coffee is back.", "Second"]);
  expect(mine.received[0]).toEqual({
    method: "POST",
    path: "/events",
    contentType: "application/json",
    event: { ...post, event_id: emission.event_id, created_at: at(NOW) },
  });
  expect(alsoMine.received).toHaveLength(2);
  expect(foreign.received).toHaveLength(0);
  expect(deliveriesOf(started).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array.from({ length: 4 }, () => ["delivered", 1]),
  );

  // Somebody else may want the same events.
  await unwrap(other.createActivitySubscription({ body: { user_id, keyword: "ICED" } }));
  expect(service.activity.emit(post).deliveries).toBe(3);
  expect(service.activity.emit({ ...post, text: "Hot" }).deliveries).toBe(2);
});

test("a subscription can name the one webhook that it is for", async () => {
  const started = startPlatform();
  const { service } = started;
  const receiver = await startReceiver();
  const { id } = service.activity.createWebhook({ url: receiver.url, user_id, webhook_id: "77" });
  service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started, { webhook_id: id });
  expect(service.activity.emit(post).deliveries).toBe(1);
  expect(deliveriesOf(started)[0]?.webhook_id).toBe("77");
});

test("64-bit integers of an event arrive as they are", async () => {
  const started = startPlatform({
    deliver: async (request) =>
      new Response(null, { status: (await request.text()).includes(":9007199254740993}") ? 204 : 500 }),
  });
  started.service.activity.createWebhook({ url: "http://localhost/", user_id });
  await subscribe(started);
  started.service.activity.emit({ ...post, created_at: 1, post_id: 9007199254740993n });
  await started.service.activity.idle();
  expect(deliveriesOf(started)[0]?.payload).toContain('"post_id":9007199254740993');
});

test("a delivery that fails is tried again, each try is stored, and no redirect is followed", async () => {
  const started = startPlatform();
  const { service } = started;
  const elsewhere = await startReceiver();
  const receiver = await startReceiver((number) => [500, 307, 200][number] ?? 200, { Location: elsewhere.url });
  service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started);
  service.activity.emit(post);
  await service.activity.idle();
  expect(receiver.received).toHaveLength(3);
  expect(elsewhere.received).toHaveLength(0);
  expect(new Set(receiver.received.map(({ event }) => event.event_id)).size).toBe(1);
  expect(deliveriesOf(started)).toMatchObject([{ status: "delivered", attempts: 3, response_status: 200 }]);
});

test("a webhook gets one request at a time", async () => {
  let open = 0;
  const most: number[] = [];
  const started = startPlatform({
    async deliver() {
      open += 1;
      most.push(open);
      await Promise.resolve();
      open -= 1;
      return new Response();
    },
  });
  started.service.activity.createWebhook({ url: "http://localhost/", user_id });
  await subscribe(started);
  for (let event = 0; event < 3; event += 1) started.service.activity.emit(post);
  await started.service.activity.idle();
  expect(most).toEqual([1, 1, 1]);
});

test("what is broken off stays pending, even when it is answered later", async () => {
  const answers: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const started = startPlatform({
    deliver: ({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(() => resolve(new Response())));
    },
  });
  started.service.activity.createWebhook({ url: "http://localhost/", user_id });
  await subscribe(started);
  started.service.activity.emit(post);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  started.service.activity.reset();
  expect(signals[0]?.aborted).toBe(true);
  answers[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(deliveriesOf(started)).toMatchObject([{ status: "pending", attempts: 0 }]);
});

test("one whose outcome cannot be stored for now is tried again, so that its job comes to an end", async () => {
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  const started = startPlatform();
  const { service } = started;
  const receiver = await startReceiver();
  service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started);
  service.activity.emit(post);
  vi.spyOn(service.store, "transaction").mockImplementationOnce(() => {
    throw new Error("database or disk is full");
  });
  await service.activity.idle();
  expect(deliveriesOf(started)).toMatchObject([{ status: "delivered", attempts: 1 }]);
  expect(receiver.received).toHaveLength(2);
});

test("it fails for good after as many tries as are allowed", async () => {
  const started = startPlatform({ maxAttempts: 2 });
  const { service } = started;
  const receiver = await startReceiver(() => 503);
  service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started);
  service.activity.emit(post);
  await service.activity.idle();
  expect(receiver.received).toHaveLength(2);
  expect(deliveriesOf(started)).toMatchObject([{ status: "failed", attempts: 2, response_status: 503 }]);
});

test("a webhook that does not answer in time, or not at all, has no status, and keeps no other one waiting", async () => {
  const started = startPlatform({ maxAttempts: 1, deliveryTimeoutMs: 200 });
  const { service } = started;
  const [hanging, fine] = [await startReceiver(() => null), await startReceiver()];
  service.activity.createWebhook({ url: hanging.url, user_id });
  service.activity.createWebhook({ url: "http://127.0.0.1:9/", user_id });
  service.activity.createWebhook({ url: fine.url, user_id });
  await subscribe(started);
  service.activity.emit(post);
  await service.activity.idle();
  expect(deliveriesOf(started).map(({ status, response_status }) => [status, response_status])).toEqual([
    ["failed", null],
    ["failed", null],
    ["delivered", 200],
  ]);
});

test("a way to deliver that ignores the signal is not waited for", async () => {
  const started = startPlatform({ maxAttempts: 1, deliveryTimeoutMs: 5, deliver: () => new Promise(() => {}) });
  started.service.activity.createWebhook({ url: "http://localhost/", user_id });
  await subscribe(started);
  started.service.activity.emit(post);
  await started.service.activity.idle();
  expect(deliveriesOf(started)).toMatchObject([{ status: "failed", response_status: null }]);
});

test("what is still to be delivered to a webhook that is removed fails", async () => {
  const removed: boolean[] = [];
  const started = startPlatform({
    async deliver() {
      removed.push(started.service.activity.deleteWebhook("5"));
      return new Response(null, { status: 500 });
    },
  });
  started.service.activity.createWebhook({ url: "http://localhost/", user_id, webhook_id: "5" });
  await subscribe(started);
  started.service.activity.emit(post);
  await started.service.activity.idle();
  expect(removed).toEqual([true]);
  expect(started.service.activity.deleteWebhook("5")).toBe(false);
  expect(deliveriesOf(started)).toMatchObject([{ status: "failed", attempts: 1 }]);
});

test("what a crash has left pending is delivered by whoever opens the store next", async () => {
  const store = createSqliteStore();
  const hanging = startPlatform({ store, deliver: () => new Promise(() => {}) });
  const receiver = await startReceiver();
  hanging.service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(hanging);
  hanging.service.activity.emit(post);
  // Not closed: the process is gone without a word.
  hanging.service.activity.reset();
  expect(deliveriesOf(hanging)).toMatchObject([{ status: "pending", attempts: 0 }]);
  const next = startPlatform({ store });
  await next.service.activity.idle();
  expect(receiver.received).toHaveLength(1);
  expect(deliveriesOf(next)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("a reset breaks off what goes on, and nothing of it is written afterwards", async () => {
  const started = startPlatform();
  const { service } = started;
  const receiver = await startReceiver(() => null);
  service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started);
  service.activity.emit(post);
  const idle = service.activity.idle();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  service.reset();
  await idle;
  await service.activity.idle();
  expect(deliveriesOf(started)).toEqual([]);
});

test("a webhook is registered with a URL on this machine, by a user that exists, under an id of its own", () => {
  const { service } = startPlatform();
  const { activity } = service;
  expect(activity.createWebhook({ url: "http://localhost:1/", user_id })).toMatchObject({
    id: expect.stringMatching(/^\d{1,19}$/),
    created_at: at(NOW),
  });
  expect(() => activity.createWebhook({ url: "http://example.com/", user_id: "1" })).toThrow(
    expect.objectContaining({
      status: 400,
      violations: [expect.objectContaining({ parameter: "url" }), expect.objectContaining({ parameter: "user_id" })],
    }),
  );
  activity.createWebhook({ url: "http://localhost:1/", user_id, webhook_id: "5" });
  expect(() => activity.createWebhook({ url: "http://localhost:1/", user_id, webhook_id: "5" })).toThrow(
    expect.objectContaining({ status: 409 }),
  );
  const { activity: open } = startPlatform({ allowRemoteWebhooks: true }).service;
  expect(open.createWebhook({ url: "https://example.com/hook", user_id }).url).toBe("https://example.com/hook");
});

test("a webhook of a time when others were allowed gets nothing", async () => {
  const store = createSqliteStore();
  const open = startPlatform({ store, allowRemoteWebhooks: true });
  open.service.activity.createWebhook({ url: "http://example.com/", user_id });
  await subscribe(open);
  const deliver = vi.fn(async () => new Response());
  const strict = startPlatform({ store, deliver, maxAttempts: 1 });
  strict.service.activity.emit(post);
  await strict.service.activity.idle();
  expect(deliver).not.toHaveBeenCalled();
  expect(deliveriesOf(strict)).toMatchObject([{ status: "failed" }]);
});

test.each([
  { maxAttempts: 0 },
  { heartbeatMs: Number.POSITIVE_INFINITY },
  { retryMs: Number.NaN },
  { maxConnections: 0 },
])("an option outside of its bounds is refused: %j", (options) => {
  expect(() => startPlatform(options)).toThrow(RangeError);
});
