import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createAdsClient,
  createTotalCountBudget,
  createTransport,
  paceTotalCount,
  type RequestBudget,
  type TotalCountBudgetOptions,
} from "./index.ts";

/** A clock that is moved by hand, and sleepers that wake when it has moved far enough. */
function clock() {
  let time = 0;
  const sleepers = new Set<{ at: number; wake: () => void }>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    sleepers,
    sleep: (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper);
          resolve();
        };
        const sleeper = { at: time + milliseconds, wake };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", wake);
      }),
    async advance(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...sleepers].sort((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) break;
        time = next.at;
        next.wake();
      }
      time = end;
      await settle();
    },
  };
}

function budgetAt(options: TotalCountBudgetOptions) {
  const time = clock();
  const budget = createTotalCountBudget({ now: time.now, sleep: time.sleep, ...options });
  const grants: [name: string, at: number][] = [];
  const acquire = (name: string, signal?: AbortSignal) =>
    budget.acquire(signal).then(
      () => void grants.push([name, time.now()]),
      (error: Error) => void grants.push([`${name}: ${error.message}`, time.now()]),
    );
  return { ...time, grants, acquire };
}

describe("the budget", () => {
  test("200 per 15 minutes unless told", async () => {
    const { acquire, advance, grants } = budgetAt({});
    for (let count = 0; count < 450; count++) acquire("");
    await advance(15 * 60_000 - 1);
    expect(grants).toHaveLength(200);
    await advance(1);
    expect(grants).toHaveLength(400);
    await advance(15 * 60_000);
    expect(grants).toHaveLength(450);
  });

  test("in the order of asking, each as soon as one of the last window has passed", async () => {
    const { acquire, advance, grants } = budgetAt({ limit: 2, windowMs: 100 });
    acquire("a");
    await advance(30);
    for (const name of ["b", "c", "d", "e"]) acquire(name);
    await advance(1000);
    expect(grants).toEqual([
      ["a", 0],
      ["b", 30],
      ["c", 100],
      ["d", 130],
      ["e", 200],
    ]);
  });

  test("never more than the limit in any window, and nobody waits for nothing", async () => {
    const steps = fc.array(fc.oneof(fc.nat(60), fc.constant("acquire" as const)), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 5 }), async (plan, limit) => {
        const { acquire, advance, grants } = budgetAt({ limit, windowMs: 100 });
        let asked = 0;
        for (const step of plan) {
          if (step === "acquire") acquire(`${asked++}`);
          else await advance(step);
        }
        await advance(10_000);
        const times = grants.map(([, at]) => at);
        expect(grants.map(([name]) => name)).toEqual(Array.from({ length: asked }, (_, index) => `${index}`));
        times.forEach((at, index) => {
          expect(at - (times[index - limit] ?? -100)).toBeGreaterThanOrEqual(100);
        });
      }),
      { numRuns: 50 },
    );
  });

  test("an abort ends the wait at once, of the first and of those behind it, and counts nothing", async () => {
    const { acquire, advance, grants, sleepers } = budgetAt({ limit: 1, windowMs: 100 });
    const [first, second] = [new AbortController(), new AbortController()];
    acquire("a", new AbortController().signal);
    acquire("b", first.signal);
    acquire("c", second.signal);
    acquire("d", AbortSignal.abort(new Error("before")));
    acquire("e");
    await advance(10);
    second.abort(new Error("behind"));
    await advance(10);
    first.abort(new Error("in front"));
    await advance(1000);
    expect(grants).toEqual([
      ["a", 0],
      ["d: before", 0],
      ["c: behind", 10],
      ["b: in front", 20],
      ["e", 100],
    ]);
    expect(sleepers.size).toBe(0);
  });

  test("one whose wait never ends, as its request has, holds up nobody", async () => {
    const { sleep } = clock();
    let waits = 0;
    const budget = createTotalCountBudget({
      limit: 1,
      windowMs: 5,
      sleep: (milliseconds) =>
        waits++ === 0 ? sleep(milliseconds) : new Promise((wake) => setTimeout(wake, milliseconds)),
    });
    await budget.acquire();
    void budget.acquire();
    await budget.acquire();
    expect(waits).toBeGreaterThan(1);
  });

  test("with the real clock", async () => {
    const budget = createTotalCountBudget({ limit: 1, windowMs: 40 });
    const start = performance.now();
    await budget.acquire();
    await budget.acquire();
    expect(performance.now() - start).toBeGreaterThanOrEqual(40);
  });

  test.each<[TotalCountBudgetOptions, string]>([
    [{ limit: 0 }, "limit must be a whole number"],
    [{ limit: 1.5 }, "limit must be a whole number"],
    [{ windowMs: 0 }, "windowMs must be above 0"],
    [{ windowMs: Number.NaN }, "windowMs must be above 0"],
  ])("misuse is told: %j", (options, message) => {
    expect(() => createTotalCountBudget(options)).toThrow(RangeError);
    expect(() => createTotalCountBudget(options)).toThrow(message);
  });
});

describe("paceTotalCount", () => {
  function paced(answers: number[] = []) {
    const counted: (AbortSignal | undefined)[] = [];
    const budget: RequestBudget = { acquire: async (signal) => void counted.push(signal) };
    const fetch = async () => {
      const page = { request: {}, data: [], next_cursor: null };
      return new Response(JSON.stringify(page), { status: answers.shift() ?? 200 });
    };
    const transport = createTransport({ fetch, sleep: async () => {}, beforeAttempt: paceTotalCount(budget) });
    return { counted, budget, fetch, ads: createAdsClient({ baseUrl: "https://ads.example.com", fetch: transport }) };
  }
  const account = { account_id: "hc7m2k9" };

  test("counts what asks for a total, and nothing else", async () => {
    const { ads, counted } = paced();
    await ads.listCampaigns(account);
    await ads.listCampaigns({ ...account, with_total_count: false });
    expect(counted).toHaveLength(0);
    await ads.listCampaigns({ ...account, with_total_count: true });
    expect(counted).toHaveLength(1);
  });

  test("counts retries", async () => {
    const { ads, counted } = paced([503, 429]);
    expect((await ads.listCampaigns({ ...account, with_total_count: true })).response.status).toBe(200);
    expect(counted).toHaveLength(3);
  });

  test("hands the caller's signal on", async () => {
    const { ads, counted } = paced();
    const controller = new AbortController();
    await ads.listCampaigns({ ...account, with_total_count: true }, { signal: controller.signal });
    controller.abort();
    expect(counted[0]?.aborted).toBe(true);
  });

  test("serves as middleware, too", async () => {
    const { counted, budget, fetch } = paced();
    const ads = createAdsClient({ baseUrl: "https://ads.example.com", fetch });
    const pace = paceTotalCount(budget);
    ads.use({ onRequest: ({ request }) => pace(request) });
    await ads.listCampaigns({ ...account, with_total_count: true });
    expect(counted).toHaveLength(1);
  });
});
