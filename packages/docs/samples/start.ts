import { createAdsClient, unwrap } from "@social-api/ads-v12";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });

const { data: campaign } = await unwrap(
  ads.createCampaign({
    account_id: "hc7m2k9",
    funding_instrument_id: "fi4q8w",
    name: "Night Roast",
    daily_budget_amount_local_micro: 25_000_000, // millionths: 25.00
  }),
);
console.log(campaign.name, campaign.currency, campaign.entity_status);
// → Night Roast EUR ACTIVE
