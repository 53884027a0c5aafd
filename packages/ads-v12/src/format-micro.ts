import type { Int64 } from "@social-api/core";
import { fromMicro } from "./money.ts";

/** What `Intl.NumberFormat` takes, but for what {@link formatMicro} sets itself. */
export type FormatMicroOptions = Omit<Intl.NumberFormatOptions, "currency" | "style">;

/** A double holds each decimal of up to 15 digits. */
const EXACT_AS_NUMBER = 10n ** 15n;
const BEYOND_NUMBER = "9007199254740993";

/**
 * Writes an amount of money for people to read, by `Intl.NumberFormat`: with the decimals that are usual for the
 * currency, and with more, up to six, where the amount has them. Nothing is rounded unless `options` ask for it.
 *
 * @param micro - the amount, in millionths of the currency unit
 * @param currency - its ISO 4217 code, such as the `currency` of the campaign
 * @param locales - the language of the reader; that of the runtime unless given
 * @param options - such as `{ currencyDisplay: "code" }`, or `{ maximumFractionDigits: 2 }` to round
 * @throws RangeError when `micro` is no exact 64-bit integer, or `currency` or `locales` are malformed, or when the
 *   runtime would round the amount; none of today's does.
 * @example formatMicro(5_500_000, "EUR", "en"); // "€5.50"
 */
export function formatMicro(
  micro: Int64,
  currency: string,
  locales?: Intl.LocalesArgument,
  options?: FormatMicroOptions,
): string {
  const amount = fromMicro(micro);
  const value = BigInt(micro);
  if ((value > EXACT_AS_NUMBER || value < -EXACT_AS_NUMBER) && !readsStrings()) {
    throw new RangeError(`This runtime's Intl.NumberFormat would round ${amount}: show the text of fromMicro instead`);
  }
  const maximumFractionDigits = options?.maximumFractionDigits ?? 6;
  const format = new Intl.NumberFormat(locales, { ...options, maximumFractionDigits, style: "currency", currency });
  return format.format(amount as `${number}`);
}

/** Whether `Intl.NumberFormat` takes a decimal string as it is; before ECMAScript 2023 it made a double of it. */
function readsStrings(): boolean {
  return new Intl.NumberFormat("en", { useGrouping: false }).format(BEYOND_NUMBER) === BEYOND_NUMBER;
}
