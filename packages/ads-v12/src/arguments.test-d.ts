import { describe, expectTypeOf, test } from "vitest";
import type { AdsClient } from "./client.ts";
import type { CreateLineItemArguments } from "./generated/operation-methods.ts";
import type * as Ads from "./generated/types.ts";

const ads = {} as AdsClient;
const account_id = "hc7m2k9";

describe("lists may be readonly", () => {
  test("of the query", () => {
    const DEFAULTS = { objective: "REACH", product_type: "PROMOTED_POSTS", placements: ["ALL_ON_SERVICE"] } as const;
    const times = { start_time: "2026-03-02T09:00:00Z", end_time: "2026-03-09T09:00:00Z" };
    expectTypeOf(ads.createLineItem).toBeCallableWith({ account_id, campaign_id: "cp5h1n", ...times, ...DEFAULTS });
    expectTypeOf(ads.listLineItems).toBeCallableWith({ account_id, line_item_ids: [] as readonly string[] });
    expectTypeOf(ads.listFeatures).toBeCallableWith({ account_id, feature_keys: ["REACH_FREQUENCY_CAP"] as const });
  });

  test("and are mutable as ever", () => {
    expectTypeOf(ads.listLineItems).toBeCallableWith({ account_id, line_item_ids: [] as string[] });
    expectTypeOf<Ads.Placement[]>().toExtend<CreateLineItemArguments["placements"]>();
  });

  test("of a body, and a body that is one", () => {
    const CRITERIA = [{ targeting_type: "LOCATION", targeting_value: "00a8b25e420adc94" }] as const;
    expectTypeOf(ads.estimateAudience).toBeCallableWith({ account_id, targeting_criteria: CRITERIA });
    const OPERATIONS = [{ operation_type: "Delete", params: { campaign_id: "cp5h1n" } }] as const;
    expectTypeOf(ads.batchCampaigns).toBeCallableWith({ account_id, body: OPERATIONS });
  });

  test("but not in answers, which are the caller's own", () => {
    expectTypeOf<Ads.CampaignListResponse["data"]>().toEqualTypeOf<Ads.Campaign[]>();
    expectTypeOf<Ads.Campaign["reasons_not_servable"]>().toEqualTypeOf<string[]>();
  });
});

describe("what may be left out may be undefined", () => {
  const absent = undefined as string | undefined;

  test("in the query", () => {
    expectTypeOf(ads.listCampaigns).toBeCallableWith({ account_id, cursor: absent });
    expectTypeOf(ads.GET<"/12/accounts", { params: { query: { cursor: string | undefined } } }>).toBeFunction();
    // @ts-expect-error the account is required
    ads.listCampaigns({ account_id: undefined });
    // @ts-expect-error null is a value, which no cursor has
    ads.listCampaigns({ account_id, cursor: null });
  });

  test("in a body", () => {
    const criterion = { targeting_type: "LOCATION", targeting_value: "00a8b25e420adc94", operator_type: undefined };
    expectTypeOf(ads.estimateAudience).toBeCallableWith({ account_id, targeting_criteria: [criterion] });
    const params = { name: absent, daily_budget_amount_local_micro: undefined, campaign_id: "cp5h1n" };
    expectTypeOf(ads.batchCampaigns).toBeCallableWith({ account_id, body: [{ operation_type: "Update", params }] });
    // @ts-expect-error a new campaign has a name
    ads.batchCampaigns({ account_id, body: [{ operation_type: "Create", params: { ...params, name: undefined } }] });
  });

  test("but not in answers", () => {
    expectTypeOf<{ industry_type: undefined }>().not.toExtend<Pick<Ads.Account, "industry_type">>();
  });
});
