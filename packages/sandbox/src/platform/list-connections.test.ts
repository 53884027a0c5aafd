import { type ConnectionList, type PlatformClient, parseProblem, pollNew, unwrap, walk } from "@social-api/platform-v2";
import { expect, test } from "vitest";
import { NOW, other_id, startPlatform, user_id } from "../../test/support/start-platform.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const at = (time: number) => new Date(time).toISOString();

/** Stores past connections, numbered from 1 on, oldest first; two at a time begin in the same moment. */
function plant({ service }: ReturnType<typeof startPlatform>, from: number, to: number, owner = user_id): void {
  for (let number = from; number <= to; number += 1) {
    const connected_at = at(NOW + Math.floor(number / 2) * 1_000);
    const row = { id: uuid(number), endpoint_id: "activity_stream", connected_at, disconnected_at: connected_at };
    service.tables.connections.put(row.id, row, { owner });
  }
}

const numberOf = ({ id }: { readonly [member: string]: unknown }) => Number(String(id).slice(-12));
const newestFirst = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

async function refusedBy(result: ReturnType<PlatformClient["listConnections"]>): Promise<unknown> {
  const { error, response } = await result;
  expect(parseProblem(error)).toMatchObject({ kind: "invalid-request", status: 400 });
  return JSON.parse(response.headers.get("sandbox-violations") ?? "");
}

test.each([1, 2, 3, 7, 10, 100])(
  "a walk in pages of %i sees every connection once, newest first",
  async (max_results) => {
    const started = startPlatform();
    plant(started, 1, 20);
    plant(started, 21, 23, other_id);
    const seen: number[] = [];
    const sizes: number[] = [];
    for await (const page of walk(started.platform.listConnections, { max_results }).pages()) {
      seen.push(...page.items.map(numberOf));
      sizes.push(page.items.length);
      expect(page.body.meta.result_count).toBe(page.items.length);
    }
    expect(seen).toEqual(newestFirst(20, 1));
    expect(Math.max(...sizes)).toBe(Math.min(max_results, 20));
    expect(sizes).toHaveLength(Math.ceil(20 / max_results));
  },
);

test("connections that come during a walk make none come twice and none be left out", async () => {
  const started = startPlatform();
  plant(started, 1, 9);
  const seen: number[] = [];
  for await (const page of walk(started.platform.listConnections, { max_results: 2 }).pages()) {
    seen.push(...page.items.map(numberOf));
    plant(started, 10 + seen.length * 2, 11 + seen.length * 2);
  }
  expect(seen).toEqual(newestFirst(9, 1));
});

test("a walk can turn round and goes back page by page", async () => {
  const started = startPlatform();
  plant(started, 1, 8);
  const { listConnections } = started.platform;
  const first = await unwrap(listConnections({ max_results: 3 }));
  const second = await unwrap(listConnections({ max_results: 3, pagination_token: first.meta.next_token ?? "" }));
  const third = await unwrap(listConnections({ max_results: 3, pagination_token: second.meta.next_token ?? "" }));
  expect(first.meta.previous_token).toBeUndefined();
  expect(third.meta.next_token).toBeUndefined();
  expect(third.data?.map(numberOf)).toEqual([2, 1]);
  const back = await unwrap(listConnections({ max_results: 3, pagination_token: third.meta.previous_token ?? "" }));
  expect(back).toEqual(second);
  const start = await unwrap(listConnections({ max_results: 3, pagination_token: back.meta.previous_token ?? "" }));
  expect(start).toEqual(first);

  const seen: number[][] = [];
  const token = third.meta.previous_token ?? "";
  plant(started, 9, 9);
  let from: string | undefined = token;
  while (from !== undefined) {
    const page: ConnectionList = await unwrap(listConnections({ max_results: 3, pagination_token: from }));
    seen.push((page.data ?? []).map(numberOf));
    from = page.meta.previous_token;
  }
  expect(seen).toEqual([[5, 4, 3], [8, 7, 6], [9]]);
});

test("an empty list is one empty page", async () => {
  const { platform } = startPlatform();
  expect(await unwrap(platform.listConnections())).toEqual({ data: [], meta: { result_count: 0 } });
});

test("ten connections make a page unless told", async () => {
  const started = startPlatform();
  plant(started, 1, 11);
  expect((await unwrap(started.platform.listConnections())).meta.result_count).toBe(10);
});

test("since_id leaves out what is known, through all pages and back", async () => {
  const started = startPlatform();
  plant(started, 1, 10);
  const { listConnections } = started.platform;
  const list = async (args: object) => unwrap(listConnections({ since_id: uuid(4), ...args }));
  const seen: number[] = [];
  for await (const connection of walk(listConnections, { since_id: uuid(4), max_results: 4 })) {
    seen.push(numberOf(connection));
  }
  expect(seen).toEqual(newestFirst(10, 5));
  const first = await list({ max_results: 4 });
  const last = await list({ max_results: 4, pagination_token: first.meta.next_token });
  expect(last.meta.next_token).toBeUndefined();
  expect(await list({ max_results: 4, pagination_token: last.meta.previous_token })).toEqual(first);
  expect((await list({ max_results: 6 })).meta).toEqual({ result_count: 6 });
  expect(await unwrap(listConnections({ since_id: uuid(10) }))).toEqual({ data: [], meta: { result_count: 0 } });
});

test("a poll yields what is new, oldest first", async () => {
  const started = startPlatform();
  plant(started, 1, 3);
  const seen: number[] = [];
  const controller = new AbortController();
  let polls = 0;
  const poll = pollNew(
    started.platform.listConnections,
    { max_results: 2 },
    {
      idOf: ({ id }) => String(id),
      sinceId: uuid(1),
      signal: controller.signal,
      async sleep() {
        polls += 1;
        if (polls === 3) controller.abort();
        else plant(started, 1 + polls * 3, 3 + polls * 3);
      },
    },
  );
  for await (const connection of poll) seen.push(numberOf(connection));
  expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test("tokens belong to the query and the user that they came from", async () => {
  const started = startPlatform();
  plant(started, 1, 4);
  plant(started, 5, 8, other_id);
  const { platform, other, service } = started;
  const pagination_token = (await unwrap(platform.listConnections({ max_results: 2 }))).meta.next_token ?? "";
  const unknown = [{ rule: "page.opaque-tokens", parameter: "pagination_token" }];
  expect(await refusedBy(other.listConnections({ pagination_token }))).toEqual(unknown);
  expect(await refusedBy(platform.listConnections({ pagination_token, since_id: uuid(1) }))).toEqual(unknown);
  expect(await refusedBy(platform.listConnections({ pagination_token: `${pagination_token}=` }))).toEqual(unknown);
  expect(await refusedBy(platform.listConnections({ pagination_token: "abc" }))).toEqual(unknown);
  expect(await refusedBy(platform.listConnections({ pagination_token: "bnVsbA" }))).toEqual(unknown);
  // Only the size of the pages may change.
  expect((await unwrap(platform.listConnections({ pagination_token, max_results: 1 }))).data?.map(numberOf)).toEqual([
    2,
  ]);
  // A token expires when everything is forgotten.
  service.store.clear();
  service.reset();
  expect(await refusedBy(started.anonymous.listConnections({ pagination_token }))).toEqual(unknown);
});

test("all that is wrong is told at once", async () => {
  const { platform } = startPlatform();
  expect(await refusedBy(platform.listConnections({ max_results: 0 }))).toEqual([{ parameter: "max_results" }]);
  expect(
    await refusedBy(platform.listConnections({ max_results: 101, pagination_token: "x", since_id: uuid(9) })),
  ).toEqual([
    { parameter: "max_results" },
    { rule: "page.opaque-tokens", parameter: "pagination_token" },
    { rule: "page.since-id", parameter: "since_id" },
  ]);
  expect(await refusedBy(platform.listConnections({ max_results: "all" } as never))).toEqual([
    { parameter: "max_results" },
  ]);
});
