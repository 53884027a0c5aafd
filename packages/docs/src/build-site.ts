import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { collectLedger } from "../../../scripts/ledger/collect-ledger.ts";
import { APIS, type ApiId, bundlePath, referencePage } from "./apis.ts";
import { loadDocument } from "./document/load-document.ts";
import { listPackages } from "./packages.ts";
import { landingPage } from "./pages/landing/landing-page.ts";
import { renderPage } from "./pages/layout.ts";
import { ledgerPage } from "./pages/ledger.ts";
import { notShownPage } from "./pages/not-shown.ts";
import { rulesPage } from "./pages/rules.ts";
import { buildReference } from "./reference/build-reference.ts";
import { readSample, SAMPLES, type SampleName } from "./samples.ts";

/** Builds the whole site into a folder, which is emptied first. The same inputs give the same bytes. */
export async function buildSite(folder: string): Promise<void> {
  const documents = await record(APIS, loadDocument);
  const samples = await record(SAMPLES, readSample);
  const packages = await listPackages();
  const pages = [
    landingPage({ documents, packages, samples }),
    rulesPage(documents),
    ledgerPage(documents, await collectLedger()),
    notShownPage(documents),
  ];

  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "openapi"), { recursive: true });
  await cp(join(import.meta.dirname, "assets"), join(folder, "assets"), { recursive: true });
  await Promise.all([
    ...pages.map((page) => writeFile(join(folder, page.file), renderPage(page))),
    ...APIS.map((api) => copyFile(bundlePath(api), join(folder, "openapi", `${api}.json`))),
    ...APIS.map(async (api) => writeFile(join(folder, referencePage(api)), await buildReference(api, documents[api]))),
  ]);
}

async function record<Key extends ApiId | SampleName, Value>(
  keys: readonly Key[],
  load: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}
