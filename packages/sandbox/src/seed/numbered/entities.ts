import type { Account, Campaign, FundingInstrument, LineItem } from "@social-api/ads-v12";
import { servability } from "../../ads/campaigns/servability.ts";
import { toSeconds } from "../../clock.ts";
import { accountName, campaignName, lineItemName } from "./names.ts";

/** When the first of the numbered entities was created; each later one a minute after the one before it. */
const FIRST = Date.UTC(2025, 0, 6, 8);
const MINUTE = 60_000;

/** An account, by its number from 0. */
export function numberedAccount(number: number): Account {
  return {
    id: `bk${digits(number, 4)}`,
    name: accountName(number),
    business_name: `${accountName(number)} Ltd`,
    business_id: `bz${digits(number, 4)}`,
    timezone: number % 2 === 0 ? "Europe/Lisbon" : "Europe/London",
    timezone_switch_at: null,
    approval_status: "ACCEPTED",
    ...life(number),
    updated_at: life(number).created_at,
  };
}

/** The one funding instrument of a numbered account. */
export function numberedFunding(number: number, account_id: string): FundingInstrument {
  return {
    id: `fibk${digits(number, 5)}`,
    account_id,
    type: "CREDIT_CARD",
    description: `Visa ending in ${digits((number * 7_919) % 10_000, 4)}`,
    currency: number % 2 === 0 ? "EUR" : "GBP",
    start_time: life(number).created_at,
    end_time: null,
    credit_limit_local_micro: null,
    credit_remaining_local_micro: null,
    funded_amount_local_micro: null,
    entity_status: "ACTIVE",
    able_to_fund: true,
    reasons_not_able_to_fund: [],
    io_header: null,
    ...life(number),
  };
}

/** A campaign. */
export function numberedCampaign(
  number: number,
  funding: FundingInstrument,
  entity_status: Campaign["entity_status"],
): Campaign {
  return {
    id: `cpbk${digits(number, 5)}`,
    name: campaignName(number),
    funding_instrument_id: funding.id,
    currency: funding.currency,
    budget_optimization: "CAMPAIGN",
    daily_budget_amount_local_micro: (5 + (number % 40)) * 1_000_000,
    total_budget_amount_local_micro: number % 3 === 0 ? null : (300 + (number % 700)) * 1_000_000,
    standard_delivery: true,
    entity_status,
    effective_status: "UNKNOWN",
    ...servability(entity_status, funding),
    purchase_order_number: number % 4 === 0 ? `PO-2025-${digits(number, 5)}` : null,
    duration_in_days: null,
    frequency_cap: null,
    ...life(number),
  };
}

type Kind = Pick<LineItem, "objective" | "product_type" | "placements" | "goal">;

/** What the line items of a campaign have in common (rule `line-item.same-kind`). */
const KINDS: readonly Kind[] = [
  { objective: "WEBSITE_CLICKS", product_type: "PROMOTED_POSTS", placements: ["ALL_ON_SERVICE"], goal: "LINK_CLICKS" },
  { objective: "ENGAGEMENTS", product_type: "PROMOTED_POSTS", placements: ["ALL_ON_SERVICE"], goal: "ENGAGEMENT" },
  { objective: "REACH", product_type: "PROMOTED_POSTS", placements: ["SERVICE_TIMELINE"], goal: "MAX_REACH" },
  { objective: "FOLLOWERS", product_type: "PROMOTED_ACCOUNT", placements: ["SERVICE_TIMELINE"], goal: "FOLLOWERS" },
];

/** A line item; `campaignNumber` is the number of its campaign. */
export function numberedLineItem(
  number: number,
  campaign: Campaign,
  campaignNumber: number,
  entity_status: LineItem["entity_status"],
): LineItem {
  const start = FIRST + number * MINUTE;
  return {
    id: `libk${digits(number, 6)}`,
    campaign_id: campaign.id,
    funding_instrument_id: campaign.funding_instrument_id,
    name: lineItemName(number),
    ...(KINDS[campaignNumber % KINDS.length] as Kind),
    bid_strategy: "AUTO",
    bid_amount_local_micro: null,
    target_cpa_local_micro: null,
    pay_by: "IMPRESSION",
    start_time: toSeconds(start),
    end_time: toSeconds(start + (28 + (number % 60)) * 24 * 60 * MINUTE),
    daily_budget_amount_local_micro: null,
    total_budget_amount_local_micro: null,
    standard_delivery: null,
    duration_in_days: null,
    frequency_cap: null,
    categories: [],
    advertiser_domain: null,
    advertiser_user_id: "2417081365",
    android_app_store_identifier: null,
    ios_app_store_identifier: null,
    primary_web_event_tag: null,
    automatic_post_promotion: null,
    creative_source: "MANUAL",
    currency: campaign.currency,
    entity_status,
    ...life(number),
  };
}

/** Created one after the other, changed in another order. */
function life(number: number): { created_at: string; updated_at: string; deleted: boolean } {
  const created = FIRST + number * MINUTE;
  return {
    created_at: toSeconds(created),
    updated_at: toSeconds(created + ((number * 7_919) % 20_011) * MINUTE),
    deleted: false,
  };
}

function digits(number: number, least: number): string {
  return String(number + 1).padStart(least, "0");
}
