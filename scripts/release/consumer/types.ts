// What the types promise to a consumer, checked with each version of TypeScript.
import {
  type AdsClient,
  batchCampaigns,
  type Campaign,
  createAdsClient,
  type Int64,
  isApiError,
  isRuleViolationError,
  preflight,
  unwrap,
  walk,
} from "@social-api/ads-v12";
import { createTransport, parseJson } from "@social-api/core";
import { createPlatformClient, type Problem, parseProblem, streamActivity } from "@social-api/platform-v2";

const ads: AdsClient = createAdsClient({
  baseUrl: "https://ads-api.example.com",
  sandboxUrl: "https://ads-api-sandbox.example.com",
  fetch: createTransport({ timeoutMs: 5_000 }),
});
ads.use(preflight());

export async function campaignNames(account_id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const campaign of walk(ads.listCampaigns, { account_id, count: 1000 })) {
    const daily: Int64 | null = campaign.daily_budget_amount_local_micro;
    names.push(`${campaign.name} ${daily}`);
  }
  return names;
}

export async function create(account_id: string, funding_instrument_id: string): Promise<Campaign | undefined> {
  const { data, error } = await ads.createCampaign({ account_id, funding_instrument_id, name: "Spring" });
  if (error !== undefined) return undefined;
  await batchCampaigns(ads, account_id, [
    { operation_type: "Create", params: { funding_instrument_id, name: "Summer" } },
    { operation_type: "Delete", params: { campaign_id: data.data.id } },
  ]);
  return data.data;
}

// @ts-expect-error A campaign wants a name.
ads.createCampaign({ account_id: "hc7m2k9", funding_instrument_id: "fi4q8w" });
// @ts-expect-error A draft cannot be asked for in an update.
ads.updateCampaign({ account_id: "hc7m2k9", campaign_id: "cp5h1n", entity_status: "DRAFT" });
// @ts-expect-error Only lists that page can be walked.
walk(ads.getCampaign, { account_id: "hc7m2k9", campaign_id: "cp5h1n" });

const platform = createPlatformClient({ baseUrl: "https://api.example.com", token: () => "token" });

export async function replay(webhook_id: string): Promise<string> {
  try {
    const job = await unwrap(
      platform.createWebhookReplayJob({ webhook_id, from_date: "202603101200", to_date: "202603101800" }),
    );
    return job.job_id;
  } catch (thrown) {
    if (isApiError(thrown)) {
      const problem = parseProblem(thrown);
      return problem.kind === "conflict" ? "in progress" : problem.kind;
    }
    return isRuleViolationError(thrown) ? thrown.violations.map(({ rule }) => rule).join() : "unknown";
  }
}

export async function follow(): Promise<unknown[]> {
  const seen: unknown[] = [];
  for await (const entry of streamActivity(platform)) {
    if (entry.kind === "record") seen.push(entry.record);
    if (seen.length === 10) break;
  }
  return seen;
}

export const problem: Problem = { type: "about:blank", title: "Not Found" };
export const parsed: unknown = parseJson("9007199254740993");
