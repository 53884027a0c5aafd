// Both servers, as a project that tests against them starts them.
import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { startMock } from "@social-api/mock";
import { startSandbox } from "@social-api/sandbox";

const mock = await startMock({ port: 0 });
const sandbox = await startSandbox({ platformPort: 0, adsPort: 0, adsSandboxPort: 0, controlPort: 0 });
const names = [];
for (const baseUrl of [mock.url, sandbox.urls.ads]) {
  const { data } = await unwrap(
    createAdsClient({ baseUrl }).getCampaign({ account_id: "hc7m2k9", campaign_id: "cp5h1n" }),
  );
  names.push(data.name);
}
await mock.close();
await sandbox.close();
console.log(JSON.stringify(names));
