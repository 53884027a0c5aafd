/** A value that a row can be found and sorted by. */
export type Key = string | number | bigint | null;

/** The keys of a row, by name. */
export type Keys = Readonly<Record<string, Key>>;

/** A row as it is stored: what is answered stays the text that it was written as. */
export interface StoredRow {
  /** Where the row stands among all rows of its collection: later ones have greater numbers. It never changes. */
  readonly seq: number;
  readonly id: string;
  /** The entity as it is answered: JSON. */
  readonly body: string;
  /** What is known beside that, and never answered: JSON. */
  readonly hidden: string;
}

/** What a row must fulfil. The values of `in` are alternatives; all conditions together must hold. */
export type Condition =
  | { readonly key: string; readonly in: readonly Key[] }
  | { readonly key: string; readonly atLeast?: Key; readonly below?: Key }
  | { readonly key: string; readonly startsWith: string }
  | { readonly key: string; readonly contains: string };

/** Which rows to find, and in which order. */
export interface Query {
  readonly where: readonly Condition[];
  /** By a key, or by `seq` unless given; rows with the same value stand in the order of `seq`, in the same direction. */
  readonly sort?: { readonly key: string; readonly descending: boolean };
  /** Only rows behind this place in the order. */
  readonly after?: Place;
  readonly limit?: number;
}

/** A place in an order: between a row with these values and the next one. */
export interface Place {
  readonly seq: number;
  /** The value of the key that is sorted by; `seq` itself without one. */
  readonly value: Key;
}

/** A collection of rows: its name, and the keys that its rows are found by. */
export interface CollectionDefinition {
  readonly name: string;
  readonly keys: readonly string[];
  /**
   * Keys that are often looked up together, in this order. `seq` is understood behind them. Of several that begin with
   * a key that is asked for, the first is taken: the one that leads to the fewest rows stands before the others.
   */
  readonly indexes: readonly (readonly string[])[];
}

/**
 * Where the sandbox keeps what it knows. All methods are synchronous: what happens between the first and the last call
 * of a transaction cannot be interleaved with anything else.
 */
export interface Store {
  /** Another number whenever something was written, or taken back: what was read before may be true no more. */
  version(): number;
  get(collection: string, id: string): StoredRow | undefined;
  /** Adds a row, or replaces the one with the same id, which keeps its `seq`. */
  put(collection: string, row: Omit<StoredRow, "seq">, keys: Keys): void;
  /** Removes a row for good. Entities of the APIs are never removed: their deletion is a mark. */
  remove(collection: string, id: string): boolean;
  find(collection: string, query: Query): readonly StoredRow[];
  /** The value of the sort key of a row that `find` returned, for a later `after`. */
  placeOf(collection: string, row: StoredRow, query: Query): Place;
  count(collection: string, where: readonly Condition[]): number;
  /** Everything inside takes effect together, or, when something is thrown, nothing does. May be nested. */
  transaction<Result>(run: () => Result): Result;
  /** Removes all rows of all collections. */
  clear(): void;
  close(): void;
}
