import { toSeconds } from "../clock.ts";

/**
 * Reads a time of a request as the API writes it: in UTC, in whole seconds (rule `time.iso-utc`).
 *
 * @returns `undefined` for a time that has the form of one and is none: a leap second, or one that is in UTC before the
 *   year 0 or after the year 9999
 */
export function readTime(text: string): string | undefined {
  const time = Date.parse(text.toUpperCase().replace(/^([\d-]+)\s/, "$1T"));
  if (Number.isNaN(time)) return undefined;
  const written = toSeconds(time);
  return /^\d{4}-/.test(written) ? written : undefined;
}
