// What a user of both clients does, in plain JavaScript that runs wherever `fetch` does. The release tests run this very
// file on each runtime, after installing the packages from a registry.
import {
  batchCampaigns,
  createAdsClient,
  fromMicro,
  isRuleViolationError,
  listByIds,
  preflight,
  toMicro,
  unwrap,
  walk,
} from "@social-api/ads-v12";
import { createTransport } from "@social-api/core";
import { createPlatformClient, parseProblem, streamActivity } from "@social-api/platform-v2";

/**
 * Calls a sandbox through both clients.
 *
 * @param {{ ads: string, adsSandbox: string, platform: string, token: string, name: string }} where - the hosts, and a
 *   name for the campaigns that nobody else uses
 * @returns {Promise<Record<string, unknown>>} what it saw
 */
export async function callBoth({ ads: baseUrl, adsSandbox: sandboxUrl, platform: platformUrl, token, name }) {
  const account_id = "hc7m2k9";
  const funding_instrument_id = "fi4q8w";
  const ads = createAdsClient({ baseUrl, sandboxUrl });
  ads.use(preflight());

  // Beyond 2^53: a runtime that rounds it would show another number.
  const total_budget_amount_local_micro = 9_007_199_254_740_993n;
  const created = await unwrap(
    ads.createCampaign({
      account_id,
      funding_instrument_id,
      name,
      total_budget_amount_local_micro,
      daily_budget_amount_local_micro: toMicro("5.50"),
      entity_status: "PAUSED",
    }),
  );

  const params = { funding_instrument_id, entity_status: "PAUSED" };
  const operations = Array.from({ length: 45 }, (_, at) => ({
    operation_type: "Create",
    params: { ...params, name: `${name} ${at}` },
  }));
  const report = await batchCampaigns(ads, account_id, operations);

  let listed = 0;
  for await (const _campaign of walk(ads.listCampaigns, { account_id, q: name, count: 10 })) listed += 1;

  // With a signal, with the next page asked for ahead, and through a transport of our own.
  const { signal } = new AbortController();
  const campaign_ids = [];
  for await (const { id } of walk(ads.listCampaigns, { account_id, q: name, count: 10 }, { prefetch: true, signal })) {
    campaign_ids.push(id);
  }
  const patient = createAdsClient({ baseUrl, fetch: createTransport({ timeoutMs: 30_000 }) });
  const { found } = await listByIds(patient.listCampaigns, { account_id }, "campaign_ids", campaign_ids, { signal });

  const refused = await ads.createCampaign({ account_id, name }).catch((error) => {
    if (isRuleViolationError(error)) return error.violations.map(({ rule }) => rule);
    throw error;
  });

  const platform = createPlatformClient({ baseUrl: platformUrl, token });
  const { meta } = await unwrap(platform.listConnections({ max_results: 2 }));
  const { error } = await platform.createWebhookReplayJob({ webhook_id: "x", from_date: "1", to_date: "2" });

  // A stream, ended as soon as there is an answer.
  const streaming = new AbortController();
  const stream = { status: 0, disconnects: 0 };
  const middleware = {
    onResponse({ response }) {
      stream.status = response.status;
      streaming.abort();
    },
  };
  for await (const _entry of streamActivity(platform, {
    signal: streaming.signal,
    request: { middleware: [middleware] },
    onDisconnect() {
      stream.disconnects += 1;
    },
  }));

  return {
    total: String(created.data.total_budget_amount_local_micro),
    daily: fromMicro(created.data.daily_budget_amount_local_micro),
    applied: report.counts.applied,
    listed,
    ahead: campaign_ids.length,
    found: found.size,
    refused,
    connections: typeof meta.result_count,
    problem: parseProblem(error).kind,
    stream,
  };
}
