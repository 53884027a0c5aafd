import type { Case, StepOutcome } from "../../specs/conformance/run/case.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/**
 * Counts cases by their outcomes. A walk keeps its rule when it comes to its end or to its limit. A scenario breaks its
 * rule when a step of it is refused by a rule or states what must not be there; otherwise it shows the rule kept.
 */
export function countCases(cases: readonly Pick<Case, "outcome">[]): LedgerEntry["cases"] {
  const kept = cases.filter(({ outcome }) => {
    if ("accepted" in outcome) return true;
    if ("valid" in outcome) return outcome.valid;
    if ("steps" in outcome) return !outcome.steps.some(showsBreach);
    return "ends" in outcome && ["ended", "limited"].includes(outcome.ends);
  }).length;
  return { kept, broken: cases.length - kept };
}

function showsBreach(step: StepOutcome): boolean {
  return "without" in step || "refused" in step;
}
