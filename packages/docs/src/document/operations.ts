import { type Path, resolveReference } from "./pointer.ts";
import { type ApiDocument, isNode, type Node } from "./types.ts";

/** The keys of a path that hold an operation. */
const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** One operation of a document, or one request that a webhook receives. */
export interface Operation {
  id: string;
  summary: string;
  method: string;
  /** The path of the operation, or the name of the webhook. */
  target: string;
  tag: string;
  node: Node;
  path: Path;
}

/** Lists the operations of a document, those of webhooks last. */
export function listOperations(document: ApiDocument): Operation[] {
  return (["paths", "webhooks"] as const).flatMap((group) =>
    Object.entries(document[group] ?? {}).flatMap(([target, item]) =>
      Object.entries(item).flatMap(([method, node]) =>
        METHODS.has(method) && isNode(node) ? [toOperation(node, [group, target, method])] : [],
      ),
    ),
  );
}

/** What an operation takes, be it said at the operation or at its path, references followed. */
export function parametersOf(document: ApiDocument, { node, target, path }: Operation): Node[] {
  const item = document[path[0] === "webhooks" ? "webhooks" : "paths"]?.[target];
  return [item?.["parameters"] ?? [], node["parameters"] ?? []].flat().map((parameter) => {
    const { $ref } = parameter as Node;
    return (typeof $ref === "string" ? resolveReference(document, $ref).node : parameter) as Node;
  });
}

function toOperation(node: Node, path: Path): Operation {
  const [, target = "", method = ""] = path;
  const id = node["operationId"];
  if (typeof id !== "string") throw new Error(`${method} ${target} has no operationId`);
  const tags = node["tags"];
  return {
    id,
    summary: String(node["summary"] ?? id),
    method: method.toUpperCase(),
    target,
    tag: Array.isArray(tags) ? String(tags[0] ?? "") : "",
    node,
    path,
  };
}
