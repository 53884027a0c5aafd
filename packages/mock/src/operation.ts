import { getHttpOperationsFromSpec, type PrismHttpInstance } from "@stoplight/prism-http";
import { withExactFindings } from "./with-exact-findings.ts";

/** An operation as Prism reads it from a document. */
export type HttpOperation = Parameters<PrismHttpInstance["request"]>[1][number];

/** One operation of an API: what the router, the log and the failures say about it, and Prism's own view of it. */
export interface Operation {
  readonly id: string;
  /** In upper case, as in a request line. */
  readonly method: string;
  /** The path template, cut at its slashes; `{name}` is a parameter. */
  readonly segments: readonly string[];
  readonly http: HttpOperation;
}

/** Reads the operations of an OpenAPI document. */
export async function readOperations(document: object): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(withExactFindings(document));
  return operations.map((http) => ({
    id: http.iid ?? `${http.method} ${http.path}`,
    method: http.method.toUpperCase(),
    segments: http.path.split("/").slice(1),
    http,
  }));
}
