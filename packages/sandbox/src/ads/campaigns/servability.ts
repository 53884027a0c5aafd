import type { Campaign, FundingInstrument } from "@social-api/ads-v12";

/**
 * Whether a campaign can be served, and what stands in the way. Of the reasons, two values are shown: a draft, and a
 * campaign whose funding instrument cannot fund it, are INCOMPLETE.
 */
export function servability(
  entity_status: Campaign["entity_status"],
  funding: Pick<FundingInstrument, "able_to_fund"> | undefined,
): Pick<Campaign, "servable" | "reasons_not_servable"> {
  const reasons_not_servable = [
    ...(entity_status === "PAUSED" ? ["PAUSED_BY_ADVERTISER"] : []),
    ...(entity_status === "DRAFT" || funding?.able_to_fund !== true ? ["INCOMPLETE"] : []),
  ];
  return { servable: reasons_not_servable.length === 0, reasons_not_servable };
}
