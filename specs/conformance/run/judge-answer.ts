import { parseProblem } from "@social-api/platform-v2";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Api, type Bundle, operationsOf, resolve } from "../../../scripts/generate/bundle.ts";
import type { AnswerCase, Judgement } from "./case.ts";
import { readInt64 } from "./read-int64.ts";

type Content = Record<string, { schema: { oneOf?: unknown[] } }>;
/** What references inside a bundle are resolved against. */
const BUNDLE = "https://bundle.example/";

type Judge = (answer: AnswerCase["answer"]) => string[];

/** Judges answers by the schemas of one bundle: the places of what is wrong, as JSON pointers into the answer. */
export function answerJudge(bundle: Bundle): Judge {
  const compile = compiler(bundle);
  const operations = new Map(operationsOf(bundle).map(({ operation }) => [operation.operationId, operation]));

  return ({ operation: id, status, media_type, body }) => {
    const operation = operations.get(id);
    if (operation === undefined) throw new TypeError(`there is no operation ${id}`);
    const declared = operation.responses[status] ?? (status < 400 ? undefined : operation.responses["default"]);
    if (declared === undefined) return ["/status"];
    const schema = resolve<{ content?: Content }>(bundle, declared).content?.[media_type]?.schema;
    if (schema === undefined) return ["/media_type"];
    const errors = findErrors(compile, resolve(bundle, schema), withNumbers(body));
    return [...new Set(errors.map(({ instancePath }) => `/body${instancePath}`))];
  };
}

/** What a case about one answer comes to: its places by the schemas and, for a failure, what a client takes it for. */
export function runAnswer(api: Api, judge: Judge, { answer }: AnswerCase): Judgement {
  const at = judge(answer);
  const kind = api === "platform-v2" && answer.status >= 400 ? { kind: parseProblem(answer.body).kind } : {};
  return { ...toJudgement(at), ...kind };
}

/** Places as an outcome states them. */
export function toJudgement(at: readonly string[]): Judgement {
  const [first, ...rest] = at;
  if (first === undefined) return { valid: true };
  return { valid: false, at: rest.length === 0 ? first : [...at].sort() };
}

/** Compiles schemas of a bundle, each once. */
function compiler(bundle: Bundle): (node: unknown) => ValidateFunction {
  const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false }));
  ajv.addSchema({ $id: BUNDLE, components: bundle.components });
  const compiled = new Map<string, ValidateFunction>();
  return (node) => {
    const text = JSON.stringify(node).replaceAll('"$ref":"#/', `"$ref":"${BUNDLE}#/`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate;
  };
}

/** Of alternatives told apart by `type`, only the faults under the one that the body claims to be are of use. */
function findErrors(
  compiled: (node: unknown) => ValidateFunction,
  schema: { oneOf?: unknown[] },
  body: unknown,
): ErrorObject[] {
  const validate = compiled(schema);
  if (validate(body)) return [];
  const errors = validate.errors ?? [];
  if (schema.oneOf === undefined) return errors;
  const alternatives = schema.oneOf.map((alternative) => {
    const validateOne = compiled(alternative);
    validateOne(body);
    return validateOne.errors ?? [];
  });
  const claimed = alternatives.find((faults) => !faults.some(({ instancePath }) => instancePath === "/type"));
  return claimed !== undefined && claimed.length > 0 && hasType(body)
    ? claimed
    : errors.filter(({ keyword }) => keyword === "oneOf");
}

function hasType(body: unknown): boolean {
  return typeof body === "object" && body !== null && "type" in body;
}

/** Schemas know no bigint: 64-bit integers are judged as the nearest number. */
function withNumbers(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(readInt64(body), (_key, value) => (typeof value === "bigint" ? Number(value) : value)),
  );
}
