import { expect, onTestFinished, test, vi } from "vitest";
import { keepBiddingRules } from "./bidding-rules.ts";
import { createAdsClient } from "./client.ts";

const DAY = 24 * 60 * 60 * 1000;

/** An API whose every answer has another minimum, so that a refresh shows. */
function setUp() {
  const asked: string[] = [];
  let time = Date.UTC(2026, 1, 1);
  let broken = false;
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async ({ url }) => {
      asked.push(new URL(url).search);
      if (broken) return Response.json({ errors: [] }, { status: 503 });
      return Response.json({ data: [{ currency: "EUR", minimum_denomination: asked.length }], total_count: 1 });
    },
  });
  const rules = keepBiddingRules(ads, { now: () => time });
  return {
    ads,
    asked,
    rules,
    wait: (days: number) => (time += days * DAY),
    breakDown: (value: boolean) => (broken = value),
  };
}

test("asks once, also for calls at the same time, and for each currency apart", async () => {
  const { asked, rules } = setUp();
  await Promise.all([rules.get("EUR"), rules.get("EUR"), rules.get()]);
  await rules.get("EUR");
  expect(asked).toEqual(["?currency=EUR", ""]);
});

test("asks again at least monthly, also in February", async () => {
  const { asked, rules, wait } = setUp();
  expect((await rules.get("EUR"))[0]?.minimum_denomination).toBe(1);
  wait(27.9);
  expect((await rules.get("EUR"))[0]?.minimum_denomination).toBe(1);
  wait(0.1);
  expect((await rules.get("EUR"))[0]?.minimum_denomination).toBe(2);
  expect(asked).toHaveLength(2);
});

test("goes by the clock of the machine unless given another", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ads, asked } = setUp();
  const rules = keepBiddingRules(ads);
  await rules.get("EUR");
  await rules.get("EUR");
  vi.setSystemTime(Date.now() + 28 * DAY);
  await rules.get("EUR");
  expect(asked).toHaveLength(2);
});

test("asks again after the clock was set back, since nothing is known of the age then", async () => {
  const { asked, rules, wait } = setUp();
  await rules.get("EUR");
  wait(-400);
  await rules.get("EUR");
  wait(27);
  await rules.get("EUR");
  expect(asked).toHaveLength(2);
});

test("a failed refresh is told and tried again; nothing old is passed off as fresh", async () => {
  const { asked, rules, wait, breakDown } = setUp();
  breakDown(true);
  await expect(rules.get("EUR")).rejects.toThrow("503");
  breakDown(false);
  await rules.get("EUR");
  wait(28);
  breakDown(true);
  await expect(rules.get("EUR")).rejects.toThrow("503");
  await expect(rules.get("EUR")).rejects.toThrow("503");
  expect(asked).toHaveLength(4);
});
