import { parseJson, stringifyJson } from "@social-api/core";
import type { Export } from "../generated/types.ts";
import { Refusal, type Violation } from "../http/refusal.ts";
import { COLLECTIONS } from "../store/collections.ts";
import type { Keys, Store, StoredRow } from "../store/store.ts";
import type { Collection } from "../store/table.ts";
import { checkRow } from "./check-row.ts";

/** A row that can be stored as it is. */
export interface ReadRow {
  readonly collection: string;
  readonly row: Omit<StoredRow, "seq">;
  readonly keys: Keys;
}

/** The most that an import is told at once. */
const LIMIT = 100;

/** All that is stored: the rows of each collection in the order in which they were added. */
export function writeExport(store: Store): Export {
  return {
    format: 1,
    collections: Object.fromEntries(
      COLLECTIONS.map(({ name }) => [
        name,
        store.find(name, { where: [] }).map(({ id, body, hidden }) => ({
          id,
          body: parseJson(body) as Record<string, unknown>,
          hidden: parseJson(hidden) as Record<string, unknown>,
        })),
      ]),
    ),
  };
}

/**
 * Reads what {@link writeExport} has written. The keys of each row are made anew, so that they cannot contradict it.
 *
 * @throws Refusal 400 for a collection that does not exist, and for rows that are none of their collection
 */
export function readExport({ collections }: Pick<Export, "collections">): ReadRow[] {
  const known = new Map(COLLECTIONS.map((each) => [each.name, each as unknown as Collection<object, object>]));
  const violations: Violation[] = [];
  const read: ReadRow[] = [];
  for (const [name, rows] of Object.entries(collections)) {
    const collection = known.get(name);
    if (collection === undefined) {
      const message = `There is no collection ${name}: there are ${[...known.keys()].join(", ")}`;
      violations.push({ parameter: `collections.${name}`, message });
      continue;
    }
    const ids = new Set<string>();
    for (const [index, entity] of rows.entries()) {
      const { id, body, hidden } = entity;
      const parameter = `collections.${name}[${index}]`;
      const wrong = checkRow(name, parameter, entity);
      const keys = wrong.length > 0 ? undefined : keysOf(collection, body, hidden);
      if (ids.has(id)) wrong.push({ parameter, message: `The id ${id} is there twice` });
      else if (wrong.length === 0 && !collection.isIdOf(id, body)) {
        wrong.push({ parameter, message: `The id ${id} is not that of its body` });
      }
      ids.add(id);
      if (keys !== undefined) {
        read.push({ collection: name, row: { id, body: stringifyJson(body), hidden: stringifyJson(hidden) }, keys });
      } else if (wrong.length === 0) {
        wrong.push({ parameter: `${parameter}.body`, message: "It has a number beyond 64 bits" });
      }
      violations.push(...wrong);
    }
  }
  if (violations.length > 0) throw new Refusal(400, violations.slice(0, LIMIT));
  return read;
}

/** The keys of a row; nothing when one of them cannot be stored. */
function keysOf(collection: Collection<object, object>, body: object, hidden: object): Keys | undefined {
  const keys = collection.keysOf(body, hidden);
  return collection.keys.every((key) => isKey(keys[key])) ? keys : undefined;
}

function isKey(value: unknown): boolean {
  if (value === null || typeof value === "string") return true;
  return typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isFinite(value);
}
