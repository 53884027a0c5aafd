// #region setup
import { checkDenomination, createAdsClient, formatMicro, fromMicro, toMicro, unwrap } from "@social-api/ads-v12";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
const account_id = "hc7m2k9";
// #endregion

// #region convert
console.log(toMicro("5.50"), fromMicro(5_500_000));
console.log(formatMicro(5_500_000, "EUR", "en"), formatMicro(5_500_000, "EUR", "de"));
// → 5500000 5.5
// → €5.50 5,50 €
// #endregion

// #region refused
for (const amount of ["5,50", 0.1 + 0.2, "0.0000001"]) {
  try {
    console.log(toMicro(amount));
  } catch (error) {
    console.log(String(error));
  }
}
// → TypeError: "5,50" is no amount of money: write digits, such as "5.50" or "-5"
// → RangeError: "0.30000000000000004" has more than six decimals: round it first
// → RangeError: "0.0000001" has more than six decimals: round it first
// #endregion

// #region big
const { data: campaign } = await unwrap(
  ads.createCampaign({
    account_id,
    funding_instrument_id: "fi4q8w",
    name: "Every Café in Europe",
    total_budget_amount_local_micro: 9_007_199_254_740_993n, // beyond what a number can hold
  }),
);
console.log(campaign.total_budget_amount_local_micro);
// → 9007199254740993n
// #endregion

// #region sum
let total = 0n;
for (const budget of [campaign.total_budget_amount_local_micro, 1_650_000_000]) total += BigInt(budget ?? 0);
console.log(formatMicro(total, campaign.currency, "en"));
// → €9,007,200,904.740993
// #endregion

// #region denomination
const { data: rules } = await unwrap(ads.listBiddingRules({ currency: "EUR" }));
for (const rule of rules) {
  for (const { message } of checkDenomination(toMicro("5.505"), rule)) console.log(message);
}
// → 5.505 EUR is no whole multiple of 0.01 EUR: take 5.5 EUR or 5.51 EUR
// #endregion
