/** How many digits the smallest integer has that a `number` may not hold exactly. */
const LONG = 16;
/** What stands before digits that are part of a text or of a fraction, and before no integer. */
const NO_INTEGER_BEHIND = /["\w./=]/;
/** A string with many escapes comes in pieces: matched at once, it would exhaust the stack of the matcher. */
const STRING_PIECE_OR_NUMBER = /(?:"|\\.)[^"\\]*(?:\\.[^"\\]*){0,99}"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_INTEGER = /^-?\d{16,}$/;

/** The integers of a text that a `number` does not hold exactly, by the number that `JSON.parse` makes of them. */
type Integers = Map<number, bigint>;

/**
 * Parses JSON without rounding any integer: safe integers become `number`, all others `bigint`.
 * A text without long integers costs what `JSON.parse` costs.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const integers: Integers = new Map();
  const count = collectMembers(text, integers);
  const root = { parsed: JSON.parse(text) };
  // More places than integers: a number that is written with an exponent looks like one of them, and is left as it is.
  // Only where a text repeats the name of a member, which hides an integer, it would become what it looks like.
  if (count !== 0 && place(integers, root) > count) {
    integers.clear();
    root.parsed = JSON.parse(relabel(text, integers));
    place(integers, root);
  }
  return root.parsed;
}

/**
 * Collects the long integers of a text, where each is plainly the value of a member and no two become the same number.
 *
 * @returns how many there are; -1 where it is not as plain as that
 */
function collectMembers(text: string, integers: Integers): number {
  let count = 0;
  // Each run of 16 digits covers one of every 16 characters.
  for (let at = LONG - 1; at < text.length; at += LONG) {
    // A look to both sides passes over those of dates and the like.
    if (!isDigit(text, at) || !(areDigits(text, at + 4, at + 8) || areDigits(text, at - 4, at - 8))) continue;
    let start = at;
    while (isDigit(text, start - 1)) start--;
    let end = at + 1;
    while (isDigit(text, end)) end++;
    at = end;
    if (end - start < LONG) continue;
    if (text[start - 1] === "-") start--;
    if (!isMember(text, start, end)) {
      if (NO_INTEGER_BEHIND.test(text.charAt(start - 1))) continue;
      return -1;
    }
    const integer = BigInt(text.slice(start, end));
    const rounded = Number(integer);
    if (Number.isSafeInteger(rounded)) continue;
    if ((integers.get(rounded) ?? integer) !== integer) return -1;
    integers.set(rounded, integer);
    count++;
  }
  return count;
}

/** Puts each integer where its number is, and tells how many places that were. Without recursion: any depth will do. */
function place(integers: Integers, root: object): number {
  let places = 0;
  const holders = [root];
  const see = (holder: Record<PropertyKey, unknown>, key: PropertyKey, value: unknown): void => {
    if (typeof value === "object") {
      if (value !== null && Object.hasOwn(holder, key)) holders.push(value);
    } else if (typeof value === "number" && !Number.isSafeInteger(value)) {
      const integer = integers.get(value);
      if (integer === undefined) return;
      holder[key] = integer;
      places++;
    }
  };
  for (const holder of holders as Record<PropertyKey, unknown>[]) {
    if (Array.isArray(holder)) for (let i = 0; i < holder.length; i++) see(holder as never, i, holder[i]);
    else for (const key in holder) see(holder, key, holder[key]);
  }
  return places;
}

/** Writes each long integer as a number that nothing else in the text becomes. */
function relabel(text: string, integers: Integers): string {
  const first = Math.floor(Math.random() * 1e14);
  return text.replace(STRING_PIECE_OR_NUMBER, (token) => {
    if (!LONG_INTEGER.test(token) || Number.isSafeInteger(Number(token))) return token;
    const label = `${first + integers.size}e200`;
    integers.set(Number(label), BigInt(token));
    return label;
  });
}

/**
 * Whether digits are plainly the value of a member, without a fraction or an exponent behind them. A quote behind a letter
 * ends a string: inside of one it is escaped.
 */
function isMember(text: string, start: number, end: number): boolean {
  const last = text.charAt(start - 3);
  const next = text.charAt(end);
  return text.slice(start - 2, start) === '":' && last >= "a" && last <= "z" && (next <= "," || next === "}");
}

function areDigits(text: string, at: number, other: number): boolean {
  return isDigit(text, at) && isDigit(text, other);
}

function isDigit(text: string, at: number): boolean {
  return (text.charCodeAt(at) ^ 48) < 10;
}
