import { createHash } from "node:crypto";
import type { AudienceSizeRange, TargetingCriterion } from "@social-api/ads-v12";
import { foldCase } from "../../store/fold-case.ts";
import type { AdsHandlers } from "../call.ts";
import { answerSingle } from "../envelope.ts";

/** Which criteria are primary is not shown, so that there is one among them is not judged (rule `audience.criteria`). */
export const audienceEstimateHandlers: AdsHandlers<"estimateAudience"> = {
  estimateAudience(call) {
    const audience_size = estimateAudience(call.args.targeting_criteria);
    return answerSingle(call, JSON.stringify({ audience_size }));
  },
};

/** How many users there are in the sandbox's world. */
const POPULATION = 48_000_000;

/** How far the ends of the range are from its middle. */
const SPREAD = 0.08;

/**
 * Makes up how many users some criteria describe, always the same for the same criteria. Each value has a share of all
 * users. Values of one type are alternatives, which widen the audience; types narrow it. A negated criterion takes its
 * users away, so that it never makes the audience larger (rule `audience.operator`).
 */
export function estimateAudience(criteria: readonly TargetingCriterion[]): AudienceSizeRange {
  const negated = new Map<string, number>();
  const wanted = new Map<string, Map<string, number>>();
  for (const { targeting_type, targeting_value, operator_type = "EQ" } of criteria) {
    const key = JSON.stringify([targeting_type, foldCase(targeting_value.trim())]);
    const values = wanted.get(targeting_type) ?? new Map<string, number>();
    if (operator_type === "EQ") wanted.set(targeting_type, values.set(key, shareOf(key)));
    else negated.set(key, shareOf(key));
  }
  let share = 1;
  for (const values of wanted.values()) {
    // Who is wanted and taken away at once is not there.
    share *= 1 - without([...values].flatMap(([key, each]) => (negated.has(key) ? [] : [each])));
  }
  const middle = POPULATION * share * without([...negated.values()]);
  return { min: thousands(middle * (1 - SPREAD), Math.floor), max: thousands(middle * (1 + SPREAD), Math.ceil) };
}

/** The share of the users whom none of some criteria fits, as if they had nothing to do with one another. */
function without(shares: readonly number[]): number {
  return shares.toSorted((a, b) => a - b).reduce((rest, share) => rest * (1 - share), 1);
}

/** The share of the users whom one criterion fits: between a fiftieth and a quarter. */
function shareOf(key: string): number {
  const number = createHash("sha256").update(key).digest().readUInt32BE(0);
  return 0.02 + (number / 2 ** 32) * 0.23;
}

function thousands(users: number, round: (value: number) => number): number {
  return round(users / 1_000) * 1_000;
}
