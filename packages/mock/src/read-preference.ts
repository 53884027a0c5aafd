import { Failure } from "./failure.ts";
import { shorten } from "./log-line.ts";
import type { Query } from "./read-target.ts";

/** The outcome that a request asks for instead of the usual success. */
export interface Preference {
  /** The HTTP status. */
  readonly code?: number;
  /** The name of an example of the answer. */
  readonly example?: string;
}

/**
 * Reads the outcome that a request asks for: the header `Prefer: code=409, example=conflict`, or the query parameters
 * `__code` and `__example`. The header wins; preferences that are none of ours are ignored, as RFC 7240 wants it.
 *
 * @throws Failure 400 for a code that is no status of a final answer, an empty example name, and generated (dynamic) answers.
 */
export function readPreference(header: string | undefined, query: Query): Preference {
  const preferences = new Map((header ?? "").split(/[,;]/).map(readToken));
  const code = preferences.get("code") ?? query.get("__code")?.at(-1);
  const example = preferences.get("example") ?? query.get("__example")?.at(-1);
  const dynamic = preferences.get("dynamic") ?? query.get("__dynamic")?.at(-1) ?? "false";
  if (dynamic !== "false") throw refusal("dynamic", dynamic, "must be false, because all answers are examples");
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) throw refusal("code", code, "must be a status from 200 to 599");
  if (example === "") throw refusal("example", example, "must be the name of an example");
  return { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { example }) };
}

/** A refusal of what was asked for as the outcome. */
export function refusal(preference: "code" | "example" | "dynamic", value: string, reason: string): Failure {
  const message = `The preferred ${preference} ${reason}; "${shorten(value, 40)}" is not.`;
  return new Failure(400, message, {
    violations: [{ message, parameter: "Prefer", values: [`${preference}=${shorten(value, 40)}`] }],
  });
}

function readToken(token: string): [string, string] {
  const [name = "", ...value] = token.split("=");
  return [
    name.trim().toLowerCase(),
    value
      .join("=")
      .trim()
      .replace(/^"(.*)"$/, "$1"),
  ];
}
