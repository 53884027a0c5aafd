import {
  batchCampaigns,
  type CampaignBatchItem,
  createAdsClient,
  createTotalCountBudget,
  createTransport,
  isWalkError,
  keepBiddingRules,
  listByIds,
  paceTotalCount,
  unwrap,
  walk,
} from "@social-api/ads-v12";
import { afterAll, describe, expect, test } from "vitest";
import { start } from "./support/start-served.ts";

const account_id = "hc7m2k9";
const funding_instrument_id = "fi4q8w";

function creations(count: number, prefix: string): CampaignBatchItem[] {
  return Array.from({ length: count }, (_, at) => ({
    operation_type: "Create" as const,
    params: { funding_instrument_id, name: `${prefix} ${at}`, entity_status: "PAUSED" as const },
  }));
}

describe("a batch of 4,000 operations with a chunk that fails", async () => {
  const { ads, close } = await start();
  afterAll(close);
  const operations = creations(4_000, "Large");
  const wrong = { funding_instrument_id: "unknown1", name: "Large 2010", entity_status: "PAUSED" as const };
  const broken = operations.with(2_010, { operation_type: "Create", params: wrong });
  const report = await batchCampaigns(ads, account_id, broken, { onFailure: "continue" });
  const named = async () => {
    const names: string[] = [];
    for await (const { name } of walk(ads.listCampaigns, { account_id, q: "Large ", count: 700 })) names.push(name);
    return names;
  };

  test("applies all other chunks, each in its order, and tells the item that was wrong", async () => {
    expect(report.counts).toMatchObject({ applied: 3_960, rejected: 40, unknown: 0, "not-sent": 0 });
    expect(report.chunks.filter(({ outcome }) => outcome !== "applied")).toMatchObject([{ from: 2_000, to: 2_040 }]);
    const errors = report.items.slice(2_000, 2_040).map((item) => Object(item).operationErrors as unknown[]);
    expect(errors.findIndex((each) => each.length > 0)).toBe(10);
    for (const [at, item] of report.items.entries()) {
      if (item.outcome === "applied") expect(item.campaign?.name).toBe(`Large ${at}`);
    }
    expect(await named()).toEqual(operations.map((_, at) => `Large ${at}`).toSpliced(2_000, 40));
  });

  test("is completed from its checkpoint, once what was wrong is mended", async () => {
    const rest = await batchCampaigns(ads, account_id, operations, {
      onFailure: "continue",
      ...(report.checkpoint && { resume: report.checkpoint }),
    });
    expect(rest.complete).toBe(true);
    expect(rest.counts).toMatchObject({ applied: 40, skipped: 3_960 });
    expect((await named()).sort()).toEqual(operations.map((_, at) => `Large ${at}`).sort());
  });

  test("can be read back by ids, those that are missing told apart", async () => {
    const ids = report.items.flatMap((item) => (item.outcome === "applied" ? [item.campaign?.id ?? ""] : []));
    const { found, missing, unasked } = await listByIds(ads.listCampaigns, { account_id }, "campaign_ids", [
      "unknown1",
      ...ids.toReversed(),
      "cp1a0z",
    ]);
    expect([...found.keys()]).toEqual(ids.toReversed());
    expect([missing, unasked]).toEqual([["unknown1", "cp1a0z"], []]);
  });
});

describe("a walk", async () => {
  const { ads, control, close } = await start();
  afterAll(close);
  await batchCampaigns(ads, account_id, creations(120, "Walk"));
  const query = { account_id, q: "Walk ", sort_by: "name-desc", count: 9 } as const;

  test("goes on from a checkpoint as if it had not been left", async () => {
    const whole: string[] = [];
    for await (const { id } of walk(ads.listCampaigns, query)) whole.push(id);
    expect(new Set(whole).size).toBe(120);
    const parts: string[] = [];
    let pages = 0;
    let from: Parameters<typeof walk>[2];
    for (;;) {
      let left = true;
      for await (const page of walk(ads.listCampaigns, query, from).pages()) {
        parts.push(...page.items.map(({ id }) => id));
        pages += 1;
        if (page.checkpoint === null) left = false;
        else from = { from: JSON.parse(JSON.stringify(page.checkpoint)) };
        break;
      }
      if (!left) break;
    }
    expect([parts, pages]).toEqual([whole, 14]);
  });

  test("fails with a checkpoint when the service does, and goes on from there", async () => {
    const seen: string[] = [];
    let from: Parameters<typeof walk>[2];
    try {
      for await (const page of walk(ads.listCampaigns, query).pages()) {
        seen.push(...page.items.map(({ id }) => id));
        if (seen.length === 45) {
          await unwrap(
            control.createFault({ operation_id: "listCampaigns", times: 1, outcome: { kind: "server-error" } }),
          );
        }
      }
      expect.unreachable();
    } catch (error) {
      if (!isWalkError(error) || error.checkpoint == null) throw error;
      from = { from: error.checkpoint };
    }
    expect(seen).toHaveLength(45);
    for await (const { id } of walk(ads.listCampaigns, query, from)) seen.push(id);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});

describe("requests with a total", async () => {
  const { urls, headers, ads, time, close } = await start();
  afterAll(close);
  const args = { account_id, count: 1, with_total_count: true } as const;

  test("are refused from the 201st on, and with Retry-After until the quarter of an hour is over", async () => {
    for (let times = 0; times < 200; times += 1) await unwrap(ads.listCampaigns(args));
    time.now += 60_000;
    const { response } = await ads.listCampaigns(args);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, String(14 * 60)]);
    expect((await ads.listCampaigns({ account_id, count: 1 })).response.status).toBe(200);
    time.now += 14 * 60_000;
    expect((await ads.listCampaigns(args)).response.status).toBe(200);
  });

  test("never are when they are paced", async () => {
    time.now += 15 * 60_000;
    const began = time.now;
    const budget = createTotalCountBudget({
      now: () => time.now,
      sleep: async (milliseconds) => {
        time.now += milliseconds;
      },
    });
    const fetch = createTransport({ retries: 0, beforeAttempt: paceTotalCount(budget) });
    const paced = createAdsClient({ baseUrl: urls.ads, headers, fetch });
    for (let times = 0; times < 450; times += 1) await unwrap(paced.listCampaigns(args));
    expect(time.now - began).toBe(2 * 15 * 60_000);
  });
});

test("bidding rules are kept for a month, then asked for again", async () => {
  const { ads, control, time, close } = await start();
  try {
    const rules = keepBiddingRules(ads, { now: () => time.now });
    const asked = async () => {
      const { data } = await unwrap(control.listRequests({}));
      return (data as { operation_id: string | null }[]).filter((entry) => entry.operation_id === "listBiddingRules")
        .length;
    };
    expect(await rules.get("EUR")).toMatchObject([{ currency: "EUR" }]);
    await rules.get("EUR");
    expect(await asked()).toBe(1);
    time.now += 28 * 86_400_000;
    await rules.get("EUR");
    expect(await asked()).toBe(2);
    expect((await rules.get()).length).toBeGreaterThan(1);
  } finally {
    await close();
  }
});

describe("a transport against faults", async () => {
  const { urls, headers, control, close } = await start();
  afterAll(close);
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const client = (timeoutMs: number) =>
    createAdsClient({ baseUrl: urls.ads, headers, fetch: createTransport({ timeoutMs, sleep, random: () => 0 }) });
  const ads = client(30_000);

  test.each([
    [{ kind: "rate-limited", retry_after_seconds: 7 } as const, [7_000, 7_000]],
    [{ kind: "unavailable-html" } as const, [0, 0]],
    [{ kind: "dropped" } as const, [0, 0]],
  ])("repeats a read after %j", async (outcome, expected) => {
    waits.length = 0;
    await unwrap(control.createFault({ operation_id: "getCampaign", times: 2, outcome }));
    const { data } = await unwrap(ads.getCampaign({ account_id, campaign_id: "cp5h1n" }));
    expect([data.id, waits]).toEqual(["cp5h1n", expected]);
  });

  test("repeats a read that takes too long", async () => {
    waits.length = 0;
    const outcome = { kind: "latency", milliseconds: 5_000 } as const;
    await unwrap(control.createFault({ operation_id: "getCampaign", times: 1, outcome }));
    const { data } = await unwrap(client(300).getCampaign({ account_id, campaign_id: "cp5h1n" }));
    expect([data.id, waits]).toEqual(["cp5h1n", [0]]);
  });

  test("never repeats a creation: it took no effect, and took it not twice", async () => {
    for (const outcome of [{ kind: "unavailable-html" }, { kind: "dropped" }] as const) {
      await unwrap(control.createFault({ operation_id: "createCampaign", times: 1, outcome }));
      const creation = ads.createCampaign({ account_id, funding_instrument_id, name: "Fault Journey" });
      const status = await creation.then(
        ({ response }) => response.status,
        () => "dropped",
      );
      expect(status).toBe(outcome.kind === "dropped" ? "dropped" : 503);
    }
    const { total_count } = await unwrap(ads.listCampaigns({ account_id, q: "Fault Journey", with_total_count: true }));
    expect(total_count).toBe(0);
  });
});
