import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDenomination } from "./check-denomination.ts";
import { toMicro } from "./money.ts";

const euro = {
  currency: "EUR",
  minimum_cpe_bid_local_micro: 10_000,
  maximum_cpe_bid_local_micro: 500_000_000,
  minimum_denomination: 10_000,
};

describe("checkDenomination", () => {
  test.each(["5.50", "0.01", "0", "-5.50", "9223372036854.77"])("%s is a whole multiple of a cent", (amount) => {
    expect(checkDenomination(toMicro(amount), euro)).toEqual([]);
  });

  test.each([
    ["5.505", "5.505 EUR is no whole multiple of 0.01 EUR: take 5.5 EUR or 5.51 EUR"],
    ["-5.505", "-5.505 EUR is no whole multiple of 0.01 EUR: take -5.51 EUR or -5.5 EUR"],
    ["0.000001", "0.000001 EUR is no whole multiple of 0.01 EUR: take 0 EUR or 0.01 EUR"],
    ["9223372036854.775807", "9223372036854.775807 EUR is no whole multiple of 0.01 EUR: take 9223372036854.77 EUR"],
  ])("%s is none", (amount, message) => {
    expect(checkDenomination(toMicro(amount), euro)).toEqual([{ fault: "not-a-multiple", message }]);
  });

  test("the bounds hold for bids alone, and belong to the range", () => {
    expect(checkDenomination(toMicro("500.01"), euro)).toEqual([]);
    for (const amount of ["0.01", "500"]) expect(checkDenomination(toMicro(amount), euro, { bid: true })).toEqual([]);
    expect(checkDenomination(toMicro("500.01"), euro, { bid: true })).toEqual([
      { fault: "above-maximum", message: "500.01 EUR is above the highest bid: take at most 500 EUR" },
    ]);
    expect(checkDenomination(toMicro("0.005"), euro, { bid: true }).map(({ fault }) => fault)).toEqual([
      "not-a-multiple",
      "below-minimum",
    ]);
  });

  test("beyond 2^53, in any mix of number and bigint", () => {
    const rule = { ...euro, minimum_denomination: 3n, maximum_cpe_bid_local_micro: 2n ** 62n };
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (micro) => {
        const faults = checkDenomination(micro, rule, { bid: true }).map(({ fault }) => fault);
        expect(faults.includes("not-a-multiple")).toBe(micro % 3n !== 0n);
        expect(faults.includes("above-maximum")).toBe(micro > 2n ** 62n);
        expect(faults.includes("below-minimum")).toBe(micro < 10_000n);
      }),
    );
  });

  test("a rule that cannot hold, and an inexact amount, are refused", () => {
    for (const minimum_denomination of [0, -1n]) {
      expect(() => checkDenomination(1, { ...euro, minimum_denomination })).toThrow("must be above zero");
    }
    expect(() => checkDenomination(5.5, euro)).toThrow(RangeError);
  });
});
