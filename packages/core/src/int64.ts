/**
 * A 64-bit integer as the APIs send it: a `number` while that is exact (up to 2^53 - 1 either way), a `bigint` beyond.
 * Both are accepted wherever a parameter or a body takes one.
 */
export type Int64 = number | bigint;

/** A run of 16 digits where a JSON value may start: without one, no integer of the text is beyond 2^53. */
const MAY_HOLD_UNSAFE_INTEGER = /(?:^|[:[,\s])-?\d{16}/;
/** A string with many escapes comes in pieces: matched at once, it would exhaust the stack of the matcher. */
const STRING_PIECE_OR_NUMBER = /(?:"|\\.)[^"\\]*(?:\\.[^"\\]*){0,99}"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Without leading zeros, which JSON refuses. */
const INTEGER = /^-?[1-9]\d*$/;

/**
 * Parses JSON without rounding any integer: safe integers become `number`, all others `bigint`.
 * A text without long integers costs what `JSON.parse` costs.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  // First as it was sent, so that what is no JSON is refused before anything is quoted.
  const rounded: unknown = JSON.parse(text);
  if (!MAY_HOLD_UNSAFE_INTEGER.test(text)) return rounded;
  // Unsafe integers are quoted under a mark that no sender can guess, then turned into bigint.
  const mark = newMark();
  let marked = false;
  const quoted = text.replace(STRING_PIECE_OR_NUMBER, (token) => {
    if (!INTEGER.test(token) || Number.isSafeInteger(Number(token))) return token;
    marked = true;
    return `"${mark}${token}"`;
  });
  if (!marked) return rounded;
  return JSON.parse(quoted, (_key, value: unknown) =>
    typeof value === "string" && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  );
}

/**
 * Serialises to JSON, writing each `bigint` as the plain integer that it is.
 *
 * @throws TypeError for a `number` beyond 2^53 - 1, which has lost digits already, for NaN and the infinite ones, which
 *   JSON does not have, and for circular structures.
 */
export function stringifyJson(value: unknown): string {
  let mark: string | undefined;
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, converted: unknown) {
    // Programs give bigint a `toJSON` of its own, which makes a string of it before it gets here.
    const member = typeof this[key] === "bigint" ? this[key] : converted;
    assertExact(key, member);
    if (typeof member !== "bigint") return member;
    mark ??= newMark();
    return `${mark}${member}`;
  });
  return mark === undefined ? text : text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}

/**
 * Makes sure that a value is not a number that has been rounded, nor none at all.
 *
 * @throws TypeError for an integer beyond 2^53 - 1 that is a `number`, for NaN and for the infinite numbers.
 */
export function assertExact(name: string, value: unknown): void {
  if (typeof value !== "number") return;
  if (!Number.isFinite(value)) throw new TypeError(`${name || "a value"}: ${value} is no number that can be sent`);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(`${name || "a value"}: a number beyond 2^53 - 1 is rounded; pass the integer as a bigint`);
  }
}

/** Not by `crypto.randomUUID`, which browsers have on pages served over https alone. */
function newMark(): string {
  return `int64:${crypto.getRandomValues(new Uint32Array(4)).join("-")}:`;
}
