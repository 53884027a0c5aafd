import { type Bundle, bodyKind, type Operation, operationsOf, resolve } from "./bundle.ts";

/** The parts of a schema that say a rule. */
interface Schema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  items?: unknown;
  oneOf?: unknown[];
  discriminator?: { propertyName: string };
  required?: string[];
  properties?: Record<string, unknown>;
  "x-rules"?: string[];
  [keyword: string]: unknown;
}
interface Parameter {
  name: string;
  required?: boolean;
  schema: unknown;
  "x-rules"?: string[];
}
interface Body {
  required?: boolean;
  content: Record<string, { schema: unknown }>;
  "x-rules"?: string[];
}
/** One argument, or one member of an argument. */
interface Place {
  path: string;
  schema: Schema;
  required: boolean;
  /** The rules named there, from the nearest mark to the farthest: a schema that several share names rules of each. */
  marks: (string[] | undefined)[];
  /** The rules of the object that requires this member. */
  requiredBy?: string[] | undefined;
}
type Constraint = Record<string, unknown>;

/**
 * What JSON Schema says of the rules that one request can break: for each argument the keywords with their values and
 * the ids of the rules that they say. Nothing is taken that no rule names.
 *
 * @throws Error when a rule claims keywords that stand nowhere beside a mark of it.
 */
export function renderConstraints(bundle: Bundle): string {
  const unsaid = new Set<string>();
  const keywords = new Map<string, string[]>();
  for (const { id, where, keywords: said = [] } of bundle["x-rule-catalogue"]) {
    if (where !== "request" || said.length === 0) continue;
    keywords.set(id, said);
    for (const keyword of said) unsaid.add(`${id}: ${keyword}`);
  }

  const operations = operationsOf(bundle).flatMap(({ operation }) => {
    const entries = placesOf(bundle, operation).flatMap((place) => {
      const constraint = constraintOf(place, keywords, unsaid);
      return constraint === undefined ? [] : [[place.path, JSON.stringify(constraint)] as const];
    });
    return entries.length > 0 ? [{ id: operation.operationId, entries }] : [];
  });
  if (unsaid.size > 0) throw new Error(`no schema says what the rule catalogue claims: ${[...unsaid].join("; ")}`);

  const shared = sharedNames(operations.flatMap(({ entries }) => entries));
  return `// Generated from the spec by "pnpm generate". Do not edit.
import type { Constraint, ConstraintTable } from "@social-api/core";
import type { operations } from "./types.ts";

${[...shared].map(([text, name]) => `const ${name}: Constraint = ${text};\n`).join("")}
/** What JSON Schema says of the rules that one request can break, by operation and argument. */
export const constraints: ConstraintTable<keyof operations> = {
${operations
  .map(
    ({ id, entries }) =>
      `  ${id}: {\n${entries.map(([path, text]) => `    ${JSON.stringify(path)}: ${shared.get(text) ?? text},\n`).join("")}  },`,
  )
  .join("\n")}
};
`;
}

/** Every argument of an operation and every member of its body that has a path. */
function placesOf(bundle: Bundle, operation: Operation): Place[] {
  const places = (operation.parameters ?? []).flatMap((node) => {
    const parameter = resolve<Parameter>(bundle, node);
    const schema = resolve<Schema>(bundle, parameter.schema);
    const marks = [parameter["x-rules"], schema["x-rules"]];
    return walk(bundle, { path: parameter.name, schema, required: parameter.required === true, marks });
  });
  if (operation.requestBody === undefined) return places;
  const body = resolve<Body>(bundle, operation.requestBody);
  const schema = merged(bundle, body.content["application/json"]?.schema);
  const whole = { path: "body", schema, required: body.required === true, marks: [body["x-rules"], schema["x-rules"]] };
  return [
    ...places,
    ...(bodyKind(bundle, operation) === "fields" ? membersOf(bundle, schema, "") : walk(bundle, whole)),
  ];
}

function walk(bundle: Bundle, place: Place): Place[] {
  const { path, schema } = place;
  const items = schema.items === undefined ? undefined : merged(bundle, schema.items);
  return [
    place,
    ...membersOf(bundle, schema, `${path}.`),
    ...(items
      ? walk(bundle, { path: `${path}[]`, schema: items, required: false, marks: [undefined, items["x-rules"]] })
      : []),
  ];
}

function membersOf(bundle: Bundle, schema: Schema, prefix: string): Place[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const member = merged(bundle, node);
    const required = schema.required?.includes(name) === true;
    const marks = [member["x-rules"]];
    return walk(bundle, { path: `${prefix}${name}`, schema: member, required, marks, requiredBy: schema["x-rules"] });
  });
}

/**
 * A schema with its reference followed. Of alternatives told apart by one member, what they have in common: what all
 * require, and the values of that member.
 */
function merged(bundle: Bundle, node: unknown): Schema {
  const schema = resolve<Schema>(bundle, node);
  if (schema.oneOf === undefined || schema.discriminator === undefined) return schema;
  const name = schema.discriminator.propertyName;
  const alternatives = schema.oneOf.map((alternative) => resolve<Schema>(bundle, alternative));
  const required = (alternatives[0]?.required ?? []).filter((member) =>
    alternatives.every((alternative) => alternative.required?.includes(member)),
  );
  const values = alternatives.map(({ properties }) => resolve<Schema>(bundle, properties?.[name]).const);
  const properties = {
    ...Object.fromEntries(required.map((member) => [member, { type: "object" }])),
    [name]: { type: "string", enum: values, "x-rules": schema["x-rules"] },
  };
  return { ...schema, type: "object", required, properties };
}

function constraintOf(
  { schema, required, marks, requiredBy }: Place,
  keywords: ReadonlyMap<string, string[]>,
  unsaid: Set<string>,
): Constraint | undefined {
  const constraint: Constraint = {};
  for (const [keyword, value] of Object.entries({ ...schema, required })) {
    if (value === false) continue;
    const said = (keyword === "required" ? [...marks, requiredBy] : marks)
      .map((ids) => (ids ?? []).filter((id) => keywords.get(id)?.includes(keyword)))
      .find((ids) => ids.length > 0);
    if (said === undefined) continue;
    constraint[keyword] = [value, ...said];
    for (const id of said) unsaid.delete(`${id}: ${keyword}`);
  }
  if (Object.keys(constraint).length === 0) return undefined;
  const type = typeOf(schema);
  // A string that is merely required may as well be a number in a query: both are written alike there.
  const immaterial = type === undefined || (type === "string" && Object.keys(constraint).join() === "required");
  return immaterial ? constraint : { type, ...constraint };
}

function typeOf({ type, format }: Schema): string | undefined {
  if (Array.isArray(type)) return undefined;
  return type === "integer" && format === "int64" ? "int64" : type;
}

/** A name for each constraint that stands more than once, in the order in which they come first. */
function sharedNames(entries: (readonly [path: string, text: string])[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [, text] of entries) counts.set(text, (counts.get(text) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([text], index) => [text, `c${index}`]));
}
