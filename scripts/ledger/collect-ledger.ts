import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LoadedCases, loadCases } from "../../specs/conformance/run/load-cases.ts";
import { APIS, type CatalogueEntry } from "../generate/bundle.ts";
import { countCases } from "./count-cases.ts";
import { findGaps } from "./find-gaps.ts";
import { findMentions } from "./find-mentions.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { rulePointers } from "./rule-pointers.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Collects what stands for each rule of both APIs, in the order of the catalogues: from the bundles, the sources of the
 * packages and the conformance cases.
 *
 * @param root - the root of the repository; another one in tests
 * @param cases - the cases that stand there, for callers that have read them
 */
export async function collectLedger(root: string = ROOT, cases?: readonly LoadedCases[]): Promise<LedgerEntry[]> {
  const bundles = await Promise.all(
    APIS.map(async (api) => {
      const text = await readFile(join(root, "specs", "dist", `${api}.json`), "utf8");
      const bundle = JSON.parse(text) as { "x-rule-catalogue": (CatalogueEntry & { text: string })[] };
      return { api, catalogue: bundle["x-rule-catalogue"], pointers: rulePointers(bundle) };
    }),
  );
  const ids = new Set(bundles.flatMap(({ catalogue }) => catalogue.map(({ id }) => id)));
  const mentions = await findMentions(root, ids);
  const files = cases ?? (await loadCases(join(root, "specs", "conformance")));
  return bundles.flatMap(({ api, catalogue, pointers }) =>
    catalogue.map(({ id, text, where }) => {
      const entry = {
        api,
        id,
        text: text.trim(),
        where,
        pointers: pointers.get(id) ?? [],
        code: mentions.get(id) ?? { sources: [], refusing: [], generated: [], tests: [] },
        cases: countCases(files.filter((file) => file.rule === id && file.api === api).flatMap(({ cases }) => cases)),
      };
      return { ...entry, gaps: findGaps(entry) };
    }),
  );
}
