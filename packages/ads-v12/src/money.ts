import { type Int64, isInt64 } from "@social-api/core";

const DECIMALS = 6;
/** From here on, neighbouring fractions of type `number` are further apart than a millionth. */
const COARSE = 2 ** 33;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Converts an amount of money to millionths of the currency unit, exactly (rule `money.micro`): "5.50" is 5500000.
 *
 * A string is digits, with a minus in front and a decimal point where needed: no plus, exponent, grouping or space. A
 * `number` is read as the shortest decimal that stands for it, so 5.5 is fine and 0.1 + 0.2 is refused. A `bigint`
 * counts whole units.
 *
 * @returns a `number` up to 2^53 - 1 either way, a `bigint` beyond.
 * @throws TypeError when the amount is not written as above, or is NaN or infinite.
 * @throws RangeError when it would have to be rounded (more than six decimals that are not zeros, or a `number` that is
 *   too large to be exact), or does not fit into 64 bits.
 * @example toMicro("5.50"); // 5500000
 */
export function toMicro(amount: string | number | bigint): Int64 {
  const text = String(amount);
  if (typeof amount === "number" && Number.isFinite(amount)) {
    if (!(Number.isInteger(amount) ? Number.isSafeInteger(amount) : Math.abs(amount) < COARSE)) {
      throw new RangeError(`${text} is too large for an exact number: pass it as a string, such as "5.50"`);
    }
    // Only numbers below a millionth are written with an exponent here.
    if (text.includes("e")) throw tooFine(text);
  }
  const [, sign = "", digits = "", fraction = ""] = DECIMAL.exec(text) ?? [];
  if (digits === "") throw new TypeError(`${show(text)} is no amount of money: write digits, such as "5.50" or "-5"`);
  if (/[1-9]/.test(fraction.slice(DECIMALS))) throw tooFine(text);
  // BigInt is slow to read thousands of digits, and all but the first few of them are out of range anyway.
  const whole = digits.replace(/^0+/, "").slice(0, 20);
  const micro = BigInt(`${sign}${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")}`);
  if (!isInt64(micro)) {
    throw new RangeError(
      `${show(text)} is out of range: an amount lies between -9223372036854.775808 and 9223372036854.775807`,
    );
  }
  return Number.isSafeInteger(Number(micro)) ? Number(micro) : micro;
}

/**
 * Converts millionths of the currency unit to a decimal, exactly and as short as possible: 5500000 is "5.5".
 *
 * @throws RangeError when it is no integer of 64 bits, or a `number` beyond 2^53 - 1, which may be rounded already.
 */
export function fromMicro(micro: Int64): string {
  const value = exactMicro(micro);
  const digits = `${value < 0n ? -value : value}`.padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`;
}

/**
 * The same amount as a `bigint`.
 *
 * @throws RangeError like {@link fromMicro}.
 */
export function exactMicro(micro: Int64): bigint {
  if (isInt64(micro)) return BigInt(micro);
  throw new RangeError(
    `${show(`${micro}`)} is no number of millionths that fits into 64 bits: pass an integer, beyond 2^53 - 1 as a bigint; toMicro converts amounts`,
  );
}

function tooFine(text: string): RangeError {
  return new RangeError(`${show(text)} has more than six decimals: round it first`);
}

function show(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
