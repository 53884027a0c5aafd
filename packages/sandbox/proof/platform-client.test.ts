import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createReplay,
  isStreamError,
  parseEventRecord,
  pollNew,
  type StreamDisconnect,
  streamActivity,
  unwrap,
  walk,
} from "@social-api/platform-v2";
import { expect, onTestFinished, test } from "vitest";
import type { StartSandboxOptions } from "../src/index.ts";
import { start } from "./support/start-served.ts";

const user_id = "2417081365";

async function begin(options: StartSandboxOptions = {}) {
  const started = await start(options);
  onTestFinished(started.close);
  return started;
}

/** Opens streaming connections and leaves them, one after another, at different times. */
async function connectTimes({ urls, headers, time }: Awaited<ReturnType<typeof start>>, times: number) {
  for (let at = 0; at < times; at += 1) {
    time.now += 1_000;
    const leaving = new AbortController();
    const stream = await fetch(`${urls.platform}/2/activity/stream`, { headers, signal: leaving.signal });
    await stream.body?.cancel();
    leaving.abort();
    await expect.poll(async () => openConnections(urls.control), { timeout: 5_000 }).toBe(0);
  }
}

async function openConnections(control: string): Promise<number> {
  const { data } = (await (await fetch(`${control}/sandbox/streams`)).json()) as { data: unknown[] };
  return data.length;
}

test("a walk tells every connection once, newest first, and back again", async () => {
  const started = await begin();
  const { platform } = started;
  await connectTimes(started, 7);
  const { data: all = [] } = await unwrap(platform.listConnections({ max_results: 100 }));
  expect(all.length).toBeGreaterThanOrEqual(7);
  const times = all.map((connection) => String(Object(connection).connected_at));
  expect(times).toEqual(times.toSorted().reverse());
  const walked: unknown[] = [];
  let last: string | undefined;
  for await (const page of walk(platform.listConnections, { max_results: 3 }).pages()) {
    walked.push(...page.items);
    last = page.body.meta.previous_token;
  }
  expect(walked).toEqual(all);
  const back: unknown[] = [];
  while (last !== undefined) {
    const { data = [], meta } = await unwrap(platform.listConnections({ max_results: 3, pagination_token: last }));
    back.unshift(...data);
    last = meta.previous_token;
  }
  expect(back).toEqual(all.slice(0, back.length));
  expect(back.length).toBeGreaterThan(all.length - 4);
});

test("a poll tells only what is new, oldest first", async () => {
  const started = await begin();
  const { platform } = started;
  await connectTimes(started, 1);
  const { data: [newest] = [] } = await unwrap(platform.listConnections({ max_results: 1 }));
  const stop = new AbortController();
  const seen: string[] = [];
  let polls = 0;
  const poll = pollNew(
    platform.listConnections,
    { max_results: 2 },
    {
      idOf: (connection) => String(Object(connection).id),
      sinceId: String(Object(newest).id),
      signal: stop.signal,
      sleep: async () => {
        polls += 1;
        if (polls === 1) await connectTimes(started, 5);
        else stop.abort();
      },
    },
  );
  for await (const connection of poll) seen.push(String(Object(connection).connected_at));
  expect(seen).toHaveLength(5);
  expect(seen).toEqual(seen.toSorted());
});

test("a replay delivers again what was delivered, a second one waits for it", async () => {
  const started = await begin();
  const { platform, control, time } = started;
  const received: string[] = [];
  const receiver = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    received.push(text);
    response.writeHead(204).end();
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  const { data: webhook } = await unwrap(control.createWebhook({ url }));
  const webhook_id = (webhook as { id: string }).id;
  await unwrap(platform.createActivitySubscription({ body: { user_id, event_type: "post.create", webhook_id } }));
  const from = new Date(time.now);
  for (const text of ["one", "two", "three"]) {
    await unwrap(control.createEvent({ event_type: "post.create", user_id, text }));
    time.now += 20_000;
  }
  await unwrap(control.createEvent({ event_type: "post.delete", user_id }));
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(3);
  const first = received.splice(0);
  const range = { webhook_id, from, to: new Date(time.now), now: () => time.now };
  expect(await createReplay(platform, range)).toMatchObject({ outcome: "created" });
  expect(await createReplay(platform, range)).toMatchObject({ outcome: "conflict" });
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(3);
  expect(received).toEqual(first);
  // The sandbox's clock stands still, and with it the first job, until the waiting client moves it.
  const sleep = async (milliseconds: number) => {
    time.now += milliseconds;
  };
  const later = await createReplay(platform, { ...range, wait: { timeoutMs: 60_000, intervalMs: 5_000, sleep } });
  expect(later.outcome).toBe("created");
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(6);
});

test("the stream yields events as they happen, and survives a disconnect", async () => {
  const { platform, control, urls } = await begin();
  await unwrap(platform.createActivitySubscription({ body: { user_id, event_type: "post.create" } }));
  const disconnects: StreamDisconnect[] = [];
  const texts: unknown[] = [];
  const stop = new AbortController();
  const post = (text: string) => unwrap(control.createEvent({ event_type: "post.create", user_id, text }));
  const entries = streamActivity(platform, {
    parse: parseEventRecord,
    signal: stop.signal,
    sleep: async () => {},
    onDisconnect: (disconnect) => void disconnects.push(disconnect),
  });
  const reading = (async () => {
    for await (const entry of entries) {
      if (entry.kind !== "record") continue;
      texts.push(JSON.stringify(entry.record).match(/Event [abc]/)?.[0]);
      if (texts.length === 3) stop.abort();
    }
  })();
  await expect.poll(() => openConnections(urls.control), { timeout: 5_000 }).toBe(1);
  await post("Event a");
  await post("Event b");
  await expect.poll(() => texts.length, { timeout: 5_000 }).toBe(2);
  await unwrap(control.disconnectStreams({ disconnect_type: "ForceDisconnect" }));
  await expect.poll(() => disconnects.length, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => openConnections(urls.control), { timeout: 5_000 }).toBe(1);
  await post("Event c");
  await reading;
  expect(texts).toEqual(["Event a", "Event b", "Event c"]);
  expect(disconnects).toMatchObject([
    { reason: "ended", problem: { kind: "operational-disconnect", body: { disconnect_type: "ForceDisconnect" } } },
  ]);
});

test("too many connections are resolved by ending those that are stale", async () => {
  const { platform, urls, headers } = await begin({ maxConnections: 2 });
  const stale = [1, 2].map(() => fetch(`${urls.platform}/2/activity/stream`, { headers }));
  await Promise.all(stale);
  const refused = streamActivity(platform, { sleep: async () => {} }).next();
  await expect(refused).rejects.toSatisfy((error) => isStreamError(error) && error.reason === "too-many-connections");
  const stop = new AbortController();
  const reasons: string[] = [];
  const reading = (async () => {
    const entries = streamActivity(platform, {
      endStaleConnections: "all",
      signal: stop.signal,
      sleep: async () => {},
      onDisconnect: ({ reason }) => void reasons.push(reason),
    });
    for await (const _ of entries);
  })();
  await expect.poll(() => openConnections(urls.control), { timeout: 5_000 }).toBe(1);
  for (const stream of await Promise.all(stale)) await stream.text();
  stop.abort();
  await reading;
  expect(reasons).toEqual(["refused"]);
});

test("a stream that stalls is given up and made anew", async () => {
  const { platform, control, urls } = await begin({ heartbeatMs: 20 });
  await unwrap(control.createFault({ operation_id: "streamActivity", times: 1, outcome: { kind: "stalled" } }));
  const stop = new AbortController();
  const reasons: string[] = [];
  const reading = (async () => {
    const entries = streamActivity(platform, {
      heartbeatTimeoutMs: 250,
      signal: stop.signal,
      sleep: async () => {},
      onDisconnect: ({ reason }) => void reasons.push(reason),
    });
    for await (const _ of entries);
  })();
  await expect.poll(() => reasons.length, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => openConnections(urls.control), { timeout: 5_000 }).toBe(1);
  stop.abort();
  await reading;
  expect(reasons[0]).toBe("stalled");
});
