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
/** The keywords that one argument or member is held to, each with its value and the ids of the rules that it says. */
export type Constraint = Record<string, unknown>;
/** Constraints by the name of the argument or member; those of the members of each item stand under `items`. */
export type Constraints = Record<string, Constraint>;

/**
 * What JSON Schema says of the rules that one request can break: for each argument the keywords with their values and
 * the ids of the rules that they say. Nothing is taken that no rule names. Under `*` stand the parameters that are bound
 * alike wherever they stand: there they bind also an operation whose parameters are not all shown.
 *
 * @returns the constraints by operation; one that has none is left out
 * @throws Error when a rule claims keywords that stand nowhere beside a mark of it.
 */
export function constraintTable(bundle: Bundle): Record<string, Constraints> {
  const unsaid = new Set<string>();
  const keywords = new Map<string, string[]>();
  for (const { id, where, keywords: said = [] } of bundle["x-rule-catalogue"]) {
    if (where !== "request" || said.length === 0) continue;
    keywords.set(id, said);
    for (const keyword of said) unsaid.add(`${id}: ${keyword}`);
  }

  const constraintsOf = (places: Place[]) =>
    places.map((place) => [place.path, constraintOf(place, keywords, unsaid)] as const);
  const operations = operationsOf(bundle).map(({ operation }) => ({
    id: operation.operationId,
    parameters: constraintsOf(parametersOf(bundle, operation)),
    members: constraintsOf(bodyOf(bundle, operation)),
  }));
  if (unsaid.size > 0) throw new Error(`no schema says what the rule catalogue claims: ${[...unsaid].join("; ")}`);

  const everywhere = boundAlike(
    operations.flatMap(({ parameters }) => parameters),
    new Set(operations.flatMap(({ members }) => members.map(([path]) => path))),
  );
  const rows = operations.map(({ id, parameters, members }) => {
    const own = parameters.filter(([path]) => !Object.hasOwn(everywhere, path));
    return [id, nested([...own, ...members])] as const;
  });
  return Object.fromEntries([["*", everywhere] as const, ...rows].filter(([, constraints]) => !isEmpty(constraints)));
}

/**
 * The parameters that are bound alike wherever they stand, each with its constraint.
 *
 * @param members - the names that bodies use, which may mean something else there
 */
function boundAlike(
  parameters: readonly (readonly [name: string, constraint: Constraint])[],
  members: ReadonlySet<string>,
): Constraints {
  const found = new Map<string, Map<string, Constraint>>();
  for (const [name, constraint] of parameters) {
    found.set(name, (found.get(name) ?? new Map()).set(JSON.stringify(constraint), constraint));
  }
  const alike = [...found].flatMap(([name, constraints]) => {
    const [constraint = {}] = constraints.values();
    if (constraints.size > 1 || members.has(name) || isEmpty(constraint)) return [];
    // What is required by one operation is not missing from others.
    return "required" in constraint ? [] : [[name, constraint] as const];
  });
  return Object.fromEntries(alike);
}

/** Puts what binds the items of a list into the constraint of the list: `body[].params` into that of `body`. */
function nested(places: readonly (readonly [path: string, constraint: Constraint])[]): Constraints {
  const constraints: Constraints = {};
  for (const [path, constraint] of places) {
    if (isEmpty(constraint)) continue;
    const lists = path.split("[].");
    const name = lists.pop() ?? path;
    let members = constraints;
    for (const list of lists) {
      const items: Constraints = {};
      members[list] = { items, ...members[list] };
      members = members[list]["items"] as Constraints;
    }
    if (/[.[]/.test([...lists, name].join(""))) throw new Error(`the clients do not look at ${path}`);
    members[name] = constraint;
  }
  return constraints;
}

function isEmpty(constraint: Constraint): boolean {
  return Object.keys(constraint).length === 0;
}

/** Every path and query parameter of an operation. */
function parametersOf(bundle: Bundle, operation: Operation): Place[] {
  return (operation.parameters ?? []).flatMap((node) => {
    const parameter = resolve<Parameter>(bundle, node);
    const schema = resolve<Schema>(bundle, parameter.schema);
    const marks = [parameter["x-rules"], schema["x-rules"]];
    return walk(bundle, { path: parameter.name, schema, required: parameter.required === true, marks });
  });
}

/** The body of an operation, and every member of it that has a path. */
function bodyOf(bundle: Bundle, operation: Operation): Place[] {
  if (operation.requestBody === undefined) return [];
  const body = resolve<Body>(bundle, operation.requestBody);
  const schema = merged(bundle, body.content["application/json"]?.schema);
  const whole = { path: "body", schema, required: body.required === true, marks: [body["x-rules"], schema["x-rules"]] };
  return bodyKind(bundle, operation) === "fields" ? membersOf(bundle, schema, "") : walk(bundle, whole);
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
): Constraint {
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
  const isAlone = Object.keys(constraint).join() === "required";
  // Every other keyword tells of the type. A string may as well be a number in a query: both are written alike there.
  if (isAlone && (schema.type === "array" || schema.type === "object")) {
    constraint["type"] = [schema.type, ...(constraint["required"] as unknown[]).slice(1)];
  }
  return constraint;
}
