import type { Api, CatalogueEntry } from "../generate/bundle.ts";

/** What stands for one rule: where the spec names it, what upholds it, and which cases show that. */
export interface LedgerEntry {
  api: Api;
  id: string;
  /** The rule as a sentence. */
  text: string;
  where: CatalogueEntry["where"];
  /** Where the spec names it: JSON pointers into the bundle. */
  pointers: string[];
  /** Files that name it, relative to the root of the repository. */
  code: Mentions;
  /** Conformance cases by what they show: that something keeps the rule, or that something breaks it. */
  cases: { kept: number; broken: number };
  /** What is missing; empty where nothing is. */
  gaps: string[];
}

/** Files that name a rule, as a string or in a comment. */
export interface Mentions {
  sources: string[];
  /** Of the sources, those of the sandbox that name it in code: they refuse by it. */
  refusing: string[];
  /** Generated constraints: they uphold what JSON Schema says of a rule. */
  generated: string[];
  tests: string[];
}
