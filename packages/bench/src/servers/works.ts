import type { LoadRequest } from "./load.ts";

/** What every server of the row is asked for. */
export type Work = "one" | "page" | "create" | "batch";

const CAMPAIGNS = "/12/accounts/bk0001/campaigns";

/** A campaign of those that all servers with state hold. */
export const CAMPAIGN_ID = "cpbk00007";

/** How many campaigns a page has, and a server holds at the beginning. */
export const PAGE = 200;

const params = (name: string) => ({ name, funding_instrument_id: "fibk00001", entity_status: "PAUSED" });

/** The requests, as the Ads API has them. */
export const adsRequests: Readonly<Record<Work, LoadRequest>> = {
  one: { method: "GET", path: `${CAMPAIGNS}/${CAMPAIGN_ID}` },
  page: { method: "GET", path: `${CAMPAIGNS}?count=${PAGE}` },
  create: { method: "POST", path: `${CAMPAIGNS}?${new URLSearchParams(params("Summer Sale Porto"))}` },
  batch: {
    method: "POST",
    path: CAMPAIGNS.replace("/12/", "/12/batch/"),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      Array.from({ length: 40 }, (_, item) => ({
        operation_type: "Create",
        params: params(`Summer Sale Porto ${item}`),
      })),
    ),
  },
};

/** The page in more words than are sent in one run: the sandbox keeps what is asked for again and again. */
export const newPages: readonly LoadRequest[] = Array.from({ length: 2_000 }, (_, turn) => ({
  ...adsRequests.page,
  path: `${adsRequests.page.path}&turn=${turn}`,
}));

/** The same as far as json-server goes, which makes routes of its own. */
export const jsonServerRequests: Readonly<Partial<Record<Work, LoadRequest>>> = {
  one: { method: "GET", path: `/campaigns/${CAMPAIGN_ID}` },
  page: { method: "GET", path: `/campaigns?_limit=${PAGE}` },
  create: {
    method: "POST",
    path: "/campaigns",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(params("Summer Sale Porto")),
  },
};
