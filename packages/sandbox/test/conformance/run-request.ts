import type { Campaign, LineItem } from "@social-api/ads-v12";
import type { Api } from "../../../../scripts/generate/bundle.ts";
import type { RequestCase, RequestOutcome } from "../../../../specs/conformance/run/case.ts";
import { readInt64 } from "../../../../specs/conformance/run/read-int64.ts";
import { describeOperation, sendRequest } from "./send-request.ts";
import { NOW, refusedRules, type ServiceUnderTest } from "./start-service.ts";

/**
 * What the service says of a request. Only rules of single requests count: what it finds or does not find is no matter
 * of these cases, so that what an earlier one has changed is none either.
 *
 * @param isJudged - tells the rules that cases about requests tell of
 * @throws Error when the service has a fault
 */
export async function runRequest(
  service: ServiceUnderTest,
  api: Api,
  { request }: RequestCase,
  isJudged: (rule: string) => boolean,
): Promise<RequestOutcome> {
  const { operation, arguments: args, now, host, authorization, stored } = readInt64(request);
  await service.setClock(now ?? NOW);
  forget(service);
  if (stored !== undefined) put(service, operation, args, stored as Record<string, object>);
  const description = describeOperation(api, operation);
  const { urls } = service.sandbox;
  const isSandbox = host === "sandbox" || (host === undefined && description.sandboxOnly === true);
  const baseUrl = api === "platform-v2" ? urls.platform : isSandbox ? urls.adsSandbox : urls.ads;
  const credential = authorization === undefined ? `Bearer ${await service.tokenOf()}` : authorization;
  const response = await sendRequest(
    baseUrl,
    description,
    args,
    credential === null ? {} : { Authorization: credential },
  );
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`${operation} was answered with ${response.status}`);
  const refused = refusedRules(response).filter(({ rule }) => isJudged(rule));
  return refused.length === 0 ? { accepted: true } : { refused };
}

/** What a case does not say to be stored is not known to it: the service must not know it either. */
function forget({ tables }: ServiceUnderTest): void {
  for (const table of [tables.campaigns, tables.lineItems])
    for (const { id } of table.findRows({ where: [] })) table.remove(id);
}

/** Stores what a case says to be stored, completed by what no rule of requests looks at. */
function put(
  { tables }: ServiceUnderTest,
  operation: string,
  args: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, object>>,
): void {
  const account_id = String(args["account_id"]);
  if (operation === "updateLineItem") {
    const id = String(args["line_item_id"]);
    tables.lineItems.put(id, { ...LINE_ITEM, ...stored, id } as LineItem, { account_id, of_draft: false });
    return;
  }
  const campaigns = operation === "batchCampaigns" ? stored : { [String(args["campaign_id"])]: stored };
  for (const [id, campaign] of Object.entries(campaigns)) {
    tables.campaigns.put(id, { ...CAMPAIGN, ...campaign, id } as Campaign, { account_id });
  }
}

const ENTITY = {
  funding_instrument_id: "fi4q8w",
  currency: "EUR",
  daily_budget_amount_local_micro: null,
  total_budget_amount_local_micro: null,
  standard_delivery: true,
  entity_status: "PAUSED",
  duration_in_days: null,
  frequency_cap: null,
  created_at: "2026-02-16T10:12:00Z",
  updated_at: "2026-02-16T10:12:00Z",
  deleted: false,
} as const;

const CAMPAIGN: Omit<Campaign, "id"> = {
  ...ENTITY,
  name: "Spring Launch 2026",
  budget_optimization: "CAMPAIGN",
  effective_status: "UNKNOWN",
  servable: false,
  reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
  purchase_order_number: null,
};

const LINE_ITEM: Omit<LineItem, "id"> = {
  ...ENTITY,
  campaign_id: "cp5h1n",
  name: "Spring beans to web shop",
  objective: "WEBSITE_CLICKS",
  product_type: "PROMOTED_POSTS",
  placements: ["ALL_ON_SERVICE"],
  goal: "LINK_CLICKS",
  bid_strategy: "AUTO",
  bid_amount_local_micro: null,
  target_cpa_local_micro: null,
  pay_by: "IMPRESSION",
  start_time: "2026-03-09T00:00:00Z",
  end_time: "2026-05-31T22:00:00Z",
  standard_delivery: null,
  categories: [],
  advertiser_domain: null,
  advertiser_user_id: "2417081365",
  android_app_store_identifier: null,
  ios_app_store_identifier: null,
  primary_web_event_tag: null,
  automatic_post_promotion: null,
  creative_source: "MANUAL",
};
