import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { formatMicro } from "./format-micro.ts";
import { toMicro } from "./money.ts";

afterEach(() => vi.unstubAllGlobals());

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each<[number | bigint, string, string, string]>([
  [5_500_000, "EUR", "en", "€5.50"],
  [5_500_000, "EUR", "de", "5,50 €"],
  [1_650_000_000n, "EUR", "fr", "1 650,00 €"],
  [-5_500_000, "USD", "en", "-$5.50"],
  [1_000_000_000, "JPY", "en", "¥1,000"],
  [1_234_000, "KWD", "en", "KWD 1.234"],
  [0, "EUR", "en", "€0.00"],
  // More decimals than the currency has are shown, not rounded away.
  [5_505_000, "EUR", "en", "€5.505"],
  [1, "JPY", "en", "¥0.000001"],
  [2n ** 63n - 1n, "EUR", "en", "€9,223,372,036,854.775807"],
  [-(2n ** 63n), "EUR", "en", "-€9,223,372,036,854.775808"],
])("%s millionths of %s in %s: %s", (micro, currency, locale, text) => {
  expect(plain(formatMicro(micro, currency, locale))).toBe(text);
});

test("no digit is lost, whatever the amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (micro) => {
      const digits = formatMicro(micro, "EUR", "en").replace(/[€,]/g, "");
      expect(BigInt(toMicro(digits))).toBe(micro);
    }),
  );
});

test("options of Intl.NumberFormat", () => {
  expect(formatMicro(5_505_001, "EUR", "en", { maximumFractionDigits: 2 })).toBe("€5.51");
  expect(plain(formatMicro(5_500_000, "EUR", "en", { currencyDisplay: "code" }))).toBe("EUR 5.50");
  expect(formatMicro(5_505_000, "EUR", "en", { maximumFractionDigits: undefined })).toBe("€5.505");
  expect(formatMicro(1_000_000, "EUR")).toContain("1");
});

test("amounts that are not exact, and malformed currencies, are refused", () => {
  expect(() => formatMicro(2 ** 53, "EUR", "en")).toThrow(RangeError);
  expect(() => formatMicro(5.5, "EUR", "en")).toThrow("toMicro converts amounts");
  expect(() => formatMicro(1, "EURO", "en")).toThrow(RangeError);
});

test("a runtime that makes a double of the decimal is not trusted with long ones", () => {
  const { NumberFormat } = Intl;
  class OldNumberFormat {
    readonly #format: Intl.NumberFormat;
    constructor(locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
      this.#format = new NumberFormat(locales, options);
    }
    format(value: unknown) {
      return this.#format.format(Number(value));
    }
  }
  vi.stubGlobal("Intl", { NumberFormat: OldNumberFormat });
  expect(formatMicro(-999_999_999_999_999, "EUR", "en")).toBe("-€999,999,999.999999");
  expect(() => formatMicro(2n ** 63n - 1n, "EUR", "en")).toThrow(
    "would round 9223372036854.775807: show the text of fromMicro",
  );
  expect(() => formatMicro(-(2n ** 63n), "EUR", "en")).toThrow(RangeError);
});
