import type { LedgerEntry } from "./ledger-entry.ts";

/** Where rules about what is stored are upheld: only there is anything stored. */
const SERVICE = "packages/sandbox/src/";

/** What is missing of a rule. Facts need only be told; answers are upheld by their schemas. */
export function findGaps({ where, pointers, code, cases }: Omit<LedgerEntry, "gaps">): string[] {
  const missing = (what: string, there: number) => (there > 0 ? [] : [what]);
  const needsCode = where === "request" || where === "walk" || where === "state";
  const upholding =
    where === "state" ? code.sources.filter((path) => path.startsWith(SERVICE)) : [...code.sources, ...code.generated];
  return [
    ...missing("no pointer: no x-rules names it", pointers.length),
    ...(needsCode ? missing(NO_CODE[where], upholding.length) : []),
    ...(needsCode || where === "response"
      ? [...missing("no case that keeps it", cases.kept), ...missing("no case that breaks it", cases.broken)]
      : []),
  ];
}

const NO_CODE = {
  request: "no code names it: list its keywords in rules.yaml, or write it in src/rules",
  walk: "no code names it: list its keywords in rules.yaml, or write it in src/rules",
  state: "no code names it: uphold it in packages/sandbox/src",
} as const;
