import { type BiddingRules, createAdsClient, keepBiddingRules, walk as walkAds } from "@social-api/ads-v12";
import { createPlatformClient, isStreamError, pollNew, streamActivity, walk } from "@social-api/platform-v2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { APIS, loadBundle } from "../../../../scripts/generate/bundle.ts";
import type { Step } from "../../../../specs/conformance/run/case.ts";
import { checkExchange } from "../../../../specs/conformance/run/check-exchange.ts";
import { NOW, type ServiceUnderTest, startService } from "./start-service.ts";

// What clients do over several requests, shown with the clients of this repository and a service that really answers:
// each test is named after its rule.

const account_id = "hc7m2k9";
const shown: string[] = [];

/** One request that a client has sent, and what it was answered. */
interface Seen {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: { readonly meta: Readonly<Record<string, unknown>>; readonly next_cursor: unknown };
}

let service: ServiceUnderTest;
let seen: Seen[];
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  await service.begin();
  seen = [];
});
afterAll(() => service.close());

function rule(id: string, run: () => Promise<void>): void {
  shown.push(id);
  test(id, run);
}

async function record(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { pathname, searchParams } = new URL(request.url);
  const isJson = response.headers.get("content-type")?.includes("json") && !pathname.endsWith("/stream");
  const body = isJson ? await response.clone().json() : {};
  const query = Object.fromEntries(searchParams);
  seen.push({ call: `${request.method} ${pathname}`, query, status: response.status, body });
  return response;
}

async function platform() {
  const headers = { Authorization: `Bearer ${await service.tokenOf()}` };
  return createPlatformClient({ baseUrl: service.sandbox.urls.platform, headers, fetch: record });
}

function ads() {
  return createAdsClient({ baseUrl: service.sandbox.urls.ads, fetch: record });
}

/** The ids of all connections of the story, newest first. */
const CONNECTIONS = [
  "5f1c8a1e-3f0b-4f6e-9a65-0d7c8b1f2e34",
  "c27d90b4-6a1f-4e0c-8b53-71e4f9a2d605",
  "0e8b3c6d-92f4-4d71-a3c8-5b60d1e7f29a",
  "94a6f1d2-0c7e-4b38-95e1-e8d3720b4fc6",
];

async function idsOf(items: AsyncIterable<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for await (const item of items) ids.push((item as { id: string }).id);
  return ids;
}

rule("list.cursor", async () => {
  const arguments_ = { account_id, with_deleted: true, with_draft: true, count: 2 };
  const ids = await idsOf(walkAds(ads().listCampaigns, arguments_));
  expect([...ids].sort()).toEqual(["cp1a0z", "cp3e8y", "cp5h1n", "cp6j4p", "cp7k5q", "cp8r2t", "cp9m3v"]);
  const query = { with_deleted: "true", with_draft: "true", count: "2" };
  expect(seen.map((each) => each.query)).toEqual(
    seen.map((_, at) => (at === 0 ? query : { ...query, cursor: seen[at - 1]?.body.next_cursor })),
  );
  expect(seen.map(({ body }) => body.next_cursor === null)).toEqual([false, false, false, true]);
});

rule("page.first-request", async () => {
  await idsOf(walk((await platform()).listConnections, { max_results: 3 }));
  expect(seen.map(({ query }) => "pagination_token" in query)).toEqual([false, true]);
});

rule("page.repeat-query", async () => {
  await idsOf(walk((await platform()).listConnections, { max_results: 1, since_id: CONNECTIONS[3] as string }));
  const query = { max_results: "1", since_id: CONNECTIONS[3] };
  expect(seen.map((each) => each.query)).toEqual([
    query,
    { ...query, pagination_token: seen[0]?.body.meta["next_token"] },
    { ...query, pagination_token: seen[1]?.body.meta["next_token"] },
  ]);
});

rule("page.end", async () => {
  expect(await idsOf(walk((await platform()).listConnections, { max_results: 2 }))).toEqual(CONNECTIONS);
  // The last page is as full as the first: that it is the last one, only the missing token tells.
  expect(seen.map(({ body: { meta } }) => [meta["result_count"], "next_token" in meta])).toEqual([
    [2, true],
    [2, false],
  ]);
});

rule("page.backwards", async () => {
  const { listConnections } = await platform();
  const older = walk(listConnections, { max_results: 1 }, { limit: 3 });
  expect(await idsOf(older)).toEqual(CONNECTIONS.slice(0, 3));
  const token = seen[2]?.body.meta["previous_token"] as string;
  const start = walk(listConnections, { max_results: 1 }, { direction: "newer" });
  const from = { ...start.checkpoint, token, skip: 0 };
  expect(await idsOf(walk(listConnections, { max_results: 1 }, { direction: "newer", from }))).toEqual([
    CONNECTIONS[1],
    CONNECTIONS[0],
  ]);
});

rule("page.opaque-tokens", async () => {
  const { listConnections } = await platform();
  await idsOf(walk(listConnections, { max_results: 2 }));
  const token = seen[0]?.body.meta["next_token"] as string;
  expect(seen[1]?.query["pagination_token"]).toBe(token);
  const changed = walk(listConnections, { max_results: 2 });
  const from = { ...changed.checkpoint, token: `${token}x`, skip: 0 };
  await expect(idsOf(walk(listConnections, { max_results: 2 }, { from }))).rejects.toMatchObject({
    reason: "failure",
    cause: { status: 400 },
  });
});

rule("page.since-id", async () => {
  const client = await platform();
  const enough = new AbortController();
  const ids: string[] = [];
  const found = pollNew(
    client.listConnections,
    { max_results: 1 },
    {
      idOf: ({ id }) => String(id),
      sinceId: CONNECTIONS[2] as string,
      signal: enough.signal,
      sleep: async () => {
        if (ids.length > 2) return enough.abort();
        // What is new the next time: one connection more.
        const leaving = new AbortController();
        await client.streamActivity({}, { signal: leaving.signal });
        leaving.abort();
      },
    },
  );
  for await (const { id } of found) ids.push(String(id));
  expect(ids.slice(0, 2)).toEqual([CONNECTIONS[1], CONNECTIONS[0]]);
  expect(ids).toHaveLength(3);
  const lists = seen.filter(({ call }) => call === "GET /2/connections");
  expect(lists.map(({ query }) => query["since_id"])).toEqual([CONNECTIONS[2], CONNECTIONS[2], CONNECTIONS[0]]);
});

rule("stream.stale-connections", async () => {
  const client = await platform();
  const stale = new AbortController();
  for (let open = 0; open < 2; open += 1) await client.streamActivity({}, { signal: stale.signal });
  const read = async (more: object): Promise<unknown> => {
    const options = { maxReconnects: 2, sleep: async () => {}, ...more };
    for await (const entry of streamActivity(client, options)) return entry;
  };
  await client.createActivitySubscription({ body: { user_id: "2417081365" } });
  seen = [];
  const refused = await read({}).catch((error: unknown) => error);
  expect(isStreamError(refused) && refused.reason).toBe("too-many-connections");
  expect(seen.every(({ status }) => status === 429)).toBe(true);

  seen = [];
  const reading = read({ endStaleConnections: "all" });
  await expect.poll(() => seen.length).toBe(3);
  await service.control.createEvent({ event_type: "post.create", user_id: "2417081365" });
  expect(await reading).toMatchObject({ kind: "record" });
  expect(seen.map(({ call, status }) => `${call} ${status}`)).toEqual([
    "GET /2/activity/stream 429",
    "DELETE /2/connections/all 200",
    "GET /2/activity/stream 200",
  ]);
  stale.abort();
});

rule("bidding-rules.refresh", async () => {
  const client = ads();
  const exchange: Step[] = [];
  let now = Date.parse(NOW);
  const rules: BiddingRules = keepBiddingRules(client, { now: () => now });
  const days = 24 * 60 * 60 * 1_000;
  for (const later of [0, 1, 26, 2, 40]) {
    now += later * days;
    await service.setClock(new Date(now).toISOString());
    const before = seen.length;
    await rules.get("EUR");
    if (seen.length > before) exchange.push(step(now, "listBiddingRules"));
    exchange.push(step(now, "updateLineItem"));
  }
  expect(seen.map(({ call, query }) => `${call} ${query["currency"]}`)).toEqual(
    Array(3).fill("GET /12/bidding_rules EUR"),
  );
  expect(checkExchange("bidding-rules.refresh", { exchange })).toEqual([]);
  // A client that had asked but once would be found out.
  const once = exchange.filter(({ request }, at) => at === 0 || request.operation !== "listBiddingRules");
  expect(checkExchange("bidding-rules.refresh", { exchange: once })).not.toEqual([]);
});

function step(time: number, operation: string): Step {
  return { time: new Date(time).toISOString(), request: { operation, arguments: {} }, answer: { status: 200 } };
}

test("every rule on what clients do is shown", async () => {
  const catalogues = await Promise.all(APIS.map(async (api) => (await loadBundle(api))["x-rule-catalogue"]));
  const rules = catalogues.flat().filter(({ where }) => where === "walk");
  expect([...shown].sort()).toEqual(rules.map(({ id }) => id).sort());
});
