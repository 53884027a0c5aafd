import { type Bundle, type Operation, resolve } from "./bundle.ts";

/**
 * The rules that bind the requests of an operation: those named at the operation itself and anywhere in its parameters
 * and its body, references followed. So all that preflight can refuse a request by, and what a service judges besides.
 *
 * @returns their ids, in the order of the catalogue
 */
export function requestRules(bundle: Bundle, operation: Operation): string[] {
  const ids = new Set(operation["x-rules"]);
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const id of (node as Operation)["x-rules"] ?? []) ids.add(id);
    if ("$ref" in node) visit(resolve(bundle, node));
    else Object.values(node).forEach(visit);
  };
  visit(operation.parameters);
  visit(operation.requestBody);
  // The control API has no rules, and so no catalogue.
  const { "x-rule-catalogue": catalogue = [] } = bundle;
  return catalogue.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}
