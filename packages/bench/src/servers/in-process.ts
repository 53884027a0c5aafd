import { createSandbox } from "@social-api/sandbox";
import { loadPeer } from "../load-peer.ts";
import { adsRequests, CAMPAIGN_ID } from "./works.ts";

type Fetch = (url: string) => Promise<Response>;

const HOST = "https://ads-api.example.com";
const url = `${HOST}${adsRequests.one.path}`;
const ROUTE = /^https:\/\/[^/]+\/12\/accounts\/([^/]+)\/campaigns\/([^/]+)$/;

/** The campaigns that all of them hold. */
async function campaigns(): Promise<Map<string, unknown>> {
  const sandbox = createSandbox({ seed: { accounts: 1, campaigns: 200 } });
  const response = await sandbox.fetch(`${sandbox.urls.ads}${adsRequests.page.path}`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  await sandbox.close();
  return new Map(data.map((campaign) => [campaign.id, campaign]));
}

const FETCHES: Readonly<Record<string, () => Promise<Fetch>>> = {
  async "Response.json"() {
    const stored = await campaigns();
    return async (asked) => {
      const [, account_id, campaign_id = ""] = ROUTE.exec(new Request(asked).url) ?? [];
      return Response.json({ request: { params: { account_id, campaign_id } }, data: stored.get(campaign_id) });
    };
  },

  "social-api": async () => createSandbox({ seed: { accounts: 1, campaigns: 200 } }).fetch,

  async msw() {
    const stored = await campaigns();
    type Msw = {
      http: { get(path: string, answer: (asked: { params: Record<string, string> }) => Response): unknown };
      HttpResponse: { json(body: unknown): Response };
    };
    const { http, HttpResponse } = await loadPeer<Msw>("msw");
    const { setupServer } = await loadPeer<{ setupServer(...handlers: unknown[]): { listen(): void } }>("msw/node");
    const handler = http.get(`${HOST}/12/accounts/:account_id/campaigns/:campaign_id`, ({ params }) =>
      HttpResponse.json({ request: { params }, data: stored.get(params["campaign_id"] ?? "") }),
    );
    setupServer(handler).listen();
    return (asked) => fetch(asked);
  },
};

/** One campaign, asked for by `fetch` without a port: each makes sure once that it is the right one. */
export const contenders = Object.fromEntries(
  Object.entries(FETCHES).map(([name, create]) => [
    name,
    async () => {
      const ask = await create();
      const { data } = (await (await ask(url)).json()) as { data?: { id?: string } };
      if (data?.id !== CAMPAIGN_ID) throw new Error(`${name} does not answer with ${CAMPAIGN_ID}`);
      return async () => (await ask(url)).text();
    },
  ]),
);
