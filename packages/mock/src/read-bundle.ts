import { readFile } from "node:fs/promises";

/** The bundled OpenAPI documents that this package serves. */
export type BundleName = "platform-v2" | "ads-v12";

/** The build puts the bundles beside the code; while this package runs from its source, they are where specs builds them. */
const folder = new URL(import.meta.url.endsWith(".ts") ? "../../../specs/dist/" : "./specs/", import.meta.url);

/**
 * Reads one bundle.
 *
 * @throws Error when the bundle has not been built.
 */
export async function readBundle(name: BundleName): Promise<object> {
  const file = new URL(`${name}.json`, folder);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`the bundle ${file.pathname} cannot be read: build the specs first (pnpm bundle)`, { cause });
  });
  return JSON.parse(text) as object;
}
