import type { Case } from "../../specs/conformance/run/case.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/** Counts cases by their outcomes. A walk keeps its rule when it comes to its end or to its limit. */
export function countCases(cases: readonly Pick<Case, "outcome">[]): LedgerEntry["cases"] {
  const kept = cases.filter(({ outcome }) => {
    if ("accepted" in outcome) return true;
    if ("valid" in outcome) return outcome.valid;
    return "ends" in outcome && ["ended", "limited"].includes(outcome.ends);
  }).length;
  return { kept, broken: cases.length - kept };
}
