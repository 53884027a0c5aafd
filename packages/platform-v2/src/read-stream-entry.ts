import { isRecord, parseJson } from "@social-api/core";
import type { ActivityEvent } from "./generated/types.ts";
import { type ParsedProblem, parseProblem } from "./problems.ts";
import type { Line } from "./read-lines.ts";

/**
 * What a stream yields: `record`, an event; `problem`, what the service says of the connection, such as why it is about
 * to end it, as a problem object or the plain error object; `unreadable`, a line that is no JSON object or that `parse`
 * refused, so that nothing is lost silently.
 */
export type StreamEntry<ParsedRecord> =
  | { readonly kind: "record"; readonly record: ParsedRecord }
  | { readonly kind: "problem"; readonly problem: ParsedProblem }
  | {
      readonly kind: "unreadable";
      /** The line as it came. */
      readonly text: string;
      /** The connection ended inside it. */
      readonly cut: boolean;
      /** Why it cannot be read. */
      readonly error: unknown;
    };

/**
 * Reads one line of a stream. A record that lacks only its line feed, at the end of a connection, is whole: it is an
 * object with its closing brace.
 *
 * @returns `undefined` for a blank line: a sign of life.
 */
export function readStreamEntry<ParsedRecord>(
  { bytes, cut }: Line,
  parse: (event: ActivityEvent) => ParsedRecord,
): StreamEntry<ParsedRecord> | undefined {
  const text = new TextDecoder().decode(bytes).trim();
  if (text === "") return undefined;
  try {
    // Refuses what is no UTF-8, instead of putting other characters in its place.
    const record = toObject(new TextDecoder("utf-8", { fatal: true }).decode(bytes), cut);
    return isFailure(record)
      ? { kind: "problem", problem: parseProblem(record) }
      : { kind: "record", record: parse(record) };
  } catch (error) {
    return { kind: "unreadable", text, cut, error };
  }
}

function toObject(text: string, cut: boolean): ActivityEvent {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    // The parser's own message quotes the text, which may hold a private message.
    throw new SyntaxError(cut ? "The connection ended inside the record" : "The line is not JSON");
  }
  if (isRecord(value)) return value as ActivityEvent;
  throw new TypeError("The line is JSON, but no object");
}

/** A problem, by its `type`, or the plain error object, which has no other members: an event may have these and more. */
function isFailure(record: Readonly<Record<string, unknown>>): boolean {
  const { type, title, code, message } = record;
  if (typeof type === "string" && type.includes("/2/problems/")) return true;
  if (type === "about:blank") return typeof title === "string";
  return Number.isInteger(code) && typeof message === "string" && Object.keys(record).length === 2;
}
