import { BIDDING_RULES } from "../../seed/reference/bidding-rules.ts";
import type { AdsHandlers } from "../call.ts";
import { answerList } from "../envelope.ts";

/** Rule `bidding-rules.currency`: without a currency all of them; the number is always told. */
export const biddingRuleHandlers: AdsHandlers<"listBiddingRules"> = {
  listBiddingRules(call) {
    const { currency } = call.args;
    const rules = BIDDING_RULES.filter((rule) => currency === undefined || rule.currency === currency);
    return answerList(
      call,
      rules.map((rule) => JSON.stringify(rule)),
      { nextCursor: null, totalCount: rules.length, dataType: "bidding_rule" },
    );
  },
};
