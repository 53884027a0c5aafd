import { type AdsClient, type Campaign, createAdsClient, unwrap, walk } from "@social-api/ads-v12";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { start } from "./support/start-served.ts";

/** Another one each time; `PROOF_SEED` repeats the choices, though not in which order they arrive. */
const seed = Number(process.env["PROOF_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const CLIENTS = 8;
const OPERATIONS = 60;
const LIMIT = 40;

/** What one client has seen succeed. */
interface Seen {
  readonly created: string[];
  readonly deleted: string[];
  /** For each batch of creations: how many it held, and the ids, where it was applied. */
  readonly batches: { readonly name: string; readonly size: number; readonly ids: readonly string[] | undefined }[];
  /** For each entity, the changes that were carried out. */
  readonly changes: Map<string, number>;
  /** Whether it was refused for the limit of active campaigns. */
  limited: boolean;
}

test("what many clients do at once comes to what they were told", { timeout: 60_000 }, async () => {
  console.info(`concurrency: PROOF_SEED=${seed}`);
  const { urls, headers, ads, control, close } = await start();
  onTestFinished(close);
  const { data } = await unwrap(ads.createAccount());
  const account_id = data[0]?.id ?? "";
  const funding = { currency: "EUR", start_time: "2026-01-01T00:00:00Z", type: "CREDIT_CARD" } as const;
  const funding_instrument_id = (await unwrap(ads.createFundingInstrument({ account_id, ...funding }))).data.id;
  const settings = { active_campaign_limit: LIMIT, history_allowed: true };
  await unwrap(control.updateAccountSettings({ account_id, ...settings }));

  // All of them may change what any of them has made.
  const known: string[] = [];
  const perClient = fc.sample(
    fc.array(fc.record({ what: fc.nat(99), at: fc.nat() }), { minLength: OPERATIONS, maxLength: OPERATIONS }),
    { numRuns: CLIENTS, seed },
  );
  let mostActive = 0;
  let underWay = true;
  const clients = perClient.map((choices, client) => {
    const mine = createAdsClient({ baseUrl: urls.ads, headers });
    return runClient(mine, { account_id, funding_instrument_id, client, choices, known });
  });
  // Somebody reads meanwhile: no page may show a campaign twice, and never may more be active than allowed.
  const reader = (async () => {
    while (underWay) {
      const campaigns: Campaign[] = [];
      for await (const campaign of walk(ads.listCampaigns, { account_id, count: 17 })) campaigns.push(campaign);
      expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
      const { data: page } = await unwrap(ads.listCampaigns({ account_id, count: 1000 }));
      const active = page.filter(({ entity_status }) => entity_status === "ACTIVE").length;
      expect(active).toBeLessThanOrEqual(LIMIT);
      mostActive = Math.max(mostActive, active);
    }
  })();
  const seen = await Promise.all(clients).finally(() => {
    underWay = false;
  });
  await reader;

  const all: Campaign[] = [];
  for await (const campaign of walk(ads.listCampaigns, { account_id, with_deleted: true, count: 50 }))
    all.push(campaign);
  const created = seen.flatMap((each) => each.created);
  expect(new Set(created).size).toBe(created.length);
  expect(all.map(({ id }) => id).sort()).toEqual(created.toSorted());
  // Each was deleted by one client, and by no other.
  const deleted = seen.flatMap((each) => each.deleted);
  expect(deleted.toSorted()).toEqual(all.flatMap((campaign) => (campaign.deleted ? [campaign.id] : [])).sort());
  expect(deleted.length).toBeGreaterThan(5);
  // All of a batch, or nothing of it.
  const batches = seen.flatMap((each) => each.batches);
  for (const { name, size, ids } of batches) {
    const found = all.filter((campaign) => campaign.name === name);
    expect(found.map(({ id }) => id).sort()).toEqual((ids ?? []).toSorted());
    expect([0, size]).toContain(found.length);
  }
  expect(batches.some(({ ids }) => ids === undefined) && batches.some(({ ids }) => ids !== undefined)).toBe(true);
  // It came to the limit, or nothing above tells anything about it.
  expect(seen.some(({ limited }) => limited)).toBe(true);
  expect(mostActive).toBeGreaterThan(LIMIT / 2);
  // Every change that was answered with a success is in the history, and nothing else.
  const hours = { start_time: "2026-03-10T00:00:00Z", end_time: "2026-03-11T00:00:00Z" };
  for (const entity_id of created) {
    const { data: history } = await unwrap(
      ads.listAccountHistory({ account_id, entity_type: "CAMPAIGN", entity_id, ...hours }),
    );
    const changes = seen.reduce((sum, each) => sum + (each.changes.get(entity_id) ?? 0), 0);
    expect(history.map(({ change_type }) => change_type)).toEqual([
      "CREATE",
      ...Array(changes).fill("UPDATE"),
      ...(deleted.includes(entity_id) ? ["DELETE"] : []),
    ]);
  }
});

interface Work {
  readonly account_id: string;
  readonly funding_instrument_id: string;
  readonly client: number;
  readonly choices: readonly { readonly what: number; readonly at: number }[];
  readonly known: string[];
}

async function runClient(ads: AdsClient, work: Work): Promise<Seen> {
  const { account_id, funding_instrument_id, client, choices, known } = work;
  const seen: Seen = { created: [], deleted: [], batches: [], changes: new Map(), limited: false };
  const refused = (response: Response, ...statuses: number[]) => {
    expect(statuses).toContain(response.status);
    seen.limited ||= response.headers.get("sandbox-violations")?.includes("campaign.active-limit") === true;
  };
  const add = (...ids: string[]) => {
    seen.created.push(...ids);
    known.push(...ids);
  };
  for (const [step, { what, at }] of choices.entries()) {
    const campaign_id = known[at % Math.max(1, known.length)] ?? "none";
    const name = `${client}.${step}`;
    if (what < 35) {
      const entity_status = at % 2 === 0 ? "ACTIVE" : "PAUSED";
      const result = await ads.createCampaign({ account_id, funding_instrument_id, name, entity_status });
      if (result.data) add(result.data.data.id);
      else refused(result.response, 400);
    } else if (what < 55) {
      const size = 2 + (at % 5);
      // Some of the items are active: more of them than can be make the whole batch fail.
      const operation_type = "Create" as const;
      const items = Array.from({ length: size }, (_, item) => {
        const entity_status = item % 2 === 0 ? ("ACTIVE" as const) : ("PAUSED" as const);
        return { operation_type, params: { funding_instrument_id, name, entity_status } };
      });
      const { data, response } = await ads.batchCampaigns({ account_id, body: items });
      const ids = data?.data.map(({ id }) => id);
      if (ids) add(...ids);
      else refused(response, 400);
      seen.batches.push({ name, size, ids });
    } else if (what < 85) {
      const entity_status = at % 3 === 0 ? "PAUSED" : "ACTIVE";
      const { response } = await ads.updateCampaign({ account_id, campaign_id, entity_status });
      if (response.ok) seen.changes.set(campaign_id, (seen.changes.get(campaign_id) ?? 0) + 1);
      else refused(response, 400, 404);
    } else {
      const { response } = await ads.deleteCampaign({ account_id, campaign_id });
      if (response.ok) seen.deleted.push(campaign_id);
      else refused(response, 404);
    }
  }
  return seen;
}
