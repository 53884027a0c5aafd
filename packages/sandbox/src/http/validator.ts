import { shortText } from "@social-api/core";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { resolveAlternatives } from "./alternatives.ts";
import { faultWords } from "./fault-words.ts";
import type { Bundle, OperationSchema } from "./operation-schema.ts";
import type { Violation } from "./refusal.ts";

/** The most violations that one request is told: a body of a megabyte can have a million. */
const LIMIT = 100;

/**
 * Of a value with more members than this, in all its depth, only the first violation is looked for: finding all takes
 * time by the square of their number. A batch of 40 campaigns has a few hundred.
 */
const MEMBERS_LIMIT = 2_000;

/**
 * The rules that state a whole set of values and are for a service alone to judge, so that no check of a request names
 * them: the schema of the set does. Other sets are marked with rules, too, that say something else of their values.
 */
const SETS: ReadonlySet<string> = new Set(["campaign.create-status", "features.read", "features.sandbox"]);

/** Checks the arguments of operations against the schemas of a bundle. */
export class Validator {
  readonly #all: Compiler;
  readonly #first: Compiler;

  constructor(bundle: Bundle) {
    this.#all = compiler(bundle, true);
    this.#first = compiler(bundle, false);
  }

  /** Every violation of a schema, by parameter. */
  check(
    { path, parameters, body, description }: OperationSchema,
    args: Readonly<Record<string, unknown>>,
  ): Violation[] {
    const violations: Violation[] = [];
    for (const { name, required, schema } of parameters) {
      if (args[name] !== undefined) violations.push(...this.checkValue(schema, name, args[name]));
      else if (required) violations.push({ parameter: name, message: `${name} is required` });
    }
    if (body !== undefined) {
      const value = description.body === "fields" ? without(args, path) : args["body"];
      const root = description.body === "fields" ? "" : "body";
      if (value !== undefined) violations.push(...this.checkValue(body.schema, root, value));
      else if (body.required) violations.push({ parameter: "body", message: "a JSON body is required" });
    }
    return violations.slice(0, LIMIT);
  }

  /** Every violation of one schema, which may refer to the components of the bundle; `root` is the name of the value. */
  checkValue(schema: object, root: string, value: unknown): Violation[] {
    const judged = withNumbers(value);
    const validate = (isLarge(value) ? this.#first : this.#all)(schema);
    if (validate(judged)) return [];
    const errors = (validate.errors ?? []).filter(tells);
    return errors.slice(0, LIMIT).map((error) => toViolation(error, root, judged));
  }
}

const validators = new WeakMap<Bundle, Validator>();

/** The validator of a bundle: all sandboxes of a process share it, since it remembers nothing but what it has compiled. */
export function validatorOf(bundle: Bundle): Validator {
  const validator = validators.get(bundle) ?? new Validator(bundle);
  validators.set(bundle, validator);
  return validator;
}

type Compiler = (schema: object) => ValidateFunction;

/** Compiles schemas of a bundle, each once, when it is first needed. */
function compiler(bundle: Bundle, allErrors: boolean): Compiler {
  const compiled = new WeakMap<object, ValidateFunction>();
  let ajv: Ajv2020 | undefined;
  return (schema) => {
    ajv ??= addFormats.default(new Ajv2020({ allErrors, strict: false, validateSchema: false, verbose: true }));
    let validate = compiled.get(schema);
    if (validate === undefined) {
      validate = ajv.compile(withComponents(bundle, schema));
      compiled.set(schema, validate);
    }
    return validate;
  };
}

const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([^"/]+)/g;

/** A schema with the components that it refers to, and they to each other: all of them take longer to read than a start. */
function withComponents(bundle: Bundle, schema: object): object {
  const components: Record<string, Record<string, unknown>> = {};
  const whole = resolveAlternatives(schema) as object;
  const nodes: unknown[] = [whole];
  for (const node of nodes) {
    for (const [, kind = "", name = ""] of JSON.stringify(node).matchAll(REFERENCE)) {
      components[kind] ??= {};
      if (components[kind][name] !== undefined) continue;
      const component = resolveAlternatives(bundle.components?.[kind]?.[name]);
      components[kind][name] = component;
      nodes.push(component);
    }
  }
  return { ...whole, components };
}

/** Whether a value has more members than {@link MEMBERS_LIMIT}. */
function isLarge(value: unknown): boolean {
  let left = MEMBERS_LIMIT;
  const count = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key in node) {
      left -= 1;
      if (left < 0) return;
      count((node as Readonly<Record<string, unknown>>)[key]);
    }
  };
  count(value);
  return left < 0;
}

/** That an alternative or a condition failed says nothing beside what failed in it. */
function tells({ keyword }: ErrorObject): boolean {
  return keyword !== "if" && keyword !== "oneOf" && keyword !== "anyOf";
}

function toViolation(error: ErrorObject, root: string, value: unknown): Violation {
  const { instancePath, keyword, params } = error;
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
  // Of a body as a whole nothing is quoted: any of its members may be a secret.
  const isBody = steps.length === 0 && (root === "" || root === "body");
  const rule = keyword === "enum" ? rulesOf(error).find((each) => SETS.has(each)) : undefined;
  return {
    ...(rule !== undefined && { rule }),
    ...(parameter !== "" && { parameter }),
    message: `${parameter || "the body"} ${missing === undefined ? faultWords(error) : "is required"}`,
    ...(missing === undefined && !isBody && found !== undefined && { value: shortText(found) }),
  };
}

/** The rules that a schema is marked with, where one of its keywords fails. */
function rulesOf({ parentSchema }: ErrorObject): readonly string[] {
  return (parentSchema?.["x-rules"] as readonly string[] | undefined) ?? [];
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
