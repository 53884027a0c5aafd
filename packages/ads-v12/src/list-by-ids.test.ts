import { isRuleViolationError, RuleViolationError } from "@social-api/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAdsClient } from "./client.ts";
import type { Campaign } from "./generated/types.ts";
import { type ListByIdsOptions, listByIds } from "./list-by-ids.ts";
import { isListByIdsError, type ListByIdsError } from "./list-by-ids-error.ts";

type Answer = (ids: string[], call: number) => Response | Promise<Response> | undefined;

/** An account that has the campaigns with these ids, newest first; `answer` may answer a call in its place. */
function accountWith(stored: Iterable<string>, answer: Answer = () => undefined) {
  const asked: string[][] = [];
  const queries: Record<string, string>[] = [];
  const all = [...stored].reverse();
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async (request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const ids = query["campaign_ids"]?.split(",") ?? [];
      asked.push(ids);
      const other = await answer(ids, asked.length - 1);
      if (other) return other;
      const count = Number(query["count"] ?? 200);
      const start = Number(query["cursor"] ?? 0);
      const found = all.filter((id) => ids.includes(id));
      const data = found.slice(start, start + count).map((id) => ({ id }));
      return Response.json({
        request: { params: {} },
        data,
        next_cursor: data.length < count ? null : `${start + count}`,
      });
    },
  });
  const read = (ids: Iterable<string>, options?: ListByIdsOptions, count?: number) =>
    listByIds(ads.listCampaigns, { account_id: "a", ...(count && { count }) }, "campaign_ids", ids, options);
  return { ads, asked, queries, read };
}

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `c${index + from}`);

async function failureOf(pending: Promise<unknown>): Promise<ListByIdsError<Campaign>> {
  const error = await pending.catch((thrown: unknown) => thrown);
  if (isListByIdsError(error)) return error as ListByIdsError<Campaign>;
  throw error;
}

test("every id is found or missing, asked for once, at most 200 a request, in the caller's order", async () => {
  const id = fc.nat(700).map((n) => `c${n}`);
  await fc.assert(
    fc.asyncProperty(fc.array(id, { maxLength: 900 }), fc.uniqueArray(id, { maxLength: 700 }), async (ids, stored) => {
      const { read, asked, queries } = accountWith(stored);
      const { found, missing, unasked } = await read(ids);
      const distinct = [...new Set(ids)];
      expect(asked.flat()).toEqual(distinct);
      expect(asked.every(({ length }) => length <= 200)).toBe(true);
      expect(asked.length).toBe(Math.ceil(distinct.length / 200));
      expect(queries.every(({ count }) => count === "1000")).toBe(true);
      expect([...found.keys()]).toEqual(distinct.filter((each) => stored.includes(each)));
      expect([...found].every(([key, campaign]) => campaign.id === key)).toBe(true);
      expect(missing).toEqual(distinct.filter((each) => !stored.includes(each)));
      expect(unasked).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("a chunk on several pages is walked to its end", async () => {
  const { read, asked } = accountWith(numbered(250));
  expect([...(await read(numbered(250), {}, 90)).found.keys()]).toEqual(numbered(250));
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 200, 50]);
});

test("a chunk of which everything is found is not asked about further", async () => {
  const { read, asked } = accountWith([], (ids) =>
    Response.json({ data: ids.map((id) => ({ id })), next_cursor: "more" }),
  );
  expect((await read(numbered(201))).found.size).toBe(201);
  expect(asked.length).toBe(2);
});

test("what was not asked for is told apart", async () => {
  const other = [{ id: "z" }, { name: "no id" }, null, { id: "c1" }];
  const { read } = accountWith([], () => Response.json({ data: other, next_cursor: null }));
  const { found, missing, unasked } = await read(["c1", "c2"]);
  expect([[...found.keys()], missing, unasked]).toEqual([["c1"], ["c2"], other.slice(0, 3)]);
});

describe("breaks off with what is known", () => {
  test("when a request fails", async () => {
    const { read } = accountWith(numbered(500, 1), (_ids, call) =>
      call === 1 ? Response.json({ title: "Busy" }, { status: 503 }) : undefined,
    );
    const error = await failureOf(read(numbered(500)));
    expect(error.reason).toBe("failure");
    expect([...error.found.keys()]).toEqual(numbered(199, 1));
    expect(error.missing).toEqual(["c0"]);
    expect(error.unanswered).toEqual(numbered(300, 200));
    expect(error.cause).toMatchObject({ name: "ApiError", status: 503 });
    expect(error.message).toMatch(/^listByIds: 199 of 500 ids found, 300 unanswered: .*503/);
    // Asking for the rest completes it.
    const { found } = await read(error.unanswered);
    expect([...error.found.keys(), ...found.keys()]).toEqual(numbered(499, 1));
  });

  test("in the middle of a chunk, keeping what its first page held", async () => {
    const { read } = accountWith(numbered(3), (_ids, call) =>
      call === 1 ? Promise.reject(new Error("lost")) : undefined,
    );
    const error = await failureOf(read(numbered(3), {}, 2));
    expect([[...error.found.keys()], error.missing, error.unanswered]).toEqual([["c1", "c2"], [], ["c0"]]);
  });

  test("when the signal is aborted", async () => {
    const error = await failureOf(accountWith([]).read(["c1"], { signal: AbortSignal.abort(new Error("enough")) }));
    expect([error.reason, error.cause, error.unanswered]).toEqual(["cancelled", new Error("enough"), ["c1"]]);
  });

  test("but a request that breaks a rule is told as such", async () => {
    const { ads, read } = accountWith([]);
    ads.use({ onRequest: () => Promise.reject(new RuleViolationError("listCampaigns", [])) });
    await expect(read(["c1"])).rejects.toSatisfy(isRuleViolationError);
  });
});

test("no ids, no request", async () => {
  const { read, asked } = accountWith([]);
  expect(await read([])).toEqual({ found: new Map(), missing: [], unasked: [] });
  expect(asked).toEqual([]);
});

test("each list takes its own ids, and request options reach it", async () => {
  const urls: string[] = [];
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async ({ url, headers }) => {
      urls.push(`${new URL(url).pathname} ${new URL(url).search.slice(1)} ${headers.get("x-trace")}`);
      return Response.json({ data: [], next_cursor: null });
    },
  });
  const options = { request: { headers: { "x-trace": "t" } } };
  const account = { account_id: "a" };
  await listByIds(ads.listAccounts, {}, "account_ids", ["1"], options);
  await listByIds(ads.listFundingInstruments, account, "funding_instrument_ids", ["1"], options);
  await listByIds(ads.listLineItems, { ...account, campaign_ids: ["c"] }, "line_item_ids", ["1"], options);
  await listByIds(ads.listMediaCreatives, account, "media_creative_ids", ["1"], options);
  await listByIds(
    ads.listPromotedAccounts,
    { ...account, line_item_ids: ["l"] },
    "promoted_account_ids",
    ["1"],
    options,
  );
  await listByIds(ads.listPromotedPosts, { ...account, line_item_ids: ["l"] }, "promoted_post_ids", ["1"], options);
  expect(urls).toEqual([
    "/12/accounts count=1000&account_ids=1 t",
    "/12/accounts/a/funding_instruments count=1000&funding_instrument_ids=1 t",
    "/12/accounts/a/line_items count=1000&campaign_ids=c&line_item_ids=1 t",
    "/12/accounts/a/media_creatives count=1000&media_creative_ids=1 t",
    "/12/accounts/a/promoted_accounts count=1000&line_item_ids=l&promoted_account_ids=1 t",
    "/12/accounts/a/promoted_posts count=1000&line_item_ids=l&promoted_post_ids=1 t",
  ]);
});

test("isListByIdsError refuses other errors", () => {
  expect(isListByIdsError(Object.assign(new Error("x"), { unanswered: [] }))).toBe(false);
});

describe("misuse is told", () => {
  test("the ids of something else", async () => {
    const { ads } = accountWith([]);
    const call = listByIds(ads.listLineItems as never, { account_id: "a" }, "campaign_ids", ["c1"]);
    await expect(call).rejects.toThrow("campaign_ids does not hold the ids of what listLineItems lists");
  });

  test.each<[string, Iterable<string>]>([
    ["an empty id", [""]],
    ["a list in an id", ["c1,c2"]],
    ["a number", [7 as unknown as string]],
    ["one id for a list", "c1"],
  ])("%s", async (_what, ids) => {
    const error = { name: "TypeError", message: expect.stringContaining("ids must be a list of strings") };
    await expect(accountWith([]).read(ids)).rejects.toThrow(expect.objectContaining(error));
  });
});
