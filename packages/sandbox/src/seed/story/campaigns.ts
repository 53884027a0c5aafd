import type { Campaign } from "@social-api/ads-v12";

const PAUSED: Pick<Campaign, "entity_status" | "servable" | "reasons_not_servable"> = {
  entity_status: "PAUSED",
  servable: false,
  reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
};

/** The campaigns of Harbour Coffee Roasters: all on one card, one draft and one deleted among them. */
export const STORY_CAMPAIGNS: readonly Campaign[] = [
  campaign("cp1a0z", "Winter Blend 2025", "2025-11-17T13:20:00Z", {
    daily_budget_amount_local_micro: 40_000_000,
    total_budget_amount_local_micro: 1_200_000_000,
    ...PAUSED,
    purchase_order_number: "PO-2025-1108",
    updated_at: "2026-02-02T09:00:41Z",
    deleted: true,
  }),
  campaign("cp5h1n", "Spring Launch 2026", "2026-03-02T09:15:30Z", {
    daily_budget_amount_local_micro: 55_000_000,
    total_budget_amount_local_micro: 1_650_000_000,
    purchase_order_number: "PO-2026-0317",
    updated_at: "2026-03-05T14:02:11Z",
  }),
  campaign("cp6j4p", "Summer Iced Coffee", "2026-03-03T11:40:05Z", {
    budget_optimization: "LINE_ITEM",
    total_budget_amount_local_micro: 3_000_000_000,
    ...PAUSED,
  }),
  campaign("cp7k5q", "Lisbon Store Opening", "2026-03-04T08:05:52Z", {
    daily_budget_amount_local_micro: 30_000_000,
    total_budget_amount_local_micro: 900_000_000,
    purchase_order_number: "PO-2026-0322",
  }),
  campaign("cp9m3v", "Barista Course Enrolment", "2026-03-05T16:27:19Z", {
    daily_budget_amount_local_micro: 12_500_000,
  }),
  campaign("cp3e8y", "Cold Brew Gift Sets", "2026-03-06T10:11:44Z", {
    daily_budget_amount_local_micro: 8_000_000,
    total_budget_amount_local_micro: 120_000_000,
    standard_delivery: false,
    ...PAUSED,
  }),
  campaign("cp8r2t", "Autumn Ideas", "2026-03-09T17:33:26Z", {
    entity_status: "DRAFT",
    servable: false,
    reasons_not_servable: ["INCOMPLETE"],
  }),
];

function campaign(id: string, name: string, created_at: string, more: Partial<Campaign>): Campaign {
  return {
    id,
    name,
    funding_instrument_id: "fi4q8w",
    currency: "EUR",
    budget_optimization: "CAMPAIGN",
    daily_budget_amount_local_micro: null,
    total_budget_amount_local_micro: null,
    standard_delivery: true,
    entity_status: "ACTIVE",
    effective_status: "UNKNOWN",
    servable: true,
    reasons_not_servable: [],
    purchase_order_number: null,
    duration_in_days: null,
    frequency_cap: null,
    created_at,
    updated_at: created_at,
    deleted: false,
    ...more,
  };
}
