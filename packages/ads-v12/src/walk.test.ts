import { isWalkError } from "@social-api/core";
import { expect, test } from "vitest";
import { createAdsClient } from "./client.ts";
import { walk } from "./walk.ts";

/** An account with campaigns that are listed by cursor, as the API does it. */
function adsWith(count: number, { nullOnFullLastPage = true } = {}) {
  const queries: Record<string, string>[] = [];
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async (request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      if (query["cursor"] && query["with_total_count"]) return Response.json({ errors: [] }, { status: 400 });
      const size = Number(query["count"] ?? 200);
      const start = Number(query["cursor"] ?? 0);
      const data = Array.from({ length: Math.min(size, count - start) }, (_, index) => ({ id: `cp${start + index}` }));
      const more = nullOnFullLastPage ? start + size < count : data.length === size;
      return Response.json({
        request: { params: query },
        data,
        next_cursor: more ? `${start + size}` : null,
        ...(query["with_total_count"] && { total_count: count }),
      });
    },
  });
  return { ads, queries };
}

async function count(items: AsyncIterable<unknown>): Promise<number> {
  let total = 0;
  for await (const _ of items) total++;
  return total;
}

test("repeats the query and adds cursor and count; asks for a total once, where that is allowed", async () => {
  const { ads, queries } = adsWith(5);
  const pages = walk(ads.listCampaigns, {
    account_id: "a",
    count: 2,
    with_draft: true,
    with_total_count: true,
  }).pages();
  const totals: (number | undefined)[] = [];
  for await (const { body } of pages) totals.push(body.total_count);
  expect(totals).toEqual([5, undefined, undefined]);
  expect(queries).toEqual([
    { count: "2", with_draft: "true", with_total_count: "true" },
    { count: "2", with_draft: "true", cursor: "2" },
    { count: "2", with_draft: "true", cursor: "4" },
  ]);
});

test("later requests name the count also when it is the default", async () => {
  const { ads, queries } = adsWith(201);
  expect(await count(walk(ads.listCampaigns, { account_id: "a" }))).toBe(201);
  expect(queries).toEqual([{}, { count: "200", cursor: "200" }]);
  await count(walk(ads.listCampaigns, { account_id: "a", count: undefined as unknown as number }));
  expect(queries.slice(2)).toEqual([{}, { count: "200", cursor: "200" }]);
});

test("only a null cursor ends it: an empty last page is walked, too", async () => {
  const { ads, queries } = adsWith(4, { nullOnFullLastPage: false });
  expect(await count(walk(ads.listCampaigns, { account_id: "a", count: 2 }))).toBe(4);
  expect(queries).toHaveLength(3);
});

test("a cursor among the arguments is refused by its rule", () => {
  const { ads } = adsWith(1);
  // @ts-expect-error the cursor is the walk's own
  expect(() => walk(ads.listCampaigns, { account_id: "a", cursor: "c" })).toThrow("list.cursor");
});

test.each(['{"next_cursor":null}', '{"data":[]}', '{"data":{},"next_cursor":null}', ""])(
  "the body %j is no page, and does not look like the end",
  async (body) => {
    const ads = createAdsClient({ baseUrl: "https://ads-api.example.com", fetch: async () => new Response(body) });
    await expect(count(walk(ads.listAccounts))).rejects.toSatisfy(isWalkError);
  },
);

test("a cursor that is no text is not passed on: it could not be stored in a checkpoint", async () => {
  const fetch = async () => Response.json({ data: [], next_cursor: 5 });
  const ads = createAdsClient({ baseUrl: "https://ads-api.example.com", fetch });
  await expect(count(walk(ads.listAccounts))).rejects.toThrow("no page of a list");
});

test("the path of an account is no part of what is repeated in the query", async () => {
  const { ads } = adsWith(3);
  const first = walk(ads.listCampaigns, { account_id: "a", count: 1 }, { limit: 1 });
  await count(first);
  expect(await count(walk(ads.listCampaigns, { account_id: "a", count: 1 }, { from: first.checkpoint }))).toBe(2);
  expect(() => walk(ads.listCampaigns, { account_id: "b", count: 1 }, { from: first.checkpoint })).toThrow(
    'the checkpoint is of another walk, of listCampaigns with the arguments {"account_id":"a"',
  );
});
