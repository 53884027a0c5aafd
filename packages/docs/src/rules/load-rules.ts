import type { LedgerEntry } from "../../../../scripts/ledger/ledger-entry.ts";
import type { Case } from "../../../../specs/conformance/run/case.ts";
import type { LoadedCases } from "../../../../specs/conformance/run/load-cases.ts";
import { APIS, type ApiId } from "../apis.ts";
import type { ApiDocument, Rule } from "../document/types.ts";

/** A rule of one API with all that stands for it. */
export interface RuleEntry {
  api: ApiId;
  rule: Rule;
  ledger: LedgerEntry;
  cases: readonly Case[];
}

/** Gathers what stands for each rule, in the order of the catalogues. */
export function loadRules(
  documents: Readonly<Record<ApiId, ApiDocument>>,
  ledger: readonly LedgerEntry[],
  files: readonly LoadedCases[],
): RuleEntry[] {
  return APIS.flatMap((api) =>
    documents[api]["x-rule-catalogue"].map((rule) => {
      const entry = ledger.find((entry) => entry.api === api && entry.id === rule.id);
      if (entry === undefined) throw new Error(`${rule.id} is not in the ledger`);
      const cases = files.filter((file) => file.api === api && file.rule === rule.id).flatMap(({ cases }) => cases);
      return { api, rule, ledger: entry, cases };
    }),
  );
}
