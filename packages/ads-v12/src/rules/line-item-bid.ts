import { type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import type { Change } from "./change.ts";

const BID = "bid_amount_local_micro";

/**
 * `line-item.bid-required`: a request that sets the bid strategy MAX or TARGET gives the bid, too, unless the stored line
 * item is known to have one. AUTO ignores it.
 */
export function* bidRequired(change: Change): Iterable<RuleViolation> {
  const strategy = change.given("bid_strategy");
  if ((strategy !== "MAX" && strategy !== "TARGET") || (change.after(BID) ?? undefined) !== undefined) return;
  yield ruleViolation("line-item.bid-required", BID, `${BID} is required with the bid strategy ${strategy}`);
}

/** `line-item.bid-max`: the bid strategy MAX is unavailable for REACH and FOLLOWERS. */
export function* bidMax(change: Change): Iterable<RuleViolation> {
  const strategy = change.given("bid_strategy");
  const objective = change.after("objective");
  if (strategy !== "MAX" || (objective !== "REACH" && objective !== "FOLLOWERS")) return;
  const message = `the bid strategy MAX is unavailable for the objective ${objective}`;
  yield ruleViolation("line-item.bid-max", "bid_strategy", message, strategy);
}

/** `line-item.bid-target`: the bid strategy TARGET is available for REACH and WEBSITE_CLICKS alone. */
export function* bidTarget(change: Change): Iterable<RuleViolation> {
  const strategy = change.given("bid_strategy");
  const objective = change.after("objective") ?? undefined;
  if (strategy !== "TARGET" || objective === undefined) return;
  if (objective === "REACH" || objective === "WEBSITE_CLICKS") return;
  const message = `the bid strategy TARGET is available for the objectives REACH and WEBSITE_CLICKS, not for ${shortText(objective)}`;
  yield ruleViolation("line-item.bid-target", "bid_strategy", message, strategy);
}
