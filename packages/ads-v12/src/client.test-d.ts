import type { Int64 } from "@social-api/core";
import { describe, expectTypeOf, test } from "vitest";
import type { AdsClient } from "./client.ts";
import type * as Methods from "./generated/operation-methods.ts";
import type * as Ads from "./generated/types.ts";

type Id = keyof Ads.operations;
type Arguments<Name extends Id> = NonNullable<Parameters<AdsClient[Name]>[0]>;
/** The names that a call must give; the index signature of open operations is none. */
type Required<T> = keyof {
  [Key in keyof T as string extends Key ? never : {} extends Pick<T, Key> ? never : Key]: true;
};
type Answer<Name extends Id> = Extract<Awaited<ReturnType<AdsClient[Name]>>, { error?: never }>["data"];
type Failure<Name extends Id> = Extract<Awaited<ReturnType<AdsClient[Name]>>, { data?: never }>["error"];

type Actual = { [Name in Id]: [Required<Arguments<Name>>, Answer<Name>, Failure<Name>] };
type Single = Ads.Failure;
type Account = "account_id";

test("every operation: required arguments, answer, failure", () => {
  expectTypeOf<Actual>().toEqualTypeOf<{
    addFeatures: [Account | "feature_keys", Ads.FeatureListResponse, Single];
    batchCampaigns: [Account | "body", Ads.CampaignBatchResponse, Ads.CampaignBatchFailure | Single];
    createAccount: [never, Ads.AccountCreateResponse, Single];
    createCampaign: [Account | "funding_instrument_id" | "name", Ads.CampaignResponse, Single];
    createFundingInstrument: [Account | "currency" | "start_time" | "type", Ads.FundingInstrumentResponse, Single];
    createLineItem: [
      Account | "campaign_id" | "end_time" | "objective" | "placements" | "product_type" | "start_time",
      Ads.LineItemCreateResponse | undefined,
      Single,
    ];
    createLineItemCuratedCategory: [
      Account | "curated_category_id" | "line_item_id",
      Ads.LineItemCuratedCategoryResponse,
      Single,
    ];
    createMediaCreative: [Account | "account_media_id" | "line_item_id", Ads.MediaCreativeResponse, Single];
    createPromotedAccount: [Account | "line_item_id" | "user_id", Ads.PromotedAccountResponse, Single];
    deleteAccount: [Account, Ads.AccountDeleteResponse, Single];
    deleteCampaign: [Account | "campaign_id", Ads.CampaignDeleteResponse, Single];
    deleteFundingInstrument: [Account | "funding_instrument_id", Ads.FundingInstrumentResponse, Single];
    deleteLineItem: [Account | "line_item_id", Ads.LineItemResponse, Single];
    deleteLineItemCuratedCategory: [
      Account | "line_item_curated_category_id",
      Ads.LineItemCuratedCategoryResponse,
      Single,
    ];
    deleteMediaCreative: [Account | "media_creative_id", Ads.MediaCreativeResponse, Single];
    deletePromotedAccount: [Account | "promoted_account_id", Ads.PromotedAccountResponse, Single];
    estimateAudience: [Account | "targeting_criteria", Ads.AudienceEstimateResponse, Single];
    getAccount: [Account, Ads.AccountResponse, Single];
    getAuthenticatedUserAccess: [Account, Ads.AuthenticatedUserAccessResponse, Single];
    getCampaign: [Account | "campaign_id", Ads.CampaignResponse, Single];
    getCuratedCategory: [Account | "curated_category_id", Ads.CuratedCategoryResponse, Single];
    getFundingInstrument: [Account | "funding_instrument_id", Ads.FundingInstrumentResponse, Single];
    getLineItem: [Account | "line_item_id", Ads.LineItemResponse, Single];
    getLineItemCuratedCategory: [
      Account | "line_item_curated_category_id",
      Ads.LineItemCuratedCategoryResponse,
      Single,
    ];
    getMediaCreative: [Account | "media_creative_id", Ads.MediaCreativeResponse, Single];
    getPromotedAccount: [Account | "promoted_account_id", Ads.PromotedAccountResponse, Single];
    getPromotedPost: [Account | "promoted_post_id", Ads.PromotedPostResponse, Single];
    listAccountApps: [Account, Ads.AccountAppListResponse, Single];
    listAccountHistory: [
      Account | "entity_id" | "entity_type" | "end_time" | "start_time",
      Ads.AccountHistoryListResponse,
      Single,
    ];
    listAccounts: [never, Ads.AccountListResponse, Single];
    listAdvertiserBusinessCategories: [never, Ads.AdvertiserBusinessCategoryListResponse, Single];
    listBiddingRules: [never, Ads.BiddingRuleListResponse, Single];
    listCampaigns: [Account, Ads.CampaignListResponse, Single];
    listCuratedCategories: [Account, Ads.CuratedCategoryListResponse, Single];
    listFeatures: [Account, Ads.FeatureListResponse, Single];
    listFundingInstruments: [Account, Ads.FundingInstrumentListResponse, Single];
    listIabCategories: [never, Ads.IabCategoryListResponse, Single];
    listLineItemCuratedCategories: [Account, Ads.LineItemCuratedCategoryListResponse, Single];
    listLineItemPlacements: [never, Ads.LineItemPlacementListResponse, Single];
    listLineItems: [Account, Ads.LineItemListResponse, Single];
    listMediaCreatives: [Account, Ads.MediaCreativeListResponse, Single];
    listPromotedAccounts: [Account, Ads.PromotedAccountListResponse, Single];
    listPromotedPosts: [Account, Ads.PromotedPostListResponse, Single];
    removeFeatures: [Account | "feature_keys", Ads.FeatureListResponse, Single];
    updateAccount: [Account, Ads.AccountResponse, Single];
    updateCampaign: [Account | "campaign_id", Ads.CampaignResponse, Single];
    updateLineItem: [Account | "line_item_id", Ads.LineItemResponse, Single];
    updateLineItemCuratedCategory: [
      Account | "line_item_curated_category_id",
      Ads.LineItemCuratedCategoryResponse,
      Single,
    ];
  }>();
});

describe("arguments", () => {
  const ads = {} as AdsClient;
  const campaign = { account_id: "a", funding_instrument_id: "f", name: "Spring" };

  test("64-bit integers take number and bigint, and arrive as either", () => {
    expectTypeOf(ads.createCampaign).toBeCallableWith({ ...campaign, daily_budget_amount_local_micro: 5_500_000 });
    expectTypeOf(ads.createCampaign).toBeCallableWith({ ...campaign, daily_budget_amount_local_micro: 2n ** 62n });
    expectTypeOf<Ads.Campaign["daily_budget_amount_local_micro"]>().toEqualTypeOf<Int64 | null>();
    // @ts-expect-error an amount is no text
    ads.createCampaign({ ...campaign, daily_budget_amount_local_micro: "5.50" });
  });

  test("closed lists are closed, create and update apart", () => {
    expectTypeOf(ads.createCampaign).toBeCallableWith({ ...campaign, entity_status: "DRAFT" });
    // @ts-expect-error no update makes a draft
    ads.updateCampaign({ account_id: "a", campaign_id: "c", entity_status: "DRAFT" });
    // @ts-expect-error no such objective
    ads.createLineItem({ objective: "FAME" });
  });

  test("lists are arrays", () => {
    expectTypeOf(ads.listCampaigns).toBeCallableWith({ account_id: "a", campaign_ids: ["c1", "c2"] });
    // @ts-expect-error not a comma-separated text
    ads.listCampaigns({ account_id: "a", campaign_ids: "c1,c2" });
  });

  test("have a name, as have the methods", () => {
    expectTypeOf(ads.createCampaign).parameter(0).toEqualTypeOf<Methods.CreateCampaignArguments>();
    expectTypeOf(ads.createCampaign.operationId).toEqualTypeOf<"createCampaign">();
    expectTypeOf<{ [Name in Id]: AdsClient[Name]["operationId"] }>().toEqualTypeOf<{ [Name in Id]: Name }>();
  });

  test("are none where an operation takes none", () => {
    expectTypeOf(ads.createAccount).toBeCallableWith();
    expectTypeOf(ads.createAccount).toBeCallableWith({}, { headers: { "x-request": "1" } });
    // @ts-expect-error it has no name to choose
    ads.createAccount({ name: "Spring" });
  });

  test("typos are caught, but where the parameters are not all shown", () => {
    // @ts-expect-error no such argument
    ads.listCampaigns({ account_id: "a", campaigns: ["c1"] });
    expectTypeOf(ads.listCuratedCategories).toBeCallableWith({ account_id: "a", country_codes: ["PT"] });
  });

  test("a batch tells its three kinds of items apart", () => {
    expectTypeOf(ads.batchCampaigns).toBeCallableWith({
      account_id: "a",
      body: [
        { operation_type: "Create", params: { funding_instrument_id: "f", name: "Spring" } },
        { operation_type: "Update", params: { campaign_id: "c", name: "Summer" } },
        { operation_type: "Delete", params: { campaign_id: "c" } },
      ],
    });
    type Item = Ads.CampaignBatchItem;
    // @ts-expect-error a create needs a name
    const nameless: Item = { operation_type: "Create", params: { funding_instrument_id: "f" } };
    // @ts-expect-error a delete needs to know what
    const aimless: Item = { operation_type: "Delete", params: {} };
    expectTypeOf([nameless, aimless]).toEqualTypeOf<Item[]>();
  });
});

test("an account that is read or updated by itself has its industry; elsewhere it may be left out", () => {
  type Industry<Shown> = Shown extends { industry_type: Ads.IndustryType } ? "always" : "maybe";
  expectTypeOf<Industry<Answer<"getAccount" | "updateAccount">["data"]>>().toEqualTypeOf<"always">();
  expectTypeOf<Industry<Answer<"deleteAccount">["data"]>>().toEqualTypeOf<"maybe">();
  expectTypeOf<Industry<Answer<"createAccount" | "listAccounts">["data"][number]>>().toEqualTypeOf<"maybe">();
});

test("open shapes can be read", () => {
  expectTypeOf({} as Ads.Failure["errors"]).toBeUnknown();
  expectTypeOf({} as Ads.RequestEcho["params"]["account_id"]).toBeUnknown();
  expectTypeOf({} as Ads.AccountHistoryEntry["entity_data"]["id"]).toBeUnknown();
});
