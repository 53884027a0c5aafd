import { isInt64, type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import type { Change } from "./change.ts";

const DAILY = "daily_budget_amount_local_micro";
const TOTAL = "total_budget_amount_local_micro";

/**
 * `campaign.daily-within-total`: the daily budget is at most the total budget, both in millionths. An update that gives
 * only one of them is judged when the stored other one is known. Amounts must be exact integers.
 */
export function* dailyWithinTotal(change: Change): Iterable<RuleViolation> {
  const rule = "campaign.daily-within-total";
  const given = [DAILY, TOTAL].filter((name) => change.given(name) !== undefined);
  for (const name of given) {
    const value = change.given(name);
    if (isInt64(value)) continue;
    const message = `${name} must be an integer in millionths; beyond 2^53 - 1 pass a bigint, since a number is rounded there`;
    yield ruleViolation(rule, name, message, value);
  }
  const [daily, total] = [change.after(DAILY), change.after(TOTAL)];
  if (given[0] === undefined || !isInt64(daily) || !isInt64(total) || daily <= total) return;
  const message = `the daily budget, ${daily}, must not exceed the total budget, ${total}`;
  yield ruleViolation(rule, given[0], message, change.given(given[0]));
}

/**
 * `campaign.standard-delivery`: `standard_delivery` is usable only with the budget optimization CAMPAIGN. An update that
 * does not give `budget_optimization` is judged when the stored one is known.
 */
export function* standardDelivery(change: Change): Iterable<RuleViolation> {
  const optimization = change.after("budget_optimization") ?? "CAMPAIGN";
  const value = change.given("standard_delivery");
  if (value === undefined || optimization === "CAMPAIGN") return;
  const message = `standard_delivery is usable only with budget_optimization CAMPAIGN, not with ${shortText(optimization)}: leave it out`;
  yield ruleViolation("campaign.standard-delivery", "standard_delivery", message, value);
}
