import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMicro, fromMicro, toMicro } from "./money.ts";

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const int64 = fc.oneof(
  fc.bigInt({ min: MIN, max: MAX }),
  fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
  fc.constantFrom(MIN, MAX, 0n, 2n ** 53n, 2n ** 53n - 1n, -(2n ** 53n)),
);
/** As both APIs write a 64-bit integer. */
const narrow = (value: bigint) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);

describe("toMicro", () => {
  test.each<[string | number | bigint, number | bigint]>([
    ["5.50", 5_500_000],
    ["5.5", 5_500_000],
    ["5", 5_000_000],
    ["0", 0],
    ["-0.00", 0],
    [-0, 0],
    ["0.000001", 1],
    ["-0.000001", -1],
    ["5.5000000000", 5_500_000],
    ["007.25", 7_250_000],
    ["9007199254.740991", Number.MAX_SAFE_INTEGER],
    ["9007199254.740992", 9_007_199_254_740_992n],
    ["9223372036854.775807", MAX],
    ["-9223372036854.775808", MIN],
    [5.5, 5_500_000],
    [0.07, 70_000],
    [-0.000001, -1],
    [0.00001, 10],
    [8_589_934_591.999999, 8_589_934_591_999_999],
    [9_000_000_000_000, 9_000_000_000_000_000_000n],
    [5n, 5_000_000],
    [-9_223_372_036_854n, -9_223_372_036_854_000_000n],
  ])("%s is %s", (amount, micro) => {
    expect(toMicro(amount)).toBe(micro);
  });

  test.each([
    ...["", " ", "+5", "5.", ".5", "-", "--5", "1e3", "5E-1", "1,000", "1.000,50", "1_000", "1 000", " 5", "5 ", "5\n"],
    ...["0x10", "5n", "NaN", "Infinity", "-Infinity", "€5", "٥", "5.5.5", "twelve"],
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    ...([undefined, null, true, {}, []] as unknown as string[]),
  ])("%j is no amount", (amount) => {
    expect(() => toMicro(amount)).toThrow(TypeError);
    expect(() => toMicro(amount)).toThrow(/is no amount of money: .*"5\.50"/);
  });

  test.each(["5.0000001", "0.0000000000001", 0.1 + 0.2, 1e-7, 0.0000015, -1e-300])("%j would be rounded", (amount) => {
    expect(() => toMicro(amount)).toThrow(RangeError);
    expect(() => toMicro(amount)).toThrow(/has more than six decimals: round it first/);
  });

  test.each([2 ** 53, 2 ** 33 + 0.5, 10_000_000_000.1, -1e21, 1e300])("the number %j may be rounded", (amount) => {
    expect(() => toMicro(amount)).toThrow(RangeError);
    expect(() => toMicro(amount)).toThrow(/is too large for an exact number: pass it as a string/);
  });

  test.each(["9223372036854.775808", "-9223372036854.775809", "9".repeat(21), 10n ** 30n, Number.MAX_SAFE_INTEGER])(
    "%s is out of range",
    (amount) => {
      expect(() => toMicro(amount)).toThrow(RangeError);
      expect(() => toMicro(amount)).toThrow(/lies between -9223372036854\.775808 and 9223372036854\.775807/);
    },
  );

  test("long hostile texts are refused, and shown shortened; in quadratic time they would outlast the test", () => {
    for (const [text, message] of [
      [`${"0".repeat(200_000)}x`, "is no amount"],
      ["9".repeat(1_000_000), "is out of range"],
      [`0.${"0".repeat(1_000_000)}1`, "six decimals"],
    ] as const) {
      expect(() => toMicro(text)).toThrow(message);
    }
    expect(() => toMicro("x".repeat(99))).toThrow(`"${"x".repeat(40)}…" is no amount`);
    expect(toMicro(`${"0".repeat(100_000)}1.${"0".repeat(100_000)}`)).toBe(1_000_000);
  });

  test("a larger amount has more millionths", () => {
    fc.assert(
      fc.property(int64, int64, (a, b) => {
        const [x, y] = [toMicro(fromMicro(a)), toMicro(fromMicro(b))];
        expect([x < y, x === y]).toEqual([a < b, a === b]);
      }),
    );
  });

  test("a number with up to six decimals is read as it is written", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 33n) * 1_000_000n + 1n, max: 2n ** 33n * 1_000_000n - 1n }), (micro) => {
        expect(toMicro(Number(fromMicro(micro)))).toBe(narrow(micro));
      }),
    );
  });

  test("any number is converted exactly or refused", () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        let micro: number | bigint;
        try {
          micro = toMicro(amount);
        } catch {
          return;
        }
        expect(Number(fromMicro(micro))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  test("whole units as bigint", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: MIN / 1_000_000n, max: MAX / 1_000_000n }), (units) => {
        expect(BigInt(toMicro(units))).toBe(units * 1_000_000n);
      }),
    );
  });
});

describe("fromMicro", () => {
  test.each<[number | bigint, string]>([
    [5_500_000, "5.5"],
    [5_000_000n, "5"],
    [0, "0"],
    [-0, "0"],
    [1, "0.000001"],
    [-1, "-0.000001"],
    [-1_230_000, "-1.23"],
    [MAX, "9223372036854.775807"],
    [MIN, "-9223372036854.775808"],
  ])("%s is %s", (micro, amount) => {
    expect(fromMicro(micro)).toBe(amount);
  });

  test("toMicro takes it back, over all 64-bit integers", () => {
    fc.assert(
      fc.property(int64, (micro) => {
        expect(toMicro(fromMicro(micro))).toBe(narrow(micro));
      }),
    );
  });

  test("the decimal comes back in its shortest form", () => {
    const decimal = fc.tuple(fc.boolean(), fc.nat(), fc.stringMatching(/^\d{0,6}$/), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(decimal, ([negative, whole, fraction, zeros]) => {
        const written = `${negative ? "-" : ""}${whole}${fraction && `.${fraction}${"0".repeat(zeros)}`}`;
        const shortest = written.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
        expect(fromMicro(toMicro(written))).toBe(shortest === "-0" ? "0" : shortest);
      }),
    );
  });

  test.each([1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, "5", undefined])("%j is no exact number", (micro) => {
    expect(() => fromMicro(micro as number)).toThrow(RangeError);
    expect(() => fromMicro(micro as number)).toThrow(/beyond 2\^53 - 1 as a bigint/);
  });

  test.each([MAX + 1n, MIN - 1n])("%s does not fit", (micro) => {
    expect(() => fromMicro(micro)).toThrow(RangeError);
    expect(() => exactMicro(micro)).toThrow("fits into 64 bits");
  });
});
