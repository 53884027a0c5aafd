import { type AdsClient, createAdsClient, type LineItem, operationTable, unwrap } from "@social-api/ads-v12";
import { createSandbox, createSqliteStore, type Sandbox, type SandboxOptions } from "../../src/index.ts";
import { Service } from "../../src/service.ts";
import { openTables, type Tables } from "../../src/store/tables.ts";
import { responseJudge } from "./response-judge.ts";

const judge = await responseJudge("ads-v12", operationTable, "getAccount");

/** The account of the story, in which tests act. */
export const account_id = "hc7m2k9";
export const funding_instrument_id = "fi4q8w";

/** A sandbox whose every answer of the Ads API is judged by the spec: one that is not valid fails the request. */
export interface Judged {
  readonly sandbox: Sandbox;
  readonly ads: AdsClient;
  /** The same as a user other than the default one. */
  as(token: string): AdsClient;
  /** What is stored: for what the API shows no operation for. */
  readonly tables: Tables;
  /** Another service over the same store, to do what the control API does. */
  service(): Service;
}

export function startJudged(options: Omit<SandboxOptions, "store"> = {}): Judged {
  const store = createSqliteStore();
  const sandbox = createSandbox({ ...options, store });
  const fetchJudged = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const response = await sandbox.fetch(request);
    await judge(request, response);
    return response;
  };
  const connect = (headers: Record<string, string>) =>
    createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: fetchJudged, headers });
  return {
    sandbox,
    ads: connect({}),
    as: (token) => connect({ Authorization: `Bearer ${token}` }),
    tables: openTables(store),
    service: () => new Service({ ...options, store }),
  };
}

/** What a refused request was told: its status, and the rule and parameter of each violation. */
export async function refusal(
  result: Promise<{ response: Response }>,
): Promise<{ status: number; violations: { rule?: string; parameter?: string }[] }> {
  const { response } = await result;
  const header = response.headers.get("sandbox-violations");
  return { status: response.status, violations: header === null ? [] : JSON.parse(header) };
}

type CreateCampaign = Parameters<AdsClient["createCampaign"]>[0];
type CreateLineItem = Parameters<AdsClient["createLineItem"]>[0];

/** Creates a paused campaign. */
export async function newCampaign(ads: AdsClient, more: Partial<CreateCampaign> = {}): Promise<string> {
  const args = { account_id, funding_instrument_id, name: "A campaign", entity_status: "PAUSED" as const, ...more };
  return (await unwrap(ads.createCampaign(args))).data.id;
}

/** What a creation of a line item needs, and no more. */
export function lineItemArguments(campaign_id: string, more: Partial<CreateLineItem> = {}): CreateLineItem {
  return {
    account_id,
    campaign_id,
    objective: "WEBSITE_CLICKS",
    product_type: "PROMOTED_POSTS",
    placements: ["ALL_ON_SERVICE"],
    start_time: "2026-06-01T00:00:00Z",
    end_time: "2026-08-31T22:00:00Z",
    ...more,
  };
}

/** Creates a line item, by default under a campaign of its own. */
export async function newLineItem(
  ads: AdsClient,
  { campaign_id, ...more }: Partial<CreateLineItem> = {},
): Promise<LineItem> {
  const args = lineItemArguments((campaign_id as string | undefined) ?? (await newCampaign(ads)), more);
  return (await unwrap(ads.createLineItem(args)))?.data as LineItem;
}

/** What the account history records of an entity, oldest first. */
export function historyOf({ history }: Pick<Tables, "history">, entity_id: string) {
  return history.find({ where: [{ key: "entity_id", in: [entity_id] }] }).map(({ wire }) => wire);
}
