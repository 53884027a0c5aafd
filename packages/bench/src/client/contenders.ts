import { Agent } from "node:http";
import { checkRequest, createAdsClient, preflight, unwrap } from "@social-api/ads-v12";
import { parseJson } from "@social-api/core";
import { ACCOUNT, campaignPage } from "../campaigns.ts";
import { LEAST } from "../least-contenders.ts";
import { loadPeer } from "../load-peer.ts";

/** Where a call goes, and what a generator has written. */
export interface CallInput {
  /** The server to call; without one `fetch` is replaced by one that answers in this process. */
  readonly url?: string;
  /** How many campaigns the page has. */
  readonly count: number;
  /** By name of the generator, the file of its client. */
  readonly generated: Readonly<Record<string, string>>;
}

/** As much of a page as is looked at. */
interface CampaignPage {
  readonly data: readonly { readonly name: string }[];
}

type Call = (url: string, input: CallInput) => Promise<() => Promise<CampaignPage>>;

const PATH = `/12/accounts/${ACCOUNT}/campaigns`;
const QUERY = { count: 200 };

/** One call for a page of campaigns, by each in its own words. */
const CALLS: Readonly<Record<string, Call>> = {
  async fetch(url) {
    return async () => {
      const response = await fetch(`${url}${PATH}?${new URLSearchParams({ count: "200" })}`);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return (await response.json()) as CampaignPage;
    };
  },

  async [LEAST.call](url) {
    return async () => {
      if (checkRequest("listCampaigns", { account_id: ACCOUNT, ...QUERY }).length > 0) throw new Error("refused");
      const response = await fetch(`${url}${PATH}?${new URLSearchParams({ count: "200" })}`);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return parseJson(await response.text()) as CampaignPage;
    };
  },

  async "social-api"(baseUrl) {
    const ads = createAdsClient({ baseUrl });
    ads.use(preflight());
    return () => unwrap(ads.listCampaigns({ account_id: ACCOUNT, ...QUERY }));
  },

  async "openapi-fetch"(baseUrl) {
    type Get = (path: string, options: object) => Promise<{ data: CampaignPage; error?: unknown }>;
    type Exports = { default(options: object): { GET: Get } };
    const client = (await loadPeer<Exports>("openapi-fetch")).default({ baseUrl });
    return async () => {
      const { data, error } = await client.GET("/12/accounts/{account_id}/campaigns", {
        params: { path: { account_id: ACCOUNT }, query: QUERY },
      });
      if (error) throw error;
      return data;
    };
  },

  async "@hey-api/openapi-ts"(baseUrl, { generated }) {
    type List = (options: object) => Promise<{ data: CampaignPage }>;
    const { listCampaigns }: { listCampaigns: List } = await import(generated["@hey-api/openapi-ts"] as string);
    return async () =>
      (await listCampaigns({ baseUrl, path: { account_id: ACCOUNT }, query: QUERY, throwOnError: true })).data;
  },

  async "@kubb/plugin-client"(baseURL, { generated }) {
    type List = (account: string, query: object, config: object) => Promise<CampaignPage>;
    const { listCampaigns }: { listCampaigns: List } = await import(generated["@kubb/plugin-client"] as string);
    return () => listCampaigns(ACCOUNT, QUERY, { baseURL });
  },

  async orval(url, { generated }) {
    type List = (account: string, query: object) => Promise<{ status: number; data: CampaignPage }>;
    const { listCampaigns }: { listCampaigns: List } = await import(generated["orval"] as string);
    const absolute = globalThis.fetch;
    // It writes paths alone, as for a page that the API itself serves.
    globalThis.fetch = (path, init) => absolute(`${url}${path}`, init);
    return async () => {
      const { status, data } = await listCampaigns(ACCOUNT, QUERY);
      if (status !== 200) throw new Error(`HTTP ${status}`);
      return data;
    };
  },

  async ky(url) {
    type Get = (url: string, options: object) => { json(): Promise<CampaignPage> };
    const { default: ky } = await loadPeer<{ default: { get: Get } }>("ky");
    return () => ky.get(`${url}${PATH}`, { searchParams: QUERY }).json();
  },

  async axios(baseURL, { url }) {
    type Axios = { get(url: string, options: object): Promise<{ data: CampaignPage }> };
    const { default: axios } = await loadPeer<{ default: { create(options: object): Axios } }>("axios");
    // Its own adapter for Node.js opens sockets, so that only the other one can be answered in this process.
    const client = axios.create({ baseURL, ...(url === undefined && { adapter: "fetch" }) });
    return async () => (await client.get(PATH, { params: QUERY })).data;
  },

  async "@octokit/core"(baseUrl) {
    type Octokit = { request(route: string, options: object): Promise<{ data: CampaignPage }> };
    const { Octokit } = await loadPeer<{ Octokit: new (options: object) => Octokit }>("@octokit/core");
    const octokit = new Octokit({ baseUrl });
    return async () =>
      (await octokit.request("GET /12/accounts/{account_id}/campaigns", { account_id: ACCOUNT, ...QUERY })).data;
  },

  async stripe(url) {
    type Stripe = { rawRequest(method: string, path: string): Promise<CampaignPage> };
    type Class = { new (key: string, options: object): Stripe; createFetchHttpClient(): unknown };
    const { default: Stripe } = await loadPeer<{ default: Class }>("stripe");
    const { hostname: host, port } = new URL(url);
    const httpClient = Stripe.createFetchHttpClient();
    const stripe = new Stripe("none", { host, port, protocol: "http", httpClient, telemetry: false });
    return () => stripe.rawRequest("GET", `${PATH}?count=200`);
  },

  async "twitter-api-v2"(url) {
    type Api = { get(url: string, query: object): Promise<CampaignPage> };
    const { TwitterApi } = await loadPeer<{ TwitterApi: new (token: string, options: object) => Api }>(
      "twitter-api-v2",
    );
    // An agent for http, since it speaks https otherwise; one that keeps connections, as the others do.
    const api = new TwitterApi("none", { httpAgent: new Agent({ keepAlive: true }) });
    return () => api.get(`${url}${PATH}`, QUERY);
  },

  async "@xdevplatform/xdk"(baseUrl) {
    type Client = { request(method: string, path: string): Promise<CampaignPage> };
    const { Client } = await loadPeer<{ Client: new (options: object) => Client }>("@xdevplatform/xdk");
    const client = new Client({ baseUrl, bearerToken: "none" });
    return () => client.request("GET", `${PATH}?count=200`);
  },
};

/** The same for the process that counts: each makes sure once that what it gets is the page. */
export const contenders = Object.fromEntries(
  Object.entries(CALLS).map(([name, create]) => [
    name,
    async (input: CallInput) => {
      const page = campaignPage(input.count);
      if (input.url === undefined) {
        const headers = { "content-type": "application/json" };
        globalThis.fetch = async () => new Response(page, { headers });
      }
      const call = await create(input.url ?? "http://127.0.0.1:9", input);
      const expected = (JSON.parse(page) as CampaignPage).data.map((campaign) => campaign.name).join();
      const got = (await call()).data.map((campaign) => campaign.name).join();
      if (got !== expected) throw new Error(`${name} does not give the page: ${got}`);
      return call;
    },
  ]),
);
