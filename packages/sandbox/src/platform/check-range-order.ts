import type { Violation } from "../http/refusal.ts";

/**
 * Refuses a range that ends before it begins. How `to_date` bounds a range is not shown: this is our choice and no rule.
 *
 * @param faults - what is wrong already; of a minute that has a fault nothing more is told
 */
export function checkRangeOrder(
  { from_date, to_date }: { readonly from_date?: unknown; readonly to_date?: unknown },
  faults: readonly Violation[],
): Violation[] {
  const isFaulty = faults.some(({ parameter }) => parameter === "from_date" || parameter === "to_date");
  // Written alike, minutes stand in the order of their texts.
  if (isFaulty || !(String(from_date) > String(to_date))) return [];
  const message = `from_date is later than to_date ${to_date}: it is the oldest minute of the range`;
  return [{ parameter: "from_date", message, value: String(from_date) }];
}
