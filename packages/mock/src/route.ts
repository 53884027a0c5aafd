import { Failure } from "./failure.ts";
import type { Operation } from "./operation.ts";

/** The operation that a request names, with its path parameters. */
export interface Route {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a method and a path. HEAD is answered wherever GET is.
 *
 * @throws Failure 404 for a path that the API does not have, 405 for a method that the path does not take.
 */
export function route(operations: readonly Operation[], method: string, path: readonly string[]): Route {
  const candidates = operationsAt(operations, path);
  const wanted = method === "HEAD" ? "GET" : method;
  const operation = candidates.find((candidate) => candidate.method === wanted);
  if (operation) return { operation, parameters: parametersOf(operation, path) };
  if (candidates.length === 0) throw new Failure(404, "No operation has this path.");
  const allow = allowedMethods(candidates);
  throw new Failure(405, `This path takes ${allow}, not ${method}.`, { headers: { Allow: allow } });
}

/** The methods that a path takes, as the header `Allow` lists them. */
export function allowedMethods(candidates: readonly Operation[]): string {
  const methods = candidates.map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].join(", ");
}

/** The operations whose path fits, those with fewer parameters first: `/2/connections/all` is no `{endpoint_id}`. */
export function operationsAt(operations: readonly Operation[], path: readonly string[]): Operation[] {
  return operations
    .filter(
      ({ segments }) => segments.length === path.length && segments.every((segment, at) => fits(segment, path[at])),
    )
    .sort((one, other) => parameterCount(one) - parameterCount(other));
}

/** The path of an operation with its parameters filled in, each encoded. */
export function fillPath({ segments }: Operation, parameters: Readonly<Record<string, string>>): string {
  const filled = segments.map((segment) => (isParameter(segment) ? (parameters[segment.slice(1, -1)] ?? "") : segment));
  return `/${filled.map(encodeURIComponent).join("/")}`;
}

function fits(segment: string, value: string | undefined): boolean {
  return isParameter(segment) ? value !== "" : segment === value;
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}

function parameterCount({ segments }: Operation): number {
  return segments.filter(isParameter).length;
}

function parametersOf({ segments }: Operation, path: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, at) => (isParameter(segment) ? [[segment.slice(1, -1), path[at] ?? ""]] : [])),
  );
}
