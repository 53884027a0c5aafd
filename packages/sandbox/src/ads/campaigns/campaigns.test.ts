import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import {
  account_id,
  funding_instrument_id,
  lineItemArguments,
  newCampaign,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";

/** Another account of the same user, with a funding instrument and a campaign of its own. */
const elsewhere = { account_id: "ha3t8w1" } as const;

async function start() {
  const judged = startJudged();
  const funding = await unwrap(
    judged.ads.createFundingInstrument({
      ...elsewhere,
      currency: "GBP",
      type: "CREDIT_CARD",
      start_time: "2026-01-01T00:00:00Z",
    }),
  );
  const foreign = await unwrap(
    judged.ads.createCampaign({
      ...elsewhere,
      funding_instrument_id: funding.data.id,
      name: "Not Theirs",
      daily_budget_amount_local_micro: 7_000_001,
    }),
  );
  return { ...judged, funding: funding.data, foreign: foreign.data };
}

test("an update changes all that it gives, and keeps what it does not", async () => {
  const { ads } = startJudged();
  const campaign_id = await newCampaign(ads);
  const before = (await unwrap(ads.getCampaign({ account_id, campaign_id }))).data;
  const changes = {
    name: "Espresso Week",
    budget_optimization: "CAMPAIGN",
    daily_budget_amount_local_micro: 9007199254740993n,
    total_budget_amount_local_micro: 9223372036854775807n,
    standard_delivery: false,
    purchase_order_number: "PO-2026-0401",
    entity_status: "ACTIVE",
  } as const;
  for (const [name, value] of Object.entries(changes)) {
    const { data } = await unwrap(ads.updateCampaign({ account_id, campaign_id, [name]: value }));
    expect(data).toMatchObject({ [name]: value });
  }
  const after = (await unwrap(ads.getCampaign({ account_id, campaign_id }))).data;
  const servable = { servable: true, reasons_not_servable: [] };
  expect(after).toEqual({ ...before, ...changes, ...servable, updated_at: after.updated_at });
  const { data } = await unwrap(ads.updateCampaign({ account_id, campaign_id, budget_optimization: "LINE_ITEM" }));
  expect(data.budget_optimization).toBe("LINE_ITEM");
});

test("a campaign is funded from its own account (rule `campaign.currency`)", async () => {
  const { ads, funding, foreign } = await start();
  expect(foreign.currency).toBe("GBP");
  expect(await refusal(ads.createCampaign({ account_id, name: "A", funding_instrument_id: funding.id }))).toEqual({
    status: 400,
    violations: [{ parameter: "funding_instrument_id" }],
  });
});

test("a campaign of another account is none, and nothing that is stored of it is told", async () => {
  const { ads, foreign } = await start();
  const campaign_id = foreign.id;
  const change = { campaign_id, total_budget_amount_local_micro: 1 };
  const update = await ads.updateCampaign({ account_id, ...change });
  const batch = await ads.batchCampaigns({ account_id, body: [{ operation_type: "Update", params: change }] });
  expect([update.response.status, batch.response.status]).toEqual([404, 400]);
  for (const { error } of [update, batch]) expect(JSON.stringify(error)).not.toContain("7000001");
  expect((await ads.getCampaign({ account_id, campaign_id })).response.status).toBe(404);
  expect((await ads.deleteCampaign({ account_id, campaign_id })).response.status).toBe(404);
  expect((await unwrap(ads.getCampaign({ ...elsewhere, campaign_id }))).data).toEqual(foreign);
});

test("the list is narrowed by funding instrument, by id and by any part of the name", async () => {
  const { ads } = startJudged();
  const term = { currency: "EUR", type: "CREDIT_LINE", start_time: "2026-01-01T00:00:00Z" } as const;
  const other = (await unwrap(ads.createFundingInstrument({ account_id, ...term }))).data.id;
  const first = await newCampaign(ads, { name: "Late Summer Iced Tea" });
  const second = await newCampaign(ads, { name: "Iced Tea", funding_instrument_id: other });
  const list = async (more: object) =>
    (await unwrap(ads.listCampaigns({ account_id, q: "ICED t", ...more }))).data.map(({ id }) => id);
  expect(await list({})).toEqual([first, second]);
  expect(await list({ funding_instrument_ids: [other] })).toEqual([second]);
  expect(await list({ funding_instrument_ids: [other, funding_instrument_id] })).toEqual([first, second]);
  expect(await list({ campaign_ids: [first, "cp5h1n"] })).toEqual([first]);
  expect(await list({ campaign_ids: [first], funding_instrument_ids: [other] })).toEqual([]);
});

test("a draft is listed when asked for, and becomes like others (rule `campaign.drafts-hidden`)", async () => {
  const { ads } = startJudged();
  const campaign_id = await newCampaign(ads, { name: "Rough Idea", entity_status: "DRAFT" });
  const list = async (more: object = {}) => (await unwrap(ads.listCampaigns({ account_id, q: "rough", ...more }))).data;
  expect(await list()).toEqual([]);
  const [draft] = await list({ with_draft: true });
  expect(draft).toMatchObject({ entity_status: "DRAFT", servable: false, reasons_not_servable: ["INCOMPLETE"] });
  expect((await unwrap(ads.getCampaign({ account_id, campaign_id }))).data).toEqual(draft);
  const { data } = await unwrap(ads.updateCampaign({ account_id, campaign_id, entity_status: "ACTIVE" }));
  expect(await list()).toEqual([data]);
});

test("what is beneath a deleted campaign stays, and nothing more can be put there", async () => {
  const { ads } = startJudged();
  const { response } = await ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" });
  expect(response.status).toBe(200);
  const { data } = await unwrap(ads.listLineItems({ account_id, campaign_ids: ["cp5h1n"] }));
  expect(data.map(({ id, deleted }) => [id, deleted])).toContainEqual(["li4v7x", false]);
  expect(await refusal(ads.createLineItem(lineItemArguments("cp5h1n")))).toEqual({
    status: 400,
    violations: [{ parameter: "campaign_id" }],
  });
});
