import { type RuleViolation, ruleViolation, shortText } from "@social-api/core";
import type { Change } from "./change.ts";

/**
 * A rule that a parameter, or some values of it, are possible only with some values of another one, or not with them.
 * It judges what the request gives, as far as the other one is known.
 *
 * @param values - the values that are bound; all unless given
 */
export function* isPossible(
  change: Change,
  rule: string,
  name: string,
  how: "only" | "not",
  other: string,
  others: readonly unknown[],
  values?: readonly unknown[],
): Iterable<RuleViolation> {
  const value = change.given(name);
  const found = change.after(other) ?? undefined;
  if (value === undefined || found === undefined || values?.includes(value) === false) return;
  if (others.includes(found) === (how === "only")) return;
  const message = `${name} ${shortText(value)} is ${how} possible with ${other} ${others.join(" or ")}; it is ${shortText(found)}`;
  yield ruleViolation(rule, name, message, value);
}

/**
 * A rule that some values of a parameter, or of the items of a list, require others: of each group one. An update is
 * judged only where it gives one of them all: an entity that breaks the rule already may still be renamed or paused.
 */
export function* requires(
  change: Change,
  rule: string,
  name: string,
  values: readonly unknown[],
  ...groups: readonly string[][]
): Iterable<RuleViolation> {
  const found = [change.after(name)].flat().find((value) => values.includes(value));
  if (found === undefined || [name, ...groups.flat()].every((each) => change.given(each) === undefined)) return;
  for (const group of groups) {
    if (!group.every((each) => isEmpty(change.after(each)))) continue;
    const message = `${group.join(" or ")} is required with ${name} ${found}`;
    yield ruleViolation(rule, group.length === 1 ? group[0] : undefined, message);
  }
}

/** Whether the entity is known to be left without a value: `null`, or an empty text or list. */
function isEmpty(value: unknown): boolean {
  return value === null || Object(value).length === 0;
}
