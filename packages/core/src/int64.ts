/**
 * A 64-bit integer as the APIs send it: a `number` while that is exact (up to 2^53 - 1 either way), a `bigint` beyond.
 * Both are accepted wherever a parameter or a body takes one.
 */
export type Int64 = number | bigint;

/** A run of 16 digits where a JSON value may start: without one, no integer of the text is beyond 2^53. */
const MAY_HOLD_UNSAFE_INTEGER = /(?:^|[:[,\s])-?\d{16}/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Without leading zeros, which JSON refuses. */
const INTEGER = /^-?[1-9]\d*$/;

/**
 * Parses JSON without rounding any integer: safe integers become `number`, all others `bigint`.
 * A text without long integers costs what `JSON.parse` costs.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  if (!MAY_HOLD_UNSAFE_INTEGER.test(text)) return JSON.parse(text);
  // Unsafe integers are quoted under a mark that no sender can guess, then turned into bigint.
  const mark = newMark();
  let marked = false;
  const quoted = text.replace(STRING_OR_NUMBER, (token) => {
    if (!INTEGER.test(token) || Number.isSafeInteger(Number(token))) return token;
    marked = true;
    return `"${mark}${token}"`;
  });
  // An invalid text is reported as it was sent, not as it was quoted.
  if (!marked) return JSON.parse(text);
  try {
    return JSON.parse(quoted, (_key, value: unknown) =>
      typeof value === "string" && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
    );
  } catch (error) {
    JSON.parse(text);
    throw error;
  }
}

/**
 * Serialises to JSON, writing each `bigint` as the plain integer that it is.
 *
 * @throws TypeError for a `number` beyond 2^53 - 1, which has lost digits already, and for circular structures.
 */
export function stringifyJson(value: unknown): string {
  let mark: string | undefined;
  const text = JSON.stringify(value, (key, member: unknown) => {
    assertExact(key, member);
    if (typeof member !== "bigint") return member;
    mark ??= newMark();
    return `${mark}${member}`;
  });
  return mark === undefined ? text : text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}

/**
 * Makes sure that a value is not a number that has been rounded.
 *
 * @throws TypeError for an integer beyond 2^53 - 1 that is a `number`.
 */
export function assertExact(name: string, value: unknown): void {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(`${name || "a value"}: a number beyond 2^53 - 1 is rounded; pass the integer as a bigint`);
  }
}

function newMark(): string {
  return `int64:${crypto.randomUUID()}:`;
}
