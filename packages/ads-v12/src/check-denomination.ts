import { type Int64, isInt64 } from "@social-api/core";
import type { BiddingRule } from "./generated/types.ts";
import { exactMicro, fromMicro } from "./money.ts";

/** Why an amount does not suit a bidding rule. */
export interface DenominationFault {
  /** No whole multiple of the smallest amount; or, for bids, below the lowest or above the highest. */
  readonly fault: "not-a-multiple" | "below-minimum" | "above-maximum";
  /** What is wrong and what to do instead, with amounts in currency units. */
  readonly message: string;
}

/** How {@link checkDenomination} checks. */
export interface CheckDenominationOptions {
  /** The amount is a bid: it is held against the lowest and the highest one, too. Not unless told. */
  bid?: boolean | undefined;
}

/**
 * Checks an amount against the bidding rule of its currency (`ads.listBiddingRules`): whether it is a whole multiple of
 * `minimum_denomination` and, for a bid, within the bounds of bids.
 *
 * The API's documents name the members of a bidding rule and no more. That `minimum_denomination` is the smallest
 * amount by which bids can differ, in millionths, counted from zero, is inferred from its name, and so is that the
 * bounds, of cpe bids by their names, hold for a bid at hand. So the check has no rule id, and the server has the last
 * word. Fetch bidding rules anew at least once a month (rule `bidding-rules.refresh`).
 *
 * @param micro - the amount, in millionths of the unit of the rule's currency
 * @returns every fault; an empty array when there is none
 * @throws RangeError when `micro` is no exact 64-bit integer, or `minimum_denomination` is not above zero.
 */
export function checkDenomination(
  micro: Int64,
  biddingRule: BiddingRule,
  { bid = false }: CheckDenominationOptions = {},
): DenominationFault[] {
  const { currency, minimum_denomination, minimum_cpe_bid_local_micro, maximum_cpe_bid_local_micro } = biddingRule;
  const value = exactMicro(micro);
  const step = exactMicro(minimum_denomination);
  if (step <= 0n) {
    throw new RangeError(`The bidding rule of ${currency} has the minimum_denomination ${step}: it must be above zero`);
  }
  const show = (amount: Int64) => `${fromMicro(amount)} ${currency}`;
  const faults: DenominationFault[] = [];
  const tell = (fault: DenominationFault["fault"], message: string) =>
    faults.push({ fault, message: `${show(value)} is ${message}` });
  if (value % step !== 0n) {
    const below = value - (((value % step) + step) % step);
    const nearest = [below, below + step].filter(isInt64);
    tell("not-a-multiple", `no whole multiple of ${show(step)}: take ${nearest.map(show).join(" or ")}`);
  }
  if (bid && value < exactMicro(minimum_cpe_bid_local_micro)) {
    tell("below-minimum", `below the lowest bid: take at least ${show(minimum_cpe_bid_local_micro)}`);
  }
  if (bid && value > exactMicro(maximum_cpe_bid_local_micro)) {
    tell("above-maximum", `above the highest bid: take at most ${show(maximum_cpe_bid_local_micro)}`);
  }
  return faults;
}
