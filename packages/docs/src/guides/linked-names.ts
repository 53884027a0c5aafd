import { type ApiModule, symbolHref } from "../api/api-module.ts";
import { APIS, REFERENCES, type ReferenceId } from "../apis.ts";
import { listOperations } from "../document/operations.ts";
import { operationHref, rulePage } from "../document/place.ts";
import type { ApiDocument } from "../document/types.ts";

/**
 * What a guide can name in code and thereby link to: operations, rules and what one package alone exports, each with its
 * address on the site. Which `walk` is meant is not known.
 */
export function linkedNames(
  documents: Readonly<Record<ReferenceId, ApiDocument>>,
  modules: readonly ApiModule[],
): ReadonlyMap<string, string> {
  const symbols = modules.flatMap(({ folder, symbols }) => symbols.map(({ name }) => ({ name, folder })));
  const unique = symbols.filter(({ name }) => symbols.filter((other) => other.name === name).length === 1);
  const operations = REFERENCES.flatMap((id) =>
    listOperations(documents[id]).map((operation) => [operation.id, operationHref(id, operation)] as const),
  );
  const rules = APIS.flatMap((api) => documents[api]["x-rule-catalogue"].map(({ id }) => [id, rulePage(id)] as const));
  return new Map([
    ...unique.map(({ name, folder }) => [name, symbolHref(folder, name)] as const),
    ...operations,
    ...rules,
  ]);
}
