import { assertExact } from "./int64.ts";

/**
 * Fills in a URL template.
 *
 * @param operation - what messages call it
 * @throws TypeError where a parameter is missing or would lead to another resource, or has lost digits.
 */
export function buildPath(template: string, values: Readonly<Record<string, unknown>>, operation: string): string {
  const [start = "", ...pieces] = template.split("{");
  let url = start;
  for (const piece of pieces) {
    const end = piece.indexOf("}");
    const name = piece.slice(0, end);
    const segment = plainText(name, values[name]);
    if (!segment || segment === "." || segment === "..") {
      throw new TypeError(`${operation}: ${name} is missing or no id`);
    }
    url += encodeURIComponent(segment) + piece.slice(end + 1);
  }
  return url;
}

/**
 * Writes a query; lists travel comma-separated. What has no value is left out.
 *
 * @param operation - what messages call it
 * @throws TypeError for an empty list, which would ask for everything, for an item that would make another list on the
 *   wire, for an object, and for a number that has lost digits.
 */
export function buildQuery(query: Readonly<Record<string, unknown>>, operation: string): string {
  const pairs: string[] = [];
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? joinItems(value, name, operation) : encodeText(value, name, operation);
    pairs.push(`${encodeURIComponent(name)}=${text}`);
  }
  return pairs.join("&");
}

function joinItems(list: readonly unknown[], name: string, operation: string): string {
  const items = list.map((each) => encodeText(each, name, operation)).join();
  // Nothing between commas, or a comma that is part of an item.
  if (/(^|,)(,|$)|%2C/.test(items)) {
    throw new TypeError(`${operation}: ${name} is an empty list, or an item of it is empty or has a comma`);
  }
  return items;
}

function encodeText(value: unknown, name: string, operation: string): string {
  const text = plainText(name, value);
  if (text !== undefined) return encodeURIComponent(text);
  throw new TypeError(`${operation}: ${name} is an object: pass text or a list`);
}

/** A value that is written the same everywhere, as text. */
function plainText(name: string, value: unknown): string | undefined {
  assertExact(name, value);
  return typeof value === "object" || value === undefined ? undefined : String(value);
}
