import { readFile } from "node:fs/promises";
import { bundlePath, type ReferenceId } from "../apis.ts";
import type { ApiDocument } from "./types.ts";

/**
 * Reads a bundle. The control API of the sandbox has no rules, so its catalogue is empty.
 *
 * @throws Error when there is no bundle yet, or when that of an API has no rule catalogue.
 */
export async function loadDocument(id: ReferenceId): Promise<ApiDocument> {
  const path = bundlePath(id);
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: run \`pnpm bundle\` first`, { cause });
  });
  const document = JSON.parse(text) as ApiDocument;
  if (id === "sandbox-control") return { ...document, "x-rule-catalogue": [] };
  if (!Array.isArray(document["x-rule-catalogue"])) throw new Error(`${path} has no x-rule-catalogue`);
  return document;
}
