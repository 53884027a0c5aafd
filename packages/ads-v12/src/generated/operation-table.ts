// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Operations whose JSON body is passed whole, as the argument `body`. */
export type WholeBodyOperation = "batchCampaigns";

/** Operations whose parameters are not all shown: others pass through. */
export type OpenOperation = "createLineItem" | "listCuratedCategories";

export const operationTable: OperationTable<keyof operations> = {
  addFeatures: { method: "POST", path: "/12/accounts/{account_id}/features", sandboxOnly: true },
  batchCampaigns: { method: "POST", path: "/12/batch/accounts/{account_id}/campaigns", body: "whole" },
  createAccount: { method: "POST", path: "/12/accounts", sandboxOnly: true },
  createCampaign: { method: "POST", path: "/12/accounts/{account_id}/campaigns" },
  createFundingInstrument: { method: "POST", path: "/12/accounts/{account_id}/funding_instruments", sandboxOnly: true },
  createLineItem: { method: "POST", path: "/12/accounts/{account_id}/line_items" },
  createLineItemCuratedCategory: { method: "POST", path: "/12/accounts/{account_id}/line_item_curated_categories" },
  createMediaCreative: { method: "POST", path: "/12/accounts/{account_id}/media_creatives" },
  createPromotedAccount: { method: "POST", path: "/12/accounts/{account_id}/promoted_accounts" },
  deleteAccount: { method: "DELETE", path: "/12/accounts/{account_id}", sandboxOnly: true },
  deleteCampaign: { method: "DELETE", path: "/12/accounts/{account_id}/campaigns/{campaign_id}" },
  deleteFundingInstrument: { method: "DELETE", path: "/12/accounts/{account_id}/funding_instruments/{funding_instrument_id}", sandboxOnly: true },
  deleteLineItem: { method: "DELETE", path: "/12/accounts/{account_id}/line_items/{line_item_id}" },
  deleteLineItemCuratedCategory: { method: "DELETE", path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}" },
  deleteMediaCreative: { method: "DELETE", path: "/12/accounts/{account_id}/media_creatives/{media_creative_id}" },
  deletePromotedAccount: { method: "DELETE", path: "/12/accounts/{account_id}/promoted_accounts/{promoted_account_id}" },
  estimateAudience: { method: "POST", path: "/12/accounts/{account_id}/audience_estimate", body: "fields" },
  getAccount: { method: "GET", path: "/12/accounts/{account_id}" },
  getAuthenticatedUserAccess: { method: "GET", path: "/12/accounts/{account_id}/authenticated_user_access" },
  getCampaign: { method: "GET", path: "/12/accounts/{account_id}/campaigns/{campaign_id}" },
  getCuratedCategory: { method: "GET", path: "/12/accounts/{account_id}/curated_categories/{curated_category_id}" },
  getFundingInstrument: { method: "GET", path: "/12/accounts/{account_id}/funding_instruments/{funding_instrument_id}" },
  getLineItem: { method: "GET", path: "/12/accounts/{account_id}/line_items/{line_item_id}" },
  getLineItemCuratedCategory: { method: "GET", path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}" },
  getMediaCreative: { method: "GET", path: "/12/accounts/{account_id}/media_creatives/{media_creative_id}" },
  getPromotedAccount: { method: "GET", path: "/12/accounts/{account_id}/promoted_accounts/{promoted_account_id}" },
  getPromotedPost: { method: "GET", path: "/12/accounts/{account_id}/promoted_posts/{promoted_post_id}" },
  listAccountApps: { method: "GET", path: "/12/accounts/{account_id}/account_apps" },
  listAccountHistory: { method: "GET", path: "/12/accounts/{account_id}/account_history" },
  listAccounts: { method: "GET", path: "/12/accounts" },
  listAdvertiserBusinessCategories: { method: "GET", path: "/12/advertiser_business_categories" },
  listBiddingRules: { method: "GET", path: "/12/bidding_rules" },
  listCampaigns: { method: "GET", path: "/12/accounts/{account_id}/campaigns" },
  listCuratedCategories: { method: "GET", path: "/12/accounts/{account_id}/curated_categories" },
  listFeatures: { method: "GET", path: "/12/accounts/{account_id}/features" },
  listFundingInstruments: { method: "GET", path: "/12/accounts/{account_id}/funding_instruments" },
  listIabCategories: { method: "GET", path: "/12/iab_categories" },
  listLineItemCuratedCategories: { method: "GET", path: "/12/accounts/{account_id}/line_item_curated_categories" },
  listLineItemPlacements: { method: "GET", path: "/12/line_items/placements" },
  listLineItems: { method: "GET", path: "/12/accounts/{account_id}/line_items" },
  listMediaCreatives: { method: "GET", path: "/12/accounts/{account_id}/media_creatives" },
  listPromotedAccounts: { method: "GET", path: "/12/accounts/{account_id}/promoted_accounts" },
  listPromotedPosts: { method: "GET", path: "/12/accounts/{account_id}/promoted_posts" },
  removeFeatures: { method: "DELETE", path: "/12/accounts/{account_id}/features", sandboxOnly: true },
  updateAccount: { method: "PUT", path: "/12/accounts/{account_id}" },
  updateCampaign: { method: "PUT", path: "/12/accounts/{account_id}/campaigns/{campaign_id}" },
  updateLineItem: { method: "PUT", path: "/12/accounts/{account_id}/line_items/{line_item_id}" },
  updateLineItemCuratedCategory: { method: "PUT", path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}" },
};
