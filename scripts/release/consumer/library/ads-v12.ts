// What a library on top of the client exports: its declarations are emitted, too.
import {
  type AdsClient,
  batchCampaigns,
  type CallOptions,
  type Campaign,
  createAdsClient,
  keepBiddingRules,
  type Middleware,
  operationTable,
  walk,
} from "@social-api/ads-v12";

export const table = operationTable;
export const untouched = { onRequest: ({ request }) => request } satisfies Middleware;
export const headersOf = ({ headers }: CallOptions) => headers;

export const { GET, POST, request, use } = createAdsClient({ baseUrl: "https://ads.example.com" });
export const accounts = () => GET("/12/accounts");

export class Campaigns {
  readonly raw;
  readonly ads;

  constructor(ads: AdsClient) {
    this.ads = ads;
    this.raw = ads.GET;
  }

  async *all(account_id: string, signal?: AbortSignal): AsyncGenerator<Campaign, void, unknown> {
    yield* walk(this.ads.listCampaigns, { account_id, q: undefined }, { signal });
  }

  pages = (account_id: string) => walk(this.ads.listCampaigns, { account_id }).pages();

  page = (account_id: string, cursor: string | undefined, ids: readonly string[]) =>
    this.ads.listCampaigns({ account_id, cursor, campaign_ids: ids });
}

/** Values that keep their names: closed lists are chosen from, and arrays of constants cannot be changed. */
const DEFAULTS = { objective: "REACH", product_type: "PROMOTED_POSTS", placements: ["ALL_ON_SERVICE"] } as const;
export const createLineItem = (ads: AdsClient, times: { start_time: string; end_time: string }) =>
  ads.createLineItem({ account_id: "hc7m2k9", campaign_id: "cp5h1n", ...times, ...DEFAULTS });

/** What stands in for a client is a function. */
export const standIns = async () => {
  const { listBiddingRules, batchCampaigns: batch } = createAdsClient({ baseUrl: "https://ads.example.com" });
  const rules = keepBiddingRules({ listBiddingRules: async (...args) => listBiddingRules(...args) });
  await batchCampaigns({ batchCampaigns: async (args, options) => batch(args, options) }, "hc7m2k9", []);
  return rules.get();
};
