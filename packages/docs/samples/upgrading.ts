// #region setup
import { checkRequest, createAdsClient, unwrap } from "@social-api/ads-v12";
import { parseProblem } from "@social-api/platform-v2";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
// #endregion

// #region open
const { data: campaign } = await unwrap(ads.getCampaign({ account_id: "hc7m2k9", campaign_id: "cp3e8y" }));
for (const reason of campaign.reasons_not_servable) {
  switch (reason) {
    case "PAUSED_BY_ADVERTISER":
      console.log("switched off by us");
      break;
    default:
      console.log(`not known here: ${reason}`); // the documents name two reasons and do not say that there are no more
  }
}
// → switched off by us
// #endregion

// #region unknown
const problem = parseProblem({ type: "https://api.example.com/2/problems/of-next-year", title: "New", hint: "kept" });
console.log(problem.kind, JSON.stringify(problem.body));
// → unknown {"type":"https://api.example.com/2/problems/of-next-year","title":"New","hint":"kept"}
// #endregion

// #region stored
const stored = [
  { account_id: "hc7m2k9", funding_instrument_id: "fi4q8w", name: "Spring" },
  { account_id: "hc7m2k9", funding_instrument_id: "fi4q8w", name: "S".repeat(256) },
];
for (const request of stored) console.log(checkRequest("createCampaign", request).map(({ rule }) => rule));
// → []
// → [ 'campaign.name-length' ]
// #endregion
