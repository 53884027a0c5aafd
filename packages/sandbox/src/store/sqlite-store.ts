import { closeSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { COLLECTIONS } from "./collections.ts";
import { layoutOf } from "./layout.ts";
import { ReadCache } from "./read-cache.ts";
import { countSql, findSql, keyValues, placeSql, putSql, tableSql } from "./sql.ts";
import type { CollectionDefinition, Key, Query, Store, StoredRow } from "./store.ts";

/** Where a store keeps its data. */
export interface SqliteStoreOptions {
  /** A file, which is created when it is missing. In memory unless given: gone when the process ends. */
  readonly file?: string | undefined;
}

/** Marks a file as one of ours; SQLite keeps it in the header. */
const APPLICATION_ID = 0x50c1a1;
const OTHER_LAYOUT =
  "another version of the sandbox wrote it, in another layout. To keep what it holds, export that with that version (exportState) and import it with this one (importState) into a new file";
/** What SQLite calls a file that somebody else holds, and those that hold something else; further bits tell how. */
const BUSY = 5;
const [CORRUPT, NOT_A_DATABASE] = [11, 26];

/**
 * Opens a store in SQLite, which comes with Node.js. What a transaction has written is in the file when it returns, so
 * that the process may be killed at any time.
 *
 * @throws Error when the file cannot be opened, is in use, or holds something else.
 */
export function createSqliteStore({ file }: SqliteStoreOptions = {}): Store {
  const database = open(file ?? ":memory:");
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statement.setReadBigInts(false);
      statements.set(sql, statement);
    }
    return statement;
  };
  const definitions = new Map<string, CollectionDefinition>(
    COLLECTIONS.map((definition) => [definition.name, definition]),
  );
  const definitionOf = (name: string): CollectionDefinition => {
    const definition = definitions.get(name);
    if (definition === undefined) throw new TypeError(`there is no collection ${name}`);
    return definition;
  };
  // A large seed puts thousands of rows: not even the text of the statement is made again.
  const puts = new Map(COLLECTIONS.map((definition) => [definition.name, database.prepare(putSql(definition))]));
  // A file belongs to one process: what that has read is true until it writes.
  const cache = new ReadCache();
  let depth = 0;

  return {
    version: () => cache.version,
    get(collection, id) {
      return cache.row(collection, id, () => {
        const statement = prepare(`SELECT seq, id, body, hidden FROM ${definitionOf(collection).name} WHERE id = ?`);
        return statement.get(id) as StoredRow | undefined;
      });
    },
    put(collection, { id, body, hidden }, keys) {
      const definition = definitionOf(collection);
      puts.get(collection)?.run(id, body, hidden, ...keyValues(definition, keys));
      cache.put(collection, { id, body, hidden });
    },
    remove(collection, id) {
      cache.remove(collection, id);
      return prepare(`DELETE FROM ${definitionOf(collection).name} WHERE id = ?`).run(id).changes > 0;
    },
    find(collection, query) {
      return cache.page(collection, keyOf(query), () =>
        findSql(definitionOf(collection), query).reduce<StoredRow[]>((found, { sql, values }) => {
          const limit = query.limit === undefined ? -1 : query.limit - found.length;
          if (limit === 0) return found;
          return found.concat(prepare(sql).all(...values, limit) as unknown as StoredRow[]);
        }, []),
      );
    },
    placeOf(collection, { seq, id }, { sort }) {
      if (sort === undefined) return { seq, value: seq };
      const statement = prepare(placeSql(definitionOf(collection), sort.key));
      const { text, type } = statement.get(id) as { text: string | null; type: string };
      return { seq, value: type === "integer" ? exactInteger(text as string) : type === "real" ? Number(text) : text };
    },
    count(collection, where) {
      const { sql, values } = countSql(definitionOf(collection), where);
      return (prepare(sql).get(...values) as { count: number }).count;
    },
    transaction(run) {
      // A nested one is a savepoint: what it throws takes back its own part, and the rest if nobody catches it.
      const [begin, commit, rollback] =
        depth === 0
          ? ["BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"]
          : [`SAVEPOINT s${depth}`, `RELEASE s${depth}`, `ROLLBACK TO s${depth}; RELEASE s${depth}`];
      prepare(begin as string).run();
      depth += 1;
      try {
        const result = run();
        prepare(commit as string).run();
        return result;
      } catch (error) {
        // SQLite takes some failures back itself, such as that of a full disk.
        if (database.isTransaction) database.exec(rollback as string);
        cache.clear();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    clear() {
      cache.clear();
      for (const { name } of COLLECTIONS) database.exec(`DELETE FROM ${name}`);
      database.exec("DELETE FROM sqlite_sequence");
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function open(file: string): DatabaseSync {
  const layout = file === ":memory:" ? 0 : layoutOf(COLLECTIONS);
  let database: DatabaseSync | undefined;
  try {
    // As a path: what begins with `file:` would be taken for a URI.
    const path = file === ":memory:" ? file : resolve(file);
    if (path !== ":memory:") createFile(path);
    database = new DatabaseSync(path);
    // Nobody else may open it, since nothing is read anew. One that is just ending is waited for.
    database.exec("PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE");
    // Before anything is written: not even the journal of a file that is not ours becomes another.
    assertOurs(database, layout);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      BEGIN;
      ${COLLECTIONS.map(tableSql).join("\n")}
      PRAGMA application_id = ${APPLICATION_ID};
      PRAGMA user_version = ${layout};
      COMMIT`);
    return database;
  } catch (cause) {
    database?.close();
    const { code, errcode = 0 } = cause as { code?: string; errcode?: number };
    const kind = errcode & 0xff;
    if (kind === BUSY) {
      const message = `the data file ${file} is in use: stop the sandbox that has it open, or name another file`;
      throw new Error(message, { cause });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    // A file that may be fine must not be removed because its folder is missing, or nobody may write to it.
    const isForeign = code === undefined || kind === CORRUPT || kind === NOT_A_DATABASE;
    const advice = isForeign
      ? "Name another file, or remove it"
      : "Its folder must be there, and both must be readable and writable";
    throw new Error(`the data file ${file} cannot be used: ${reason}. ${advice}.`, { cause });
  }
}

/**
 * Creates a file that is missing for its owner alone, as SQLite would not; its journals get the mode of the file. One that
 * is there is not even opened: to close it again would drop the locks that this process has on it.
 */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** @throws Error for a database that is neither empty nor ours and of this layout */
function assertOurs(database: DatabaseSync, layout: number): void {
  const { application_id } = database.prepare("PRAGMA application_id").get() as { application_id: number };
  const { user_version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  const schema = database.prepare("SELECT name FROM sqlite_schema").all();
  const names = new Set(schema.map(({ name }) => name));
  if (names.size === 0) return;
  if (application_id !== APPLICATION_ID) throw new Error("it holds no data of the sandbox");
  // Collections that the file does not know yet are added: there is nothing to misread.
  const known = COLLECTIONS.filter(({ name }) => names.has(name));
  if (user_version !== layout && user_version !== layoutOf(known)) throw new Error(OTHER_LAYOUT);
}

/** Tells queries apart. */
function keyOf(query: Query): string {
  try {
    return JSON.stringify(query);
  } catch {
    // It holds a bigint. To look for one takes longer than the rest.
    return JSON.stringify(query, (_key, value: unknown) =>
      typeof value === "bigint" ? { integer: String(value) } : value,
    );
  }
}

function exactInteger(text: string): Key {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}
