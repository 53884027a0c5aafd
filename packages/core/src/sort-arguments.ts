import { assertExact } from "./int64.ts";
import type { OperationDescription, OperationTable } from "./operation-table.ts";

/** Where the flattened arguments of a call travel. */
export interface SortedArguments {
  params: { path: Record<string, string>; query?: Record<string, unknown> };
  body?: unknown;
}

/**
 * Sorts the flattened arguments of an operation into path, query and body.
 *
 * @throws TypeError when a path parameter is missing or would lead to another resource, when the query holds an empty
 *   list or an object, or when a number has lost digits.
 */
export function sortArguments(
  table: OperationTable,
  operationId: string,
  operation: OperationDescription,
  args: Readonly<Record<string, unknown>>,
): SortedArguments {
  const path: Record<string, string> = {};
  const rest = { ...args };
  for (const [name, value] of Object.entries(args)) {
    for (const each of Array.isArray(value) ? value : [value]) assertExact(name, each);
  }
  for (const [, name = ""] of operation.path.matchAll(/\{([^{}]+)\}/g)) {
    path[name] = pathSegment(table, operationId, operation, name, args[name]);
    delete rest[name];
  }
  if (operation.body === "fields") return { params: { path }, body: rest };
  if (operation.body === undefined) return { params: { path, query: sendableQuery(operationId, rest) } };
  const { body, ...query } = rest;
  return { params: { path, query: sendableQuery(operationId, query) }, ...(body !== undefined && { body }) };
}

/** A path parameter, refused where the path would name something else than what is meant. */
function pathSegment(
  table: OperationTable,
  operationId: string,
  { method, path }: OperationDescription,
  name: string,
  value: unknown,
): string {
  const segment = typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? `${value}` : "";
  if (segment === "" || segment === "." || segment === "..") {
    throw new TypeError(`${operationId}: ${name} must be an identifier, a string that is not empty, "." or ".."`);
  }
  const meant = path.replace(`{${name}}`, segment);
  const other = Object.keys(table).find((id) => table[id]?.method === method && table[id]?.path === meant);
  if (other !== undefined) {
    throw new TypeError(`${operationId}: the ${name} "${segment}" makes this the path of ${other}: call that instead`);
  }
  return segment;
}

/** Passes the query on, but not with what openapi-fetch would leave out of it, so that it would ask for everything. */
function sendableQuery(operationId: string, query: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value) && value.length === 0) {
      throw new TypeError(`${operationId}: ${name} is an empty list: leave it out, or name at least one value`);
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      throw new TypeError(`${operationId}: ${name} is an object: pass text, such as that of a date, or a list`);
    }
  }
  return query;
}
