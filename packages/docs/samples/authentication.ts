// #region setup
import { can, createAdsClient, unwrap } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";

// #endregion

// #region platform
const platform = createPlatformClient({
  baseUrl: "http://127.0.0.1:4030",
  token: () => process.env["ACCESS_TOKEN"] ?? "harbour-coffee-token", // asked for before every request
});

const { response } = await platform.listConnections({ max_results: 1 });
console.log(response.status);
// → 200
// #endregion

// #region refused
const stranger = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "a-token-of-nobody" });

const refused = await stranger.listConnections();
console.log(refused.response.status);
// → 401
// #endregion

// #region ads
const ads = createAdsClient({
  baseUrl: "http://127.0.0.1:4031",
  headers: () => ({ authorization: "Bearer harbour-campaign-analyst-token" }), // what your access needs
});
// #endregion

// #region permissions
const account_id = "hc7m2k9";
const { data: access } = await unwrap(ads.getAuthenticatedUserAccess({ account_id }));
console.log(access.permissions, can(access.permissions, "modify-campaigns"));

const update = await ads.updateCampaign({ account_id, campaign_id: "cp5h1n", name: "Spring Sale" });
console.log(update.response.status);
// → [ 'CAMPAIGN_ANALYST' ] false
// → 403
// #endregion
