import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The APIs of this repository: the folder names in `specs/` and `packages/`. */
export const APIS = ["platform-v2", "ads-v12"] as const;
export type Api = (typeof APIS)[number];

export function isApi(name: string): name is Api {
  return (APIS as readonly string[]).includes(name);
}

/** The documents that code is generated from: those of the APIs, and that of the sandbox's control API, which has no rules. */
export const DOCUMENTS = [...APIS, "sandbox-control"] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export function isDocument(name: string): name is DocumentName {
  return (DOCUMENTS as readonly string[]).includes(name);
}

/** The parts of a bundled OpenAPI document that the generator reads. */
export interface Bundle {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  "x-rule-catalogue": CatalogueEntry[];
}
/** One rule of the catalogue. */
export interface CatalogueEntry {
  id: string;
  where: "request" | "state" | "response" | "walk" | "fact";
  /** The JSON Schema keywords that say the rule. */
  keywords?: string[];
}
export type PathItem = Partial<Record<"get" | "post" | "put" | "delete", Operation>> & { parameters?: unknown[] };
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  "x-sandbox-only"?: boolean;
  "x-open-parameters"?: boolean;
  "x-rules"?: string[];
}

/** Reads `specs/dist/<name>.json`, which `pnpm bundle` writes. */
export async function loadBundle(name: DocumentName): Promise<Bundle> {
  const file = join(import.meta.dirname, "..", "..", "specs", "dist", `${name}.json`);
  return JSON.parse(await readFile(file, "utf8")) as Bundle;
}

/** Every operation of a bundle with its method and path, by operationId; parameters of the path are the operation's. */
export function operationsOf(bundle: Bundle): { method: string; path: string; operation: Operation }[] {
  return Object.entries(bundle.paths)
    .flatMap(([path, item]) =>
      (["get", "post", "put", "delete"] as const).flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) return [];
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        return [{ method, path, operation: { ...operation, parameters } }];
      }),
    )
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));
}

/** Follows a local `$ref`. */
export function resolve<Node>(bundle: Bundle, node: unknown): Node {
  const reference = (node as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return node as Node;
  const target = reference
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], bundle);
  if (target === undefined) throw new Error(`${reference} leads nowhere`);
  return resolve(bundle, target);
}

/** The members of a JSON object body are arguments of their own where nothing else could be meant by them. */
export function bodyKind(bundle: Bundle, operation: Operation): "fields" | "whole" | undefined {
  if (operation.requestBody === undefined) return undefined;
  const { content = {} } = resolve<{ content?: Record<string, { schema?: unknown }> }>(bundle, operation.requestBody);
  const schema = resolve<{ properties?: object }>(bundle, content["application/json"]?.schema ?? {});
  const hasQuery = (operation.parameters ?? []).some((node) => resolve<{ in: string }>(bundle, node).in === "query");
  return schema.properties !== undefined && !hasQuery && operation["x-open-parameters"] !== true ? "fields" : "whole";
}

/** A success of which nothing is shown may have no body: neither its schema nor a member of it is promised. */
export function mayBeEmpty(bundle: Bundle, operation: Operation): boolean {
  return Object.entries(operation.responses).some(([status, response]) => {
    const { content = {} } = resolve<{ content?: Record<string, { schema?: unknown }> }>(bundle, response);
    const schema = resolve<{ required?: string[]; "x-not-shown"?: boolean }>(
      bundle,
      content["application/json"]?.schema ?? {},
    );
    return status.startsWith("2") && schema["x-not-shown"] === true && schema.required === undefined;
  });
}
