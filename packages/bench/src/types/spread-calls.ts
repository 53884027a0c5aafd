import { type Bundle, type Operation, operationsOf, resolve } from "../../../../scripts/generate/bundle.ts";
import { sample } from "./sample.ts";

/** One call of an operation, with a value for each argument that it requires. */
export interface Call {
  readonly operationId: string;
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly pathArguments: Values;
  readonly queryArguments: Values;
  readonly body: unknown;
}

/** Arguments by name. */
export type Values = Readonly<Record<string, unknown>>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}

/** As many calls as asked for, spread evenly over all operations: each again and again, or every so many. */
export function spreadCalls(bundle: Bundle, count: number): Call[] {
  const operations = operationsOf(bundle);
  const step = Math.max(1, operations.length / count);
  return Array.from({ length: count }, (_, index) => {
    const { method, path, operation } = operations[
      Math.floor(index * step) % operations.length
    ] as (typeof operations)[0];
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      pathArguments: required(bundle, operation, "path"),
      queryArguments: required(bundle, operation, "query"),
      body: body(bundle, operation),
    };
  });
}

function required(bundle: Bundle, operation: Operation, place: string): Values {
  return Object.fromEntries(
    (operation.parameters ?? [])
      .map((node) => resolve<Parameter>(bundle, node))
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, schema }) => [name, sample(bundle, schema)]),
  );
}

function body(bundle: Bundle, { requestBody }: Operation): unknown {
  if (requestBody === undefined) return undefined;
  const { content } = resolve<{ content: Record<string, { schema: unknown }> }>(bundle, requestBody);
  return sample(bundle, content["application/json"]?.schema);
}
