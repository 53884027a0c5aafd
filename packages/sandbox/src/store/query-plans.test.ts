import { DatabaseSync } from "node:sqlite";
import { createAdsClient } from "@social-api/ads-v12";
import { afterAll, describe, expect, test } from "vitest";
import { readSpec } from "../../../../scripts/testing/spec.ts";
import { createSandbox, createSqliteStore, type Store } from "../index.ts";
import { COLLECTIONS } from "./collections.ts";
import { countSql, findSql, tableSql } from "./sql.ts";
import type { CollectionDefinition, Condition, Query } from "./store.ts";

/** What the API asks its store: the real queries of the real operations. */
const found: { collection: string; query: Query }[] = [];
const counted: { collection: string; where: readonly Condition[] }[] = [];
const sqlite = createSqliteStore();
const store: Store = {
  ...sqlite,
  find(collection, query) {
    found.push({ collection, query });
    return sqlite.find(collection, query);
  },
  count(collection, where) {
    counted.push({ collection, where });
    return sqlite.count(collection, where);
  },
};
const sandbox = createSandbox({ store });
const database = new DatabaseSync(":memory:");
database.exec(COLLECTIONS.map(tableSql).join("\n"));
afterAll(() => sandbox.close().finally(() => database.close()));

type List = (args: object) => Promise<{ data?: { next_cursor: string | null }; response: Response }>;
const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });

/** Lists of an account that can be sorted: each of its entities has an account_id, a created_at and an updated_at. */
const LISTS = (await readSpec("ads-v12")).operations.filter(
  ({ path, parameters }) => path.includes("{account_id}") && parameters.some(({ name }) => name === "sort_by"),
);
/** Those of entities that have names, and drafts among them. */
const NAMED = LISTS.filter(({ parameters }) => parameters.some(({ name }) => name === "with_draft")).map(
  ({ id }) => id,
);

function definitionOf(collection: string): CollectionDefinition {
  return COLLECTIONS.find(({ name }) => name === collection) as CollectionDefinition;
}

function planOf({ sql, values }: ReturnType<typeof countSql>, limited = true): string[] {
  const statement = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  return statement.all(...values, ...(limited ? [201] : [])).map((row) => String((row as { detail: string }).detail));
}

/** Every query of an operation on the collection that it pages through, of its first page and of one further on. */
async function queriesOf(operationId: string, args: object): Promise<{ collection: string; query: Query }[]> {
  found.length = 0;
  const list = (more: object) =>
    (ads as unknown as Record<string, List>)[operationId]?.({ ...args, count: 1, ...more });
  const first = await list({});
  expect(first?.response.status).toBe(200);
  const cursor = first?.data?.next_cursor;
  if (cursor) expect((await list({ cursor }))?.response.status).toBe(200);
  return found.filter(({ query }) => query.limit === 2);
}

const account_id = "hc7m2k9";
const sorts = [
  "",
  "id-asc",
  "id-desc",
  "created_at-asc",
  "created_at-desc",
  "updated_at-asc",
  "updated_at-desc",
  "name-asc",
  "name-desc",
];
const cases = LISTS.flatMap(({ id }) => sorts.map((sort_by) => ({ id, sort_by }))).filter(
  ({ id, sort_by }) => NAMED.includes(id) || !sort_by.startsWith("name"),
);

describe("the plan of each list finds its rows by an index that has them in order", () => {
  test("for lists of the story, with names and without", () => {
    expect(NAMED).not.toEqual([]);
    expect(LISTS.length).toBeGreaterThan(NAMED.length);
  });

  test.each(cases)("$id $sort_by", async ({ id, sort_by }) => {
    const sorted = { account_id, ...(sort_by && { sort_by }) };
    const options = [{}, { with_deleted: true }, ...(NAMED.includes(id) ? [{ with_draft: true }] : [])];
    const queries = (await Promise.all(options.map(async (more) => queriesOf(id, { ...sorted, ...more })))).flat();
    expect(
      queries.some(({ query }) => query.after !== undefined),
      "the story has more than one of them",
    ).toBe(true);
    for (const { collection, query } of queries) {
      for (const statement of findSql(definitionOf(collection), query)) {
        const plan = planOf(statement);
        expect(plan, statement.sql).toEqual([expect.stringMatching(/^SEARCH .* USING INDEX .*\(account_id=\?/)]);
        // Further on, the row behind the cursor is sought, not walked to.
        const key = query.sort?.key ?? "seq";
        if (query.after !== undefined) expect(plan[0], statement.sql).toMatch(new RegExp(`${key}[=<>]|seq[<>]`));
      }
    }
  });
});

test("one campaign's line items are found by the campaign, not by the account", async () => {
  const queries = await queriesOf("listLineItems", { account_id, campaign_ids: ["cp5h1n"] });
  expect(queries).not.toEqual([]);
  for (const { collection, query } of queries) {
    for (const statement of findSql(definitionOf(collection), query))
      expect(planOf(statement)[0]).toMatch(/\(campaign_id=\?/);
  }
});

test("entities that are named are found by their ids", async () => {
  for (const ids of [["li4v7x"], ["li4v7x", "li5q8c"]]) {
    const queries = await queriesOf("listLineItems", { account_id, line_item_ids: ids });
    expect(queries).not.toEqual([]);
    for (const { collection, query } of queries) {
      for (const statement of findSql(definitionOf(collection), query))
        expect(planOf(statement)[0]).toMatch(/USING INDEX sqlite_autoindex_line_items_1 \(id=\?/);
    }
  }
});

test("totals are counted in an index alone", async () => {
  counted.length = 0;
  for (const list of [ads.listCampaigns, ads.listLineItems]) {
    await list({ account_id, with_total_count: true });
  }
  expect(counted).toHaveLength(2);
  for (const { collection, where } of counted) {
    const [plan] = planOf(countSql(definitionOf(collection), where), false);
    expect(plan).toMatch(/^SEARCH .* USING COVERING INDEX .*\(account_id=\?/);
  }
});
