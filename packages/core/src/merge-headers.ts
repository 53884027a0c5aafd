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
  if (source === undefined) return [];
  // Not by class: a library may bring its own Headers.
  return Symbol.iterator in source ? [...(source as Headers)] : Object.entries(source as HeaderRecord);
}

/**
 * Makes sure that headers can be sent. The runtime's own error quotes the value, which may be a credential.
 *
 * @throws TypeError for a value that no header can have; it names the header alone.
 */
export function assertSendable(headers: HeaderRecord): HeaderRecord {
  for (const [name, value] of Object.entries(headers)) {
    if (/[\0\r\n]|[^\0-\xff]/.test(String(value).trim())) {
      throw new TypeError(
        `the value of the header ${name} has a character that no header can have, such as a line break`,
      );
    }
  }
  return headers;
}
