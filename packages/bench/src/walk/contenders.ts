import { setTimeout as wait } from "node:timers/promises";
import { checkRequest, createAdsClient, preflight, walk } from "@social-api/ads-v12";
import { ACCOUNT } from "../campaigns.ts";
import { parseAndLook } from "../int64/least.ts";
import { LEAST } from "../least-contenders.ts";
import { loadPeer } from "../load-peer.ts";
import { type Asking, type Item, itemsOf, loopOver, PATH, type Show } from "./loop.ts";
import { cursorOf, listPage } from "./pages.ts";

/** The list to walk. */
export interface WalkInput {
  readonly pages: number;
  readonly items: number;
  /** The server that has it; without one `fetch` is replaced by one that answers in this process. */
  readonly url?: string;
  /** How social-api walks: with the next page asked for while the last is handled, or not. */
  readonly by: "page" | "item" | "page, ahead";
  /** How long each page is handled. */
  readonly handleMs?: number;
}

const WALKS: Readonly<Record<string, (url: string, input: WalkInput) => Promise<Show>>> = {
  "hand-written loop": async (url) => loopOver(url, { parse: JSON.parse }),

  async [LEAST.walk](url, { by }) {
    const asking: Asking = {
      check(query) {
        if (checkRequest("listCampaigns", query).length > 0) throw new Error("refused");
      },
      parse: parseAndLook,
    };
    if (by !== "item") return loopOver(url, asking);
    return async (see) => {
      for await (const item of itemsOf(url, asking)) see.item(item);
    };
  },

  async "social-api"(baseUrl, { by }) {
    const ads = createAdsClient({ baseUrl });
    ads.use(preflight());
    const start = () =>
      walk(ads.listCampaigns, { account_id: ACCOUNT, count: 200 }, { prefetch: by === "page, ahead" });
    if (by === "item") {
      return async (see) => {
        for await (const item of start()) see.item(item);
      };
    }
    return async (see) => {
      for await (const { items } of start().pages()) {
        for (const item of items) see.item(item);
        await see.page();
      }
    };
  },

  async "@octokit/plugin-paginate-rest"(baseUrl) {
    type Iterator = (route: string, options: object) => AsyncIterable<{ data: { data: Item[] } }>;
    type Class = { new (options: object): { paginate: { iterator: Iterator } }; plugin(plugin: unknown): Class };
    const { Octokit } = await loadPeer<{ Octokit: Class }>("@octokit/core");
    const { paginateRest } = await loadPeer<{ paginateRest: unknown }>("@octokit/plugin-paginate-rest");
    const octokit = new (Octokit.plugin(paginateRest))({ baseUrl });
    return async (see) => {
      const pages = octokit.paginate.iterator("GET /12/accounts/{account_id}/campaigns", {
        account_id: ACCOUNT,
        count: 200,
      });
      for await (const { data: page } of pages) {
        for (const item of page.data) see.item(item);
        await see.page();
      }
    };
  },

  async stripe() {
    type Stripe = { customers: { list(options: object): AsyncIterable<Item> } };
    type Class = { new (key: string, options: object): Stripe; createFetchHttpClient(): unknown };
    const { default: Stripe } = await loadPeer<{ default: Class }>("stripe");
    const stripe = new Stripe("none", { httpClient: Stripe.createFetchHttpClient(), telemetry: false });
    return async (see) => {
      for await (const item of stripe.customers.list({ limit: 200 })) see.item(item);
    };
  },

  async "twitter-api-v2"() {
    type Api = { v2: { followers(id: string, options: object): Promise<AsyncIterable<Item>> } };
    const { TwitterApi } = await loadPeer<{ TwitterApi: new (token: string, options: object) => Api }>(
      "twitter-api-v2",
    );
    // It opens sockets itself: a plugin answers in its place, as the hand-written loop would ask.
    const onBeforeRequestConfig = async () => {
      const response = await fetch(`http://127.0.0.1:9${PATH}`);
      return { data: JSON.parse(await response.text()), headers: {} };
    };
    const api = new TwitterApi("none", { plugins: [{ onBeforeRequestConfig }] });
    return async (see) => {
      const followers = await api.v2.followers("1", { asPaginator: true, max_results: 200 });
      for await (const item of followers) see.item(item);
    };
  },

  async "@xdevplatform/xdk"(baseUrl) {
    type Client = { users: { getFollowers(id: string, options: object): Promise<unknown> } };
    type Paginator = new (fetchPage: (paginationToken?: string) => Promise<unknown>) => AsyncIterable<Item>;
    const { Client, UserPaginator } = await loadPeer<{
      Client: new (options: object) => Client;
      UserPaginator: Paginator;
    }>("@xdevplatform/xdk");
    const client = new Client({ baseUrl, bearerToken: "none" });
    return async (see) => {
      const fetchPage = (paginationToken?: string) =>
        client.users.getFollowers("1", { maxResults: 200, ...(paginationToken && { paginationToken }) });
      for await (const item of new UserPaginator(fetchPage)) see.item(item);
    };
  },
};

/** The same for the process that counts: each walk must see every item. */
export const contenders = Object.fromEntries(
  Object.entries(WALKS).map(([name, create]) => [
    name,
    async (input: WalkInput) => {
      const answered = input.url === undefined ? answerInProcess(input) : undefined;
      const show = await create(input.url ?? "http://127.0.0.1:9", input);
      return async () => {
        answered?.begin();
        let seen = 0;
        await show({
          item(item) {
            // Looked at, so that none can be left out.
            if (item.name.length > 0) seen++;
          },
          page: () => (input.handleMs ? wait(input.handleMs) : undefined),
        });
        if (seen !== input.pages * input.items) throw new Error(`${name} has seen ${seen} items`);
      };
    },
  ]),
);

/** Replaces `fetch`: page after page in turn, since each library asks for the next one in its own way. */
function answerInProcess({ pages, items }: WalkInput): { begin(): void } {
  let page = 0;
  const first = listPage(0, pages, items);
  const last = listPage(pages - 1, pages, items);
  const middle = listPage(1, pages + 1, items).split(cursorOf(2));
  globalThis.fetch = async () => {
    const next = cursorOf(page + 1);
    const body = page === 0 ? first : page === pages - 1 ? last : middle.join(next);
    page++;
    const link = page < pages ? { link: `<http://127.0.0.1:9${PATH}?cursor=${next}>; rel="next"` } : {};
    return new Response(body, { headers: { "content-type": "application/json", ...link } });
  };
  return {
    begin: () => {
      page = 0;
    },
  };
}
