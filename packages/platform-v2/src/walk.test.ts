import { getEventListeners } from "node:events";
import { type Checkpoint, isWalkError } from "@social-api/core";
import { expect, test } from "vitest";
import { createPlatformClient } from "./client.ts";
import { pollNew } from "./poll-new.ts";
import { type TokenWalkOptions, walk } from "./walk.ts";

interface Connection {
  id: string;
}

/**
 * A platform whose list of connections pages as the API does: newest first, `max_results` a page, `since_id` for what
 * is newer, `next_token` while there is more, `previous_token` back.
 */
function platformWith(connections: Connection[]) {
  const queries: Record<string, string>[] = [];
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async (request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const size = Number(query["max_results"] ?? 2);
      const start = Number(query["pagination_token"]?.slice(2) ?? 0);
      const all = [...connections].reverse().filter(({ id }) => Number(id) > Number(query["since_id"] ?? 0));
      const data = all.slice(start, start + size);
      return Response.json({
        ...(data.length > 0 && { data }),
        meta: {
          result_count: data.length,
          ...(start + size < all.length && { next_token: `n-${start + size}` }),
          ...(start > 0 && { previous_token: `p-${Math.max(0, start - size)}` }),
        },
      });
    },
  });
  return { platform, queries };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));

async function ids(items: AsyncIterable<unknown>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push((item as Connection).id);
  return all;
}

test("walks newest first, repeating the query, the first request without a token", async () => {
  const { platform, queries } = platformWith(numbered(5));
  expect(await ids(walk(platform.listConnections, { max_results: 2 }))).toEqual(["5", "4", "3", "2", "1"]);
  expect(queries).toEqual([
    { max_results: "2" },
    { max_results: "2", pagination_token: "n-2" },
    { max_results: "2", pagination_token: "n-4" },
  ]);
});

test("an empty page without data ends nothing while there is a token", async () => {
  const pages = [{ meta: { result_count: 0, next_token: "a" } }, { data: [{ id: "1" }], meta: { result_count: 1 } }];
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async ({ url }) => Response.json(pages[new URL(url).searchParams.has("pagination_token") ? 1 : 0]),
  });
  expect(await ids(walk(platform.listConnections))).toEqual(["1"]);
});

test.each([{}, { meta: null }, { data: {}, meta: {} }, { meta: { next_token: 7 } }])(
  "the body %j is no page, and does not look like the end",
  async (body) => {
    const fetch = async () => Response.json(body);
    const platform = createPlatformClient({ baseUrl: "https://api.example.com", fetch });
    const error = await ids(walk(platform.listConnections)).catch((caught: unknown) => caught);
    expect([isWalkError(error), String(error)]).toEqual([true, expect.stringContaining("no page of a list")]);
  },
);

test("walks back to newer pages by previous_token", async () => {
  const { platform } = platformWith(numbered(6));
  const older = walk(platform.listConnections, { max_results: 2 }, { pageLimit: 2 });
  expect(await ids(older)).toEqual(["6", "5", "4", "3"]);
  const newer = walk(platform.listConnections, { max_results: 2 }, { direction: "newer", from: older.checkpoint });
  const pages: string[][] = [];
  for await (const page of newer.pages()) pages.push(page.items.map((item) => (item as unknown as Connection).id));
  expect(pages).toEqual([
    ["2", "1"],
    ["4", "3"],
    ["6", "5"],
  ]);
});

/** A walk over the pages [10, 9] [8, 7] [6, 5] of ten connections, with its checkpoint as it comes from a store. */
function stored(limit: number, start: TokenWalkOptions = {}) {
  const { platform } = platformWith(numbered(10));
  const go = async (options: TokenWalkOptions) => {
    const walking = walk(platform.listConnections, { max_results: 2 }, options);
    const seen = (await ids(walking)).map(Number);
    return { seen, checkpoint: JSON.parse(JSON.stringify(walking.checkpoint)) as Checkpoint };
  };
  return { go, first: go({ limit, ...start }) };
}

/** Where a walk back begins: at the page [6, 5]. */
async function third(): Promise<Checkpoint> {
  return (await stored(4).first).checkpoint;
}

test.each([1, 2, 3, 4, 5])("a walk back goes on from its checkpoint after %i items", async (limit) => {
  const { go, first } = stored(limit, { direction: "newer", from: await third() });
  const { seen, checkpoint } = await first;
  const rest = await go({ from: checkpoint });
  expect([...seen, ...rest.seen]).toEqual([6, 5, 8, 7, 10, 9]);
  expect((await go({ from: rest.checkpoint })).seen).toEqual([]);
});

test("the checkpoints of pages and of errors say the direction, too", async () => {
  const { platform } = platformWith(numbered(10));
  const from = await third();
  const pages = walk(platform.listConnections, { max_results: 2 }, { direction: "newer", from }).pages();
  const page = (await pages.next()).value;
  const next = page?.checkpoint ?? from;
  expect(await ids(walk(platform.listConnections, { max_results: 2 }, { from: next }))).toEqual(["8", "7", "10", "9"]);
  const cancelled = { from: next, signal: AbortSignal.abort() };
  const error = await ids(walk(platform.listConnections, { max_results: 2 }, cancelled)).catch((e: unknown) => e);
  expect(isWalkError(error) && error.checkpoint).toEqual(next);
});

test("a checkpoint without a direction goes on to older pages", async () => {
  const { go, first } = stored(3);
  const { operationId, query, token, skip } = (await first).checkpoint;
  expect((await go({ from: { operationId, query, token, skip }, limit: 3 })).seen).toEqual([7, 6, 5]);
});

test("a walk that turns round inside a page finishes it first, with nothing missed and nothing repeated", async () => {
  const older = stored(3);
  const { seen, checkpoint } = await older.first;
  expect(seen).toEqual([10, 9, 8]);
  expect((await older.go({ direction: "newer", from: checkpoint })).seen).toEqual([7, 10, 9]);

  const newer = stored(3, { direction: "newer", from: await third() });
  const back = await newer.first;
  expect(back.seen).toEqual([6, 5, 8]);
  expect((await newer.go({ direction: "older", from: back.checkpoint, limit: 4 })).seen).toEqual([7, 6, 5, 4]);
});

test("polls for what is new by since_id, oldest first, until aborted", async () => {
  const connections = numbered(3);
  const { platform, queries } = platformWith(connections);
  const controller = new AbortController();
  const waits: number[] = [];
  const found = pollNew(
    platform.listConnections,
    { max_results: 2 },
    {
      idOf: (connection) => (connection as unknown as Connection).id,
      sinceId: "1",
      intervalMs: 5000,
      signal: controller.signal,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
        if (waits.length === 2) for (let id = 4; id <= 6; id++) connections.push({ id: `${id}` });
        if (waits.length === 3) controller.abort();
      },
    },
  );
  expect(await ids(found)).toEqual(["2", "3", "4", "5", "6"]);
  expect(waits).toEqual([5000, 5000, 5000]);
  expect(queries.map(({ since_id }) => since_id)).toEqual(["1", "3", "3", "3"]);
});

test("polling waits in real time and stops at once when aborted", async () => {
  const { platform, queries } = platformWith(numbered(1));
  const controller = new AbortController();
  const options = { idOf: () => "1", intervalMs: 10, signal: controller.signal };
  setTimeout(() => controller.abort(), 45);
  await ids(pollNew(platform.listConnections, {}, { ...options, sinceId: "1" }));
  expect(queries.length).toBeGreaterThan(1);
  expect(await ids(pollNew(platform.listConnections, {}, options))).toEqual([]);
});

test("polling that is aborted while an item is handled yields no more", async () => {
  const { platform } = platformWith(numbered(5));
  const controller = new AbortController();
  const options = { idOf: ({ id }: Connection) => id, signal: controller.signal };
  const seen: string[] = [];
  for await (const item of pollNew(platform.listConnections, {}, options as never)) {
    seen.push((item as unknown as Connection).id);
    if (seen.length === 2) controller.abort();
  }
  expect(seen).toEqual(["1", "2"]);
});

test("polling that is aborted during a request ends without an error, too", async () => {
  const controller = new AbortController();
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async ({ signal }) => {
      queueMicrotask(() => controller.abort());
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  });
  const options = { idOf: () => "1", signal: controller.signal };
  expect(await ids(pollNew(platform.listConnections, {}, options))).toEqual([]);
});

test("polling that is left between two polls ends at once", async () => {
  const { platform, queries } = platformWith([]);
  const { signal } = new AbortController();
  const items = pollNew(platform.listConnections, {}, { idOf: () => "1", signal });
  const waiting = items.next();
  await expect.poll(() => queries.length).toBe(1);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await items.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test.each([0, Number.NaN])("an interval of %d, which would never pause, is refused", async (intervalMs) => {
  const { platform, queries } = platformWith(numbered(1));
  expect(() => pollNew(platform.listConnections, {}, { idOf: () => "1", intervalMs })).toThrow(RangeError);
  expect(queries).toEqual([]);
});

test("request options reach every request of a poll, and a minute passes between two", async () => {
  const { platform, queries } = platformWith(numbered(3));
  const traces: (string | null)[] = [];
  platform.use({ onRequest: ({ request }) => void traces.push(request.headers.get("x-trace")) });
  const controller = new AbortController();
  const waits: number[] = [];
  const polled = pollNew(
    platform.listConnections,
    {},
    {
      idOf: (connection) => (connection as unknown as Connection).id,
      request: { headers: { "x-trace": "7" } },
      signal: controller.signal,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
        controller.abort();
      },
    },
  );
  expect(await ids(polled)).toEqual(["1", "2", "3"]);
  expect([traces, queries.length, waits]).toEqual([["7", "7"], 2, [60_000]]);
});

test("a poll that fails yields nothing of itself", async () => {
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async ({ url }) =>
      url.includes("pagination_token")
        ? new Response(null, { status: 503 })
        : Response.json({ data: [{ id: "2" }], meta: { result_count: 1, next_token: "n" } }),
  });
  const seen: unknown[] = [];
  const error = await (async () => {
    for await (const item of pollNew(platform.listConnections, {}, { idOf: () => "2" })) seen.push(item);
  })().catch((caught: unknown) => caught);
  expect([isWalkError(error), seen]).toEqual([true, []]);
});
