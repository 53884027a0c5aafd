import type { Key } from "./store.ts";
import type { Collection } from "./table.ts";

type Nothing = Record<never, never>;

/**
 * Defines a collection: its name, its indexes, its keys, how these are taken from a row, and which id the row stands
 * under, which is that of its body unless told.
 */
export function define<Wire extends object, Hidden extends object = Nothing>(
  name: string,
  indexes: readonly (readonly string[])[],
  keys: readonly string[],
  keysOf: (wire: Wire, hidden: Hidden) => Record<string, Key>,
  isIdOf: (id: string, wire: Wire) => boolean = (id, wire) => id === (wire as { readonly id?: unknown }).id,
): Collection<Wire, Hidden> {
  return { name, indexes, keys, keysOf, isIdOf };
}
