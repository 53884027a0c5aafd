import { createHash } from "node:crypto";
import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";
import { refuse } from "../http/refusal.ts";
import type { Condition, Place, Query } from "../store/store.ts";
import type { Table } from "../store/table.ts";
import { answerList } from "./envelope.ts";

/** The parameters that lists share. */
export interface ListArguments {
  readonly count?: number;
  readonly cursor?: string;
  readonly sort_by?: string;
  readonly with_deleted?: boolean;
  readonly with_total_count?: boolean;
}

/** What a list is made of. */
export interface List<Wire extends object, Hidden extends object> {
  readonly table: Table<Wire, Hidden>;
  readonly where: readonly Condition[];
  /** The attributes that `sort_by` can name. */
  readonly sortable: readonly string[];
}

/** Rule `list.count`. */
const DEFAULT_COUNT = 200;

/** Attributes that every entity with a life has. */
export const SORTABLE = ["id", "created_at", "updated_at"] as const;

/** Deleted entities are listed only when they are asked for (rule `entity.deleted`). */
export function visible({ with_deleted }: { readonly with_deleted?: boolean }): Condition[] {
  return with_deleted === true ? [] : [{ key: "deleted", in: [0] }];
}

/** Limits a list to ids, where some are given. */
export function among(key: string, ids: readonly string[] | undefined): Condition[] {
  return ids === undefined ? [] : [{ key, in: [...ids] }];
}

/**
 * Answers one page of a list. The cursor names the last row of the page, not a number of rows: rows that are added or
 * deleted during a walk make no row come twice and none be left out (rules `list.cursor`, `list.cursor-null`).
 *
 * @throws Refusal 400 for a sort_by or a cursor that cannot be read, 429 for too many totals
 */
export function answerPage<Wire extends object, Hidden extends object>(
  call: Call<ListArguments>,
  { table, where, sortable }: List<Wire, Hidden>,
): Answer {
  const { count = DEFAULT_COUNT, cursor, sort_by, with_total_count } = call.args;
  const sort = sort_by === undefined ? undefined : readSort(sort_by, sortable);
  const after = cursor === undefined ? undefined : readCursor(cursor, fingerprintOf(call));
  if (with_total_count === true) call.service.totalCountRate.count(call.user.id, call.now);
  const query: Query = { where, ...(sort && { sort }), ...(after && { after }), limit: count + 1 };
  const found = table.findRows(query);
  const totalCount = with_total_count === true ? table.count(where) : undefined;
  const rows = found.slice(0, count);
  const last = rows.at(-1);
  const nextCursor =
    found.length > count && last !== undefined ? writeCursor(table.placeOf(last, query), fingerprintOf(call)) : null;
  const texts = rows.map(({ body }) => body);
  // How many totals were asked for is counted, so that one must come here.
  return { ...answerList(call as Call, texts, { nextCursor, totalCount }), lasts: totalCount === undefined };
}

/** `sort_by` is an attribute and a direction, `created_at-desc` (rule `list.sort-by`; the spelling is our choice). */
function readSort(text: string, sortable: readonly string[]): NonNullable<Query["sort"]> {
  const [, key = "", direction] = /^(\w+)-(asc|desc)$/.exec(text) ?? [];
  // Names stand in the order of the alphabet, whatever their case: our choice.
  if (sortable.includes(key)) return { key: key === "name" ? "name_folded" : key, descending: direction === "desc" };
  const message = `sort_by must be an attribute and a direction, such as ${sortable[0]}-asc or ${sortable[0]}-desc; the attributes are ${sortable.join(", ")}`;
  return refuse(400, { rule: "list.sort-by", parameter: "sort_by", message });
}

/** A cursor goes on with the query that it came from, and with no other; only the size of the pages may change. */
function fingerprintOf({ operationId, args }: Call<ListArguments>): string {
  const { cursor: _cursor, count: _count, with_total_count: _total, ...query } = args;
  const sorted = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([operationId, sorted], (_key, value: unknown) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}

function writeCursor({ seq, value }: Place, fingerprint: string): string {
  const parts = [fingerprint, seq, typeof value === "bigint" ? { integer: String(value) } : value];
  return `c-${Buffer.from(JSON.stringify(parts)).toString("base64url")}`;
}

function readCursor(cursor: string, fingerprint: string): Place {
  const place = parseCursor(cursor);
  if (place?.fingerprint === fingerprint) return place;
  const message = place
    ? "The cursor belongs to another query: repeat the query that it came from, or begin without a cursor"
    : "The cursor is none that this list has given: pass next_cursor unchanged, or begin without a cursor";
  return refuse(400, { rule: "list.cursor", parameter: "cursor", message });
}

function parseCursor(cursor: string): (Place & { fingerprint: string }) | undefined {
  if (!/^c-[\w-]+$/.test(cursor)) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor.slice(2), "base64url").toString());
    if (!Array.isArray(parts) || parts.length !== 3) return undefined;
    const [fingerprint, seq, written] = parts as unknown[];
    const integer = (written as { integer?: unknown } | null)?.integer;
    const value = typeof integer === "string" && /^-?\d{1,19}$/.test(integer) ? BigInt(integer) : written;
    if (typeof fingerprint !== "string" || !Number.isSafeInteger(seq)) return undefined;
    if (value !== null && !["string", "bigint"].includes(typeof value) && !Number.isFinite(value)) return undefined;
    if (typeof value === "bigint" && BigInt.asIntN(64, value) !== value) return undefined;
    const place: Place = { seq: seq as number, value: value as Place["value"] };
    // Base64 has several texts for the same bytes, and JSON for the same values: a cursor that was changed is none.
    return writeCursor(place, fingerprint) === cursor ? { fingerprint, ...place } : undefined;
  } catch {
    return undefined;
  }
}
