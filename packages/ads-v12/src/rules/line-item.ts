import { type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import { type Change, entryOf, gives, lacks } from "./change.ts";

const APP_OBJECTIVES: readonly unknown[] = ["APP_INSTALLS", "APP_ENGAGEMENTS"];
const CAPPED_OBJECTIVES: readonly unknown[] = ["REACH", "ENGAGEMENTS", "VIDEO_VIEWS", "PREROLL_VIEWS"];
/** The objectives that the goals of apps are for; every other goal goes with any. */
const OBJECTIVES_OF_GOALS: Readonly<Record<string, readonly unknown[]>> = {
  APP_PURCHASES: ["APP_INSTALLS"],
  APP_CLICKS: APP_OBJECTIVES,
  APP_INSTALLS: APP_OBJECTIVES,
};

/** `line-item.publisher-network`: the placement PUBLISHER_NETWORK requires `advertiser_domain` and `categories`. */
export function* publisherNetwork(change: Change): Iterable<RuleViolation> {
  const placements = change.after("placements");
  if (!Array.isArray(placements) || !placements.includes("PUBLISHER_NETWORK")) return;
  const required = ["advertiser_domain", "categories"];
  if (!gives(change, "placements", ...required)) return;
  for (const name of required.filter((name) => lacks(change, name))) {
    yield ruleViolation(
      "line-item.publisher-network",
      name,
      `${name} is required when a placement is PUBLISHER_NETWORK`,
      change.given(name),
    );
  }
}

/** `line-item.app-identifier`: APP_INSTALLS and APP_ENGAGEMENTS need at least one of the app store identifiers. */
export function* appIdentifier(change: Change): Iterable<RuleViolation> {
  const objective = change.after("objective");
  const identifiers = ["android_app_store_identifier", "ios_app_store_identifier"];
  if (!APP_OBJECTIVES.includes(objective) || !gives(change, "objective", ...identifiers)) return;
  if (!identifiers.every((name) => lacks(change, name))) return;
  const message = `the objective ${objective} needs ${identifiers.join(" or ")}`;
  yield ruleViolation("line-item.app-identifier", undefined, message);
}

/** `line-item.frequency-cap`: `frequency_cap` goes with four objectives only. */
export function* frequencyCap(change: Change): Iterable<RuleViolation> {
  const objective = change.after("objective") ?? undefined;
  const value = change.given("frequency_cap");
  if (value === undefined || objective === undefined || CAPPED_OBJECTIVES.includes(objective)) return;
  const message = `frequency_cap is possible only for the objectives ${CAPPED_OBJECTIVES.join(", ")}, not for ${shortText(objective)}`;
  yield ruleViolation("line-item.frequency-cap", "frequency_cap", message, value);
}

/**
 * `line-item.goal`: APP_PURCHASES is for the objective APP_INSTALLS; APP_CLICKS and APP_INSTALLS are for that and for
 * APP_ENGAGEMENTS.
 */
export function* goal(change: Change): Iterable<RuleViolation> {
  const objective = change.after("objective") ?? undefined;
  const value = change.given("goal");
  const objectives = entryOf(OBJECTIVES_OF_GOALS, value);
  if (objectives === undefined || objective === undefined || objectives.includes(objective)) return;
  const message = `the goal ${value} is for the objectives ${objectives.join(" and ")}, not for ${shortText(objective)}`;
  yield ruleViolation("line-item.goal", "goal", message, value);
}

/**
 * `preroll.categories`: a line item with the objective PREROLL_VIEWS carries categories. That they come from no more than
 * two advertiser business categories cannot be told from one request: each of those has any number of IAB ids.
 */
export function* prerollCategories(change: Change): Iterable<RuleViolation> {
  if (change.after("objective") !== "PREROLL_VIEWS" || !gives(change, "objective", "categories")) return;
  if (!lacks(change, "categories")) return;
  const message =
    "the objective PREROLL_VIEWS needs categories: the IAB category ids of one or two advertiser business categories";
  yield ruleViolation("preroll.categories", "categories", message, change.given("categories"));
}
