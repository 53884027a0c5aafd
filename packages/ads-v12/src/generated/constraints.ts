// Generated from the spec by "pnpm generate". Do not edit.
import type { Constraint, ConstraintTable } from "@social-api/core";
import type { operations } from "./types.ts";

const c0: Constraint = {"maxItems":[200,"params.id-lists"]};
const c1: Constraint = {"required":[true,"funding.required"]};
const c2: Constraint = {"required":[true,"line-item.required"]};
const c3: Constraint = {"pattern":["^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):00(:00(\\.0+)?)?(Z|[+-]([01][0-9]|2[0-3]):00)$","history.whole-hours"],"required":[true,"history.whole-hours"]};

/** What JSON Schema says of the rules that one request can break, by operation and argument. */
export const constraints: ConstraintTable<keyof operations> = {
  "*": {
    "purchase_order_number": {"maxLength":[50,"campaign.purchase-order-length"]},
    "count": {"minimum":[1,"list.count"],"maximum":[1000,"list.count"]},
    "account_ids": c0,
    "campaign_ids": c0,
    "funding_instrument_ids": c0,
    "line_item_ids": c0,
    "media_creative_ids": c0,
    "promoted_account_ids": c0,
    "promoted_post_ids": c0,
    "industry_type": {"enum":[["AGENCY","BUSINESS_TO_BUSINESS","ONLINE_SERVICES","EDUCATION","FINANCIAL","HEALTH","GOVERNMENT","MEDIA","MOBILE","RESTAURANT","RETAIL","TECHNOLOGY","TRAVEL","OTHER"],"account.industry-type"]},
    "advertiser_domain": {"pattern":["^[^\\s/:]+$","line-item.advertiser-domain"]},
    "bid_amount_local_micro": {"exclusiveMinimum":[0,"line-item.bid-positive"]},
    "duration_in_days": {"enum":[[1,7,30],"line-item.duration"]},
  },
  batchCampaigns: {
    "body": {"items":{"operation_type":{"enum":[["Create","Update","Delete"],"batch.item"],"required":[true,"batch.item"]},"params":{"required":[true,"batch.item"],"type":["object","batch.item"]}},"maxItems":[40,"batch.size"]},
  },
  createCampaign: {
    "funding_instrument_id": {"required":[true,"campaign.required"]},
    "name": {"maxLength":[255,"campaign.name-length"],"required":[true,"campaign.required"]},
  },
  createFundingInstrument: {
    "currency": {"pattern":["^[A-Z]{3}$","funding.required"],"required":[true,"funding.required"]},
    "start_time": c1,
    "type": c1,
  },
  createLineItem: {
    "campaign_id": c2,
    "end_time": c2,
    "objective": c2,
    "placements": {"required":[true,"line-item.required"],"type":["array","line-item.required"]},
    "product_type": c2,
    "start_time": c2,
  },
  estimateAudience: {
    "targeting_criteria": {"items":{"operator_type":{"enum":[["EQ","NE"],"audience.operator"]}},"minItems":[1,"audience.criteria"],"required":[true,"audience.criteria"]},
  },
  listAccountHistory: {
    "entity_type": {"enum":[["CAMPAIGN","LINE_ITEM","PROMOTED_POSTS","TARGETING_CRITERIA","PROMOTED_ACCOUNT"],"history.entity"],"required":[true,"history.entity"]},
    "entity_id": {"required":[true,"history.entity"]},
    "start_time": c3,
    "end_time": c3,
  },
  updateCampaign: {
    "entity_status": {"enum":[["ACTIVE","PAUSED"],"campaign.update-status"]},
    "name": {"maxLength":[255,"campaign.name-length"]},
  },
  updateLineItem: {
    "entity_status": {"enum":[["ACTIVE","PAUSED"],"line-item.update-status"]},
  },
};
