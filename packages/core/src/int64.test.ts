import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringifyJson } from "./int64.ts";
import { parseJson } from "./parse-json.ts";

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const int64 = fc.bigInt({ min: MIN, max: MAX });

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

  test("a bigint that a value converts itself into is written as one", () => {
    expect(stringifyJson({ budget: { toJSON: () => 2n ** 60n } })).toBe('{"budget":1152921504606846976}');
  });

  test("a value that holds itself is refused as by JSON.stringify", () => {
    const value: Record<string, unknown> = {};
    value["self"] = value;
    expect(() => stringifyJson(value)).toThrow(TypeError);
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
