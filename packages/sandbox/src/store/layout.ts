import { createHash } from "node:crypto";
import type { Bundle } from "../http/operation-schema.ts";
import { readBundle } from "../http/read-bundle.ts";
import { ROW_SCHEMAS } from "./row-schemas.ts";
import { columnsOf } from "./sql.ts";
import type { CollectionDefinition } from "./store.ts";

type Components = Pick<Bundle, "components">;

/** A schema, as far as it tells of members. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/**
 * The number of the layout of some collections, of 31 bits: another one whenever rows that were stored before could be
 * misread. What counts are the columns, and the names, types and requiredness of what is stored in them; not what a
 * value may be beyond its type, nor indexes, nor what only describes, so that files outlive most releases.
 */
export function layoutOf(
  definitions: readonly CollectionDefinition[],
  rows = ROW_SCHEMAS,
  bundle: Components = readBundle("ads-v12"),
): number {
  // Each line once, and sorted: it does not matter where a schema says something.
  const lines = new Set<string>();
  for (const definition of definitions) {
    const { name } = definition;
    for (const column of columnsOf(definition)) lines.add(`${name} ${column}`);
    addLines(lines, rows[name]?.body, `${name}.body`, bundle);
    addLines(lines, rows[name]?.hidden, `${name}.hidden`, bundle);
  }
  const digest = createHash("sha256")
    .update([...lines].sort().join("\n"))
    .digest();
  return digest.readUInt32BE() >>> 1;
}

function addLines(lines: Set<string>, schema: Schema | undefined, place: string, bundle: Components): void {
  if (schema === undefined) return;
  lines.add(place);
  for (const type of [schema.type ?? []].flat()) lines.add(`${place} is ${type}`);
  for (const name of schema.required ?? []) lines.add(`${place}.${name} is required`);
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    addLines(lines, member, `${place}.${name}`, bundle);
  addLines(lines, schema.items, `${place}[]`, bundle);
  for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts) => parts ?? []))
    addLines(lines, part, place, bundle);
  const component = bundle.components?.["schemas"]?.[schema.$ref?.split("/").at(-1) ?? ""];
  addLines(lines, component as Schema | undefined, place, bundle);
}
