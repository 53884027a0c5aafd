import type { Campaign, LineItem } from "@social-api/ads-v12";
import type { Violation } from "../../http/refusal.ts";

const DAILY = "daily_budget_amount_local_micro";
const TOTAL = "total_budget_amount_local_micro";
type Budgets = Partial<Pick<LineItem, typeof DAILY | typeof TOTAL>>;

/**
 * Rule `line-item.daily-budget`: a daily budget only where the campaign's budget_optimization is LINE_ITEM, and within
 * the total budget. A request that names neither is not judged.
 *
 * @param stored - the budgets before the request
 */
export function dailyBudget(
  given: Budgets,
  stored: Budgets,
  { budget_optimization }: Pick<Campaign, "budget_optimization">,
): Violation[] {
  const violations: Violation[] = [];
  const tell = (parameter: string, message: string) =>
    violations.push({ rule: "line-item.daily-budget", parameter, message });
  const daily = given[DAILY] ?? stored[DAILY] ?? null;
  const total = given[TOTAL] ?? stored[TOTAL] ?? null;
  if (given[DAILY] !== undefined && budget_optimization !== "LINE_ITEM") {
    tell(
      DAILY,
      `${DAILY} is possible only where the campaign has budget_optimization LINE_ITEM, not ${budget_optimization}`,
    );
  }
  const judged = given[DAILY] !== undefined || given[TOTAL] !== undefined;
  if (judged && daily !== null && total !== null && daily > total) {
    const parameter = given[DAILY] === undefined ? TOTAL : DAILY;
    tell(parameter, `the daily budget, ${daily}, must not exceed the total budget, ${total}`);
  }
  return violations;
}
