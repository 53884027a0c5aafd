import { type Bundle, bodyKind, mayBeEmpty, type Operation, operationsOf, resolve } from "./bundle.ts";
import { requestRules } from "./request-rules.ts";

interface Parameter {
  in: string;
  required?: boolean;
}

interface Content {
  content?: Record<string, { schema?: { $ref?: string } }>;
}

const JSON_TYPE = "application/json";

/**
 * The methods of a client, one per operation, with their signatures written out: types that are looked up in those of the
 * document cost a type-checker thirty times as much, and an editor shows them in full where a name would do.
 */
export function renderOperationMethods(bundle: Bundle): string {
  const operations = operationsOf(bundle).map(({ operation }) => operation);
  for (const operation of operations) refuseHeaders(bundle, operation);
  const schemas = new Set<string>();
  const methods = operations.map((operation) => method(bundle, operation, schemas));
  const args = operations.flatMap((operation) => {
    const type = argumentsType(bundle, operation);
    if (type === undefined) return [];
    return `/** The arguments of {@link OperationMethods.${operation.operationId}}. */
export type ${argumentsName(operation)} = ${type};
`;
  });
  return `// Generated from the spec by "pnpm generate". Do not edit.
import type { CallOptions, Result } from "@social-api/core";
import type { ${[...schemas, "operations"].sort().join(", ")} } from "./types.ts";

/** One method per operation, named as in the spec. Its \`operationId\` is that name. */
export interface OperationMethods {
${methods.join("\n")}
}

${args.join("\n")}`;
}

function method(bundle: Bundle, operation: Operation, schemas: Set<string>): string {
  const { operationId } = operation;
  const types = responseTypes(bundle, operation, schemas);
  const args =
    argumentsType(bundle, operation) === undefined
      ? "args?: { [argument: string]: never }"
      : `args${isOptional(bundle, operation) ? "?" : ""}: ${argumentsName(operation)}`;
  return `${jsDoc(bundle, operation)}
  ${operationId}: {
    (${args}, options?: CallOptions): Promise<Result<${types.success}, ${types.failure}>>;
    readonly operationId: "${operationId}";
  };`;
}

function argumentsName({ operationId }: Operation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Arguments`;
}

/** What openapi-typescript says of an operation. */
function source({ operationId }: Operation): string {
  return `operations["${operationId}"]`;
}

/** The arguments side by side: those of the path and the query, and the members of the body or the body as one. */
function argumentsType(bundle: Bundle, operation: Operation): string | undefined {
  const requestBody = `${source(operation)}["requestBody"]`;
  const inPlace = (place: string) => {
    const those = parametersOf(bundle, operation).filter((parameter) => parameter.in === place);
    const type = `${source(operation)}["parameters"]["${place}"]`;
    return those.length === 0 ? [] : [those.some(({ required }) => required) ? type : `NonNullable<${type}>`];
  };
  const isRequired = bodyIsRequired(bundle, operation);
  const body = `${isRequired ? requestBody : `NonNullable<${requestBody}>`}["content"]["${JSON_TYPE}"]`;
  const whole = isRequired ? `{ body: ${body} }` : `{ body?: ${body} | undefined }`;
  const kind = bodyKind(bundle, operation);
  const parts = [
    ...inPlace("path"),
    ...inPlace("query"),
    ...(kind === "fields" ? [body] : kind === "whole" ? [whole] : []),
    ...(operation["x-open-parameters"] ? ["{ [parameter: string]: unknown }"] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(" & ");
}

/** Headers travel with the options of a call. */
function refuseHeaders(bundle: Bundle, operation: Operation): void {
  if (parametersOf(bundle, operation).some((parameter) => parameter.in === "header" && parameter.required)) {
    throw new Error(`${operation.operationId} requires a header, which is no argument of its method`);
  }
}

function isOptional(bundle: Bundle, operation: Operation): boolean {
  return !(
    parametersOf(bundle, operation).some((parameter) => parameter.required) || bodyIsRequired(bundle, operation)
  );
}

function parametersOf(bundle: Bundle, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((node) => resolve<Parameter>(bundle, node));
}

function bodyIsRequired(bundle: Bundle, { requestBody }: Operation): boolean {
  return requestBody !== undefined && resolve<{ required?: boolean }>(bundle, requestBody).required === true;
}

/** The types of the bodies that answer, all statuses of a kind together. */
function responseTypes(bundle: Bundle, operation: Operation, schemas: Set<string>) {
  const ofStatus = (status: string): string[] => {
    const { content = {} } = resolve<Content>(bundle, operation.responses[status]);
    const types = Object.entries(content).map(([mediaType, { schema }]) => {
      if (!/^application\/(?:[\w.-]+\+)?json\b/.test(mediaType)) return "ReadableStream<Uint8Array>";
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(schema?.$ref ?? "") ?? [];
      if (name === undefined) {
        const key = /^\d+$/.test(status) ? status : `"${status}"`;
        return `${source(operation)}["responses"][${key}]["content"]["${mediaType}"]`;
      }
      schemas.add(name);
      return name;
    });
    return types.length === 0 ? ["undefined"] : types;
  };
  const statuses = Object.keys(operation.responses);
  const union = (kind: string[]) => [...new Set(kind.flatMap(ofStatus))].join(" | ");
  return {
    success: [
      union(statuses.filter((status) => status.startsWith("2"))),
      ...(mayBeEmpty(bundle, operation) ? ["undefined"] : []),
    ].join(" | "),
    failure: union(statuses.filter((status) => !status.startsWith("2"))),
  };
}

function jsDoc(bundle: Bundle, operation: Operation): string {
  const { operationId, summary = operationId, description, deprecated } = operation;
  const rules = requestRules(bundle, operation);
  const text = (description ?? "").trim();
  const since = text
    .split("\n\n")[0]
    ?.replaceAll("\n", " ")
    .replace(/^Deprecated since/, "Since");
  const lines = [
    `${summary}.`,
    ...(text ? ["", ...text.split("\n")] : []),
    ...(rules.length > 0 ? ["", `Rules: ${rules.join(", ")}.`] : []),
    ...(deprecated ? ["", `@deprecated ${since}`] : []),
  ];
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd().replaceAll("*/", "*\\/")).join("\n")}\n   */`;
}
