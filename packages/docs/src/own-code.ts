import { hash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const CODE = [
  "packages/docs/src/**/*.ts",
  "scripts/generate/bundle.ts",
  "specs/conformance/run/load-cases.ts",
  // The versions of all libraries, and of what they load.
  "pnpm-lock.yaml",
];

/**
 * A digest of the code that makes the site, libraries included: what is kept was made by code, too.
 *
 * @param root - the root of the repository; another one in tests
 */
export async function ownCode(root: string = ROOT): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(CODE, { cwd: root, exclude: ["**/*.test.ts"] })) files.push(file);
  const texts = files.sort().map(async (file) => [file, await readFile(join(root, file), "utf8")]);
  return hash("sha256", JSON.stringify(await Promise.all(texts)));
}
