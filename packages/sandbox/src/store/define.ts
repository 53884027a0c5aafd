import type { Key } from "./store.ts";
import type { Collection } from "./table.ts";

type Nothing = Record<never, never>;

/** Defines a collection: its name, its indexes, its keys, and how these are taken from a row. */
export function define<Wire extends object, Hidden extends object = Nothing>(
  name: string,
  indexes: readonly (readonly string[])[],
  keys: readonly string[],
  keysOf: (wire: Wire, hidden: Hidden) => Record<string, Key>,
): Collection<Wire, Hidden> {
  return { name, indexes, keys, keysOf };
}
