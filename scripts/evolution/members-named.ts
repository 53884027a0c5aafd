import { type Bundle, resolve } from "../generate/bundle.ts";

/** The members of that name that a schema has, of itself or in one of its alternatives. */
export function membersNamed(bundle: Bundle, node: unknown, name: string): unknown[] {
  const {
    properties = {},
    oneOf = [],
    allOf = [],
  } = resolve<{
    properties?: Record<string, unknown>;
    oneOf?: unknown[];
    allOf?: unknown[];
  }>(bundle, node);
  const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
  return [...own, ...[...oneOf, ...allOf].flatMap((part) => membersNamed(bundle, part, name))];
}
