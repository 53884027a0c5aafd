import { readReport } from "@social-api/bench-report";
import { collectLedger } from "../../../scripts/ledger/collect-ledger.ts";
import { readApi } from "./api/read-api.ts";
import type { ReferenceId } from "./apis.ts";
import { readChangelog } from "./changelog/read-changelog.ts";
import type { ApiDocument } from "./document/types.ts";
import { readExamples, readGuides, readReadmes } from "./guides/guides.ts";
import { linkedNames } from "./guides/linked-names.ts";
import type { Keep } from "./keep.ts";
import { listPackages } from "./packages.ts";
import { apiPages } from "./pages/api.ts";
import { articlePage } from "./pages/article.ts";
import { benchmarksPage } from "./pages/benchmarks.ts";
import { changelogPage } from "./pages/changelog.ts";
import { examplePageOf } from "./pages/example.ts";
import { guidesPage } from "./pages/guides.ts";
import { landingPage } from "./pages/landing/landing-page.ts";
import type { Page } from "./pages/layout.ts";
import { ledgerPage } from "./pages/ledger.ts";
import { notShownPage } from "./pages/not-shown.ts";
import { packagePageOf } from "./pages/package.ts";
import { rulePages } from "./pages/rule.ts";
import { rulesPage } from "./pages/rules.ts";
import { record } from "./record.ts";
import { loadRules } from "./rules/load-rules.ts";
import { readCases } from "./rules/read-cases.ts";
import { readSample, SAMPLES } from "./samples.ts";

/**
 * All pages of the site but the references, from the documents and everything else in the repository.
 *
 * @param code - a digest of the code that makes them
 * @param keep - where what TypeDoc and YAML tell is kept
 */
export async function collectPages(
  documents: Readonly<Record<ReferenceId, ApiDocument>>,
  code: string,
  keep: Keep,
): Promise<Page[]> {
  const samples = await record(SAMPLES, (name) => readSample(name));
  const packages = await listPackages();
  const [guides, examples, readmes] = await Promise.all([readGuides(), readExamples(), readReadmes(packages)]);
  const modules = await readApi(keep);
  const names = linkedNames(documents, modules);
  const cases = await readCases(code, keep);
  const ledger = await collectLedger(undefined, cases);
  return [
    landingPage({ documents, packages, samples, guides, examples }),
    guidesPage(guides, examples),
    ...(await Promise.all(guides.map((guide) => articlePage(guide, { siblings: guides, names })))),
    ...(await Promise.all(examples.map((example) => examplePageOf(example, examples, names)))),
    ...(await Promise.all(readmes.map((readme) => packagePageOf(readme, readmes, modules, names)))),
    ...apiPages(packages, modules, names),
    changelogPage(await readChangelog(packages), names),
    benchmarksPage(await readReport()),
    rulesPage(documents),
    ledgerPage(documents, ledger),
    notShownPage(documents),
    ...rulePages(documents, loadRules(documents, ledger, cases)),
  ];
}
