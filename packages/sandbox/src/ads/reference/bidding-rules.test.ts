import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { startJudged } from "../../../test/support/start-judged.ts";

test("all rules, or those of one currency, with their number (rule `bidding-rules.currency`)", async () => {
  const { ads } = startJudged();
  const all = await unwrap(ads.listBiddingRules());
  expect(all).toMatchObject({ data_type: "bidding_rule", total_count: 3, next_cursor: null });
  expect(all.data.map(({ currency }) => currency)).toEqual(["EUR", "GBP", "JPY"]);
  const yen = await unwrap(ads.listBiddingRules({ currency: "JPY" }));
  expect(yen).toMatchObject({ data_type: "bidding_rule", total_count: 1, data: [{ currency: "JPY" }] });
  expect(await unwrap(ads.listBiddingRules({ currency: "XTS" }))).toMatchObject({ data: [], total_count: 0 });
});
