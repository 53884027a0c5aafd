/**
 * Holds the APIs' documents against those of the last release, in `specs/released/`.
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
import { missingBumps, packageOf, SERVERS, worstOf } from "./evolution/required-bumps.ts";
import { APIS, type Api } from "./generate/bundle.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: "string", default: join(import.meta.dirname, "..") } },
});
const { root } = values;
const released = (api: Api) => join(root, "specs", "released", `${api}.json`);
const built = (api: Api) => join(root, "specs", "dist", `${api}.json`);

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
  for (const api of APIS) if (changes[api].length > 0) console.log(`${describeChanges(api, changes[api])}\n`);
  const missing = missingBumps(changes, await readChangesets(root));
  for (const sentence of missing) console.error(`evolution: ${sentence}`);
  if (missing.length > 0) process.exitCode = 1;
}

async function writeNotes(): Promise<void> {
  const changes = await allChanges();
  for (const api of APIS) {
    const bump = worstOf(changes[api]);
    if (bump === undefined) continue;
    await writeChangeset(`document-of-${api}`, [packageOf(api)], bump, describeChanges(api, changes[api]));
    const served = `Answers by the document of ${api} as it is now; the release notes of \`${packageOf(api)}\` tell what has changed in it.`;
    await writeChangeset(`document-of-${api}-served`, SERVERS, "patch", served);
  }
}

async function writeChangeset(id: string, packages: readonly string[], bump: Impact, text: string): Promise<void> {
  const releases = packages.map((name) => `"${name}": ${bump}\n`).join("");
  await writeFile(join(root, ".changeset", `${id}.md`), `---\n${releases}---\n\n${text}\n`);
}

async function mark(): Promise<void> {
  await mkdir(join(root, "specs", "released"), { recursive: true });
  for (const api of APIS) await cp(built(api), released(api));
}

/** Nothing has changed since a release that there never was. */
async function allChanges(): Promise<Record<Api, ApiChange[]>> {
  const compared = APIS.map(async (api) => {
    const before = await stat(released(api)).catch(() => undefined);
    return [api, before === undefined ? [] : await compareApi(released(api), built(api))] as const;
  });
  return Object.fromEntries(await Promise.all(compared)) as Record<Api, ApiChange[]>;
}
