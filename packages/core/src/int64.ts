/**
 * A 64-bit integer as the APIs send it: a `number` while that is exact (up to 2^53 - 1 either way), a `bigint` beyond.
 * Both are accepted wherever a parameter or a body takes one.
 */
export type Int64 = number | bigint;

/**
 * Serialises to JSON, writing each `bigint` as the plain integer that it is.
 *
 * @throws TypeError for a `number` beyond 2^53 - 1, which has lost digits already, for NaN and the infinite ones, which
 *   JSON does not have, and for circular structures.
 */
export function stringifyJson(value: unknown): string {
  if (isPlain(value)) return JSON.stringify(value);
  let mark: string | undefined;
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, converted: unknown) {
    // Programs give bigint a `toJSON` of its own, which makes a string of it before it gets here.
    const member = typeof this[key] === "bigint" ? this[key] : converted;
    assertExact(key, member);
    if (typeof member !== "bigint") return member;
    // Nobody can guess it. Not by `randomUUID`, which browsers have on pages served over https alone.
    mark ??= `${crypto.getRandomValues(new Uint32Array(4))}:`;
    return `${mark}${member}`;
  });
  return mark === undefined ? text : text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}

/** How deep a value is looked into: one that holds itself has no end. */
const DEPTH = 100;

/** Whether `JSON.stringify` alone writes a value exactly: nothing in it is a bigint, rounded, or converts itself. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === "number") return isExact(value);
  if (typeof value !== "object" || value === null) return typeof value !== "bigint";
  if (depth > DEPTH || "toJSON" in value) return false;
  for (const each of Object.values(value)) if (!isPlain(each, depth + 1)) return false;
  return true;
}

/**
 * Makes sure that a value is not a number that has been rounded, nor none at all.
 *
 * @throws TypeError for an integer beyond 2^53 - 1 that is a `number`, for NaN and for the infinite numbers.
 */
export function assertExact(name: string, value: unknown): void {
  if (typeof value !== "number" || isExact(value)) return;
  const fault = Number.isFinite(value)
    ? "a number beyond 2^53 - 1 is rounded; pass a bigint"
    : `${value} is no number that can be sent`;
  throw new TypeError(`${name || "a value"}: ${fault}`);
}

function isExact(value: number): boolean {
  return Number.isSafeInteger(value) || (value % 1 !== 0 && Number.isFinite(value));
}
