import { type CallsOf, unwrap } from "@social-api/core";
import type { AdsClient } from "./client.ts";
import type { BiddingRule } from "./generated/types.ts";

/** How bidding rules are kept. */
export interface BiddingRulesOptions {
  /** The clock, in milliseconds since 1970. That of the machine unless given. */
  now?: (() => number) | undefined;
}

/** Bidding rules that are never older than a month. */
export interface BiddingRules {
  /**
   * The rules of one currency, or of all. Asks the API the first time and whenever what is kept is too old.
   *
   * @param currency - ISO 4217, such as `EUR`; all currencies unless given
   * @throws ApiError when the API has to be asked and answers with a failure; the next call asks again.
   */
  get(currency?: string): Promise<readonly BiddingRule[]>;
}

/** The shortest month: whoever refreshes this often refreshes at least monthly. */
const MAX_AGE_MS = 28 * 24 * 60 * 60 * 1000;

/**
 * Keeps the bidding rules of an API, which change rarely, and refreshes them at least monthly (rule
 * `bidding-rules.refresh`). Calls that come while the API is being asked share its answer; so in an edge worker, whose
 * requests take what they wait for with them, await it in the one that asks.
 *
 * @example
 * const biddingRules = keepBiddingRules(ads);
 * const [rule] = await biddingRules.get("EUR");
 */
export function keepBiddingRules(
  ads: CallsOf<AdsClient, "listBiddingRules">,
  { now = () => Date.now() }: BiddingRulesOptions = {},
): BiddingRules {
  const kept = new Map<string | undefined, { rules: Promise<readonly BiddingRule[]>; askedAt: number }>();
  return {
    get(currency) {
      const held = kept.get(currency);
      const age = now() - (held?.askedAt ?? 0);
      // A clock that was set back says nothing of the age.
      if (held !== undefined && age >= 0 && age < MAX_AGE_MS) return held.rules;
      const rules = unwrap(ads.listBiddingRules(currency === undefined ? {} : { currency })).then(({ data }) => data);
      kept.set(currency, { rules, askedAt: now() });
      // A failure is not kept: the next call asks again.
      rules.catch(() => kept.delete(currency));
      return rules;
    },
  };
}
