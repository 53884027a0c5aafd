import { type ApiDocument, isNode } from "./types.ts";

/** The keys that lead from the root of a document to a place in it. */
export type Path = readonly string[];

/**
 * Finds what a reference inside a document refers to.
 *
 * @throws Error when the reference leads out of the document or to nothing: a bundle has neither.
 */
export function resolveReference(document: ApiDocument, reference: string): { node: unknown; path: Path } {
  if (!reference.startsWith("#/")) throw new Error(`${reference} leads out of the bundle`);
  const path = reference.slice(2).split("/").map(unescapeSegment);
  let node: unknown = document;
  for (const key of path) node = isNode(node) ? node[key] : undefined;
  if (node === undefined) throw new Error(`${reference} leads to nothing`);
  return { node, path };
}

/** The keys that a JSON pointer names. */
export const readPointer = (pointer: string): Path => pointer.split("/").slice(1).map(unescapeSegment);

/** A key as a segment of a JSON pointer inside a URI fragment can be percent-encoded, too. */
function unescapeSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
}
