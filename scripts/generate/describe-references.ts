import { type Bundle, resolve } from "./bundle.ts";

interface Described {
  $ref?: string;
  allOf?: Described[];
  description?: string;
}

/** What holds values, which look like schemas at most. */
const VALUES = new Set(["const", "default", "enum", "example", "examples"]);

/** What holds its members by names that are free, such as `default`. */
const BY_NAME = new Set(["properties", "responses"]);

/**
 * A copy of a bundle in which a property that refers to a schema is described as that is, unless it has a description of
 * its own. An editor shows what is said of a property, and nothing of what is said of its type.
 */
export function describeReferences(original: Bundle): Bundle {
  const bundle = structuredClone(original);
  const visit = (node: unknown, isByName = false): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties = {} } = (isByName ? {} : node) as { properties?: Record<string, Described> };
    for (const property of Object.values(properties)) {
      const { description } = resolve<Described>(bundle, property.$ref ? property : property.allOf?.[0]) ?? {};
      if (description !== undefined) property.description ??= description;
    }
    for (const [key, value] of Object.entries(node)) {
      if (isByName || !VALUES.has(key)) visit(value, !isByName && BY_NAME.has(key));
    }
  };
  visit(bundle);
  return bundle;
}
