// Generated from the spec by "pnpm generate". Do not edit.
import type { Constraint, ConstraintTable } from "@social-api/core";
import type { operations } from "./types.ts";

const c0: Constraint = {"type":"string","maxLength":[50,"campaign.purchase-order-length"]};
const c1: Constraint = {"required":[true,"funding.required"]};
const c2: Constraint = {"required":[true,"line-item.required"]};
const c3: Constraint = {"type":"integer","minimum":[1,"list.count"],"maximum":[1000,"list.count"]};
const c4: Constraint = {"type":"string","pattern":["^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):00(:00(\\.0+)?)?(Z|[+-]([01][0-9]|2[0-3]):00)$","history.whole-hours"],"required":[true,"history.whole-hours"]};
const c5: Constraint = {"type":"array","maxItems":[200,"params.id-lists"]};

/** What JSON Schema says of the rules that one request can break, by operation and argument. */
export const constraints: ConstraintTable<keyof operations> = {
  batchCampaigns: {
    "body": {"type":"array","maxItems":[40,"batch.size"]},
    "body[].operation_type": {"type":"string","enum":[["Create","Update","Delete"],"batch.item"],"required":[true,"batch.item"]},
    "body[].params": {"type":"object","required":[true,"batch.item"]},
  },
  createCampaign: {
    "funding_instrument_id": {"required":[true,"campaign.required"]},
    "name": {"type":"string","maxLength":[255,"campaign.name-length"],"required":[true,"campaign.required"]},
    "purchase_order_number": c0,
  },
  createFundingInstrument: {
    "currency": {"type":"string","pattern":["^[A-Z]{3}$","funding.required"],"required":[true,"funding.required"]},
    "start_time": c1,
    "type": c1,
  },
  createLineItem: {
    "campaign_id": c2,
    "end_time": c2,
    "objective": c2,
    "placements": {"type":"array","required":[true,"line-item.required"]},
    "product_type": c2,
    "start_time": c2,
  },
  estimateAudience: {
    "targeting_criteria": {"type":"array","minItems":[1,"audience.criteria"],"required":[true,"audience.criteria"]},
    "targeting_criteria[].operator_type": {"type":"string","enum":[["EQ","NE"],"audience.operator"]},
  },
  listAccountApps: {
    "count": c3,
  },
  listAccountHistory: {
    "entity_type": {"type":"string","enum":[["CAMPAIGN","LINE_ITEM","PROMOTED_POSTS","TARGETING_CRITERIA","PROMOTED_ACCOUNT"],"history.entity"],"required":[true,"history.entity"]},
    "entity_id": {"required":[true,"history.entity"]},
    "start_time": c4,
    "end_time": c4,
    "count": c3,
  },
  listAccounts: {
    "account_ids": c5,
    "count": c3,
  },
  listCampaigns: {
    "campaign_ids": c5,
    "funding_instrument_ids": c5,
    "count": c3,
  },
  listFundingInstruments: {
    "funding_instrument_ids": c5,
    "count": c3,
  },
  listIabCategories: {
    "count": c3,
  },
  listLineItemCuratedCategories: {
    "count": c3,
  },
  listLineItems: {
    "campaign_ids": c5,
    "funding_instrument_ids": c5,
    "line_item_ids": c5,
    "count": c3,
  },
  listMediaCreatives: {
    "line_item_ids": c5,
    "media_creative_ids": c5,
    "count": c3,
  },
  listPromotedAccounts: {
    "line_item_ids": c5,
    "promoted_account_ids": c5,
    "count": c3,
  },
  listPromotedPosts: {
    "line_item_ids": c5,
    "promoted_post_ids": c5,
    "count": c3,
  },
  updateAccount: {
    "industry_type": {"type":"string","enum":[["AGENCY","BUSINESS_TO_BUSINESS","ONLINE_SERVICES","EDUCATION","FINANCIAL","HEALTH","GOVERNMENT","MEDIA","MOBILE","RESTAURANT","RETAIL","TECHNOLOGY","TRAVEL","OTHER"],"account.industry-type"]},
  },
  updateCampaign: {
    "entity_status": {"type":"string","enum":[["ACTIVE","PAUSED"],"campaign.update-status"]},
    "name": {"type":"string","maxLength":[255,"campaign.name-length"]},
    "purchase_order_number": c0,
  },
  updateLineItem: {
    "advertiser_domain": {"type":"string","pattern":["^[^\\s/:]+$","line-item.advertiser-domain"]},
    "bid_amount_local_micro": {"type":"int64","exclusiveMinimum":[0,"line-item.bid-positive"]},
    "duration_in_days": {"type":"integer","enum":[[1,7,30],"line-item.duration"]},
    "entity_status": {"type":"string","enum":[["ACTIVE","PAUSED"],"line-item.update-status"]},
  },
};
