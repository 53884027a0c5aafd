import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import {
  createPlatformClient,
  isStreamError,
  type PlatformClient,
  parseProblem,
  type StreamDisconnect,
  type StreamEntry,
  streamActivity,
  unwrap,
} from "@social-api/platform-v2";
import { expect, onTestFinished, test, vi } from "vitest";
import { NOW, startPlatform, user_id } from "../../test/support/start-platform.ts";
import { startReceiver } from "../../test/support/start-receiver.ts";
import { createHttpServer } from "../node/http-server.ts";
import { close, listen } from "../node/listen.ts";
import { createSqliteStore } from "../store/sqlite-store.ts";
import { openTables } from "../store/tables.ts";

type Started = ReturnType<typeof startPlatform>;

const post = { event_type: "post.create", user_id, text: "Iced coffee is back." };
const noWait = { sleep: async () => {} };

const subscribe = ({ platform }: Started) => unwrap(platform.createActivitySubscription({ body: { user_id } }));

/** Opens a stream and reads it as text. */
async function open(platform: PlatformClient) {
  const controller = new AbortController();
  const body = await unwrap(platform.streamActivity({}, { signal: controller.signal }));
  const reader = (body as unknown as ReadableStream<Uint8Array>).getReader();
  return {
    controller,
    reader,
    /** The next chunk; nothing at the end. */
    async next(): Promise<string | undefined> {
      const { value } = await reader.read();
      return value && Buffer.from(value).toString();
    },
  };
}

/** Serves on a free port of this machine. */
async function serve({ face }: Started): Promise<string> {
  const server = createHttpServer("platform", face);
  onTestFinished(() => close(server));
  return listen(server, { port: 0, host: "127.0.0.1", option: "port" });
}

const connections = async ({ platform }: Started) => (await unwrap(platform.listConnections())).data ?? [];

test("an event is written once to each open stream of those who subscribed", async () => {
  const started = startPlatform();
  const { service, platform, other } = started;
  await subscribe(started);
  await subscribe(started);
  const [mine, foreign] = [await open(platform), await open(other)];
  expect(await mine.next()).toBe("\n");
  expect(await foreign.next()).toBe("\n");
  const { event_id, connections } = service.activity.emit(post);
  expect(connections).toBe(1);
  const created_at = new Date(NOW).toISOString();
  expect(await mine.next()).toBe(`${JSON.stringify({ event_id, ...post, created_at })}\n`);
  await unwrap(other.createActivitySubscription({ body: { user_id } }));
  expect(service.activity.emit({ ...post, text: "Two\nlines" }).connections).toBe(2);
  expect(await mine.next()).toBe(await foreign.next());
});

test("streamActivity yields the events, over a real connection too", async () => {
  const started = startPlatform();
  const { service } = started;
  await subscribe(started);
  const baseUrl = await serve(started);
  for (const platform of [started.platform, createPlatformClient({ baseUrl })]) {
    const entries = streamActivity(platform, { maxReconnects: 0 });
    const first = entries.next();
    await vi.waitFor(() => expect(service.activity.openConnections()).toHaveLength(1));
    service.activity.emit(post);
    expect((await first).value).toMatchObject({ kind: "record", record: post });
    service.activity.emit({ ...post, text: "Second" });
    expect((await entries.next()).value).toMatchObject({ kind: "record", record: { text: "Second" } });
    await entries.return();
    await vi.waitFor(() => expect(service.activity.openConnections()).toEqual([]));
  }
  expect((await connections(started)).map(({ disconnected_at }) => disconnected_at)).toEqual([
    new Date(NOW).toISOString(),
    new Date(NOW).toISOString(),
  ]);
});

test("a client that goes away without a word is noticed", async () => {
  const started = startPlatform();
  const baseUrl = await serve(started);
  const request = get(`${baseUrl}/2/activity/stream`);
  const [response] = await once(request, "response");
  expect(String((await once(response, "data"))[0])).toBe("\n");
  request.destroy();
  await vi.waitFor(() => expect(started.service.activity.openConnections()).toEqual([]));
  expect(await connections(started)).toMatchObject([{ disconnected_at: new Date(NOW).toISOString() }]);
});

test("blank lines tell that the stream is alive", async () => {
  const { platform } = startPlatform({ heartbeatMs: 1 });
  const stream = await open(platform);
  for (let beats = 0; beats < 5; beats += 1) expect(await stream.next()).toBe("\n");
});

test("connections are listed while they are open and afterwards", async () => {
  const started = startPlatform();
  const { platform, service } = started;
  const stream = await open(platform);
  service.clock.advance(1_000);
  const [listed] = await connections(started);
  expect(listed).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    endpoint_id: "activity_stream",
    connected_at: new Date(NOW).toISOString(),
    disconnected_at: null,
  });
  expect(service.activity.openConnections()).toEqual([{ ...listed, user_id }]);
  await stream.reader.cancel();
  const ended = [{ ...listed, disconnected_at: new Date(NOW + 1_000).toISOString() }];
  expect(await connections(started)).toEqual(ended);
  service.clock.advance(1_000);
  service.activity.reset();
  expect(await connections(started)).toEqual(ended);
});

test("a call that is aborted ends its connection", async () => {
  const { platform, service } = startPlatform();
  const stream = await open(platform);
  await stream.next();
  const next = stream.next();
  stream.controller.abort();
  await expect(next).rejects.toThrow();
  expect(service.activity.openConnections()).toEqual([]);
});

test("too many connections are refused, and ending stale ones helps", async () => {
  const started = startPlatform();
  const { platform, service } = started;
  const stale = [await open(platform), await open(platform)];
  const { error, response } = await platform.streamActivity();
  expect(response.status).toBe(429);
  expect(parseProblem(error)).toMatchObject({
    kind: "streaming-connection",
    connection_issue: "TooManyConnections",
    status: 429,
  });
  // Those of others do not count.
  await (await open(started.other)).reader.cancel();
  await expect(streamActivity(platform, { maxReconnects: 0 }).next()).rejects.toSatisfy(
    (thrown) => isStreamError(thrown) && thrown.reason === "too-many-connections",
  );

  await subscribe(started);
  const disconnects: StreamDisconnect[] = [];
  const entries = streamActivity(platform, {
    ...noWait,
    endStaleConnections: "all",
    onDisconnect: (disconnect) => void disconnects.push(disconnect),
  });
  const first = entries.next();
  await vi.waitFor(() => expect(service.activity.openConnections()).toHaveLength(1));
  service.activity.emit(post);
  expect((await first).value).toMatchObject({ kind: "record" });
  expect(disconnects).toMatchObject([{ reason: "refused", problem: { connection_issue: "TooManyConnections" } }]);
  await entries.return();
  for (const { next } of stale) {
    expect(await next()).toBe("\n");
    expect(parseProblem(JSON.parse((await next()) ?? ""))).toMatchObject({
      kind: "operational-disconnect",
      disconnect_type: "ForceDisconnect",
    });
    expect(await next()).toBeUndefined();
  }
});

test("a single connection is told as one", async () => {
  const { platform } = startPlatform({ maxConnections: 1 });
  await open(platform);
  const { error } = await platform.streamActivity({});
  expect(error).toMatchObject({ detail: expect.stringContaining("The app has 1 open connection, as many as") });
});

test("connections are ended by their ids, by their endpoint, or all, and only one's own", async () => {
  const started = startPlatform({ maxConnections: 5 });
  const { platform, other, service } = started;
  const ended = { data: { ended_count: 1 } };
  const ids = async () => {
    await open(platform);
    return service.activity
      .openConnections()
      .filter((each) => each.user_id === user_id)
      .map(({ id }) => id);
  };
  const [foreign] = [await open(other)];
  const [first = ""] = await ids();
  const none = { data: { ended_count: 0 } };
  expect(await unwrap(other.deleteConnections({ body: { uuids: [first] } }))).toEqual(none);
  expect(await unwrap(platform.deleteConnections({ body: { uuids: [first.toUpperCase()] } }))).toEqual(ended);
  expect(await unwrap(platform.deleteConnections({ body: { uuids: first } }))).toEqual(none);
  const [second = ""] = await ids();
  expect(await unwrap(platform.deleteConnections({ uuids: [first, second] }))).toEqual(ended);
  await ids();
  expect(await unwrap(platform.deleteConnectionsByEndpoint({ endpoint_id: "activity_stream" }))).toEqual(ended);
  expect(await ids()).toHaveLength(1);
  expect(await unwrap(platform.deleteAllConnections())).toEqual(ended);
  expect(service.activity.openConnections()).toMatchObject([{ user_id: "1780334926" }]);
  expect(await foreign?.next()).toBe("\n");
  const listed = await connections(started);
  expect(listed).toHaveLength(4);
  expect(listed.every(({ disconnected_at }) => disconnected_at !== null)).toBe(true);
});

test("what names no connection is refused, with every value that is none", async () => {
  const { platform } = startPlatform();
  const refusal = async (result: Promise<{ error?: unknown; response: Response }>) => {
    const { error, response } = await result;
    expect(response.status).toBe(400);
    const problem = parseProblem(error);
    return problem.kind === "invalid-request" ? problem.errors?.map(({ parameters }) => parameters) : undefined;
  };
  expect(await refusal(platform.deleteConnections())).toEqual([{ uuids: [] }]);
  expect(await refusal(platform.deleteConnections({ body: { uuids: [] } }))).toEqual([{ uuids: [] }]);
  expect(await refusal(platform.deleteConnections({ body: { uuids: ["activity_stream", 5] } }))).toEqual([
    { uuids: ["activity_stream"] },
    { uuids: ["5"] },
  ]);
  expect(await refusal(platform.deleteConnectionsByEndpoint({ endpoint_id: "webhooks_replay" }))).toEqual([
    { endpoint_id: ["webhooks_replay"] },
  ]);
  expect(await refusal(platform.deleteAllConnections({ endpoint_id: "activity_stream" }))).toEqual([
    { endpoint_id: ["activity_stream"] },
  ]);
  expect(await refusal(platform.streamActivity({ keyword: "coffee" }))).toEqual([{ keyword: ["coffee"] }]);
});

test("a disconnect is told on the stream, and the client connects anew", async () => {
  const started = startPlatform();
  const { platform, service } = started;
  const disconnects: StreamDisconnect[] = [];
  const seen: StreamEntry<unknown>[] = [];
  const controller = new AbortController();
  const entries = streamActivity(platform, {
    ...noWait,
    signal: controller.signal,
    onDisconnect: (disconnect) => void disconnects.push(disconnect),
  });
  const reading = (async () => {
    for await (const entry of entries) seen.push(entry);
  })();
  await vi.waitFor(() => expect(service.activity.openConnections()).toHaveLength(1));
  const [connection] = service.activity.openConnections();
  const disconnect_type = "UpstreamUncleanDisconnect";
  expect(service.activity.disconnect({ connection_id: "none", disconnect_type })).toBe(0);
  expect(service.activity.disconnect({ connection_id: connection?.id ?? "", disconnect_type })).toBe(1);
  await vi.waitFor(() => expect(service.activity.openConnections()).toHaveLength(1));
  expect(service.activity.openConnections()[0]?.id).not.toBe(connection?.id);
  expect(disconnects).toMatchObject([{ reason: "ended", problem: { disconnect_type } }]);
  controller.abort();
  await reading;
  expect(seen).toMatchObject([{ kind: "problem", problem: { kind: "operational-disconnect", disconnect_type } }]);
  expect(() => service.activity.disconnect({ disconnect_type: "Boredom" as never })).toThrow("must be one of");
});

test("a reader that is too slow is told so after what waits for it", async () => {
  const started = startPlatform({ streamQueueBytes: 1_000 });
  const { platform, service } = started;
  await subscribe(started);
  const stream = await open(platform);
  const text = "x".repeat(300);
  let written = 0;
  while (service.activity.emit({ ...post, text }).connections === 1) written += 1;
  expect(written).toBe(2);
  expect(service.activity.openConnections()).toEqual([]);
  expect(await stream.next()).toBe("\n");
  for (let record = 0; record < written; record += 1) expect(await stream.next()).toContain(text);
  expect(parseProblem(JSON.parse((await stream.next()) ?? ""))).toMatchObject({ disconnect_type: "SlowReader" });
  expect(await stream.next()).toBeUndefined();

  // A record that is larger than all that may wait does reach a reader that keeps up.
  const quick = await open(platform);
  await quick.next();
  expect(service.activity.emit({ ...post, text: "x".repeat(5_000) }).connections).toBe(1);
});

test("a stalled stream is open and sends nothing, and a client notices", async () => {
  const started = startPlatform({ heartbeatMs: 1 });
  const { platform, service } = started;
  await subscribe(started);
  service.faults.add({ operation_id: "streamActivity", times: 2, outcome: { kind: "stalled" } });
  const stalled = await open(platform);
  expect(service.activity.openConnections()).toHaveLength(1);
  expect(service.activity.emit(post)).toMatchObject({ connections: 0 });
  expect(await unwrap(platform.deleteAllConnections())).toEqual({ data: { ended_count: 1 } });
  expect(await stalled.next()).toBeUndefined();

  const disconnects: StreamDisconnect[] = [];
  const entries = streamActivity(platform, {
    ...noWait,
    heartbeatTimeoutMs: 30,
    onDisconnect: (disconnect) => void disconnects.push(disconnect),
  });
  const first = entries.next();
  await vi.waitFor(() => expect(service.activity.emit(post)).toMatchObject({ connections: 1 }));
  expect((await first).value).toMatchObject({ kind: "record" });
  expect(disconnects[0]).toMatchObject({ reason: "stalled" });
  await entries.return();
});

test("a stalled stream tells over a real connection that it is open", async () => {
  const started = startPlatform();
  started.service.faults.add({ operation_id: "streamActivity", outcome: { kind: "stalled" } });
  const controller = new AbortController();
  const response = await fetch(`${await serve(started)}/2/activity/stream`, { signal: controller.signal });
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  controller.abort();
  await vi.waitFor(() => expect(started.service.activity.openConnections()).toEqual([]));
});

test("an event can reach a webhook and the stream", async () => {
  const started = startPlatform();
  const receiver = await startReceiver();
  started.service.activity.createWebhook({ url: receiver.url, user_id });
  await subscribe(started);
  const stream = await open(started.platform);
  await stream.next();
  expect(started.service.activity.emit(post)).toMatchObject({ deliveries: 1, connections: 1 });
  await started.service.activity.idle();
  expect(receiver.received.map(({ event }) => event)).toEqual([JSON.parse((await stream.next()) ?? "")]);
});

test("connections that a crash has left open are closed by whoever opens the store next", async () => {
  const store = createSqliteStore();
  const past = { id: randomUUID(), endpoint_id: "activity_stream", connected_at: new Date(NOW).toISOString() };
  openTables(store).connections.put(past.id, { ...past, disconnected_at: null }, { owner: user_id });
  const started = startPlatform({ store, clock: { now: () => NOW + 60_000 } });
  expect(await connections(started)).toEqual([{ ...past, disconnected_at: new Date(NOW + 60_000).toISOString() }]);
});

test("connections that are open stay so when another state is taken up", async () => {
  const started = startPlatform();
  await open(started.platform);
  started.service.activity.recover();
  expect(await connections(started)).toMatchObject([{ disconnected_at: null }]);
});

test("a client that has gone before its connection is made leaves none open", async () => {
  const started = startPlatform();
  const { service, face } = started;
  // A server tells so with a text, `fetch` with an error.
  for (const reason of ["gone", new Error("gone"), "gone"]) {
    await face(new Request("https://api.example.com/2/activity/stream", { signal: AbortSignal.abort(reason) }));
    expect(service.activity.openConnections()).toEqual([]);
  }
  expect(await connections(started)).toHaveLength(3);
  for (const { disconnected_at } of await connections(started)) expect(disconnected_at).not.toBeNull();
});

test("the end of the service ends every stream", async () => {
  const { platform, service } = startPlatform();
  const stream = await open(platform);
  await service.close();
  expect(await stream.next()).toBe("\n");
  expect(await stream.next()).toContain("OperationalDisconnect");
  expect(await stream.next()).toBeUndefined();
});
