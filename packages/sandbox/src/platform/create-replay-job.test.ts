import { createReplay, parseProblem, unwrap } from "@social-api/platform-v2";
import { expect, test, vi } from "vitest";
import { NOW, other_id, startPlatform, user_id } from "../../test/support/start-platform.ts";
import { startReceiver } from "../../test/support/start-receiver.ts";
import type { Delivery } from "../store/entities.ts";

const webhook_id = "1576829043218391040";
const MINUTE = 60_000;
const at = (time: number) => new Date(time).toISOString();

async function start(
  options: Parameters<typeof startPlatform>[0] = {},
  answer: (number: number) => number = () => 200,
) {
  const started = startPlatform(options);
  const receiver = await startReceiver(answer);
  started.service.activity.createWebhook({ url: receiver.url, user_id, webhook_id });
  return { ...started, ...started.service, receiver };
}

/** Puts what was delivered, at some times. */
function plant({ service }: ReturnType<typeof startPlatform>, delivered: Record<string, string>, more = {}): void {
  for (const [event_id, delivered_at] of Object.entries(delivered)) {
    const row: Delivery = {
      id: event_id,
      webhook_id,
      payload: JSON.stringify({ event_id, event_type: "post.create" }),
      event_type: "post.create",
      delivered_at,
      status: "delivered",
      attempts: 1,
      response_status: 200,
      job_id: null,
      ...more,
    };
    service.tables.deliveries.put(event_id, row, {});
  }
}

const range = { webhook_id, from_date: "202603101200", to_date: "202603101800" };

test("a job delivers again what was delivered or attempted in the range, whose minutes both belong to it", async () => {
  const started = await start();
  plant(started, {
    late: "2026-03-10T18:01:00.000Z",
    last: "2026-03-10T18:00:59.999Z",
    middle: "2026-03-10T15:00:00.000Z",
    first: "2026-03-10T12:00:00.000Z",
    early: "2026-03-10T11:59:59.999Z",
  });
  plant(started, { failed: "2026-03-10T13:00:00.000Z" }, { status: "failed", attempts: 3, response_status: null });
  plant(started, { foreign: "2026-03-10T14:00:00.000Z" }, { webhook_id: "5" });
  const { job_id, created_at } = await unwrap(started.platform.createWebhookReplayJob(range));
  expect(job_id).toMatch(/^\d+$/);
  expect(created_at).toBe(at(NOW));
  await started.activity.idle();
  expect(started.receiver.received.map(({ event }) => event.event_id)).toEqual(["first", "failed", "middle", "last"]);
  expect(started.activity.replayJobs()).toMatchObject([
    { job_id, ...range, redelivered: 4, failed: 0, total: 4, completed_at: null },
  ]);
});

test("a range may end as late as a minute can be written", async () => {
  const started = await start();
  plant(started, { event: at(NOW - MINUTE) });
  await unwrap(started.platform.createWebhookReplayJob({ ...range, to_date: "999912312359" }));
  expect(started.activity.replayJobs()).toMatchObject([{ total: 1 }]);
});

test("what a job delivered is not multiplied by the next one", async () => {
  const started = await start({ replayMs: 0 });
  plant(started, { event: at(NOW - MINUTE) });
  for (let job = 0; job < 3; job += 1) {
    await unwrap(started.platform.createWebhookReplayJob({ ...range, to_date: "202603101900" }));
    await started.activity.idle();
  }
  expect(started.receiver.received).toHaveLength(3);
  expect(started.activity.replayJobs().map(({ total, completed_at }) => [total, completed_at])).toEqual(
    Array.from({ length: 3 }, () => [1, at(NOW)]),
  );
});

test("what was delivered by a live event is replayed with the same bytes", async () => {
  const started = await start();
  await unwrap(started.platform.createActivitySubscription({ body: { user_id } }));
  const { event_id } = started.activity.emit({ event_type: "post.create", user_id, text: "Hello" });
  await started.activity.idle();
  started.clock.advance(5 * MINUTE);
  const replay = await createReplay(started.platform, {
    webhook_id,
    from: new Date(NOW),
    to: new Date(NOW),
    now: () => started.clock.now(),
  });
  expect(replay.outcome).toBe("created");
  await started.activity.idle();
  const [first, second] = started.receiver.received;
  expect(second).toEqual(first);
  expect(first?.event.event_id).toBe(event_id);
});

test("while a job is in progress another is a conflict, and is created once it is done", async () => {
  const started = await start({ replayMs: 5_000 });
  const { platform, clock, activity, tables } = started;
  activity.createWebhook({ url: started.receiver.url, user_id, webhook_id: "5" });
  await unwrap(platform.createWebhookReplayJob(range));
  const { error, response } = await platform.createWebhookReplayJob(range);
  expect(response.status).toBe(409);
  expect(response.headers.get("sandbox-violations")).toBe('[{"rule":"replay.one-in-progress"}]');
  expect(parseProblem(error)).toMatchObject({ kind: "conflict", status: 409 });
  expect(tables.replayJobs.count([])).toBe(1);
  // Of another webhook, a job may well be in progress.
  expect((await platform.createWebhookReplayJob({ ...range, webhook_id: "5" })).response.status).toBe(200);

  clock.advance(4_999);
  expect((await platform.createWebhookReplayJob(range)).response.status).toBe(409);
  const waited: number[] = [];
  const outcome = await createReplay(platform, {
    webhook_id,
    from: new Date(NOW - 60 * MINUTE),
    to: new Date(NOW),
    now: () => clock.now(),
    wait: {
      timeoutMs: 100,
      intervalMs: 10,
      async sleep(milliseconds) {
        waited.push(milliseconds);
        clock.advance(1);
      },
    },
  });
  expect(outcome.outcome).toBe("created");
  expect(waited).toEqual([10]);
});

test("a job is in progress until everything is delivered, however long that takes", async () => {
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(new Response());
  });
  const started = await start({ replayMs: 0, deliver: () => held });
  plant(started, { event: at(NOW - MINUTE) });
  await unwrap(started.platform.createWebhookReplayJob({ ...range, to_date: "202603101842" }));
  started.clock.advance(60 * MINUTE);
  expect((await started.platform.createWebhookReplayJob(range)).response.status).toBe(409);
  release();
  await started.activity.idle();
  expect((await started.platform.createWebhookReplayJob(range)).response.status).toBe(200);
});

test("what cannot be delivered again is counted as failed", async () => {
  const started = await start({ maxAttempts: 2, replayMs: 0 }, () => 500);
  plant(started, { event: at(NOW - MINUTE) });
  await unwrap(started.platform.createWebhookReplayJob({ ...range, to_date: "202603101842" }));
  await started.activity.idle();
  expect(started.receiver.received).toHaveLength(2);
  expect(started.activity.replayJobs()).toMatchObject([{ redelivered: 0, failed: 1, total: 1, completed_at: at(NOW) }]);
});

test("a clock that is set back does not keep a job in progress", async () => {
  const { platform, clock } = await start();
  await unwrap(platform.createWebhookReplayJob(range));
  clock.set(NOW - 10 * MINUTE, true);
  expect((await platform.createWebhookReplayJob(range)).response.status).toBe(200);
});

test("the rules of the request are judged by the clock of the sandbox, all at once", async () => {
  const { platform, clock } = await start();
  const refusedBy = async (args: object) => {
    const { response } = await platform.createWebhookReplayJob(args as never);
    return [response.status, JSON.parse(response.headers.get("sandbox-violations") ?? "")];
  };
  expect(await refusedBy({ webhook_id: "harbour-hook", from_date: "202602300000" })).toEqual([
    400,
    [
      { rule: "replay.webhook-id", parameter: "webhook_id" },
      { rule: "replay.required", parameter: "to_date" },
      { rule: "replay.timestamps", parameter: "from_date" },
    ],
  ]);
  const window = [400, [{ rule: "replay.window", parameter: "from_date" }]];
  expect(await refusedBy({ ...range, from_date: "202603091842" })).toEqual(window);
  expect((await platform.createWebhookReplayJob({ ...range, from_date: "202603091843" })).response.status).toBe(200);
  clock.advance(24 * 60 * MINUTE);
  expect(await refusedBy(range)).toEqual(window);
});

test("a range that ends before it begins is refused by choice, without a rule", async () => {
  const { platform, tables } = await start();
  const reversed = { webhook_id, from_date: "202603101201", to_date: "202603101200" };
  for (const answer of [platform.createWebhookReplayJob(reversed), platform.createAccountActivityReplayJob(reversed)]) {
    const { error, response } = await answer;
    expect([response.status, response.headers.get("sandbox-violations")]).toEqual([400, '[{"parameter":"from_date"}]']);
    const parameters = { from_date: ["202603101201"] };
    expect(parseProblem(error)).toMatchObject({ kind: "invalid-request", errors: [{ parameters }] });
  }
  expect(tables.replayJobs.count([])).toBe(0);
  expect((await platform.createWebhookReplayJob({ ...reversed, to_date: "202603101201" })).response.status).toBe(200);
});

test("what was never attempted is not delivered by a job", async () => {
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(new Response());
  });
  const posted: string[] = [];
  const started = await start({
    replayMs: 0,
    async deliver(request) {
      posted.push(((await request.json()) as { text: string }).text);
      return held;
    },
  });
  await unwrap(started.platform.createActivitySubscription({ body: { user_id } }));
  for (const text of ["under way", "waiting"]) started.activity.emit({ event_type: "post.create", user_id, text });
  plant(started, { gone: at(NOW) }, { status: "failed", attempts: 0, response_status: null });
  await vi.waitFor(() => expect(posted).toEqual(["under way"]));
  await unwrap(started.platform.createWebhookReplayJob({ ...range, to_date: "202603101842" }));
  expect(started.activity.replayJobs()).toMatchObject([{ total: 1 }]);
  release();
  await started.activity.idle();
  expect(posted).toEqual(["under way", "waiting", "under way"]);
});

test("only a bearer token of a user will do, and only for a webhook of that user", async () => {
  const { platform, other, anonymous, activity, receiver, tables } = await start();
  activity.createWebhook({ url: receiver.url, user_id: other_id, webhook_id: "5" });
  const answer = async (client: typeof platform, headers: Record<string, string> = {}, webhook = webhook_id) => {
    const { error, response } = await client.createWebhookReplayJob({ ...range, webhook_id: webhook }, { headers });
    return [response.status, response.headers.get("www-authenticate"), parseProblem(error).kind];
  };
  expect(await answer(anonymous)).toEqual([401, "Bearer", "about:blank"]);
  expect(await answer(anonymous, { Authorization: "Bearer" })).toEqual([401, "Bearer", "about:blank"]);
  expect(await answer(anonymous, { Authorization: "Bearer nobody" })).toEqual([401, "Bearer", "about:blank"]);
  expect(await answer(anonymous, { Authorization: "Basic abc" })).toEqual([
    401,
    "Bearer",
    "unsupported-authentication",
  ]);
  const unauthenticated = await anonymous.createWebhookReplayJob({ ...range, webhook_id: "x" });
  expect(JSON.parse(unauthenticated.response.headers.get("sandbox-violations") ?? "")).toEqual([
    { rule: "replay.webhook-id", parameter: "webhook_id" },
    { rule: "auth.bearer" },
  ]);
  expect(await answer(other)).toEqual([404, null, "about:blank"]);
  expect(await answer(platform, {}, "5")).toEqual([404, null, "about:blank"]);
  expect(await answer(platform, {}, "404")).toEqual([404, null, "about:blank"]);
  expect(tables.replayJobs.count([])).toBe(0);
});

test("the deprecated operation does the same, with the last day as its range unless it is given one", async () => {
  const started = await start({ replayMs: 0 });
  const { platform, anonymous, activity } = started;
  plant(started, { yesterday: at(NOW - 24 * 60 * MINUTE + 53_000), today: at(NOW) });
  const create = (args: object = {}) => platform.createAccountActivityReplayJob({ webhook_id, ...args });
  const { data, response } = await create();
  expect(data).toEqual({ job_id: expect.stringMatching(/^\d+$/), created_at: at(NOW) });
  expect(response.headers.get("deprecation")).toBe("@1774454400");
  await activity.idle();
  expect(started.receiver.received.map(({ event }) => event.event_id)).toEqual(["yesterday", "today"]);
  const given = { from_date: "202603101200", to_date: "202603101800" };
  await unwrap(create({ body: { ...given, webhook_id: "5" } }));
  await unwrap(create(given));
  expect(activity.replayJobs()).toMatchObject([
    { webhook_id, ...given },
    { webhook_id, ...given },
    { from_date: "202603091843", to_date: "202603101842" },
  ]);

  const violations = async (result: Promise<{ response: Response }>) =>
    JSON.parse((await result).response.headers.get("sandbox-violations") ?? "");
  expect(await violations(create({ body: { from_date: "202603081200", to_date: "x" } }))).toEqual([
    { rule: "replay.window", parameter: "from_date" },
    { rule: "replay.timestamps", parameter: "to_date" },
  ]);
  expect(await violations(create({ from_date: "202603101200" }))).toEqual([
    { rule: "replay.required", parameter: "to_date" },
  ]);
  expect(await violations(anonymous.createAccountActivityReplayJob({ webhook_id }))).toEqual([{ rule: "auth.bearer" }]);
});

test("a failure of the deprecated operation is the same as well", async () => {
  const { platform } = await start();
  await unwrap(platform.createAccountActivityReplayJob({ webhook_id }));
  const { error, response } = await platform.createAccountActivityReplayJob({ webhook_id });
  expect([response.status, parseProblem(error).kind]).toEqual([409, "conflict"]);
});
