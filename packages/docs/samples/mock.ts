import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { startMock } from "@social-api/mock";

const mock = await startMock({ port: 0 });
const ads = createAdsClient({ baseUrl: mock.url });

const { data: campaign } = await unwrap(
  ads.createCampaign({
    account_id: "hc7m2k9",
    funding_instrument_id: "fi4q8w",
    name: "Spring Launch 2026",
    daily_budget_amount_local_micro: 55_000_000, // 55.00 EUR
  }),
);
console.log(campaign.id, campaign.entity_status);

await mock.close();
// → cp5h1n ACTIVE
