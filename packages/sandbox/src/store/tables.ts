import { collections } from "./collections.ts";
import type { Store } from "./store.ts";
import { type Collection, Table } from "./table.ts";

type TableOf<Definition> = Definition extends Collection<infer Wire, infer Hidden> ? Table<Wire, Hidden> : never;

/** A table for each collection. */
export type Tables = { readonly [Name in keyof typeof collections]: TableOf<(typeof collections)[Name]> };

/** Opens the collections of a store. */
export function openTables(store: Store): Tables {
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => [
      name,
      new Table(store, collection as Collection<object, object>),
    ]),
  ) as unknown as Tables;
}
