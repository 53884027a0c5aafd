/** A long integer as the value of a member. A quote behind a letter ends a string: inside of one it would be escaped. */
const MEMBER_VALUE = /(\w": ?)(-?[1-9]\d{15,})(?=[,}\s])/g;
/** A string with many escapes comes in pieces: matched at once, it would exhaust the stack of the matcher. */
const STRING_PIECE_OR_NUMBER = /(?:"|\\.)[^"\\]*(?:\\.[^"\\]*){0,99}"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Without leading zeros, which JSON refuses. */
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;
/** How many digits the smallest integer has that a `number` may not hold exactly. */
const LONG = 16;

/**
 * Parses JSON without rounding any integer: safe integers become `number`, all others `bigint`.
 * A text without long integers costs what `JSON.parse` costs.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  if (!mayHoldLongInteger(text)) return JSON.parse(text);
  // Long integers are quoted with a mark that no sender can guess, then turned into what holds them exactly.
  const mark = newMark();
  const quoted = text.replace(MEMBER_VALUE, `$1"$2${mark}"`);
  try {
    return unmark(JSON.parse(mayHoldLongInteger(quoted) ? quoteAll(text, mark) : quoted), mark);
  } catch {
    return JSON.parse(text);
  }
}

/** Quotes long integers wherever they stand. */
function quoteAll(text: string, mark: string): string {
  // As it was sent, so that what is no JSON is refused before anything is quoted.
  JSON.parse(text);
  return text.replace(STRING_PIECE_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}${mark}"` : token));
}

/**
 * Whether a text has a run of 16 digits that no quote stands before. Looks at every 16th character alone, since such a
 * run covers one of them.
 */
function mayHoldLongInteger(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    // Where digits are few, as in dates, a look at some beside it tells.
    if (!isDigit(text, at) || !(areDigits(text, at, -4) || areDigits(text, at, 4))) continue;
    let start = at;
    while (isDigit(text, start - 1)) start--;
    let end = at + 1;
    while (isDigit(text, end)) end++;
    if (end - start >= LONG && text[start - 1] !== '"') return true;
    at = end;
  }
  return false;
}

/** Whether the first and the second place at a distance are digits, as in a run of 16 they are on one of its sides. */
function areDigits(text: string, at: number, distance: number): boolean {
  return isDigit(text, at + distance) && isDigit(text, at + 2 * distance);
}

function isDigit(text: string, at: number): boolean {
  return (text.charCodeAt(at) ^ 48) < 10;
}

/** Turns each marked string into its integer, in place. Without recursion, so that no depth is too much. */
function unmark(parsed: unknown, mark: string): unknown {
  const root = { parsed };
  const holders: object[] = [root];
  for (const holder of holders as Record<string, unknown>[]) {
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      if (typeof value === "object" && value !== null) holders.push(value);
      else if (typeof value === "string" && value.endsWith(mark)) holder[key] = exact(value.slice(0, -mark.length));
    }
  }
  return root.parsed;
}

function exact(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** Not by `crypto.randomUUID`, which browsers have on pages served over https alone. */
export function newMark(): string {
  return `:int64:${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
}
