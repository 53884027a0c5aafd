import type { StoredRow } from "./store.ts";

/** The most rows of a collection that are kept, by id and in pages each. Beyond that, all of them are read anew. */
const CAPACITY = 5_000;

class CollectionCache {
  readonly rows = new Map<string, StoredRow>();
  readonly pages = new Map<string, readonly StoredRow[]>();
  rowsOfPages = 0;

  forgetPages(): void {
    this.pages.clear();
    this.rowsOfPages = 0;
  }
}

/**
 * What was read since it was last written: nearly every request asks for the same user, account and funding instrument,
 * and whoever asks for a page again gets the rows that are at hand.
 */
export class ReadCache {
  readonly #collections = new Map<string, CollectionCache>();
  #version = 0;

  /** How often something was written. */
  get version(): number {
    return this.#version;
  }

  row(collection: string, id: string, read: () => StoredRow | undefined): StoredRow | undefined {
    const { rows } = this.#of(collection);
    const known = rows.get(id);
    if (known !== undefined) return known;
    const row = read();
    if (rows.size >= CAPACITY) rows.clear();
    if (row !== undefined) rows.set(id, row);
    return row;
  }

  page(collection: string, key: string, read: () => readonly StoredRow[]): readonly StoredRow[] {
    const cache = this.#of(collection);
    const known = cache.pages.get(key);
    if (known !== undefined) return known;
    const page = read();
    if (cache.rowsOfPages + page.length > CAPACITY) cache.forgetPages();
    // One that holds everything, as an export does, is not asked for twice.
    if (page.length <= CAPACITY) {
      cache.pages.set(key, page);
      cache.rowsOfPages += page.length + 1;
    }
    return page;
  }

  /** To be called when a row was written. */
  put(collection: string, row: Omit<StoredRow, "seq">): void {
    this.#version += 1;
    const cache = this.#of(collection);
    const known = cache.rows.get(row.id);
    if (known !== undefined) cache.rows.set(row.id, { ...row, seq: known.seq });
    if (cache.pages.size > 0) cache.forgetPages();
  }

  /** To be called when a row was removed. */
  remove(collection: string, id: string): void {
    this.#version += 1;
    const cache = this.#of(collection);
    cache.rows.delete(id);
    cache.forgetPages();
  }

  /** To be called when more was written, or a transaction was taken back. */
  clear(): void {
    this.#version += 1;
    this.#collections.clear();
  }

  #of(collection: string): CollectionCache {
    let cache = this.#collections.get(collection);
    if (cache === undefined) {
      cache = new CollectionCache();
      this.#collections.set(collection, cache);
    }
    return cache;
  }
}
