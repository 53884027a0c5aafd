import { createAdsClient, unwrap as unwrapAds } from "@social-api/ads-v12";
import { createPlatformClient, unwrap as unwrapPlatform } from "@social-api/platform-v2";

/** Creates a webhook replay job through the platform client, and tells about it in one line. */
export async function callPlatform(baseUrl: string): Promise<string> {
  const platform = createPlatformClient({ baseUrl, token: "any-token-will-do" });
  const job = await unwrapPlatform(
    platform.createWebhookReplayJob({
      webhook_id: "1576829043218391040",
      from_date: "202603101200",
      to_date: "202603101800",
    }),
  );
  return `platform.createWebhookReplayJob(…) started job ${job.job_id}, created at ${job.created_at}`;
}

/** Lists the campaigns of an account through the ads client, and tells about them in one line. */
export async function callAds(baseUrl: string): Promise<string> {
  const ads = createAdsClient({ baseUrl });
  const { data: campaigns } = await unwrapAds(ads.listCampaigns({ account_id: "hc7m2k9", count: 2 }));
  return `ads.listCampaigns(…) returned ${campaigns.map(({ name }) => `“${name}”`).join(" and ")}`;
}
