import { listOperations, type Operation } from "./operations.ts";
import type { Path } from "./pointer.ts";
import { type ApiDocument, isNode, type Node, type Rule, type Where } from "./types.ts";
import { nodesReachable, nodesWithin } from "./visit.ts";

/** The order in which the rules of an operation are told: what to do first comes first. */
const ORDER: readonly Where[] = ["request", "state", "walk", "response", "fact"];

/**
 * The rules that bind an operation: those named at the operation, at its path, and anywhere in its parameters, its
 * request body, its security schemes and its responses, references followed.
 *
 * A schema that is answered names rules that bind whoever sends it: those are left out. So a list of campaigns is not
 * bound by the length of a name. Of a failure only what it looks like counts: any operation can answer any problem.
 *
 * @throws Error when an id is not in the catalogue of the document.
 */
export function rulesOfOperation(document: ApiDocument, operation: Operation): Rule[] {
  const { request, successes, failures } = partsOf(document, operation);
  const catalogue = new Map(document["x-rule-catalogue"].map((rule) => [rule.id, rule]));
  const named = (parts: readonly unknown[], counts: (rule: Rule) => boolean) =>
    ruleIdsIn(document, parts, operation.path).filter((id) => {
      const rule = catalogue.get(id);
      if (!rule) throw new Error(`${operation.id} is bound by ${id}, which is not in the catalogue`);
      return counts(rule);
    });
  const ids = new Set([
    ...named(request, () => true),
    ...named(successes, ({ where }) => where !== "request"),
    ...named(failures, ({ where }) => where === "response"),
  ]);
  const rules = document["x-rule-catalogue"].filter(({ id }) => ids.has(id));
  return rules.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where));
}

/** The operations that each rule of a document binds. A rule that binds none tells about the whole or about a group. */
export function operationsByRule(document: ApiDocument): Map<string, Operation[]> {
  const bindings = new Map(document["x-rule-catalogue"].map(({ id }) => [id, [] as Operation[]]));
  for (const operation of listOperations(document)) {
    for (const { id } of rulesOfOperation(document, operation)) bindings.get(id)?.push(operation);
  }
  return bindings;
}

/** The names of the tags that each rule is named at. */
export function tagsByRule(document: ApiDocument): Map<string, string[]> {
  return invert((document.tags ?? []).map((tag) => [tag.name, ruleIds(tag as Node)]));
}

/** The names of the schemas that name each rule, anywhere in them. */
export function schemasByRule(document: ApiDocument): Map<string, string[]> {
  const schemas = Object.entries(document.components?.["schemas"] ?? {});
  return invert(schemas.map(([name, schema]) => [name, [...nodesWithin(schema)].flatMap(({ node }) => ruleIds(node))]));
}

function partsOf(document: ApiDocument, { node, path }: Operation) {
  const [group = "", target = ""] = path;
  const item = document[group === "webhooks" ? "webhooks" : "paths"]?.[target];
  const { responses = {}, ...request } = node;
  const answers = Object.entries(responses as Node);
  return {
    request: [request, item?.["parameters"], { "x-rules": item?.["x-rules"] }, ...securitySchemes(document, node)],
    successes: answers.filter(([status]) => status.startsWith("2")).map(([, response]) => response),
    failures: answers.filter(([status]) => !status.startsWith("2")).map(([, response]) => response),
  };
}

/** What an operation wants to know of who asks. */
export function securitySchemes(document: ApiDocument, { security = document["security"] }: Node): Node[] {
  if (!Array.isArray(security)) return [];
  const names = security.filter(isNode).flatMap((requirement) => Object.keys(requirement));
  return names.map((name) => document.components?.["securitySchemes"]?.[name]).filter(isNode);
}

function ruleIdsIn(document: ApiDocument, parts: readonly unknown[], path: Path): string[] {
  return [...nodesReachable(document, parts, path)].flatMap(({ node }) => ruleIds(node));
}

function ruleIds(node: Node): string[] {
  const ids = node["x-rules"];
  return Array.isArray(ids) ? ids.map(String) : [];
}

function invert(pairs: readonly (readonly [name: string, ids: readonly string[]])[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, ids] of pairs) {
    for (const id of new Set(ids)) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}
