import { createAdsClient } from "@social-api/ads-v12";

const ads = createAdsClient({
  baseUrl: "http://127.0.0.1:4010",
});

const { data, error } = await ads.listCampaigns({
  account_id: "hc7m2k9",
  count: 2,
});
if (error) throw new Error("no campaigns", { cause: error });

for (const { id, name, currency } of data.data) {
  console.log(id, name, currency);
}
// → cp5h1n Spring Launch 2026 EUR
// → cp6j4p Summer Iced Coffee EUR
