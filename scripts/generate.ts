/**
 * Writes `packages/<api>/src/generated/` from `specs/dist/<api>.json`: the types, the methods of
 * the client, the operation table and what JSON Schema says of the rules. The same for the sandbox's control API, which has no rules.
 *
 *   node scripts/generate.ts [document …] [--check]
 *
 * `--check` writes nothing and exits with 1 when a file is not what the spec says it is.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DOCUMENTS, isApi, isDocument, loadBundle } from "./generate/bundle.ts";
import { renderConstraints } from "./generate/constraints.ts";
import { renderOperationMethods } from "./generate/operation-methods.ts";
import { renderOperationTable } from "./generate/operation-table.ts";
import { renderTypes } from "./generate/types.ts";

const README = `# Generated, do not edit

Written by \`pnpm generate\` from the bundled spec; CI fails when it is stale. Imported by hand-written modules
of this package alone. To change it, edit the spec or \`scripts/generate/\`.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !isDocument(name));
if (unknown.length > 0) fail(`no such document: ${unknown.join(", ")}; there are ${DOCUMENTS.join(", ")}`);

const stale: string[] = [];
for (const document of positionals.length > 0 ? positionals.filter(isDocument) : DOCUMENTS) {
  const place = `packages/${document === "sandbox-control" ? "sandbox" : document}/src/generated`;
  const folder = join(import.meta.dirname, "..", place);
  const bundle = await loadBundle(document);
  const files = new Map([
    ["README.md", README],
    ...(isApi(document) ? [["constraints.ts", renderConstraints(bundle)] as const] : []),
    ["operation-methods.ts", renderOperationMethods(bundle)],
    ["operation-table.ts", renderOperationTable(bundle)],
    ["types.ts", await renderTypes(bundle, { areExported: isApi(document) })],
  ]);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) {
    const file = join(folder, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
    if (values.check) stale.push(`${place}/${name}`);
    else await writeFile(file, text);
  }
  for (const name of (await readdir(folder)).filter((name) => !files.has(name))) {
    if (values.check) stale.push(`${place}/${name} (no longer generated)`);
    else await rm(join(folder, name), { recursive: true });
  }
}
if (stale.length > 0) fail(`stale: ${stale.join(", ")}; run "pnpm generate" and commit the result`);

function fail(message: string): never {
  console.error(`generate: ${message}`);
  process.exit(1);
}
