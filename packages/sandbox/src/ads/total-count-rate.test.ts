import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, refusal, startJudged } from "../../test/support/start-judged.ts";
import { createControlClient } from "../index.ts";

const MINUTE = 60_000;

test("200 totals in 15 minutes are told to a user, then 429 until the first is that old (rule `list.total-count-rate`)", async () => {
  const clock = { time: Date.UTC(2026, 2, 10, 12), now: () => clock.time };
  const { ads, as } = startJudged({ clock });
  const ask = () => ads.listIabCategories({ count: 1, with_total_count: true });
  const askForAccount = () => ads.listAccountApps({ account_id, count: 1, with_total_count: true });
  for (let asked = 0; asked < 100; asked += 1) {
    expect((await ask()).response.status).toBe(200);
    clock.time += 1_500;
    expect((await askForAccount()).response.status).toBe(200);
  }
  const { response } = await ask();
  expect(response.status).toBe(429);
  // The first was 150 seconds ago: 100 steps of a second and a half.
  expect(response.headers.get("retry-after")).toBe(String(15 * 60 - 150));
  expect((await refusal(askForAccount())).violations).toEqual([
    { rule: "list.total-count-rate", parameter: "with_total_count" },
  ]);
  // Others, and requests without a total, are not held up.
  expect((await ads.listIabCategories({ count: 1 })).response.status).toBe(200);
  const other = as("harbour-campaign-analyst-token");
  expect((await other.listIabCategories({ count: 1, with_total_count: true })).response.status).toBe(200);

  clock.time += 15 * MINUTE - 150_000 - 1;
  expect((await ask()).response.headers.get("retry-after")).toBe("1");
  clock.time += 1;
  expect((await ask()).response.status).toBe(200);
  expect((await ask()).response.status).toBe(429);
});

test("what is refused for another reason does not count, and a clock that is set back locks nobody out", async () => {
  const clock = { time: Date.UTC(2026, 2, 10, 12), now: () => clock.time };
  const { ads } = startJudged({ clock });
  for (let asked = 0; asked < 201; asked += 1) {
    const wrong = ads.listAccounts({ with_total_count: true, sort_by: "colour-asc" });
    expect((await wrong).response.status).toBe(400);
  }
  for (let asked = 0; asked < 200; asked += 1) await ads.listAccounts({ with_total_count: true });
  expect((await ads.listAccounts({ with_total_count: true })).response.status).toBe(429);
  clock.time -= 60 * MINUTE;
  expect((await ads.listAccounts({ with_total_count: true })).response.status).toBe(200);
});

test("a request that a fault holds up counts when it comes, and takes nothing off the count", async () => {
  const clock = { time: Date.UTC(2026, 2, 10, 12), now: () => clock.time };
  const { ads, sandbox } = startJudged({ clock });
  const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
  const ask = async () => (await ads.listIabCategories({ count: 1, with_total_count: true })).response.status;
  for (let asked = 0; asked < 200; asked += 1) await ask();
  const outcome = { kind: "latency", milliseconds: 20 } as const;
  await unwrap(control.createFault({ operation_id: "listIabCategories", times: 1, outcome }));
  // As if it had begun before the others.
  clock.time -= 1;
  const late = ask();
  clock.time += 1;
  expect([await late, await ask()]).toEqual([429, 429]);
});
