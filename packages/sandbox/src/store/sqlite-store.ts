import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { COLLECTIONS } from "./collections.ts";
import type { CollectionDefinition, Condition, Key, Keys, Place, Query, Store, StoredRow } from "./store.ts";

/** Where a store keeps its data. */
export interface SqliteStoreOptions {
  /** A file, which is created when it is missing. In memory unless given: gone when the process ends. */
  readonly file?: string;
}

/** Marks a file as one of ours; SQLite keeps it in the header. */
const APPLICATION_ID = 0x50c1a1;
/** The layout of the tables. A file of another layout is refused, not misread. */
const LAYOUT = 1;

/**
 * Opens a store in SQLite, which comes with Node.js. What a transaction has written is in the file when it returns, so
 * that the process may be killed at any time.
 *
 * @throws Error when the file cannot be opened, or holds something else.
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
  const definitions = new Map(COLLECTIONS.map((definition) => [definition.name, definition]));
  const definitionOf = (name: string): CollectionDefinition => {
    const definition = definitions.get(name);
    if (definition === undefined) throw new TypeError(`there is no collection ${name}`);
    return definition;
  };
  let depth = 0;

  return {
    get(collection, id) {
      return prepare(`SELECT seq, id, body, hidden FROM ${collection} WHERE id = ?`).get(id) as StoredRow | undefined;
    },
    put(collection, { id, body, hidden }, keys) {
      prepare(putSql(definitionOf(collection))).run(id, body, hidden, ...keyValues(definitionOf(collection), keys));
    },
    remove(collection, id) {
      return prepare(`DELETE FROM ${definitionOf(collection).name} WHERE id = ?`).run(id).changes > 0;
    },
    find(collection, query) {
      const { sql, values } = findSql(definitionOf(collection), query);
      return prepare(sql).all(...values) as unknown as StoredRow[];
    },
    placeOf(collection, { seq, id }, { sort }) {
      if (sort === undefined) return { seq, value: seq };
      const { name } = definitionOf(collection);
      const statement = prepare(
        `SELECT CAST(${keyOf(definitionOf(collection), sort.key)} AS TEXT) AS text, typeof(${sort.key}) AS type FROM ${name} WHERE id = ?`,
      );
      const { text, type } = statement.get(id) as { text: string | null; type: string };
      return { seq, value: type === "integer" ? exactInteger(text as string) : type === "real" ? Number(text) : text };
    },
    count(collection, where) {
      const { sql, values } = whereSql(definitionOf(collection), where);
      const row = prepare(`SELECT count(*) AS count FROM ${collection}${sql}`).get(...values) as { count: number };
      return row.count;
    },
    transaction(run) {
      // Nested ones are part of the outermost: whatever is thrown takes everything back.
      if (depth > 0) return run();
      database.exec("BEGIN IMMEDIATE");
      depth += 1;
      try {
        const result = run();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      } finally {
        depth -= 1;
      }
    },
    clear() {
      for (const { name } of COLLECTIONS) database.exec(`DELETE FROM ${name}`);
      database.exec("DELETE FROM sqlite_sequence");
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function open(file: string): DatabaseSync {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000");
    assertOurs(database);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the data file ${file} cannot be used: ${reason}. Name another file, or remove it.`, { cause });
  }
  database.exec(COLLECTIONS.map(tableSql).join("\n"));
  return database;
}

function assertOurs(database: DatabaseSync): void {
  const { application_id } = database.prepare("PRAGMA application_id").get() as { application_id: number };
  const { user_version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  const { tables } = database.prepare("SELECT count(*) AS tables FROM sqlite_schema").get() as { tables: number };
  if (tables > 0 && (application_id !== APPLICATION_ID || user_version !== LAYOUT)) {
    throw new Error("it holds no data of this version of the sandbox");
  }
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}`);
}

/** Names in SQL come from {@link COLLECTIONS} alone; every value is bound. */
function tableSql({ name, keys, indexes }: CollectionDefinition): string {
  const columns = [
    "seq INTEGER PRIMARY KEY AUTOINCREMENT",
    "id TEXT NOT NULL UNIQUE",
    "body TEXT NOT NULL",
    "hidden TEXT NOT NULL",
    ...keys,
  ];
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (${columns.join(", ")});`,
    ...indexes.map(
      (index) => `CREATE INDEX IF NOT EXISTS ${name}__${index.join("__")} ON ${name} (${index.join(", ")});`,
    ),
  ].join("\n");
}

function putSql({ name, keys }: CollectionDefinition): string {
  const columns = ["id", "body", "hidden", ...keys];
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`;
}

function keyValues({ name, keys }: CollectionDefinition, given: Keys): SQLInputValue[] {
  return keys.map((key) => {
    const value = given[key];
    if (value === undefined) throw new TypeError(`${name}: the key ${key} is missing`);
    return value;
  });
}

function findSql(
  definition: CollectionDefinition,
  { where, sort, after, limit }: Query,
): { sql: string; values: SQLInputValue[] } {
  const { sql, values } = whereSql(definition, where, sort, after);
  const direction = sort?.descending ? "DESC" : "ASC";
  const order = sort ? `${keyOf(definition, sort.key)} ${direction}, seq ${direction}` : "seq";
  const limited = limit === undefined ? "" : " LIMIT ?";
  return {
    sql: `SELECT seq, id, body, hidden FROM ${definition.name}${sql} ORDER BY ${order}${limited}`,
    values: limit === undefined ? values : [...values, limit],
  };
}

function whereSql(
  definition: CollectionDefinition,
  where: readonly Condition[],
  sort?: Query["sort"],
  after?: Place,
): { sql: string; values: SQLInputValue[] } {
  const values: SQLInputValue[] = [];
  // A short list of ids is always the best way to the rows: `+` keeps the other conditions from being chosen instead.
  const byList = where.some((condition) => "in" in condition && condition.in.length > 1);
  const terms = where.map((condition) => {
    const key = keyOf(definition, condition.key);
    if ("in" in condition) {
      if (condition.in.length === 1) {
        values.push(condition.in[0] ?? null);
        return `${byList ? "+" : ""}${key} IS ?`;
      }
      values.push(JSON.stringify(condition.in));
      return `${key} IN (SELECT value FROM json_each(?))`;
    }
    if ("startsWith" in condition) {
      values.push([...condition.startsWith].length, condition.startsWith);
      return `substr(${key}, 1, ?) = ?`;
    }
    if ("contains" in condition) {
      values.push(condition.contains);
      return `instr(${key}, ?) > 0`;
    }
    const bounds = [
      ...(condition.atLeast === undefined ? [] : [[">=", condition.atLeast] as const]),
      ...(condition.below === undefined ? [] : [["<", condition.below] as const]),
    ];
    values.push(...bounds.map(([, value]) => value));
    return bounds.length === 0 ? "TRUE" : bounds.map(([operator]) => `${key} ${operator} ?`).join(" AND ");
  });
  if (after !== undefined) terms.push(afterSql(definition, sort, after, values));
  return { sql: terms.length === 0 ? "" : ` WHERE ${terms.join(" AND ")}`, values };
}

function afterSql(
  definition: CollectionDefinition,
  sort: Query["sort"],
  { seq, value }: Place,
  values: SQLInputValue[],
): string {
  if (sort === undefined) {
    values.push(seq);
    return "seq > ?";
  }
  const key = keyOf(definition, sort.key);
  const [beyond, furthest] = sort.descending ? ["<", "IS NOT NULL AND FALSE"] : [">", "IS NOT NULL"];
  // NULL is the least value there is: nothing is below it, everything else is above.
  if (value === null) {
    values.push(seq);
    return `((${key} IS NULL AND seq ${beyond} ?) OR ${key} ${furthest})`;
  }
  values.push(value, value, seq);
  const nulls = sort.descending ? ` OR ${key} IS NULL` : "";
  return `(${key} ${beyond} ? OR (${key} = ? AND seq ${beyond} ?)${nulls})`;
}

function keyOf({ name, keys }: CollectionDefinition, key: string): string {
  if (key === "id" || key === "seq" || keys.includes(key)) return key;
  throw new TypeError(`${name} has no key ${key}`);
}

function exactInteger(text: string): Key {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}
