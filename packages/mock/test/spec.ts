import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type BundleName, readBundle } from "../src/read-bundle.ts";

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
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly body?: Schema;
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

/** A bundled spec, read without Prism. */
export interface Spec {
  readonly operations: readonly SpecOperation[];
  /** Everything about an answer that the spec does not allow. */
  faults(operation: SpecOperation, status: number, mediaType: string | null, body: unknown): string[];
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export async function readSpec(name: BundleName): Promise<Spec> {
  const document = (await readBundle(name)) as { paths: Record<string, Record<string, RawOperation>> };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(document, "spec");
  const validators = new Map<string, ValidateFunction>();

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    ["get", "post", "put", "delete"].flatMap((method) => {
      const raw = item[method];
      return raw ? [readOperation(document, path, method, raw)] : [];
    }),
  );

  return {
    operations,
    faults({ id, method, path, responses }, status, mediaType, body) {
      const code = [`${status}`, "default"].find((candidate) => candidate in responses);
      if (code === undefined) return [`${id} declares no ${status}`];
      if (!(mediaType && mediaType in (responses[code]?.content ?? {}))) return [`${id} declares no ${mediaType}`];
      const raw = document.paths[path]?.[method.toLowerCase()]?.responses[code];
      const place = referenceOf(raw) ?? `#/paths/${toPointer(path)}/${method.toLowerCase()}/responses/${code}`;
      const reference = `spec${place}/content/${toPointer(mediaType)}/schema`;
      const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
      validators.set(reference, validate);
      return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
    },
  };
}

function readOperation(document: object, path: string, method: string, raw: RawOperation): SpecOperation {
  const body = resolve<{ content?: Record<string, { schema: unknown }> }>(document, raw.requestBody ?? {});
  const [content] = Object.values(body.content ?? {});
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    parameters: (raw.parameters ?? []).map((parameter) => {
      const resolved = resolve<SpecOperation["parameters"][number]>(document, parameter);
      return { ...resolved, schema: resolve<Schema>(document, resolved.schema) };
    }),
    ...(content && { body: resolveProperties(document, resolve<Schema>(document, content.schema)) }),
    responses: mapValues(raw.responses, (response) => ({
      content: mapValues(resolve<DeclaredResponse>(document, response).content, ({ examples }) => ({
        examples: mapValues(examples, (example) => resolve<{ value: unknown }>(document, example)),
      })),
    })),
  };
}

function resolveProperties(document: object, schema: Schema): Schema {
  return {
    ...schema,
    properties: mapValues(schema.properties ?? {}, (property) => resolve<Schema>(document, property)),
  };
}

function resolve<Target>(document: object, value: unknown): Target {
  const reference = referenceOf(value);
  if (reference === undefined) return value as Target;
  const steps = reference.slice(2).split("/").map(fromPointer);
  return resolve(
    document,
    steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document),
  );
}

function referenceOf(value: unknown): string | undefined {
  return (value as { $ref?: string } | undefined)?.$ref;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function toPointer(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function fromPointer(step: string): string {
  return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
}
