import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LoadedCases, loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import type { Keep } from "../keep.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "..", "specs", "conformance");

/**
 * Reads every case of the rules.
 *
 * @param code - a digest of the code that reads them
 * @param keep - where the cases are kept, since YAML takes its time
 * @param folder - the folder `conformance`; another one in tests
 */
export async function readCases(code: string, keep: Keep, folder: string = FOLDER): Promise<LoadedCases[]> {
  const files: string[] = [];
  for await (const file of glob("*/*.yaml", { cwd: folder })) files.push(file);
  const texts = files.sort().map(async (file) => `${file}\n${await readFile(join(folder, file), "utf8")}`);
  const from = [code, ...(await Promise.all(texts))];
  return JSON.parse(await keep("cases", from, async () => JSON.stringify(await loadCases(folder))));
}
