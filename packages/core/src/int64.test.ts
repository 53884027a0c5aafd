import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parseJson, stringifyJson } from "./int64.ts";

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const int64 = fc.bigInt({ min: MIN, max: MAX });

describe("parseJson", () => {
  test("every 64-bit integer arrives exactly, as the narrowest type that holds it", () => {
    fc.assert(
      fc.property(int64, (value) => {
        const parsed = parseJson(`{"a":[${value}],"b":${value}}`) as { a: [number | bigint]; b: number | bigint };
        expect(BigInt(parsed.b)).toBe(value);
        expect(BigInt(parsed.a[0])).toBe(value);
        expect(typeof parsed.b).toBe(Number.isSafeInteger(Number(value)) ? "number" : "bigint");
      }),
    );
  });

  test.each([
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["9223372036854775807", MAX],
    ["-9223372036854775808", MIN],
    [" 9007199254740993 ", 9007199254740993n],
    ["1e20", 1e20],
    ["9007199254740993.0", 9007199254740992],
    ["1234567890123456.5", 1234567890123456.5],
  ])("%s", (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  test("digits inside strings stay strings, escapes and all", () => {
    const value = { id: "9007199254740993", text: 'a "quoted": 9007199254740993, \\ and [9007199254740993]' };
    const text = JSON.stringify({ ...value, n: 0 }).replace('"n":0', '"n":9007199254740993');
    expect(parseJson(text)).toEqual({ ...value, n: 9007199254740993n });
  });

  test("a text without unsafe integers parses as with JSON.parse", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!holdsUnsafeInteger(text));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    "",
    "{",
    '{"a":9007199254740993',
    "[9007199254740993,]",
    "<html>",
    "09007199254740993",
    '{"a":"9007199254740993}',
    "{ 9007199254740993:1}",
  ])("%j is refused as JSON.parse refuses it", (text) => {
    let expected: unknown;
    try {
      JSON.parse(text);
    } catch (error) {
      expected = error;
    }
    expect(() => parseJson(text)).toThrow(expected as SyntaxError);
  });
});

// Time that grows with the square of the length would take minutes here, and so run into the timeout.
test("a text that is cut off inside an embedded JSON text is refused, however long it is", () => {
  const text = `{"id":9007199254740993,"text":"${'\\"'.repeat(80_000)}`;
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test("a string with millions of escapes is read whole", () => {
  const text = '\n"'.repeat(3_000_000);
  expect(parseJson(`{"id":9007199254740993,"text":${JSON.stringify(text)}}`)).toEqual({ id: 9007199254740993n, text });
});

test("on a page that is not served over https, without crypto.randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(parseJson(stringifyJson([9007199254740993n]))).toEqual([9007199254740993n]);
  } finally {
    vi.unstubAllGlobals();
  }
});

function holdsUnsafeInteger(text: string): boolean {
  let found = false;
  JSON.parse(text, (_key, value) => {
    found ||= Number.isInteger(value) && !Number.isSafeInteger(value);
    return value;
  });
  return found;
}

describe("stringifyJson", () => {
  test("every bigint is written as the integer that it is, and parsed back", () => {
    fc.assert(
      fc.property(fc.array(int64), fc.string(), (values, text) => {
        const written = stringifyJson({ values, text });
        expect(written).toBe(`{"values":[${values.join(",")}],"text":${JSON.stringify(text)}}`);
        expect((parseJson(written) as { values: (number | bigint)[] }).values.map(BigInt)).toEqual(values);
      }),
    );
  });

  test("a value without bigint is written as by JSON.stringify", () => {
    const value = { a: [1, null, undefined, "x"], b: new Date(0), c: undefined };
    expect(stringifyJson(value)).toBe(JSON.stringify(value));
  });

  test.each([2 ** 53, -(2 ** 53), 1e21])("the number %d is refused: its digits are lost already", (value) => {
    expect(() => stringifyJson({ budget: [{ value }] })).toThrow("value: a number beyond 2^53 - 1 is rounded");
    expect(() => stringifyJson(value)).toThrow(TypeError);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is refused: JSON would have null in its place", (value) => {
    expect(() => stringifyJson({ budget: value })).toThrow(`budget: ${value} is no number that can be sent`);
    expect(() => stringifyJson(value)).toThrow(`a value: ${value} is no number`);
  });

  test("a bigint stays an integer where the program gives bigint a toJSON of its own", () => {
    Object.assign(BigInt.prototype, {
      toJSON(this: bigint) {
        return `${this}`;
      },
    });
    try {
      expect(stringifyJson({ budget: [9007199254740993n] })).toBe('{"budget":[9007199254740993]}');
    } finally {
      Reflect.deleteProperty(BigInt.prototype, "toJSON");
    }
  });
});
