import {
  type AdsClient,
  type Campaign,
  isApiError,
  isRuleViolationError,
  isWalkError,
  toMicro,
  unwrap,
  walk,
} from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";

/** The campaigns of an account, page after page, however many there are. */
export async function loadCampaigns(ads: AdsClient, account_id: string): Promise<Campaign[]> {
  const campaigns: Campaign[] = [];
  for await (const campaign of walk(ads.listCampaigns, { account_id, count: 1000 })) campaigns.push(campaign);
  return campaigns;
}

/** The sum of all total budgets by currency: with bigint, since a number would round. */
export function sumTotals(campaigns: readonly Campaign[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { currency, total_budget_amount_local_micro: total } of campaigns) {
    if (total !== null) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(total));
  }
  return sums;
}

/**
 * Changes the daily budget of a campaign.
 *
 * @param amount - what a person typed, such as "60.25"
 * @returns what is wrong, in words for that person; "" when the budget was changed
 */
export async function changeDailyBudget(
  ads: AdsClient,
  account_id: string,
  campaign_id: string,
  amount: string,
): Promise<string> {
  try {
    const daily_budget_amount_local_micro = toMicro(amount.trim());
    await unwrap(ads.updateCampaign({ account_id, campaign_id, daily_budget_amount_local_micro }));
    return "";
  } catch (error) {
    return explain(error);
  }
}

/** What went wrong, in words for a person. */
export function explain(error: unknown): string {
  if (isWalkError(error) && error.reason === "failure") return explain(error.cause);
  // Not sent: preflight knows the total budget, and the rule of the daily one (`campaign.daily-within-total`).
  if (isRuleViolationError(error))
    return error.violations.map(({ rule, message }) => `${message} (${rule})`).join("; ");
  // What the API says of it. The shape of that is not shown, so it is told as it came.
  if (isApiError(error)) return `${error.message}: ${stringifyJson(Object(error.body).errors ?? error.body)}`;
  return error instanceof Error ? error.message : String(error);
}
