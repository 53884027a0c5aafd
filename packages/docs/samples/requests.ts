// #region setup
import { createAdsClient, createTransport, type Middleware, unwrap } from "@social-api/ads-v12";
import type { MethodArguments, MethodData } from "@social-api/core";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
const account_id = "hc7m2k9";
// #endregion

// #region log
const log: Middleware = {
  onResponse({ request, schemaPath, response }) {
    console.log(request.method, schemaPath, response.status);
  },
  onError({ request, schemaPath, error }) {
    console.log(request.method, schemaPath, String(error));
  },
};
ads.use(log);

await ads.listCampaigns({ account_id, count: 1 });
await ads.getCampaign({ account_id, campaign_id: "cp404" });
// → GET /12/accounts/{account_id}/campaigns 200
// → GET /12/accounts/{account_id}/campaigns/{campaign_id} 404
// #endregion

// #region times
const timed = createAdsClient({
  baseUrl: "http://127.0.0.1:4031",
  fetch: createTransport({ timeoutMs: 5_000, retries: 3 }), // 5 seconds for each attempt
});
const signal = AbortSignal.timeout(20_000); // and 20 for all of them together
const { data: accounts } = await unwrap(timed.listAccounts({}, { signal }));
console.log(accounts.length);
// → 2
// #endregion

// #region wrapper
type ListCampaigns = typeof ads.listCampaigns;
type OurArguments = Omit<MethodArguments<ListCampaigns>, "account_id">;

function listOurs(args: OurArguments): Promise<MethodData<ListCampaigns>> {
  return unwrap(ads.listCampaigns({ ...args, account_id }));
}

const { data: found } = await listOurs({ q: "Spring" });
console.log(found.map(({ name }) => name));
// → GET /12/accounts/{account_id}/campaigns 200
// → [ 'Spring Launch 2026' ]
// #endregion
