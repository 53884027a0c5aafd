// #region setup
import { batchCampaigns, type CampaignBatchItem, createAdsClient } from "@social-api/ads-v12";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
const account_id = "hc7m2k9";
// #endregion

// #region batch
const operations: CampaignBatchItem[] = ["Easter", "Summer", "Harvest"].map((season) => ({
  operation_type: "Create",
  params: { funding_instrument_id: "fi4q8w", name: `${season} Offers`, entity_status: "PAUSED" },
}));

const report = await batchCampaigns(ads, account_id, operations);
console.log(report.summary);
for (const item of report.items) {
  if (item.outcome === "applied") console.log(item.index, item.campaign?.name);
}
// → 3 of 3 operations applied
// → 0 Easter Offers
// → 1 Summer Offers
// → 2 Harvest Offers
// #endregion

// #region rejected
const mixed: CampaignBatchItem[] = [
  { operation_type: "Update", params: { campaign_id: "cp5h1n", entity_status: "PAUSED" } },
  { operation_type: "Delete", params: { campaign_id: "cp404" } },
];
const refused = await batchCampaigns(ads, account_id, mixed);
console.log(refused.summary);
for (const item of refused.items) {
  if (item.outcome === "rejected") console.log(item.index, JSON.stringify(item.operationErrors));
}
// → 0 of 2 operations applied; 2 rejected with their chunk, so that none of it took effect (items 0 to 1)
// → 0 []
// → 1 [{"message":"The account has nothing that campaign_id names","parameter":"campaign_id"}]
// #endregion

// #region resume
const mended = mixed.with(1, { operation_type: "Delete", params: { campaign_id: "cp6j4p" } });
if (refused.checkpoint) {
  const second = await batchCampaigns(ads, account_id, mended, { resume: refused.checkpoint });
  console.log(second.summary);
}
// → 2 of 2 operations applied
// #endregion
