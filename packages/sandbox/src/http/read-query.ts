import { shortText } from "@social-api/core";
import type { ParameterKind, ParameterSchema } from "./operation-schema.ts";
import { Refusal, type Violation } from "./refusal.ts";

/** The parameters of a query, as they are understood. */
export interface ReadQuery {
  /** By name, in the order in which they were sent. What cannot be read as its kind stays text, to be refused later. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names that the operation does not have. */
  readonly ignored: readonly string[];
  readonly violations: readonly Violation[];
}

/**
 * Reads a query string by the parameters of an operation.
 *
 * @param search - what stands behind the question mark
 * @throws Refusal 400 for a text that is not percent-encoded UTF-8
 */
export function readQuery(search: string, parameters: ReadonlyMap<string, ParameterSchema>): ReadQuery {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  const violations: Violation[] = [];
  for (const pair of search === "" ? [] : search.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const text = equals < 0 ? "" : decode(pair.slice(equals + 1));
    const parameter = parameters.get(name);
    if (parameter === undefined) {
      ignored.push(name);
    } else if (Object.hasOwn(values, name)) {
      const hint = parameter.kind.endsWith("s") ? "separate its values with commas" : "give it once";
      violations.push({ parameter: name, message: `${name} is given more than once: ${hint}` });
    } else {
      values[name] = readText(text, parameter.kind);
      if (holdsBeyond(values[name], parameter.kind)) {
        const message = `${name} is beyond 64 bits: integers are from -2^63 to 2^63 - 1`;
        violations.push({ parameter: name, message, value: shortText(text) });
      }
    }
  }
  return { values, ignored, violations };
}

function readText(text: string, kind: ParameterKind): unknown {
  switch (kind) {
    case "integer":
      return readInteger(text);
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    case "strings":
      return split(text);
    case "integers":
      return split(text).map(readInteger);
    case "string":
      return text;
  }
}

/** A list is comma-separated (rule `params.id-lists`). That no text at all is a list of nothing is our choice. */
function split(text: string): string[] {
  return text === "" ? [] : text.split(",");
}

function readInteger(text: string): unknown {
  if (!/^-?\d{1,40}$/.test(text)) return text;
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  const exact = BigInt(text);
  return BigInt.asIntN(64, exact) === exact ? exact : text;
}

/** Whether an integer stayed text because it is too great. */
function holdsBeyond(value: unknown, kind: ParameterKind): boolean {
  if (kind !== "integer" && kind !== "integers") return false;
  return [value].flat().some((each) => typeof each === "string" && /^-?\d+$/.test(each));
}

function decode(text: string): string {
  if (!/[+%]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Refusal(400, [{ message: "The query is not percent-encoded UTF-8: encode it anew" }]);
  }
}
