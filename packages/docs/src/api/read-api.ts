import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Keep, keepNothing } from "../keep.ts";
import type { ApiModule } from "./api-module.ts";
import { ENTRIES, type Entry, entryPath, ROOT } from "./entries.ts";

const require = createRequire(import.meta.url);

/**
 * Reads what the public packages export.
 *
 * @param keep - where what TypeDoc tells is kept, since it takes its time
 * @throws Error when TypeDoc cannot read a package
 */
export async function readApi(keep: Keep = keepNothing): Promise<ApiModule[]> {
  const text = await keep("api", await readBy(), async () => {
    // Imported only when it is needed: to load TypeDoc takes long, too.
    const { readModules } = await import("./read-modules.ts");
    return JSON.stringify(await readModules());
  });
  const modules = JSON.parse(text) as Omit<ApiModule, "schemas">[];
  return modules.map((module) => {
    const entry = ENTRIES.find(([name]) => name === module.name);
    return { ...module, schemas: entry === undefined ? [] : schemasOf(entry) };
  });
}

/** What TypeDoc's answer depends on: the sources that `create-program.ts` lets it read, the code that asks, and versions. */
async function readBy(): Promise<string[]> {
  const packages = ENTRIES.map(([, folder]) => `packages/${folder}/{package.json,src/**/*.ts}`);
  const files = new Set<string>();
  for await (const file of glob([...packages, "packages/docs/src/api/*", "tsconfig.json"], { cwd: ROOT })) {
    if (!/\/src\/generated\/|\.test(?:-d)?\.ts$/.test(file)) files.add(file);
  }
  const texts = [...files].sort().map(async (file) => `${file}\n${await readFile(join(ROOT, file), "utf8")}`);
  return Promise.all([...texts, ...["typedoc", "typescript"].map((name) => readFile(manifest(name), "utf8"))]);
}

const manifest = (name: string): string => require.resolve(`${name}/package.json`);

/** The types that a client exports for the schemas of its document. */
function schemasOf(entry: Entry): string[] {
  const path = entryPath(entry);
  if (!/^export type \* from ".\/generated\/types.ts";$/m.test(readFileSync(path, "utf8"))) return [];
  const types = readFileSync(join(path, "..", "generated", "types.ts"), "utf8");
  return [...types.matchAll(/^export type (\w+) = /gm)].map(([, name = ""]) => name);
}
