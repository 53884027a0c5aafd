import { shortText } from "@social-api/core";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Bundle, OperationSchema } from "./operation-schema.ts";
import type { Violation } from "./refusal.ts";

/** The most violations that one request is told: a body of a megabyte can have a million. */
const LIMIT = 100;

/** Checks the arguments of operations against the schemas of a bundle. */
export class Validator {
  readonly #ajv: Ajv2020;
  readonly #compiled = new WeakMap<object, ValidateFunction>();

  constructor(bundle: Bundle) {
    this.#ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false, validateSchema: false }));
    this.#ajv.addSchema({ $id: "bundle", components: bundle.components });
  }

  /** Every violation of a schema, by parameter. Each schema is compiled once, when it is first needed. */
  check({ path, query, body, description }: OperationSchema, args: Readonly<Record<string, unknown>>): Violation[] {
    const violations: Violation[] = [];
    for (const { name, required, schema } of [...path, ...query.values()]) {
      if (args[name] !== undefined) violations.push(...this.#violations(schema, name, args[name]));
      else if (required) violations.push({ parameter: name, message: `${name} is required` });
    }
    if (body !== undefined) {
      const value = description.body === "fields" ? without(args, path) : args["body"];
      const root = description.body === "fields" ? "" : "body";
      if (value !== undefined) violations.push(...this.#violations(body.schema, root, value));
      else if (body.required) violations.push({ parameter: "body", message: "a JSON body is required" });
    }
    return violations.slice(0, LIMIT);
  }

  #violations(schema: object, root: string, value: unknown): Violation[] {
    const validate = this.#compile(schema);
    const judged = withNumbers(value);
    if (validate(judged)) return [];
    return (validate.errors ?? []).filter(tells).map((error) => toViolation(error, root, judged));
  }

  #compile(schema: object): ValidateFunction {
    let validate = this.#compiled.get(schema);
    if (validate === undefined) {
      validate = this.#ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"bundle#/')) as object,
      );
      this.#compiled.set(schema, validate);
    }
    return validate;
  }
}

/** That an alternative or a condition failed says nothing beside what failed in it. */
function tells({ keyword }: ErrorObject): boolean {
  return keyword !== "if" && keyword !== "oneOf" && keyword !== "anyOf";
}

function toViolation(
  { instancePath, keyword, params, message = "is wrong" }: ErrorObject,
  root: string,
  value: unknown,
): Violation {
  const missing = keyword === "required" ? (params as { missingProperty: string }).missingProperty : undefined;
  const steps = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const parameter = [...steps, ...(missing === undefined ? [] : [missing])].reduce(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === "" ? step : `${path}.${step}`),
    root,
  );
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], value);
  const allowed = keyword === "enum" ? `: ${(params as { allowedValues: unknown[] }).allowedValues.join(", ")}` : "";
  return {
    ...(parameter !== "" && { parameter }),
    message: missing === undefined ? `${parameter || "the body"} ${message}${allowed}` : `${parameter} is required`,
    ...(missing === undefined && found !== undefined && { value: shortText(found) }),
  };
}

/** Schemas know no bigint: integers beyond 2^53 are judged as the nearest number, which no bound of the specs notices. */
function withNumbers(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withNumbers(member)]));
}

function without(args: Readonly<Record<string, unknown>>, path: OperationSchema["path"]): object {
  const names = new Set(path.map(({ name }) => name));
  return Object.fromEntries(Object.entries(args).filter(([name]) => !names.has(name)));
}
