import { type Bundle, operationsOf, resolve } from "./bundle.ts";

const SCHEMAS = "#/components/schemas/";

/**
 * Tells the schemas that requests take from those that answers give. One that is both, and of which a request takes
 * more than an answer gives, becomes two: requests take `<name>Input`.
 *
 * @returns a copy of the bundle, and the names of the schemas that requests take
 */
export function splitInputs(original: Bundle): { bundle: Bundle; inputs: ReadonlySet<string> } {
  const bundle = structuredClone(original);
  const { schemas = {} } = bundle.components;
  const operations = operationsOf(bundle).map(({ operation }) => operation);
  const takes = operations.map(({ parameters, requestBody }) => [parameters, requestBody]);
  const taken = schemasIn(bundle, takes);
  const given = schemasIn(
    bundle,
    operations.map(({ responses }) => responses),
  );
  const isSplit = (name: string) =>
    given.has(name) && [name, ...schemasIn(bundle, schemas[name])].some((each) => takesMore(schemas[each]));
  const split = [...taken].filter(isSplit);
  const inputs = new Set([...taken].map((name) => (split.includes(name) ? `${name}Input` : name)));
  for (const name of split) {
    if (Object.hasOwn(schemas, `${name}Input`)) throw new Error(`${name}Input is a schema already`);
    schemas[`${name}Input`] = structuredClone(schemas[name]);
  }
  const { parameters, requestBodies } = bundle.components;
  const takers = [takes, parameters, requestBodies, ...[...inputs].map((name) => schemas[name])];
  refuseUnmapped(takers);
  refer(takers, (reference) => (split.some((name) => reference === SCHEMAS + name) ? `${reference}Input` : reference));
  return { bundle, inputs };
}

/** The names of all schemas that a node comes to refer to. */
function schemasIn(bundle: Bundle, node: unknown): Set<string> {
  const references = new Set<string>();
  const visit = (each: unknown): void => {
    if (typeof each !== "object" || each === null) return;
    const { $ref } = each as { $ref?: string };
    if ($ref !== undefined && !references.has($ref)) {
      references.add($ref);
      visit(resolve(bundle, each));
    }
    Object.values(each).forEach(visit);
  };
  visit(node);
  const names = [...references].filter((reference) => reference.startsWith(SCHEMAS));
  return new Set(names.map((reference) => reference.slice(SCHEMAS.length)));
}

/** Whether a schema, not those that it refers to, has lists, which may be `readonly`, or what may be `undefined`. */
function takesMore(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const { items, properties = {}, required = [] } = schema as Record<string, object> & { required?: string[] };
  const isOptional = (name: string) => !required.includes(name);
  return items !== undefined || Object.keys(properties).some(isOptional) || Object.values(schema).some(takesMore);
}

/** What no mapping leads to has its name for the value of the discriminator, and the names that requests take can change. */
function refuseUnmapped(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const {
    discriminator,
    oneOf = [],
    anyOf = [],
  } = node as {
    discriminator?: { propertyName?: unknown; mapping?: object };
    oneOf?: { $ref?: string }[];
    anyOf?: { $ref?: string }[];
  };
  // Otherwise it is a member of that name.
  if (typeof discriminator?.propertyName === "string") {
    const { propertyName: name, mapping } = discriminator;
    if (mapping === undefined) throw new Error(`the discriminator ${name} of what a request takes needs a mapping`);
    const mapped = new Set(Object.values(mapping));
    for (const { $ref } of [...oneOf, ...anyOf]) {
      if ($ref === undefined || mapped.has($ref)) continue;
      throw new Error(
        `the mapping of the discriminator ${name} of what a request takes leaves out ${$ref}: map a value of ${name} to it`,
      );
    }
  }
  Object.values(node).forEach(refuseUnmapped);
}

/** Changes all references in a node, those of discriminators, too. */
function refer(node: unknown, change: (reference: string) => string): void {
  if (typeof node !== "object" || node === null) return;
  const members = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(members)) {
    if (typeof value === "string") members[key] = change(value);
    else refer(value, change);
  }
}
