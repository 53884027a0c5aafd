import { assertExact } from "./int64.ts";

/**
 * Fills in a URL template.
 *
 * @param who - the operation, for messages
 * @param nameOf - names the operation whose template is exactly this one
 * @throws TypeError where a parameter is missing or would lead to another resource, or has lost digits.
 */
export function buildPath(
  who: string,
  template: string,
  values: Readonly<Record<string, unknown>>,
  nameOf: (url: string) => string | undefined,
): string {
  let url = template;
  for (const [placeholder, name = ""] of template.matchAll(/\{([^{}]+)\}/g)) {
    const segment = plainText(name, values[name]);
    if (!segment || segment === "." || segment === "..") {
      throw new TypeError(`${who}: ${name} must be an identifier, a string that is not empty, "." or ".."`);
    }
    const other = nameOf(template.replace(placeholder, () => segment));
    if (other !== undefined) {
      throw new TypeError(`${who}: the ${name} "${segment}" makes this the path of ${other}: call that instead`);
    }
    url = url.replace(placeholder, encodeURIComponent(segment));
  }
  return url;
}

/**
 * Writes a query; lists travel comma-separated. What has no value is left out.
 *
 * @param who - the operation, for messages
 * @throws TypeError for an empty list, which would ask for everything, for an object, and for a number that has lost
 *   digits.
 */
export function buildQuery(who: string, query: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) {
      throw new TypeError(`${who}: ${name} is an empty list: leave it out, or name at least one value`);
    }
    const texts = values.map((each) => {
      const text = plainText(name, each);
      if (text !== undefined) return encodeURIComponent(text);
      throw new TypeError(`${who}: ${name} is an object: pass text, such as that of a date, or a list`);
    });
    pairs.push(`${encodeURIComponent(name)}=${texts}`);
  }
  return pairs.join("&");
}

/** A value that is written the same everywhere, as text. */
function plainText(name: string, value: unknown): string | undefined {
  assertExact(name, value);
  return /^(string|number|bigint|boolean)$/.test(typeof value) ? String(value) : undefined;
}
