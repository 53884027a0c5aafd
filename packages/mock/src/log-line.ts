import type { styleText } from "node:util";

/** Cuts a text that is longer than `limit` characters, so that a log line or a failure stays readable. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** What a client sends must neither begin a new line nor command the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The colour of a status; 0 where there was no answer. */
export function statusStyle(status: number): Parameters<typeof styleText>[0] {
  if (status === 0 || status >= 500) return "red";
  return status >= 400 ? "yellow" : "green";
}
