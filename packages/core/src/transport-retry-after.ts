/**
 * Reads the header `Retry-After`: how many milliseconds the server asks to wait, at least 0.
 *
 * @param now - the time in milliseconds since 1970, which a date is counted from
 * @returns `undefined` without the header, and where it holds neither seconds nor an HTTP date
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` reads a date into nearly any text that holds a number, so the form is asked for first.
  const date = /^[A-Z][a-z]+, .+ GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
