type Node = { readonly [key: string]: unknown };

/** Members of a document that hold data and no schema. */
const DATA = new Set(["example", "examples", "value", "default", "enum", "const"]);

/**
 * Rewrites two kinds of schema in a document so that Prism's findings say what is wrong, and nothing else. The meaning
 * stays the same.
 *
 * - `oneOf` with a discriminator becomes a choice by the discriminator: otherwise each item of a batch is told to be
 *   wrong in the ways of all the operation types that it is not.
 * - `not: { required: [x] }` becomes "x must not be there": otherwise the finding does not name x.
 */
export function withExactFindings(document: object): object {
  return rewrite(document, (reference) => resolve(document, reference)) as object;
}

type Resolve = (reference: string) => Node;

function rewrite(node: unknown, resolve: Resolve): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, resolve));
  if (!isNode(node)) return node;
  const rewritten = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, DATA.has(key) ? value : rewrite(value, resolve)]),
  );
  return chosenByDiscriminator(withoutNotRequired(rewritten), resolve);
}

function withoutNotRequired(node: Node): Node {
  const { not, ...rest } = node;
  if (!isNode(not) || !isNames(not["required"]) || !says(not, ["required", "properties"])) return node;
  const [name, ...others] = not["required"];
  if (name === undefined || others.length > 0) return node;
  // The property may be described there, as long as nothing is said about its value.
  const { [name]: described, ...properties } = (not["properties"] ?? {}) as Node;
  if (Object.keys(properties).length > 0 || (isNode(described) && !says(described, []))) return node;
  return { ...rest, properties: { ...(rest["properties"] as Node | undefined), [name]: false } };
}

function chosenByDiscriminator(node: Node, resolve: Resolve): Node {
  const { oneOf, discriminator, ...rest } = node;
  const { propertyName, mapping } = (discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  if (!Array.isArray(oneOf) || propertyName === undefined || mapping === undefined) return node;
  const choices = Object.entries(mapping);
  const required = choices.map(([, reference]) => resolve(reference)["required"]).filter(isNames);
  return {
    ...rest,
    type: "object",
    required: required[0]?.filter((name) => required.every((names) => names.includes(name))) ?? [propertyName],
    properties: { [propertyName]: { enum: choices.map(([value]) => value) } },
    allOf: choices.map(([value, reference]) => ({
      if: { type: "object", required: [propertyName], properties: { [propertyName]: { const: value } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: reference },
    })),
  };
}

/** Whether a schema has no keywords but those named, and such as only describe. */
function says(schema: Node, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((key) => keywords.includes(key) || key === "description" || key.startsWith("x-"));
}

function resolve(document: object, reference: string): Node {
  const steps = reference.replace(/^#\//, "").split("/");
  const target = steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), document);
  return isNode(target) ? target : {};
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}
