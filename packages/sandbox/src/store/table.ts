import { parseJson, stringifyJson } from "@social-api/core";
import type { CollectionDefinition, Condition, Keys, Query, Store, StoredRow } from "./store.ts";

/** One entity, taken apart. */
export interface Entity<Wire, Hidden> {
  readonly seq: number;
  /** The text of what the API answers. */
  readonly body: string;
  /** What the API answers. */
  readonly wire: Wire;
  /** What the sandbox knows beside that. */
  readonly hidden: Hidden;
}

/** A collection whose rows have a known form. 64-bit integers stay exact. */
export interface Collection<Wire extends object, Hidden extends object> extends CollectionDefinition {
  readonly keysOf: (wire: Wire, hidden: Hidden) => Keys;
  /** Whether a row with this body stands under this id. */
  readonly isIdOf: (id: string, wire: Wire) => boolean;
  /** Only for its types. */
  readonly types?: { wire: Wire; hidden: Hidden };
}

/** Reads and writes the entities of one collection. */
export class Table<Wire extends object, Hidden extends object> {
  readonly #store: Store;
  readonly collection: Collection<Wire, Hidden>;

  constructor(store: Store, collection: Collection<Wire, Hidden>) {
    this.#store = store;
    this.collection = collection;
  }

  get(id: string): Entity<Wire, Hidden> | undefined {
    const row = this.#store.get(this.collection.name, id);
    return row && read(row);
  }

  /** Adds an entity, or replaces the one with the same id. Returns the text that is answered from now on. */
  put(id: string, wire: Wire, hidden: Hidden): string {
    const body = stringifyJson(wire);
    const keys = this.collection.keysOf(wire, hidden);
    this.#store.put(this.collection.name, { id, body, hidden: stringifyJson(hidden) }, keys);
    return body;
  }

  remove(id: string): boolean {
    return this.#store.remove(this.collection.name, id);
  }

  find(query: Query): Entity<Wire, Hidden>[] {
    return this.findRows(query).map((row) => read<Wire, Hidden>(row));
  }

  findRows(query: Query): readonly StoredRow[] {
    return this.#store.find(this.collection.name, query);
  }

  placeOf(row: StoredRow, query: Query) {
    return this.#store.placeOf(this.collection.name, row, query);
  }

  count(where: readonly Condition[]): number {
    return this.#store.count(this.collection.name, where);
  }
}

/** What was parsed, for as long as the store keeps the row. Nobody changes it: a change is put. */
const parsed = new WeakMap<StoredRow, Entity<unknown, unknown>>();

/** Parses a stored row. */
export function read<Wire, Hidden>(row: StoredRow): Entity<Wire, Hidden> {
  let entity = parsed.get(row);
  if (entity === undefined) {
    const { seq, body, hidden } = row;
    entity = { seq, body, wire: parseJson(body), hidden: parseJson(hidden) };
    parsed.set(row, entity);
  }
  return entity as Entity<Wire, Hidden>;
}
