import type { LedgerEntry } from "./ledger-entry.ts";

/** What is missing of a rule. Those of `state` are judged by their pointer alone until the sandbox upholds them. */
export function findGaps({ where, pointers, code, cases }: Omit<LedgerEntry, "gaps">): string[] {
  const missing = (what: string, there: number) => (there > 0 ? [] : [what]);
  const needsCode = where === "request" || where === "walk";
  return [
    ...missing("no pointer: no x-rules names it", pointers.length),
    ...(needsCode
      ? missing(
          "no code names it: list its keywords in rules.yaml, or write it in src/rules",
          code.sources.length + code.generated.length,
        )
      : []),
    ...(needsCode || where === "response"
      ? [...missing("no case that keeps it", cases.kept), ...missing("no case that breaks it", cases.broken)]
      : []),
  ];
}
