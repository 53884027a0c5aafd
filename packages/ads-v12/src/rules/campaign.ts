import { isInt64, type RuleViolation, ruleViolation } from "@social-api/core";
import type { Change } from "./change.ts";
import { isPossible } from "./combinations.ts";

const DAILY = "daily_budget_amount_local_micro";
const TOTAL = "total_budget_amount_local_micro";

/** The rules of campaigns, but for what JSON Schema says of them. None judges what is not known. */
export function* campaignRules(change: Change): Iterable<RuleViolation> {
  yield* dailyWithinTotal(change);
  yield* isPossible(change, "campaign.standard-delivery", "standard_delivery", "only", "budget_optimization", [
    "CAMPAIGN",
  ]);
}

/**
 * `campaign.daily-within-total`: the daily budget is at most the total budget, both in millionths. An update that gives
 * only one of them is judged when the stored other one is known. Amounts must be exact integers.
 */
function* dailyWithinTotal(change: Change): Iterable<RuleViolation> {
  const rule = "campaign.daily-within-total";
  const given = [DAILY, TOTAL].filter((name) => change.given(name) !== undefined);
  for (const name of given) {
    const value = change.given(name);
    if (!isInt64(value))
      yield ruleViolation(rule, name, `${name} must be an integer in millionths, beyond 2^53 - 1 as a bigint`, value);
  }
  const [name] = given;
  const [daily, total] = [change.after(DAILY), change.after(TOTAL)];
  if (name === undefined || !isInt64(daily) || !isInt64(total) || daily <= total) return;
  yield ruleViolation(rule, name, `the daily budget, ${daily}, exceeds the total budget, ${total}`, change.given(name));
}
