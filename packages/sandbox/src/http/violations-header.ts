import type { Violation } from "./refusal.ts";

/** A header line must stay readable for clients and proxies. */
const LENGTH = 4_000;

/**
 * The header `Sandbox-Violations`: a JSON array with the rule and the parameter of each violation, for tests. It is no
 * part of the APIs, whose failure bodies have no place for rule ids. What would make it too long is left out.
 */
export function violationsHeader(violations: readonly Violation[]): Record<string, string> {
  let shown = violations
    .filter(({ rule, parameter }) => rule !== undefined || parameter !== undefined)
    .map(({ rule, parameter }) => ({ ...(rule && { rule }), ...(parameter && { parameter }) }));
  let text = toAscii(JSON.stringify(shown));
  while (text.length > LENGTH) {
    shown = shown.slice(0, Math.floor(shown.length / 2));
    text = toAscii(JSON.stringify(shown));
  }
  return shown.length === 0 ? {} : { "Sandbox-Violations": text };
}

function toAscii(text: string): string {
  return text.replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
