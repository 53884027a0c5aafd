import { type RuleViolation, ruleViolation } from "@social-api/core";
import type { Arguments } from "./change.ts";

/** A day whose month and number are in range: others are told by the pattern already. */
const IN_RANGE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?=T)/;

/**
 * `history.whole-hours`: the pattern of the spec tells whole hours apart; this tells that the day exists, which 31 April
 * does not.
 */
export function* existingDays(args: Arguments): Iterable<RuleViolation> {
  for (const name of ["start_time", "end_time"]) {
    const value = args[name];
    const [day, , ofMonth] = (typeof value === "string" && IN_RANGE.exec(value)) || [];
    // A date that runs over into the next month is read as another day, or not at all.
    if (day === undefined || new Date(day).getUTCDate() === Number(ofMonth)) continue;
    yield ruleViolation("history.whole-hours", name, `${name} names a day that does not exist, ${day}`, value);
  }
}
