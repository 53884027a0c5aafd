/** What the pages of campaigns hold, where the row wants it otherwise. */
export interface CampaignPage {
  /** The number of the first campaign. */
  readonly from?: number;
  /** Amounts beyond 2^53 in every campaign. */
  readonly unsafe?: boolean;
  readonly nextCursor?: string | null;
}

/** The JSON of a page of a campaigns list, as the API writes it: about 510 bytes a campaign. */
export function campaignPage(
  count: number,
  { from = 0, unsafe = false, nextCursor = null }: CampaignPage = {},
): string {
  const amount = (value: bigint) => (unsafe ? 2n ** 53n + value * 1_000_003n : value * 10_000n).toString();
  const data = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const campaign = {
      id: `cp${number.toString(36).padStart(4, "0")}`,
      name: `Easter Offers ${number}`,
      funding_instrument_id: "fi4q8w",
      currency: "EUR",
      budget_optimization: "CAMPAIGN",
      daily_budget_amount_local_micro: "@daily",
      total_budget_amount_local_micro: "@total",
      standard_delivery: true,
      entity_status: number % 3 === 0 ? "PAUSED" : "ACTIVE",
      effective_status: "UNKNOWN",
      servable: number % 3 !== 0,
      reasons_not_servable: number % 3 === 0 ? ["PAUSED_BY_ADVERTISER"] : [],
      purchase_order_number: number % 4 === 0 ? "PO-2026-0317" : null,
      duration_in_days: null,
      frequency_cap: null,
      created_at: "2026-03-02T09:15:30Z",
      updated_at: "2026-03-05T14:02:11Z",
      deleted: false,
    };
    return JSON.stringify(campaign)
      .replace('"@daily"', amount(BigInt(number) + 1_500n))
      .replace('"@total"', amount(BigInt(number) * 7n + 21_000n));
  });
  const request = { params: { account_id: ACCOUNT, count } };
  return `{"request":${JSON.stringify(request)},"data":[${data.join(",")}],"next_cursor":${JSON.stringify(nextCursor)}}`;
}

/** Whose campaigns they are. */
export const ACCOUNT = "hc7m2k9";
