// #region setup
import { readFile, rm, writeFile } from "node:fs/promises";
import { createAdsClient, isWalkError, listByIds, unwrap, walk } from "@social-api/ads-v12";
import { createPlatformClient, walk as walkTokens } from "@social-api/platform-v2";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
const platform = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "harbour-coffee-token" });
const account_id = "hc7m2k9";
// #endregion

// #region walk
for await (const campaign of walk(ads.listCampaigns, { account_id, count: 2 })) {
  console.log(campaign.name);
}
// → Spring Launch 2026
// → Summer Iced Coffee
// → Lisbon Store Opening
// → Barista Course Enrolment
// → Cold Brew Gift Sets
// #endregion

// #region checkpoint
const file = "campaigns.checkpoint.json";
for await (const { items, checkpoint } of walk(ads.listCampaigns, { account_id, count: 2 }).pages()) {
  console.log(items.length, checkpoint === null ? "and no more" : "and more");
  await writeFile(file, JSON.stringify(checkpoint)); // after the items are dealt with
  break; // as if the process ended here
}
// → 2 and more
// #endregion

// #region resume
const from = JSON.parse(await readFile(file, "utf8"));
for await (const campaign of walk(ads.listCampaigns, { account_id, count: 2 }, { from })) {
  console.log(campaign.name);
}
await rm(file);
// → Lisbon Store Opening
// → Barista Course Enrolment
// → Cold Brew Gift Sets
// #endregion

// #region total
const { total_count } = await unwrap(ads.listCampaigns({ account_id, count: 1, with_total_count: true }));
console.log(total_count);
// → 5
// #endregion

// #region ids
const { found, missing } = await listByIds(ads.listCampaigns, { account_id }, "campaign_ids", ["cp5h1n", "cp404"]);
console.log([...found.keys()], missing);
// → [ 'cp5h1n' ] [ 'cp404' ]
// #endregion

// #region tokens
const connections = walkTokens(platform.listConnections, { max_results: 2 }, { limit: 3 });
for await (const connection of connections) console.log(connection["id"]);
console.log(connections.state);
// → 5f1c8a1e-3f0b-4f6e-9a65-0d7c8b1f2e34
// → c27d90b4-6a1f-4e0c-8b53-71e4f9a2d605
// → 0e8b3c6d-92f4-4d71-a3c8-5b60d1e7f29a
// → limited
// #endregion

// #region failure
try {
  for await (const campaign of walk(ads.listCampaigns, { account_id: "ac0000" })) console.log(campaign.name);
} catch (error) {
  if (!isWalkError(error)) throw error;
  console.log(error.reason, error.checkpoint.token);
}
// → failure null
// #endregion
