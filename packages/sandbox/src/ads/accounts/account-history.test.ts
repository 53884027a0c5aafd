import { type AdsClient, unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, funding_instrument_id, refusal, startJudged } from "../../../test/support/start-judged.ts";

const HOUR = 60 * 60_000;
const NOON = Date.UTC(2026, 3, 1, 12);

function start() {
  const clock = { time: NOON, now: () => clock.time };
  const judged = startJudged({ clock });
  const history = async (ads: AdsClient, entity_id: string, more: object = {}) =>
    (
      await unwrap(
        ads.listAccountHistory({
          account_id,
          entity_type: "CAMPAIGN",
          entity_id,
          start_time: "2026-04-01T12:00:00Z",
          end_time: "2026-04-01T13:00:00Z",
          ...more,
        }),
      )
    ).data;
  return { ...judged, clock, history };
}

test("tells who changed what and when, with the entity as it was (rule `history.records`)", async () => {
  const { ads, as, clock, history } = start();
  const created = (await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name: "First" }))).data;
  clock.time += 60_000;
  const campaign_id = created.id;
  const renamed = (
    await unwrap(as("harbour-ad-manager-token").updateCampaign({ account_id, campaign_id, name: "Second" }))
  ).data;
  clock.time += 60_000;
  await unwrap(ads.deleteCampaign({ account_id, campaign_id }));

  const entries = await history(ads, campaign_id);
  expect(entries).toEqual([
    {
      change_by: { user_id: "2417081365", platform: "API" },
      changes: {},
      change_time: "2026-04-01T12:00:00Z",
      entity_id: campaign_id,
      entity: "CAMPAIGN",
      entity_data: created,
      change_type: "CREATE",
    },
    {
      change_by: { user_id: "3291645508", platform: "API" },
      changes: { name: { before: "First", after: "Second" } },
      change_time: "2026-04-01T12:01:00Z",
      entity_id: campaign_id,
      entity: "CAMPAIGN",
      entity_data: renamed,
      change_type: "UPDATE",
    },
    expect.objectContaining({
      changes: { deleted: { before: false, after: true } },
      change_time: "2026-04-01T12:02:00Z",
      change_type: "DELETE",
    }),
  ]);
  expect(await history(ads, campaign_id, { user_id: 3291645508 })).toEqual([entries[1]]);
  expect(await history(ads, campaign_id, { user_id: 9_007_199_254_740_993n })).toEqual([]);
  expect(await history(ads, campaign_id, { entity_type: "LINE_ITEM" })).toEqual([]);
});

test("the start belongs to the range and the end does not", async () => {
  const { ads, history } = start();
  const { id } = (await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name: "At noon" }))).data;
  const range = (from: string, to: string) => history(ads, id, { start_time: from, end_time: to });
  expect(await range("2026-04-01T12:00:00Z", "2026-04-01T13:00:00Z")).toHaveLength(1);
  expect(await range("2026-04-01T11:00:00Z", "2026-04-01T12:00:00Z")).toHaveLength(0);
  expect(await range("2026-04-01T13:00:00Z", "2026-04-01T14:00:00Z")).toHaveLength(0);
  expect(await range("2026-04-01T14:00:00+02:00", "2026-04-01T15:00+02:00")).toHaveLength(1);
  expect(await range("2026-04-01T13:00:00Z", "2026-04-01T12:00:00Z")).toHaveLength(0);
});

test("a time outside the years that can be written is refused", async () => {
  const { ads } = start();
  const args = {
    account_id,
    entity_type: "CAMPAIGN",
    entity_id: "cp5h1n",
    start_time: "0000-01-01T00:00:00+01:00",
  } as const;
  const { status, violations } = await refusal(ads.listAccountHistory({ ...args, end_time: "2026-01-01T00:00:00Z" }));
  expect({ status, violations }).toEqual({
    status: 400,
    violations: [{ rule: "history.whole-hours", parameter: "start_time" }],
  });
});

test("works for accounts on the allowlist alone", async () => {
  const { ads } = start();
  const args = { entity_type: "CAMPAIGN", entity_id: "cp5h1n", start_time: "2026-03-02T09:00:00Z" } as const;
  const list = (id: string) => ads.listAccountHistory({ account_id: id, ...args, end_time: "2026-03-06T00:00:00Z" });
  expect((await list(account_id)).response.status).toBe(200);
  expect(await refusal(list("ha3t8w1"))).toEqual({
    status: 403,
    violations: [{ rule: "history.records", parameter: "account_id" }],
  });
});

test("a change that is refused leaves no record", async () => {
  const { ads, history, clock } = start();
  const { id } = (await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name: "Kept" }))).data;
  clock.time += HOUR / 2;
  const body = [
    { operation_type: "Update", params: { campaign_id: id, name: "Lost" } },
    { operation_type: "Delete", params: { campaign_id: "none" } },
  ] as const;
  expect((await ads.batchCampaigns({ account_id, body: [...body] })).response.status).toBe(400);
  expect(await history(ads, id)).toHaveLength(1);
});
