/**
 * Holds the documents of the APIs and of the sandbox's control API against those of the last release, in `specs/released/`.
 *
 *   node scripts/evolution.ts check   prints what has changed; fails where a changeset is missing
 *   node scripts/evolution.ts notes   writes the changes as changesets, so that the release notes tell of them
 *   node scripts/evolution.ts mark    keeps the documents as those of the last release
 *
 * `--root <folder>` takes another repository; for tests.
 */
import { cp, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readChangesets } from "@changesets/read";
import { type ApiChange, compareApi, type Impact } from "./evolution/compare-api.ts";
import { describeChanges } from "./evolution/describe-changes.ts";
import { missingBumps, packageOf, serversOf, worstOf } from "./evolution/required-bumps.ts";
import { DOCUMENTS, type DocumentName } from "./generate/bundle.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: "string", default: join(import.meta.dirname, "..") } },
});
const { root } = values;
const released = (document: DocumentName) => join(root, "specs", "released", `${document}.json`);
const built = (document: DocumentName) => join(root, "specs", "dist", `${document}.json`);

switch (positionals[0]) {
  case "check":
    await check();
    break;
  case "notes":
    await writeNotes();
    break;
  case "mark":
    await mark();
    break;
  default:
    console.error("evolution: say check, notes or mark");
    process.exitCode = 2;
}

async function check(): Promise<void> {
  const changes = await allChanges();
  for (const document of DOCUMENTS) {
    if (changes[document].length > 0) console.log(`${describeChanges(document, changes[document])}\n`);
  }
  const missing = missingBumps(changes, await readChangesets(root));
  for (const sentence of missing) console.error(`evolution: ${sentence}`);
  if (missing.length > 0) process.exitCode = 1;
}

async function writeNotes(): Promise<void> {
  const changes = await allChanges();
  for (const document of DOCUMENTS) {
    const bump = worstOf(changes[document]);
    if (bump === undefined) continue;
    const owner = packageOf(document);
    await writeChangeset(`document-of-${document}`, [owner], bump, describeChanges(document, changes[document]));
    const others = serversOf(document).filter((name) => name !== owner);
    if (others.length === 0) continue;
    const served = `Answers by the document of ${document} as it is now; the release notes of \`${owner}\` tell what has changed in it.`;
    await writeChangeset(`document-of-${document}-served`, others, "patch", served);
  }
}

async function writeChangeset(id: string, packages: readonly string[], bump: Impact, text: string): Promise<void> {
  const releases = packages.map((name) => `"${name}": ${bump}\n`).join("");
  await writeFile(join(root, ".changeset", `${id}.md`), `---\n${releases}---\n\n${text}\n`);
}

async function mark(): Promise<void> {
  await mkdir(join(root, "specs", "released"), { recursive: true });
  for (const document of DOCUMENTS) await cp(built(document), released(document));
}

/** Nothing has changed since a release that there never was. */
async function allChanges(): Promise<Record<DocumentName, ApiChange[]>> {
  const compared = DOCUMENTS.map(async (document) => {
    const before = await stat(released(document)).catch(() => undefined);
    return [document, before === undefined ? [] : await compareApi(released(document), built(document))] as const;
  });
  return Object.fromEntries(await Promise.all(compared)) as Record<DocumentName, ApiChange[]>;
}
