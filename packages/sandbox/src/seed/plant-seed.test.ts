import { createAdsClient, type LineItem, unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, onTestFinished, test } from "vitest";
import { createControlClient, createSandbox, createSqliteStore, type SeedOptions } from "../index.ts";
import { openTables } from "../store/tables.ts";

function plant(seed: SeedOptions) {
  const store = createSqliteStore();
  const sandbox = createSandbox({ store, seed });
  onTestFinished(() => sandbox.close());
  const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });
  return { ads, store, tables: openTables(store) };
}

test("an empty sandbox has the default user, its token and reference data, and nothing else", async () => {
  const { ads, tables } = plant({ name: "empty" });
  const counts = Object.entries(tables).flatMap(([name, table]) =>
    table.count([]) > 0 ? [[name, table.count([])]] : [],
  );
  expect(Object.fromEntries(counts)).toEqual({
    users: 1,
    tokens: 1,
    curatedCategories: 3,
    iabCategories: 96,
    advertiserBusinessCategories: 3,
  });
  expect((await unwrap(ads.listAccounts())).data).toEqual([]);
});

test("a store that holds something already stays as it is", () => {
  const { store, tables } = plant({ name: "empty" });
  createSandbox({ store, seed: { name: "story", accounts: 2 } });
  expect(tables.accounts.count([])).toBe(0);
});

test("an import stays as it is at the next start, also without users; one of nothing leaves room for the seed", async () => {
  const { store, tables } = plant({});
  const start = () => {
    const sandbox = createSandbox({ store });
    return createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
  };
  const { format, collections } = await unwrap(start().exportState());
  const { users: _, ...others } = collections;
  for (const kept of [others, { accounts: collections["accounts"] ?? [] }]) {
    const { counts } = await unwrap(start().importState({ format, collections: kept }));
    expect((await unwrap(start().getState())).counts).toEqual(counts);
    expect(tables.users.count([])).toBe(0);
  }
  await unwrap(start().importState({ format, collections: {} }));
  start();
  expect(tables.users.count([])).toBe(collections["users"]?.length);
});

describe("further accounts", () => {
  const seed = { name: "empty", accounts: 3, campaigns: 10, lineItems: 900 } as const;

  test("hold the campaigns and line items in even shares", async () => {
    const { ads } = plant(seed);
    const accounts = (await unwrap(ads.listAccounts())).data;
    expect(accounts.map(({ id }) => id)).toEqual(["bk0001", "bk0002", "bk0003"]);
    const perAccount: number[] = [];
    const perCampaign = new Map<string, LineItem[]>();
    for (const { id: account_id } of accounts) {
      expect((await unwrap(ads.getAuthenticatedUserAccess({ account_id }))).data.permissions).toEqual([
        "ACCOUNT_ADMIN",
      ]);
      const funding = (await unwrap(ads.listFundingInstruments({ account_id }))).data;
      const campaigns = (await unwrap(ads.listCampaigns({ account_id }))).data;
      expect(funding).toHaveLength(1);
      expect(new Set(campaigns.map((each) => each.funding_instrument_id))).toEqual(new Set([funding[0]?.id]));
      perAccount.push(campaigns.length);
      let active = 0;
      for await (const lineItem of walk(ads.listLineItems, { account_id, count: 1000 })) {
        perCampaign.set(lineItem.campaign_id, [...(perCampaign.get(lineItem.campaign_id) ?? []), lineItem]);
        if (lineItem.entity_status === "ACTIVE") active += 1;
      }
      // Rule `line-item.limits`.
      expect(active).toBeGreaterThan(0);
      expect(active).toBeLessThanOrEqual(256);
    }
    expect(perAccount).toEqual([4, 3, 3]);
    expect([...perCampaign.values()].map(({ length }) => length)).toEqual(Array(10).fill(90));
    // Rule `line-item.same-kind`.
    for (const lineItems of perCampaign.values()) {
      expect(new Set(lineItems.map(({ objective, product_type }) => `${objective} ${product_type}`)).size).toBe(1);
    }
  });

  test("are the same each time", () => {
    const [first, second] = [plant(seed), plant(seed)].map(({ tables }) =>
      Object.values(tables).map((table) => table.findRows({ where: [] })),
    );
    expect(first).toEqual(second);
  });

  test("can have 8,000 active campaigns (rule `campaign.active-limit`)", async () => {
    const { ads, tables } = plant({ name: "empty", accounts: 1, campaigns: 300 });
    const active = tables.campaigns.count([{ key: "active", in: [1] }]);
    expect(active).toBeGreaterThan(200);
    const more = { account_id: "bk0001", funding_instrument_id: "fibk00001", name: "One more" };
    expect((await ads.createCampaign(more)).response.status).toBe(200);
  });

  test("get ids that no new entity is given", async () => {
    const { tables } = plant({ ...seed, name: "story" });
    for (const [table, prefix] of [
      [tables.accounts, /^(sb)\w{6}$/],
      [tables.fundingInstruments, /^(fi)\w{6}$/],
      [tables.campaigns, /^(cp)\w{6}$/],
      [tables.lineItems, /^(li)\w{6}$/],
      [tables.history, /^(ch)\w{6}$/],
    ] as const) {
      const ids = table.findRows({ where: [] }).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => prefix.test(id))).toEqual([]);
    }
  });

  test.each([
    [{ accounts: -1 }, /-1 accounts/],
    [{ accounts: 1.5 }, /1.5 accounts/],
    [{ accounts: 1, campaigns: Number.NaN }, /NaN campaigns/],
    [{ campaigns: 5 }, /need further accounts/],
    [{ accounts: 2, lineItems: 1 }, /^0 campaigns cannot hold 1 line item: each holds 100 at most$/],
    [{ accounts: 2, campaigns: 1, lineItems: 101 }, /^1 campaign cannot hold 101 line items: each holds 100 at most$/],
  ])("refuses %j and plants nothing", (numbers, message) => {
    const store = createSqliteStore();
    onTestFinished(() => store.close());
    expect(() => createSandbox({ store, seed: numbers })).toThrow(message);
    expect(openTables(store).users.count([])).toBe(0);
  });
});
