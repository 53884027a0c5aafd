import { type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import { type Change, entryOf } from "./change.ts";

const RULE = "line-item.pay-by";

/** What each goal can be paid by; nothing is stated about the others. SITE_VISITS is named so, but is no goal. */
const PAY_BY_OF_GOALS: Readonly<Record<string, readonly unknown[]>> = {
  APP_INSTALLS: ["APP_CLICK", "IMPRESSION"],
  LINK_CLICKS: ["LINK_CLICK", "IMPRESSION"],
  SITE_VISITS: ["IMPRESSION"],
};

/**
 * `line-item.pay-by`: `pay_by` can be changed only with the objective APP_INSTALLS, to what its goal takes; with the goal
 * LINK_CLICKS and the bid strategy TARGET, not to IMPRESSION. Judged as far as objective, goal and strategy are known. A
 * creation changes nothing, so any objective may set it there.
 *
 * @param change - the request and what it leaves
 * @param stored - what the line item is paid by now, where known: giving that again changes nothing
 */
export function* payBy(change: Change, stored?: unknown): Iterable<RuleViolation> {
  const value = change.given("pay_by");
  if (value === undefined) return;
  const tell = (message: string) => ruleViolation(RULE, "pay_by", message, value);

  const objective = change.after("objective") ?? undefined;
  if (change.kind === "update" && objective !== undefined && objective !== "APP_INSTALLS" && value !== stored) {
    yield tell(`pay_by can be changed only with the objective APP_INSTALLS, not with ${shortText(objective)}`);
  }
  const goal = change.after("goal");
  const accepted = entryOf(PAY_BY_OF_GOALS, goal);
  if (accepted !== undefined && !accepted.includes(value)) {
    yield tell(`the goal ${goal} takes the pay_by ${accepted.join(" or ")}, not ${shortText(value)}`);
  }
  if (goal === "LINK_CLICKS" && value === "IMPRESSION" && change.after("bid_strategy") === "TARGET") {
    yield tell("the goal LINK_CLICKS does not take the pay_by IMPRESSION with the bid strategy TARGET");
  }
}
