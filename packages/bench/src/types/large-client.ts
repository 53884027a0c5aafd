import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../../../../scripts/generate/bundle.ts";
import { renderOperationMethods } from "../../../../scripts/generate/operation-methods.ts";
import { renderOperationTable } from "../../../../scripts/generate/operation-table.ts";
import { renderTypes } from "../../../../scripts/generate/types.ts";
import { checkTypes } from "./check-types.ts";

const CLIENT = join(import.meta.dirname, "../../../ads-v12/src/client.ts");

/**
 * The ads client over another document, built as the package is: its own module over what our generator writes, as
 * declarations.
 *
 * @returns the module to import
 */
export async function buildLargeClient(bundle: Bundle, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "src", "generated"), { recursive: true });
  await writeFile(join(folder, "src", "generated", "types.ts"), await renderTypes(bundle));
  await writeFile(join(folder, "src", "generated", "operation-methods.ts"), renderOperationMethods(bundle));
  await writeFile(join(folder, "src", "generated", "operation-table.ts"), renderOperationTable(bundle));
  await cp(CLIENT, join(folder, "src", "client.ts"));
  const outDir = join(folder, "dist");
  const declarations = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir };
  await checkTypes(join(folder, "src", "client.ts"), "typescript", declarations);
  return join(outDir, "client.js");
}
