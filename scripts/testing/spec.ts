import { type Api, type Bundle, loadBundle, operationsOf, resolve } from "../generate/bundle.ts";

/** A JSON Schema, as far as the tests look into it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** One answer that an operation declares: its examples by media type. */
export interface DeclaredResponse {
  readonly content: Readonly<
    Record<string, { readonly examples: Readonly<Record<string, { readonly value: unknown }>> }>
  >;
}

/** An operation as a spec declares it, without references as far as the tests look into it. */
export interface SpecOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Those of its path, too. */
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly body?: Schema;
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

/** A spec, and each of its operations for tests. */
export interface Spec {
  readonly bundle: Bundle;
  readonly operations: readonly SpecOperation[];
}

/** Reads the spec of an API. */
export async function readSpec(api: Api): Promise<Spec> {
  const bundle = await loadBundle(api);
  return { bundle, operations: readOperations(bundle) };
}

/** The operations of a bundle, by operationId. */
export function readOperations(bundle: Bundle): SpecOperation[] {
  const follow = <Target>(node: unknown) => resolve<Target>(bundle, node);
  return operationsOf(bundle).map(({ method, path, operation }) => {
    const { content = {} } = follow<{ content?: Record<string, { schema: unknown }> }>(operation.requestBody ?? {});
    const schemas = Object.values(content).map(({ schema }) => follow<Schema>(schema));
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map((node) => {
        const parameter = follow<SpecOperation["parameters"][number]>(node);
        return { ...parameter, schema: follow<Schema>(parameter.schema) };
      }),
      ...(schemas[0] && {
        body: { ...schemas[0], properties: mapValues(schemas[0].properties ?? {}, follow<Schema>) },
      }),
      responses: mapValues(operation.responses, (response) => ({
        content: mapValues(follow<DeclaredResponse>(response).content, ({ examples }) => ({
          examples: mapValues(examples, follow<{ value: unknown }>),
        })),
      })),
    };
  });
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
