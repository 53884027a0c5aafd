import { readFile } from "node:fs/promises";
import { type ApiId, bundlePath } from "../apis.ts";
import type { ApiDocument } from "./types.ts";

/**
 * Reads the bundle of an API.
 *
 * @throws Error when there is no bundle yet, or when it has no rule catalogue.
 */
export async function loadDocument(api: ApiId): Promise<ApiDocument> {
  const path = bundlePath(api);
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: run \`pnpm bundle\` first`, { cause });
  });
  const document = JSON.parse(text) as ApiDocument;
  if (!Array.isArray(document["x-rule-catalogue"])) throw new Error(`${path} has no x-rule-catalogue`);
  return document;
}
