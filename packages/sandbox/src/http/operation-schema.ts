import type { OperationDescription } from "@social-api/core";

/** How the text of a query parameter is read. */
export type ParameterKind = "string" | "integer" | "boolean" | "strings" | "integers";

/** A parameter as the bundle declares it. */
export interface ParameterSchema {
  readonly name: string;
  readonly required: boolean;
  readonly kind: ParameterKind;
  /** Its JSON Schema; references stay as they are. */
  readonly schema: object;
}

/** What a request of an operation may hold. */
export interface OperationSchema {
  readonly operationId: string;
  readonly description: OperationDescription;
  readonly path: readonly ParameterSchema[];
  /** Those of the path, then those of the query. */
  readonly parameters: readonly ParameterSchema[];
  readonly query: ReadonlyMap<string, ParameterSchema>;
  readonly body?: { readonly required: boolean; readonly schema: object };
  /** What its schemas refer to. */
  readonly bundle: Bundle;
}

/** A bundled OpenAPI document, as far as requests are concerned. */
export interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
}

interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

/** Takes from a bundle what is said about the requests of one operation; `further` are query parameters beside these, unless declared. */
export function readOperationSchema(
  bundle: Bundle,
  operationId: string,
  description: OperationDescription,
  further: readonly ParameterSchema[] = [],
): OperationSchema {
  const item = bundle.paths[description.path];
  const raw = item?.[description.method.toLowerCase()] as RawOperation | undefined;
  if (raw?.operationId !== operationId) throw new Error(`the bundle has no operation ${operationId}: build it again`);
  const raws = [...((item?.["parameters"] as unknown[] | undefined) ?? []), ...(raw.parameters ?? [])].map((node) =>
    resolve<RawParameter>(bundle, node),
  );
  const all = raws.map((parameter) => ({
    in: parameter.in,
    name: parameter.name,
    required: parameter.required === true,
    kind: kindOf(bundle, parameter.schema),
    schema: parameter.schema,
  }));
  const body = raw.requestBody === undefined ? undefined : resolve<RawBody>(bundle, raw.requestBody);
  const schema = body?.content["application/json"]?.schema;
  const declared = all.filter((parameter) => parameter.in === "query");
  const query = [...declared, ...further.filter(({ name }) => !declared.some((each) => each.name === name))];
  const path = all.filter((parameter) => parameter.in === "path");
  return {
    operationId,
    description,
    parameters: [...path, ...query],
    path,
    query: new Map(query.map((each) => [each.name, each])),
    bundle,
    ...(schema !== undefined && { body: { required: body?.required === true, schema } }),
  };
}

interface RawBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema?: object }>>;
}

function kindOf(bundle: Bundle, node: object): ParameterKind {
  const schema = resolve<{ type?: string | string[]; items?: object; allOf?: object[] }>(bundle, node);
  const type = [schema.type ?? []].flat().find((each) => each !== "null");
  if (type === undefined && schema.allOf?.[0] !== undefined) return kindOf(bundle, schema.allOf[0]);
  if (type === "array") return kindOf(bundle, schema.items ?? {}) === "integer" ? "integers" : "strings";
  return type === "integer" || type === "boolean" ? type : "string";
}

/** Follows a local reference. */
function resolve<Node>(bundle: Bundle, node: unknown): Node {
  const reference = (node as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return node as Node;
  const steps = reference.slice("#/".length).split("/");
  const target = steps.reduce<unknown>(
    (parent, step) => (parent as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    bundle,
  );
  return resolve(bundle, target);
}
