import { type Path, resolveReference } from "./pointer.ts";
import { type ApiDocument, isNode, type Node } from "./types.ts";

/** A node of a document and where it stands. */
export interface Visit {
  node: Node;
  path: Path;
}

/** Keys under which plain data stands, which only looks like a part of the document. */
const DATA = new Set(["value", "example", "const", "enum", "x-rule-catalogue"]);

/** Every node below `node`, itself included, in the order of the document; references are not followed. */
export function* nodesWithin(node: unknown, path: Path = []): Generator<Visit> {
  if (!isNode(node)) return;
  yield { node, path };
  for (const [key, child] of Object.entries(node)) {
    if (!isNode(child) || isData(key, child, path)) continue;
    yield* nodesWithin(child, [...path, key]);
  }
}

/** Every node that `node` consists of when all references are followed, each once. */
export function* nodesReachable(document: ApiDocument, node: unknown, path: Path): Generator<Visit> {
  const queue: { node: unknown; path: Path }[] = [{ node, path }];
  const seen = new Set<unknown>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const visit of nodesWithin(next.node, next.path)) {
      if (seen.has(visit.node)) continue;
      seen.add(visit.node);
      yield visit;
      const reference = visit.node["$ref"];
      if (typeof reference === "string") queue.push(resolveReference(document, reference));
    }
  }
}

/**
 * `properties` may hold a member called `value` or `default`, which is a schema, and `responses` one called `default`,
 * which is a response. A list under `examples` holds the plain values of a schema, a map holds example objects.
 */
function isData(key: string, child: unknown, path: Path): boolean {
  if (path.at(-1) === "properties") return false;
  if (key === "default") return path.at(-1) !== "responses";
  return DATA.has(key) || (key === "examples" && Array.isArray(child));
}
