import type { BiddingRule } from "@social-api/ads-v12";

/** The bidding rules. Currencies and amounts are ours. */
export const BIDDING_RULES: readonly BiddingRule[] = [
  rule("EUR", 10_000, 500_000_000),
  rule("GBP", 10_000, 500_000_000),
  rule("JPY", 1_000_000, 75_000_000_000),
];

/** The lowest bid is the step between bids, too. */
function rule(currency: string, lowest: number, highest: number): BiddingRule {
  return {
    currency,
    minimum_cpe_bid_local_micro: lowest,
    maximum_cpe_bid_local_micro: highest,
    minimum_denomination: lowest,
  };
}
