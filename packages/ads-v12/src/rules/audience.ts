import { isRecord, type RuleViolation, ruleViolation } from "@social-api/core";
import type { Arguments } from "./change.ts";

/** `audience.criteria`: each criterion is an object. That there is one at all, JSON Schema says. */
export function* criteriaAreObjects(args: Arguments): Iterable<RuleViolation> {
  const criteria = args["targeting_criteria"];
  for (const [index, criterion] of Array.isArray(criteria) ? criteria.entries() : []) {
    if (isRecord(criterion)) continue;
    const parameter = `targeting_criteria[${index}]`;
    const message = `${parameter} must be an object with targeting_type and targeting_value`;
    yield ruleViolation("audience.criteria", parameter, message, criterion);
  }
}
