import type { Operation } from "./operation.ts";
import type { Query } from "./read-target.ts";
import { showValue } from "./shorten.ts";
import type { Violation } from "./violation.ts";

/**
 * Finds what Prism overlooks in a query string: it takes the last of several values of a list, and ignores an empty one.
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
    return values[0] === "" && (isList || schema?.type !== "string" || schema.minLength) ? fault("is empty") : [];
  });
}

/** The names in a query string that the operation does not declare: they are ignored, and perhaps misspelled. */
export function undeclaredParameters({ http }: Operation, query: Query): string[] {
  const declared = new Set(http.request?.query?.map(({ name }) => name));
  return [...query.keys()].filter((name) => !declared.has(name) && !name.startsWith("__"));
}
