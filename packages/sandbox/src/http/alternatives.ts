/** A schema whose alternatives are told apart by a property. */
interface Discriminated {
  readonly oneOf: readonly unknown[];
  readonly discriminator: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

/**
 * Replaces alternatives that a property tells apart by conditions on that property: then a validator tells what is wrong
 * under the one that is meant, not under all others, too.
 */
export function resolveAlternatives(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolveAlternatives);
  if (typeof schema !== "object" || schema === null) return schema;
  const { oneOf, discriminator, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, resolveAlternatives(value)]),
  ) as Partial<Discriminated>;
  if (oneOf === undefined) return { ...rest, ...(discriminator && { discriminator }) };
  if (discriminator?.mapping === undefined) return { ...rest, oneOf, ...(discriminator && { discriminator }) };
  const { propertyName, mapping } = discriminator;
  return {
    ...rest,
    type: "object",
    required: [propertyName],
    properties: { [propertyName]: { enum: Object.keys(mapping) } },
    allOf: Object.entries(mapping).map(([value, $ref]) => ({
      if: { required: [propertyName], properties: { [propertyName]: { const: value } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { $ref },
    })),
  };
}
