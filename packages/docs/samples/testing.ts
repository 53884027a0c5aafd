// #region setup
import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { startMock } from "@social-api/mock";
import { createControlClient, createSandbox } from "@social-api/sandbox";

// #endregion

// #region mock
const mock = await startMock({ port: 0 });
const mocked = createAdsClient({ baseUrl: mock.url });

const { data: example } = await unwrap(mocked.getCampaign({ account_id: "hc7m2k9", campaign_id: "any-id-will-do" }));
console.log(example.name);

const limited = await mocked.listAccounts({}, { headers: { prefer: "code=429" } });
console.log(limited.response.status);

await mock.close();
// → Spring Launch 2026
// → 429
// #endregion

// #region sandbox
const sandbox = createSandbox();
const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });
const account_id = "hc7m2k9";

await unwrap(ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" }));
const again = await ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" });
console.log(again.response.status, again.response.headers.get("sandbox-violations"));
// → 404 [{"rule":"campaign.delete-once","parameter":"campaign_id"}]
// #endregion

// #region control
const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });

await control.createFault({
  operation_id: "listCampaigns",
  times: 1,
  outcome: { kind: "rate-limited", retry_after_seconds: 60 },
});
const late = await ads.listCampaigns({ account_id });
console.log(late.response.status, late.response.headers.get("retry-after"));

await control.updateClock({ now: "2027-01-01T00:00:00Z", frozen: true });
const { data: campaign } = await unwrap(
  ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "New Year" }),
);
console.log(campaign.created_at);

await control.resetState();
await sandbox.close();
// → 429 60
// → 2027-01-01T00:00:00Z
// #endregion
