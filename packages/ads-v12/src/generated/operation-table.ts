// Generated from the spec by "pnpm generate". Do not edit.
import type { OperationTable } from "@social-api/core";
import type { operations } from "./types.ts";

/** Operations whose JSON body is passed whole, as the argument `body`. */
export type WholeBodyOperation = "batchCampaigns";

/** Operations whose parameters are not all shown: others pass through. */
export type OpenOperation = "createLineItem" | "listCuratedCategories";

export const operationTable: OperationTable<keyof operations> = {
  addFeatures: { path: "/12/accounts/{account_id}/features", method: "POST", sandboxOnly: true },
  batchCampaigns: { path: "/12/batch/accounts/{account_id}/campaigns", method: "POST", body: "whole" },
  createAccount: { path: "/12/accounts", method: "POST", sandboxOnly: true },
  createCampaign: { path: "/12/accounts/{account_id}/campaigns", method: "POST" },
  createFundingInstrument: { path: "/12/accounts/{account_id}/funding_instruments", method: "POST", sandboxOnly: true },
  createLineItem: { path: "/12/accounts/{account_id}/line_items", method: "POST" },
  createLineItemCuratedCategory: { path: "/12/accounts/{account_id}/line_item_curated_categories", method: "POST" },
  createMediaCreative: { path: "/12/accounts/{account_id}/media_creatives", method: "POST" },
  createPromotedAccount: { path: "/12/accounts/{account_id}/promoted_accounts", method: "POST" },
  deleteAccount: { path: "/12/accounts/{account_id}", method: "DELETE", sandboxOnly: true },
  deleteCampaign: { path: "/12/accounts/{account_id}/campaigns/{campaign_id}", method: "DELETE" },
  deleteFundingInstrument: { path: "/12/accounts/{account_id}/funding_instruments/{funding_instrument_id}", method: "DELETE", sandboxOnly: true },
  deleteLineItem: { path: "/12/accounts/{account_id}/line_items/{line_item_id}", method: "DELETE" },
  deleteLineItemCuratedCategory: { path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}", method: "DELETE" },
  deleteMediaCreative: { path: "/12/accounts/{account_id}/media_creatives/{media_creative_id}", method: "DELETE" },
  deletePromotedAccount: { path: "/12/accounts/{account_id}/promoted_accounts/{promoted_account_id}", method: "DELETE" },
  estimateAudience: { path: "/12/accounts/{account_id}/audience_estimate", method: "POST", body: "fields" },
  getAccount: { path: "/12/accounts/{account_id}", method: "GET" },
  getAuthenticatedUserAccess: { path: "/12/accounts/{account_id}/authenticated_user_access", method: "GET" },
  getCampaign: { path: "/12/accounts/{account_id}/campaigns/{campaign_id}", method: "GET" },
  getCuratedCategory: { path: "/12/accounts/{account_id}/curated_categories/{curated_category_id}", method: "GET" },
  getFundingInstrument: { path: "/12/accounts/{account_id}/funding_instruments/{funding_instrument_id}", method: "GET" },
  getLineItem: { path: "/12/accounts/{account_id}/line_items/{line_item_id}", method: "GET" },
  getLineItemCuratedCategory: { path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}", method: "GET" },
  getMediaCreative: { path: "/12/accounts/{account_id}/media_creatives/{media_creative_id}", method: "GET" },
  getPromotedAccount: { path: "/12/accounts/{account_id}/promoted_accounts/{promoted_account_id}", method: "GET" },
  getPromotedPost: { path: "/12/accounts/{account_id}/promoted_posts/{promoted_post_id}", method: "GET" },
  listAccountApps: { path: "/12/accounts/{account_id}/account_apps", method: "GET" },
  listAccountHistory: { path: "/12/accounts/{account_id}/account_history", method: "GET" },
  listAccounts: { path: "/12/accounts", method: "GET" },
  listAdvertiserBusinessCategories: { path: "/12/advertiser_business_categories", method: "GET" },
  listBiddingRules: { path: "/12/bidding_rules", method: "GET" },
  listCampaigns: { path: "/12/accounts/{account_id}/campaigns", method: "GET" },
  listCuratedCategories: { path: "/12/accounts/{account_id}/curated_categories", method: "GET" },
  listFeatures: { path: "/12/accounts/{account_id}/features", method: "GET" },
  listFundingInstruments: { path: "/12/accounts/{account_id}/funding_instruments", method: "GET" },
  listIabCategories: { path: "/12/iab_categories", method: "GET" },
  listLineItemCuratedCategories: { path: "/12/accounts/{account_id}/line_item_curated_categories", method: "GET" },
  listLineItemPlacements: { path: "/12/line_items/placements", method: "GET" },
  listLineItems: { path: "/12/accounts/{account_id}/line_items", method: "GET" },
  listMediaCreatives: { path: "/12/accounts/{account_id}/media_creatives", method: "GET" },
  listPromotedAccounts: { path: "/12/accounts/{account_id}/promoted_accounts", method: "GET" },
  listPromotedPosts: { path: "/12/accounts/{account_id}/promoted_posts", method: "GET" },
  removeFeatures: { path: "/12/accounts/{account_id}/features", method: "DELETE", sandboxOnly: true },
  updateAccount: { path: "/12/accounts/{account_id}", method: "PUT" },
  updateCampaign: { path: "/12/accounts/{account_id}/campaigns/{campaign_id}", method: "PUT" },
  updateLineItem: { path: "/12/accounts/{account_id}/line_items/{line_item_id}", method: "PUT" },
  updateLineItemCuratedCategory: { path: "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}", method: "PUT" },
};
