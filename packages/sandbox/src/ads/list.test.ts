import { type Campaign, createAdsClient, unwrap, walk } from "@social-api/ads-v12";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { readSpec } from "../../../../scripts/testing/spec.ts";
import { refusal } from "../../test/support/start-judged.ts";
import { createSandbox } from "../index.ts";

const clock = { time: Date.UTC(2026, 2, 10, 12), now: () => clock.time };
const sandbox = createSandbox({ clock });
afterAll(() => sandbox.close());
const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });

async function newAccount(): Promise<{ account_id: string; funding_instrument_id: string }> {
  const account_id = (await unwrap(ads.createAccount())).data[0]?.id as string;
  const terms = { currency: "EUR", start_time: "2026-01-01T00:00:00Z", type: "CREDIT_CARD" } as const;
  const funding_instrument_id = (await unwrap(ads.createFundingInstrument({ account_id, ...terms }))).data.id;
  return { account_id, funding_instrument_id };
}

const KEYS = [
  "id",
  "created_at",
  "updated_at",
  "name",
  "entity_status",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
] as const;

/** A campaign that is created: few names and times, so that many values are the same, and budgets that no double holds. */
const newCampaign = fc.record({
  name: fc.constantFrom("Spring", "spring", "Summer", "summer sale", "Autumn"),
  entity_status: fc.constantFrom("ACTIVE", "PAUSED"),
  budget: fc.option(fc.bigInt({ min: 9_007_199_254_740_990n, max: 9_007_199_254_740_996n }), { freq: 2 }),
  later: fc.constantFrom(0, 0, 1_000),
});
type NewCampaign = typeof newCampaign extends fc.Arbitrary<infer Made> ? Made : never;

/** What others do between two pages. */
const meddling = fc.oneof(
  newCampaign.map((made) => ({ made, deleted: undefined })),
  fc.nat().map((deleted) => ({ made: undefined, deleted })),
);

/** The order that a list promises; what is the same stands in the order of creation, turned round when descending. */
function sorted(
  campaigns: readonly Campaign[],
  key: (typeof KEYS)[number] | undefined,
  descending: boolean,
): Campaign[] {
  if (key === undefined) return [...campaigns];
  const sortValueOf = (campaign: Campaign) => {
    const value = campaign[key];
    return key === "name" ? campaign.name.toLowerCase() : value;
  };
  const inOrder = campaigns.toSorted((a, b) => {
    const [left, right] = [sortValueOf(a), sortValueOf(b)];
    if (left === right) return 0;
    if (left === null || right === null) return left === null ? -1 : 1;
    return left < right ? -1 : 1;
  });
  return descending ? inOrder.toReversed() : inOrder;
}

test("a walk visits what is there throughout once and in order, while others come and go (rules `list.cursor`, `list.sort-by`)", async () => {
  const walks = fc.record({
    campaigns: fc.array(newCampaign, { minLength: 1, maxLength: 12 }),
    meddlings: fc.array(meddling, { maxLength: 12 }),
    count: fc.integer({ min: 1, max: 5 }),
    sort: fc.option(
      fc.record({ key: fc.constantFrom(...KEYS, "daily_budget_amount_local_micro"), descending: fc.boolean() }),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(walks, async ({ campaigns, meddlings, count, sort }) => {
      const account = await newAccount();
      const create = async ({ name, entity_status, budget, later }: NewCampaign): Promise<Campaign> => {
        clock.time += later;
        const money = budget === null ? {} : { daily_budget_amount_local_micro: budget };
        return (await unwrap(ads.createCampaign({ ...account, name, entity_status, ...money }))).data;
      };
      const there: Campaign[] = [];
      for (const campaign of campaigns) there.push(await create(campaign));

      const left = new Set(there.map(({ id }) => id));
      const others = meddlings.values();
      const seen: string[] = [];
      const sort_by = sort && `${sort.key}-${sort.descending ? "desc" : "asc"}`;
      const query = { account_id: account.account_id, count, ...(sort_by && { sort_by }) };
      for await (const page of walk(ads.listCampaigns, query).pages()) {
        expect(page.items.length).toBeLessThanOrEqual(count);
        seen.push(...page.items.map(({ id }) => id));
        const { made, deleted } = others.next().value ?? {};
        if (made !== undefined) await create(made);
        const victim = deleted === undefined ? undefined : [...left][deleted % left.size];
        if (victim === undefined) continue;
        left.delete(victim);
        await unwrap(ads.deleteCampaign({ account_id: account.account_id, campaign_id: victim }));
      }
      expect(new Set(seen).size).toBe(seen.length);
      const expected = sorted(there, sort?.key, sort?.descending ?? false).map(({ id }) => id);
      expect(seen.filter((id) => left.has(id))).toEqual(expected.filter((id) => left.has(id)));
    }),
    { numRuns: 100 },
  );
});

describe("cursors", () => {
  const account_id = "hc7m2k9";
  const cursorOf = async (more: object = {}) =>
    (await unwrap(ads.listCampaigns({ account_id, count: 1, ...more }))).next_cursor as string;

  test("go on with pages of another size", async () => {
    const cursor = await cursorOf();
    const { data } = await unwrap(ads.listCampaigns({ account_id, count: 3, cursor }));
    expect(data.map(({ id }) => id)).toEqual(["cp6j4p", "cp7k5q", "cp9m3v"]);
  });

  test.each([
    { sort_by: "name-asc" },
    { with_deleted: true },
    { with_draft: true },
    { q: "s" },
    { funding_instrument_ids: ["fi4q8w"] },
    { account_id: "ha3t8w1" },
  ])("go on with no other query, such as %j", async (more) => {
    const cursor = await cursorOf();
    expect(await refusal(ads.listCampaigns({ account_id, count: 1, cursor, ...more }))).toEqual({
      status: 400,
      violations: [{ rule: "list.cursor", parameter: "cursor" }],
    });
  });

  test("go on with no other list", async () => {
    const cursor = await cursorOf();
    expect((await refusal(ads.listLineItems({ account_id, count: 1, cursor }))).status).toBe(400);
  });

  test("that no list has given are refused", async () => {
    const encode = (parts: unknown) => `c-${Buffer.from(JSON.stringify(parts)).toString("base64url")}`;
    const cursor = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.base64String({ minLength: 1 }).map((text) => `c-${text}`),
      fc.json().map((text) => encode(text)),
      fc.array(fc.jsonValue(), { maxLength: 4 }).map(encode),
    );
    await fc.assert(
      fc.asyncProperty(cursor, async (text) => {
        const url = new URL(`/12/accounts/${account_id}/campaigns`, sandbox.urls.ads);
        url.search = String(new URLSearchParams({ cursor: text }));
        const { status, violations } = await refusal(sandbox.fetch(url).then((response) => ({ response })));
        expect({ status, violations }).toEqual({
          status: 400,
          violations: [{ rule: "list.cursor", parameter: "cursor" }],
        });
      }),
      { numRuns: 200 },
    );
  });

  test("that were tampered with do not get in the way of those that were not", async () => {
    const query = { account_id, count: 1, sort_by: "total_budget_amount_local_micro-asc" };
    const { next_cursor: cursor } = await unwrap(ads.listCampaigns(query));
    const text = Buffer.from((cursor as string).slice(2), "base64url").toString();
    expect(text).toMatch(/,null\]$/);
    const infinite = `c-${Buffer.from(text.replace("null]", "1e999]")).toString("base64url")}`;
    expect((await ads.listCampaigns({ ...query, cursor: infinite })).response.status).toBe(400);
    expect((await unwrap(ads.listCampaigns({ ...query, cursor: cursor as string }))).data).toHaveLength(1);
  });

  test("that were changed are refused", async () => {
    const query = { account_id, count: 1, sort_by: "total_budget_amount_local_micro-desc" };
    const { next_cursor: cursor } = await unwrap(ads.listCampaigns(query));
    const [fingerprint, seq] = JSON.parse(
      Buffer.from((cursor as string).slice(2), "base64url").toString(),
    ) as unknown[];
    const encode = (text: string) => `c-${Buffer.from(text).toString("base64url")}`;
    const places = ["9223372036854775808", "-9223372036854775809", "007"].map((integer) => [seq, { integer }]);
    const changed = [
      ...places.map((place) => encode(JSON.stringify([fingerprint, ...place]))),
      encode(`["${fingerprint}", ${seq}, 1]`),
      encode(`["${fingerprint}",${seq},1.0]`),
      encode(`["${fingerprint}",${seq},{"integer":"5","and":1}]`),
      `${cursor}A`,
    ];
    for (const each of changed) {
      expect(await refusal(ads.listCampaigns({ ...query, cursor: each })), each).toEqual({
        status: 400,
        violations: [{ rule: "list.cursor", parameter: "cursor" }],
      });
    }
  });

  test("that were tampered with never break the service", async () => {
    const sort_by = "daily_budget_amount_local_micro-asc";
    const real = await cursorOf({ sort_by });
    const [fingerprint] = JSON.parse(Buffer.from(real.slice(2), "base64url").toString()) as string[];
    const place = fc.tuple(fc.oneof(fc.maxSafeInteger(), fc.double(), fc.jsonValue()), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(place, async ([seq, value]) => {
        const cursor = `c-${Buffer.from(JSON.stringify([fingerprint, seq, value])).toString("base64url")}`;
        const { response } = await ads.listCampaigns({ account_id, count: 1, sort_by, cursor });
        expect([200, 400]).toContain(response.status);
      }),
      { numRuns: 200 },
    );
  });
});

describe("pages (rules `list.count`, `list.cursor-null`)", () => {
  const page = (search: string) => sandbox.fetch(`${sandbox.urls.ads}/12/iab_categories?${search}`);

  test.each(["0", "-1", "1001", "1.5", "ten", "", "99999999999999999999"])("of %j rows are refused", async (count) => {
    const { status, violations } = await refusal(page(`count=${count}`).then((response) => ({ response })));
    expect({ status, violations }).toEqual({ status: 400, violations: [{ rule: "list.count", parameter: "count" }] });
  });

  test("hold 1 to 1,000 rows, 200 unless told, and end with null", async () => {
    const campaigns = Array.from({ length: 150 }, (_, number) => `Campaign ${number}`);
    const { account_id, funding_instrument_id } = await newAccount();
    for (const name of campaigns) {
      await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name, entity_status: "PAUSED" }));
    }
    const sizeOf = async (args: { count?: number } = {}) => {
      const { data, next_cursor } = await unwrap(ads.listCampaigns({ account_id, ...args }));
      return [data.length, next_cursor === null];
    };
    expect(await sizeOf()).toEqual([150, true]);
    expect(await sizeOf({ count: 1 })).toEqual([1, false]);
    expect(await sizeOf({ count: 149 })).toEqual([149, false]);
    // A full page with nothing behind it ends the walk, too.
    expect(await sizeOf({ count: 150 })).toEqual([150, true]);
    expect(await sizeOf({ count: 1000 })).toEqual([150, true]);
    for (const name of campaigns.slice(0, 51)) {
      await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name, entity_status: "PAUSED" }));
    }
    expect(await sizeOf()).toEqual([200, false]);
  });
});

test.each(["name", "name-up", "-asc", "body-asc", "name-asc,id-asc", "name-asc;--", "NAME-ASC", ""])(
  "a list is not sorted by %j (rule `list.sort-by`)",
  async (sort_by) => {
    const { response, error } = await ads.listCampaigns({ account_id: "hc7m2k9", sort_by });
    expect(response.status).toBe(400);
    expect(JSON.parse(response.headers.get("sandbox-violations") ?? "")).toEqual([
      { rule: "list.sort-by", parameter: "sort_by" },
    ]);
    expect(JSON.stringify(error)).toContain("daily_budget_amount_local_micro");
  },
);

test("every list that has a sort_by sorts by id and time", async () => {
  const { operations } = await readSpec("ads-v12");
  const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "sort_by"));
  expect(lists).not.toEqual([]);
  for (const { id } of lists) {
    const list = (ads as unknown as Record<string, (args: object) => Promise<{ data: { data: { id: string }[] } }>>)[
      id
    ];
    for (const key of ["id", "created_at", "updated_at"] as const) {
      const rows = async (sort_by: string) =>
        ((await list?.({ account_id: "hc7m2k9", with_deleted: true, sort_by }))?.data.data ?? []) as {
          [name in typeof key]: string;
        }[];
      const values = (await rows(`${key}-asc`)).map((row) => row[key]);
      expect(values.length, `${id}: the story has more than one of them`).toBeGreaterThan(1);
      expect(values, `${id} by ${key}`).toEqual(values.toSorted());
      expect((await rows(`${key}-desc`)).map((row) => row[key])).toEqual(values.toReversed());
    }
  }
});

test("a total is told when it is asked for, of all pages together (rules `envelope.list`, `list.cursor-xor-total`)", async () => {
  const account_id = "hc7m2k9";
  expect(await unwrap(ads.listCampaigns({ account_id, count: 2 }))).not.toHaveProperty("total_count");
  const first = await unwrap(ads.listCampaigns({ account_id, count: 2, with_total_count: true }));
  expect(first.total_count).toBe(5);
  const more = { with_total_count: true, cursor: first.next_cursor as string };
  expect(await refusal(ads.listCampaigns({ account_id, count: 2, ...more }))).toEqual({
    status: 400,
    violations: [{ rule: "list.cursor-xor-total", parameter: "with_total_count" }],
  });
});
