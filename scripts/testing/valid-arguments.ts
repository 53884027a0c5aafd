/**
 * Arguments that each operation accepts, by operationId; what they name is there in the story of the examples, so that
 * the sandbox accepts them, too. The types make the tables complete: an operation that a spec
 * gains has to get its line here.
 */
import type { AdsClient, operations as AdsOperations } from "@social-api/ads-v12";
import type { PlatformClient, operations as PlatformOperations } from "@social-api/platform-v2";

type ArgumentsOf<Client, Id extends keyof Client> = Client[Id] extends (...args: infer Args) => unknown
  ? NonNullable<Args[0]>
  : never;

const account_id = "hc7m2k9";
const range = { from_date: "202603101200", to_date: "202603101800" };
const window = { start_time: "2026-03-01T00:00:00Z", end_time: "2026-03-08T00:00:00Z" };

export const platformArguments: { [Id in keyof PlatformOperations]: ArgumentsOf<PlatformClient, Id> } = {
  createWebhookReplayJob: { webhook_id: "1576829043218391040", ...range },
  createAccountActivityReplayJob: { webhook_id: "1576829043218391040" },
  createActivitySubscription: { body: { user_id: "2417081365" } },
  streamActivity: {},
  listConnections: { max_results: 10 },
  deleteConnections: { body: { uuids: ["5f1c8a1e-3f0b-4f6e-9a65-0d7c8b1f2e34"] } },
  deleteAllConnections: {},
  deleteConnectionsByEndpoint: { endpoint_id: "activity_stream" },
};

export const adsArguments: { [Id in keyof AdsOperations]: ArgumentsOf<AdsClient, Id> } = {
  listAccounts: { q: "Harbour", account_ids: [account_id, "ha3t8w1"], count: 2 },
  createAccount: {},
  getAccount: { account_id, with_deleted: true },
  updateAccount: { account_id, industry_type: "RESTAURANT" },
  deleteAccount: { account_id },
  listAccountApps: { account_id, count: 1000 },
  listAccountHistory: { account_id, entity_type: "CAMPAIGN", entity_id: "cp5h1n", user_id: 2417081365, ...window },
  estimateAudience: {
    account_id,
    targeting_criteria: [{ targeting_type: "BROAD_KEYWORD", targeting_value: "coffee" }],
  },
  getAuthenticatedUserAccess: { account_id },
  listCampaigns: { account_id, campaign_ids: ["cp5h1n", "cp6j4p"], with_draft: true, with_total_count: true },
  createCampaign: { account_id, funding_instrument_id: "fi4q8w", name: "Spring Launch 2026", entity_status: "DRAFT" },
  getCampaign: { account_id, campaign_id: "cp5h1n" },
  updateCampaign: { account_id, campaign_id: "cp5h1n", daily_budget_amount_local_micro: 55_000_000 },
  deleteCampaign: { account_id, campaign_id: "cp3e8y" },
  batchCampaigns: {
    account_id,
    body: [
      { operation_type: "Create", params: { funding_instrument_id: "fi4q8w", name: "Summer Iced Coffee" } },
      { operation_type: "Update", params: { campaign_id: "cp5h1n", entity_status: "PAUSED" } },
      { operation_type: "Delete", params: { campaign_id: "cp3e8y" } },
    ],
  },
  listCuratedCategories: { account_id },
  getCuratedCategory: { account_id, curated_category_id: "cc2w9" },
  listFeatures: { account_id, feature_keys: ["REACH_FREQUENCY_CAP"] },
  addFeatures: { account_id, feature_keys: ["CPI_CHARGING", "BRAND_TPN"] },
  removeFeatures: { account_id, feature_keys: ["CPI_CHARGING"] },
  listFundingInstruments: { account_id, funding_instrument_ids: ["fi4q8w"] },
  createFundingInstrument: { account_id, currency: "EUR", start_time: "2026-03-02T09:15:30Z", type: "CREDIT_CARD" },
  getFundingInstrument: { account_id, funding_instrument_id: "fi4q8w" },
  deleteFundingInstrument: { account_id, funding_instrument_id: "fi4q8w" },
  listIabCategories: { count: 200 },
  listLineItems: { account_id, line_item_ids: ["li4v7x", "li9b3d"], campaign_ids: ["cp5h1n"] },
  createLineItem: {
    account_id,
    campaign_id: "cp5h1n",
    objective: "WEBSITE_CLICKS",
    placements: ["ALL_ON_SERVICE"],
    product_type: "PROMOTED_POSTS",
    ...window,
  },
  getLineItem: { account_id, line_item_id: "li4v7x" },
  updateLineItem: { account_id, line_item_id: "li4v7x", bid_strategy: "MAX", bid_amount_local_micro: 1_500_000 },
  deleteLineItem: { account_id, line_item_id: "li2s6f" },
  listLineItemCuratedCategories: { account_id },
  getLineItemCuratedCategory: { account_id, line_item_curated_category_id: "lc5t1" },
  createLineItemCuratedCategory: { account_id, curated_category_id: "cc2w9", line_item_id: "li9b3d" },
  updateLineItemCuratedCategory: { account_id, line_item_curated_category_id: "lc5t1", curated_category_id: "cc2w9" },
  deleteLineItemCuratedCategory: { account_id, line_item_curated_category_id: "lc5t1" },
  listLineItemPlacements: { product_type: "MEDIA" },
  listMediaCreatives: { account_id, media_creative_ids: ["mc1z5y"], campaign_id: "cp5h1n" },
  getMediaCreative: { account_id, media_creative_id: "mc1z5y" },
  createMediaCreative: { account_id, account_media_id: "am8g2", line_item_id: "li9b3d" },
  deleteMediaCreative: { account_id, media_creative_id: "mc1z5y" },
  listPromotedAccounts: { account_id, promoted_account_ids: ["pa4k7"] },
  getPromotedAccount: { account_id, promoted_account_id: "pa4k7" },
  createPromotedAccount: { account_id, line_item_id: "li2s6f", user_id: 3291645508 },
  deletePromotedAccount: { account_id, promoted_account_id: "pa4k7" },
  listPromotedPosts: { account_id, promoted_post_ids: ["pp6n3"], line_item_ids: ["li4v7x"] },
  getPromotedPost: { account_id, promoted_post_id: "pp6n3" },
  listAdvertiserBusinessCategories: {},
  listBiddingRules: { currency: "EUR" },
};
