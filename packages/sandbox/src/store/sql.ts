import type { SQLInputValue } from "node:sqlite";
import { stringifyJson } from "@social-api/core";
import type { CollectionDefinition, Condition, Key, Keys, Place, Query } from "./store.ts";

/** A statement and the values of its parameters. Names in it come from the collections alone; every value is bound. */
export interface BoundSql {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** Keys that most lists look at: they stand in every index, so that a row that is passed over is not even read. */
const FILTERS = ["deleted", "draft"];

/** The columns of the table of a collection. */
export function columnsOf({ keys }: CollectionDefinition): string[] {
  return [
    "seq INTEGER PRIMARY KEY AUTOINCREMENT",
    "id TEXT NOT NULL UNIQUE",
    "body TEXT NOT NULL",
    "hidden TEXT NOT NULL",
    ...keys,
  ];
}

/** The table of a collection, and its indexes. */
export function tableSql(definition: CollectionDefinition): string {
  const { name, keys, indexes } = definition;
  const behind = ["seq", ...FILTERS.filter((key) => keys.includes(key))];
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (${columnsOf(definition).join(", ")});`,
    ...indexes.map(
      (index) =>
        `CREATE INDEX IF NOT EXISTS ${name}__${index.join("__")} ON ${name} (${[...index, ...behind].join(", ")});`,
    ),
  ].join("\n");
}

/** Adds a row or replaces it: id, body, hidden, then the keys. */
export function putSql({ name, keys }: CollectionDefinition): string {
  const columns = ["id", "body", "hidden", ...keys];
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`;
}

/**
 * The values of the keys, in the order of the collection.
 *
 * @throws TypeError when one is missing
 */
export function keyValues({ name, keys }: CollectionDefinition, given: Keys): SQLInputValue[] {
  return keys.map((key) => {
    const value = given[key];
    if (value === undefined) throw new TypeError(`${name}: the key ${key} is missing`);
    return exact(value);
  });
}

/**
 * The statements that find the rows of a query, to be run one after the other until there are as many as its limit.
 * There are several where a sorted walk goes on: the rows with the same value as the last one, those with others, and
 * those with none. Each of them is one range of an index, so that its first row is sought however far the walk has come.
 */
export function findSql(definition: CollectionDefinition, { where, sort, after }: Query): BoundSql[] {
  const direction = sort?.descending ? "DESC" : "ASC";
  const order = sort ? `${keyOf(definition, sort.key)} ${direction}, seq ${direction}` : "seq";
  return ranges(definition, sort, after).map((range) => {
    const base = whereSql(definition, where, range);
    return {
      sql: `SELECT seq, id, body, hidden FROM ${definition.name}${base.sql} ORDER BY ${order} LIMIT ?`,
      values: base.values,
    };
  });
}

/** Counts the rows that fulfil all conditions. */
export function countSql(definition: CollectionDefinition, where: readonly Condition[]): BoundSql {
  const { sql, values } = whereSql(definition, where);
  return { sql: `SELECT count(*) AS count FROM ${definition.name}${sql}`, values };
}

/** The value of a key of one row, as text and with its type: as a number it could be rounded. */
export function placeSql(definition: CollectionDefinition, key: string): string {
  const column = keyOf(definition, key);
  return `SELECT CAST(${column} AS TEXT) AS text, typeof(${column}) AS type FROM ${definition.name} WHERE id = ?`;
}

function whereSql(definition: CollectionDefinition, where: readonly Condition[], range?: BoundSql): BoundSql {
  const lead = leadOf(definition, where);
  const values: SQLInputValue[] = [];
  const terms = where.map((condition) => {
    const key = keyOf(definition, condition.key);
    // `+` keeps an index of this key from being taken in place of the better one.
    const column = lead !== undefined && key !== lead && leads(definition).includes(key) ? `+${key}` : key;
    if ("in" in condition) {
      const [only = null] = condition.in;
      values.push(condition.in.length === 1 ? exact(only) : stringifyJson(condition.in));
      return condition.in.length === 1 ? `${column} IS ?` : `${column} IN (SELECT value FROM json_each(?))`;
    }
    if ("startsWith" in condition) {
      values.push(condition.startsWith);
      return `instr(${key}, ?) = 1`;
    }
    if ("contains" in condition) {
      values.push(condition.contains);
      return `instr(${key}, ?) > 0`;
    }
    const bounds = [
      ...(condition.atLeast === undefined ? [] : [[">=", condition.atLeast] as const]),
      ...(condition.below === undefined ? [] : [["<", condition.below] as const]),
    ];
    values.push(...bounds.map(([, value]) => exact(value)));
    return bounds.length === 0 ? "TRUE" : bounds.map(([operator]) => `${column} ${operator} ?`).join(" AND ");
  });
  if (range !== undefined && range.sql !== "") {
    terms.push(range.sql);
    values.push(...range.values);
  }
  return { sql: terms.length === 0 ? "" : ` WHERE ${terms.join(" AND ")}`, values };
}

/** The key that leads to the fewest rows: an id, or the one whose index stands first in the collection. */
function leadOf(definition: CollectionDefinition, where: readonly Condition[]): string | undefined {
  const given = where.flatMap((condition) => ("in" in condition ? [condition.key] : []));
  return leads(definition).find((key) => given.includes(key));
}

function leads({ indexes }: CollectionDefinition): string[] {
  return ["id", ...indexes.flatMap(([key]) => key ?? [])];
}

/** Where the rows behind a place are, in the order of the walk. */
function ranges(definition: CollectionDefinition, sort: Query["sort"], after: Place | undefined): BoundSql[] {
  if (after === undefined) return [{ sql: "", values: [] }];
  if (sort === undefined) return [{ sql: "seq > ?", values: [after.seq] }];
  const key = keyOf(definition, sort.key);
  const beyond = sort.descending ? "<" : ">";
  if (key === "seq") return [{ sql: `seq ${beyond} ?`, values: [after.seq] }];
  const value = exact(after.value);
  const same: BoundSql = { sql: `${key} IS ? AND seq ${beyond} ?`, values: [value, after.seq] };
  // NULL is the least value there is: first when ascending, last when descending.
  if (value === null) return sort.descending ? [same] : [same, { sql: `${key} IS NOT NULL`, values: [] }];
  const others: BoundSql = { sql: `${key} ${beyond} ?`, values: [value] };
  // No two rows have one id, and none has no id.
  if (key === "id") return [others];
  return sort.descending ? [same, others, { sql: `${key} IS NULL`, values: [] }] : [same, others];
}

/** @throws TypeError for a key that the collection does not have: names cannot be bound, so only known ones pass */
function keyOf({ name, keys }: CollectionDefinition, key: string): string {
  if (key === "id" || key === "seq" || keys.includes(key)) return key;
  throw new TypeError(`${name} has no key ${key}`);
}

/** SQLite takes every `number` for a floating one, of which it tells 15 digits: integers are bound as such. */
function exact(value: Key): SQLInputValue {
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : value;
}
