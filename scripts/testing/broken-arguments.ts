import type { Schema, SpecOperation } from "./spec.ts";

/** Arguments that an operation must refuse, and the parameter that it must name. */
export interface BrokenArguments {
  readonly args: Record<string, unknown>;
  readonly parameter: string;
}

/**
 * Breaks valid arguments in every way that the spec gives a hold for: each required parameter left out, and each
 * parameter of a narrow type replaced by what it cannot be.
 */
export function breakArguments(operation: SpecOperation, valid: object): BrokenArguments[] {
  const { body } = operation;
  const query = operation.parameters.filter((parameter) => parameter.in === "query");
  const members = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: body?.required?.includes(name),
  }));
  const wholeBody = body !== undefined && members.length === 0;
  return [
    ...[...query, ...members].flatMap(({ name, schema, required }) => [
      ...(required ? [{ args: without(valid, name), parameter: name }] : []),
      ...wrongValues(schema).map((value) => ({ args: { ...valid, [name]: value }, parameter: name })),
    ]),
    ...(wholeBody ? [{ args: { ...valid, body: "neither object nor array" }, parameter: "body" }] : []),
  ];
}

function wrongValues(schema: Schema): unknown[] {
  const types = [schema.type].flat();
  if (schema.maxItems !== undefined) return [Array.from({ length: schema.maxItems + 1 }, (_, at) => `id${at}`)];
  if (schema.enum) return ["!"];
  if (schema.pattern !== undefined)
    return ["!", "https://a b"].filter((value) => !value.match(schema.pattern ?? "")).slice(0, 1);
  if (schema.maxLength !== undefined) return ["x".repeat(schema.maxLength + 1)];
  return types.some((type) => ["integer", "number", "boolean"].includes(type ?? "")) ? ["neither"] : [];
}

function without(args: object, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = args as Record<string, unknown>;
  return rest;
}
