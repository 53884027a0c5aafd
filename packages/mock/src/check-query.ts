import type { Operation } from "./operation.ts";
import type { Query } from "./read-target.ts";
import { showValue } from "./show-value.ts";
import type { Violation } from "./violation.ts";

/** What a schema says about a text. */
interface TextSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly minLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
}

/** An integer as the wire has it. Prism would take every text that JavaScript makes a number of: `0x10`, `1e2`, ` 10`. */
const INTEGER = /^-?\d+$/;

/**
 * Finds what Prism overlooks in a query string: it takes the last of several values of a list, ignores an empty one, and
 * has its own idea of an integer.
 */
export function checkQuery({ http }: Operation, query: Query): Violation[] {
  return (http.request?.query ?? []).flatMap(({ name, schema }) => {
    const values = query.get(name);
    if (values === undefined) return [];
    const isList = schema?.type === "array";
    const fault = (text: string) => [
      { message: `${name} ${text}.`, parameter: name, values: values.map((value) => showValue(name, value)) },
    ];
    if (values.length > 1) {
      return fault(`is given ${values.length} times; ${isList ? "separate its values with commas" : "give it once"}`);
    }
    const [value = ""] = values;
    if (value === "") return canBeEmpty(schema) ? [] : fault("is empty");
    if (schema?.type === "integer") {
      if (!INTEGER.test(value)) return fault("must be integer");
      return schema.format !== "int64" || isOf64Bits(value) ? [] : fault("must be an integer of 64 bits");
    }
    const ofIntegers = isList && (schema.items as { type?: unknown } | undefined)?.type === "integer";
    return ofIntegers && !value.split(",").every((item) => INTEGER.test(item)) ? fault("must hold integers only") : [];
  });
}

/** Prism makes a number of the digits, and so rounds them. */
function isOf64Bits(digits: string): boolean {
  return BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
}

/** Whether a schema allows a text without any character. Lists and numbers have none, and no format of the specs. */
function canBeEmpty({ type, enum: values, minLength = 0, pattern, format }: TextSchema = {}): boolean {
  if (type !== "string" || format !== undefined || minLength > 0) return false;
  return (values?.includes("") ?? true) && (pattern === undefined || new RegExp(pattern, "u").test(""));
}

/** The names in a query string that the operation does not declare: they are ignored, and perhaps misspelled. */
export function undeclaredParameters({ http }: Operation, query: Query): string[] {
  const declared = new Set(http.request?.query?.map(({ name }) => name));
  return [...query.keys()].filter((name) => !declared.has(name) && !name.startsWith("__"));
}
