import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import {
  account_id,
  funding_instrument_id,
  historyOf,
  newCampaign,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";

const terms = { currency: "JPY", start_time: "2026-04-01T00:00:00Z", type: "CREDIT_LINE" } as const;

test("one that is created is read and listed, and gives its campaigns its currency (rule `campaign.currency`)", async () => {
  const { ads } = startJudged();
  const credit_limit_local_micro = 9_007_199_254_740_993n;
  const { data } = await unwrap(
    ads.createFundingInstrument({
      account_id,
      ...terms,
      start_time: "2026-04-01T02:00:00.500+02:00",
      end_time: "2026-12-31T23:59:59Z",
      credit_limit_local_micro,
      funded_amount_local_micro: 1,
    }),
  );
  expect(data).toMatchObject({
    account_id,
    type: "CREDIT_LINE",
    currency: "JPY",
    // Rule `time.iso-utc`.
    start_time: "2026-04-01T00:00:00Z",
    end_time: "2026-12-31T23:59:59Z",
    credit_limit_local_micro,
    credit_remaining_local_micro: credit_limit_local_micro,
    funded_amount_local_micro: 1,
    able_to_fund: true,
    reasons_not_able_to_fund: [],
    deleted: false,
  });
  const id = data.id;
  expect((await unwrap(ads.getFundingInstrument({ account_id, funding_instrument_id: id }))).data).toEqual(data);
  expect((await unwrap(ads.listFundingInstruments({ account_id, funding_instrument_ids: [id] }))).data).toEqual([data]);
  const campaign_id = await newCampaign(ads, { funding_instrument_id: id });
  expect((await unwrap(ads.getCampaign({ account_id, campaign_id }))).data.currency).toBe("JPY");
});

test("amounts and an end are null unless given", async () => {
  const { ads } = startJudged();
  const { data } = await unwrap(ads.createFundingInstrument({ account_id, ...terms }));
  expect(data).toMatchObject({
    end_time: null,
    credit_limit_local_micro: null,
    credit_remaining_local_micro: null,
    funded_amount_local_micro: null,
  });
});

test.each<[object, string[]]>([
  [{ end_time: "2026-04-01T00:00:00Z" }, ["end_time"]],
  [{ end_time: "2026-03-31T23:59:59Z" }, ["end_time"]],
  [{ start_time: "9999-12-31T23:59:59-01:00", end_time: "0000-01-01T00:00:00+01:00" }, ["start_time", "end_time"]],
  // ISO 8601, but not in the form of RFC 3339: our choice.
  ...["2026-04-01", "2026-04-01T00:00:00", "20260401T000000Z", "2026-W14-3T00:00:00Z"].map(
    (start_time): [object, string[]] => [{ start_time }, ["start_time"]],
  ),
])("a term that cannot be is refused: %j", async (times, parameters) => {
  const { ads } = startJudged();
  const { status, violations } = await refusal(ads.createFundingInstrument({ account_id, ...terms, ...times }));
  expect(status).toBe(400);
  expect(violations.map(({ parameter }) => parameter)).toEqual(parameters);
});

test("one that is deleted cannot fund, and its campaigns cannot be served (rule `funding.delete`)", async () => {
  const { ads, tables } = startJudged();
  const before = (await unwrap(ads.listCampaigns({ account_id, with_draft: true, with_deleted: true }))).data;
  const other = await newCampaign(ads, {
    funding_instrument_id: (await unwrap(ads.createFundingInstrument({ account_id, ...terms }))).data.id,
    entity_status: "ACTIVE",
  });
  const records = historyOf(tables, "cp5h1n").length;

  const { data } = await unwrap(ads.deleteFundingInstrument({ account_id, funding_instrument_id }));
  expect(data).toMatchObject({ deleted: true, able_to_fund: false, reasons_not_able_to_fund: ["DELETED"] });

  const after = (await unwrap(ads.listCampaigns({ account_id, with_draft: true, with_deleted: true }))).data;
  expect(after).toEqual([
    ...before.map((campaign) => ({
      ...campaign,
      servable: false,
      reasons_not_servable: [...new Set([...campaign.reasons_not_servable, "INCOMPLETE"])],
    })),
    expect.objectContaining({ id: other, servable: true, reasons_not_servable: [] }),
  ]);
  expect(historyOf(tables, "cp5h1n")).toHaveLength(records);

  // Once it is gone it is gone, but for those who ask for what is deleted (rule `entity.deleted`).
  const one = { account_id, funding_instrument_id };
  expect((await refusal(ads.getFundingInstrument(one))).status).toBe(404);
  expect((await unwrap(ads.getFundingInstrument({ ...one, with_deleted: true }))).data).toEqual(data);
  expect((await refusal(ads.deleteFundingInstrument(one))).status).toBe(404);
  const { status, violations } = await refusal(ads.createCampaign({ ...one, name: "Too late" }));
  expect({ status, violations }).toEqual({ status: 400, violations: [{ parameter: "funding_instrument_id" }] });
});

test("one of another account is not found", async () => {
  const { ads } = startJudged();
  const others = { account_id: "ha3t8w1", funding_instrument_id };
  expect((await refusal(ads.getFundingInstrument(others))).status).toBe(404);
  expect((await refusal(ads.deleteFundingInstrument(others))).status).toBe(404);
});
