import { isRecord } from "./is-record.ts";
import type { HeaderRecord } from "./merge-headers.ts";
import type { Endpoint } from "./operation-table.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** Where the flattened arguments of a call travel. */
export interface SortedArguments {
  params: { path?: Arguments; query?: Arguments; header?: HeaderRecord };
  body?: unknown;
}

/** Sorts the flattened arguments of an operation into path, query and body. */
export function sortArguments(operation: Endpoint, args: Arguments): SortedArguments {
  const path: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(args)) {
    (operation.path.includes(`{${name}}`) ? path : rest)[name] = args[name];
  }
  if (operation.body === "fields") return { params: { path }, body: rest };
  if (operation.body === undefined) return { params: { path, query: rest } };
  const { body, ...query } = rest;
  return { params: { path, query }, body };
}

/** The arguments as they were before they were sorted: side by side. */
export function flatArguments(operation: Endpoint, { params, body }: SortedArguments): Record<string, unknown> {
  return {
    ...params.query,
    ...params.path,
    ...(operation.body === "fields" && isRecord(body) ? body : body !== undefined && { body }),
  };
}
