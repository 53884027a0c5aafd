import type { HeadersOptions } from "openapi-fetch";

/** Headers by lower-case name; `null` removes one that an earlier source has set. */
export type HeaderRecord = Record<string, Exclude<HeadersOptions, Headers | [string, string][]>[string]>;

/** Merges headers of any accepted form; later sources win, whatever the case of the names. */
export function mergeHeaders(...sources: (HeadersOptions | undefined)[]): HeaderRecord {
  return Object.fromEntries(
    sources.flatMap((source) => entries(source).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

function entries(source: HeadersOptions | undefined): [string, HeaderRecord[string]][] {
  if (source instanceof Headers) return [...source.entries()];
  return Array.isArray(source) ? (source as [string, string][]) : Object.entries((source ?? {}) as HeaderRecord);
}
