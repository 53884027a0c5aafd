import type { HeadersOptions } from "openapi-fetch";

/** Headers by lower-case name; `null` removes one that an earlier source has set. */
export type HeaderRecord = Record<string, string | number | boolean | (string | number | boolean)[] | null | undefined>;

/**
 * Merges headers of any accepted form; later sources win, whatever the case of the names.
 *
 * @throws TypeError for a source that is no object.
 */
export function mergeHeaders(...sources: (HeadersOptions | undefined)[]): HeaderRecord {
  const merged: HeaderRecord = {};
  for (const source of sources) {
    if (source === undefined) continue;
    // The runtime's own error would quote it.
    if (typeof source !== "object") throw new TypeError("headers must be an object");
    // Not by class: a library may bring its own Headers.
    const entries = Symbol.iterator in source ? (source as Headers) : Object.entries(source as HeaderRecord);
    for (const [name, value] of entries) if (value !== undefined) merged[name.toLowerCase()] = value;
  }
  return merged;
}

/**
 * Headers as they can be sent. The runtime's own error would quote a value, which may be a credential.
 *
 * @throws TypeError for a value that no header can have; it names the header alone.
 */
export function sendableHeaders(headers: HeaderRecord): Record<string, string> {
  const sendable: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value === null) continue;
    const text = (Array.isArray(value) ? value.join(", ") : String(value)).trim();
    if (/[\0\r\n]|[^\0-\xff]/.test(text)) {
      throw new TypeError(`the header ${name} has a character that cannot be sent`);
    }
    sendable[name] = text;
  }
  return sendable;
}
