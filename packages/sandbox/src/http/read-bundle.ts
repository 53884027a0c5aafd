import { readFileSync } from "node:fs";
import type { Bundle } from "./operation-schema.ts";

/** The bundled OpenAPI documents that this package serves. */
export type BundleName = "platform-v2" | "ads-v12" | "sandbox-control";

/** The build puts the bundles beside the code; while this package runs from its source, they are where specs builds them. */
const folder = new URL(import.meta.url.endsWith(".ts") ? "../../../../specs/dist/" : "../specs/", import.meta.url);

const read = new Map<BundleName, Bundle>();

/**
 * Reads one bundle; the second time it is at hand.
 *
 * @throws Error when the bundle has not been built.
 */
export function readBundle(name: BundleName): Bundle {
  const known = read.get(name);
  if (known !== undefined) return known;
  const file = new URL(`${name}.json`, folder);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new Error(`the bundle ${file.pathname} cannot be read: build the specs first (pnpm bundle)`, { cause });
  }
  const bundle = JSON.parse(text) as Bundle;
  read.set(name, bundle);
  return bundle;
}
