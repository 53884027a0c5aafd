import type { Campaign, LineItem } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import type { Arguments } from "../call.ts";
import type { Change } from "../change.ts";
import { bidOf, payByOf } from "./line-item-defaults.ts";

/** The further parameters of a creation are not shown: those of the update, which mean the same, are our choice. */
export type LineItemArguments = Arguments<"createLineItem"> & Omit<Arguments<"updateLineItem">, "line_item_id">;

/**
 * Makes a line item of a campaign. Funding instrument and currency are those of the campaign; the spec's illustration
 * of a creation shows what the members hold that a request cannot give.
 *
 * @param args - valid arguments
 * @param decided - the flight in UTC, and the goal and the bid strategy, given or by default
 */
export function newLineItem(
  { user, now, service }: Pick<Change<unknown>, "user" | "now" | "service">,
  campaign: Campaign,
  args: LineItemArguments,
  decided: Pick<LineItem, "start_time" | "end_time" | "goal" | "bid_strategy">,
): LineItem {
  const at = toSeconds(now);
  return {
    id: service.ids.ads("li"),
    campaign_id: campaign.id,
    funding_instrument_id: campaign.funding_instrument_id,
    name: args.name ?? null,
    objective: args.objective,
    product_type: args.product_type,
    placements: [...new Set(args.placements)],
    ...decided,
    bid_amount_local_micro: bidOf(decided.bid_strategy, args.bid_amount_local_micro),
    target_cpa_local_micro: null,
    pay_by: payByOf(decided, args.pay_by),
    daily_budget_amount_local_micro: args.daily_budget_amount_local_micro ?? null,
    total_budget_amount_local_micro: args.total_budget_amount_local_micro ?? null,
    standard_delivery: null,
    duration_in_days: args.duration_in_days ?? null,
    frequency_cap: args.frequency_cap ?? null,
    categories: args.categories ?? [],
    advertiser_domain: args.advertiser_domain ?? null,
    // It has one in every example of the spec; whose is not shown. The user who creates it is our choice.
    advertiser_user_id: args.advertiser_user_id ?? user.id,
    android_app_store_identifier: args.android_app_store_identifier ?? null,
    ios_app_store_identifier: args.ios_app_store_identifier ?? null,
    primary_web_event_tag: null,
    automatic_post_promotion: null,
    creative_source: "MANUAL",
    currency: campaign.currency,
    entity_status: args.entity_status ?? "ACTIVE",
    ...(args.audience_expansion && { audience_expansion: args.audience_expansion }),
    created_at: at,
    updated_at: at,
    deleted: false,
  };
}
