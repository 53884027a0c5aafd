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
      throw new TypeError(`${operation}: ${name} must be an identifier, not "", "." or ".."`);
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
    const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
    const texts = (list ?? [value]).map((each) => plainText(name, each));
    if (texts.includes(undefined)) throw new TypeError(`${operation}: ${name} is an object: pass text or a list`);
    if (list && (texts.includes("") || `${texts}`.split(",").length !== list.length)) {
      throw new TypeError(`${operation}: ${name} is an empty list, or an item of it is empty or has a comma`);
    }
    pairs.push(`${encodeURIComponent(name)}=${texts.map((text) => encodeURIComponent(text as string))}`);
  }
  return pairs.join("&");
}

/** A value that is written the same everywhere, as text. */
function plainText(name: string, value: unknown): string | undefined {
  assertExact(name, value);
  return typeof value === "object" || value === undefined ? undefined : String(value);
}
