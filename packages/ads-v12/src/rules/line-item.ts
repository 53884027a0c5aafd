import { type RuleViolation, ruleViolation } from "@social-api/core";
import type { Change } from "./change.ts";
import { isPossible, requires } from "./combinations.ts";

const BID = "bid_amount_local_micro";

/** What each goal can be paid by; nothing is stated about the others. SITE_VISITS is named so, but is no goal. */
const PAY_BY_OF_GOALS = new Map<unknown, readonly unknown[]>([
  ["APP_INSTALLS", ["APP_CLICK", "IMPRESSION"]],
  ["LINK_CLICKS", ["LINK_CLICK", "IMPRESSION"]],
  ["SITE_VISITS", ["IMPRESSION"]],
]);

/** The rules of line items, but for what JSON Schema says of them. None but that of the bid judges what is not known. */
export function* lineItemRules(change: Change): Iterable<RuleViolation> {
  yield* requires(
    change,
    "line-item.publisher-network",
    "placements",
    ["PUBLISHER_NETWORK"],
    ["advertiser_domain"],
    ["categories"],
  );
  yield* requires(
    change,
    "line-item.app-identifier",
    "objective",
    ["APP_INSTALLS", "APP_ENGAGEMENTS"],
    ["android_app_store_identifier", "ios_app_store_identifier"],
  );
  yield* bidRequired(change);
  yield* isPossible(change, "line-item.bid-max", "bid_strategy", "not", "objective", ["REACH", "FOLLOWERS"], ["MAX"]);
  yield* isPossible(
    change,
    "line-item.bid-target",
    "bid_strategy",
    "only",
    "objective",
    ["REACH", "WEBSITE_CLICKS"],
    ["TARGET"],
  );
  yield* isPossible(change, "line-item.frequency-cap", "frequency_cap", "only", "objective", [
    "REACH",
    "ENGAGEMENTS",
    "VIDEO_VIEWS",
    "PREROLL_VIEWS",
  ]);
  yield* isPossible(change, "line-item.goal", "goal", "only", "objective", ["APP_INSTALLS"], ["APP_PURCHASES"]);
  yield* isPossible(
    change,
    "line-item.goal",
    "goal",
    "only",
    "objective",
    ["APP_INSTALLS", "APP_ENGAGEMENTS"],
    ["APP_CLICKS", "APP_INSTALLS"],
  );
  yield* payBy(change);
  // That the categories come from no more than two advertiser business categories cannot be told from one request:
  // each of those has any number of IAB ids.
  yield* requires(change, "preroll.categories", "objective", ["PREROLL_VIEWS"], ["categories"]);
}

/**
 * `line-item.bid-required`: a request that sets the bid strategy MAX or TARGET gives the bid, too, unless the stored line
 * item is known to have one. AUTO ignores it.
 */
function* bidRequired(change: Change): Iterable<RuleViolation> {
  const strategy = change.given("bid_strategy");
  if ((strategy !== "MAX" && strategy !== "TARGET") || (change.after(BID) ?? undefined) !== undefined) return;
  yield ruleViolation("line-item.bid-required", BID, `${BID} is required with bid_strategy ${strategy}`);
}

/**
 * `line-item.pay-by`: `pay_by` can be changed only with the objective APP_INSTALLS, to what its goal takes; with the goal
 * LINK_CLICKS and the bid strategy TARGET, not to IMPRESSION. A creation changes nothing, nor does giving again what is
 * stored; where that is not known, the objective is not looked at.
 */
function* payBy(change: Change): Iterable<RuleViolation> {
  const rule = "line-item.pay-by";
  const stored = change.before?.["pay_by"];
  const value = change.given("pay_by");
  if (value === undefined) return;
  if (stored !== undefined && stored !== value) {
    yield* isPossible(change, rule, "pay_by", "only", "objective", ["APP_INSTALLS"]);
  }
  const goal = change.after("goal");
  const accepted = PAY_BY_OF_GOALS.get(goal);
  if (accepted?.includes(value) === false) {
    yield ruleViolation(rule, "pay_by", `pay_by must be ${accepted.join(" or ")} with goal ${goal}`, value);
  }
  if (goal === "LINK_CLICKS")
    yield* isPossible(change, rule, "pay_by", "not", "bid_strategy", ["TARGET"], ["IMPRESSION"]);
}
