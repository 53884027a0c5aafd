import { type AdsClient, batchCampaigns, createAdsClient, preflight } from "@social-api/ads-v12";
import { ACCOUNT, campaignPage } from "../campaigns.ts";

/** The batch to send. */
export interface BatchInput {
  readonly url: string;
  /** Requests of {@link CHUNK} campaigns. */
  readonly chunks: number;
}

/** The most campaigns of one request. */
export const CHUNK = 40;

/** As much of an operation as is sent. */
interface Creation {
  readonly operation_type: "Create";
  readonly params: {
    readonly funding_instrument_id: string;
    readonly name: string;
    readonly daily_budget_amount_local_micro: number;
  };
}

type Send = (operations: Creation[]) => Promise<number>;

const SENDERS: Readonly<Record<string, (url: string) => Promise<Send>>> = {
  async "hand-written loop"(url) {
    return async (operations) => {
      let applied = 0;
      for (let from = 0; from < operations.length; from += CHUNK) {
        const chunk = operations.slice(from, from + CHUNK);
        const response = await fetch(`${url}/12/batch/accounts/${ACCOUNT}/campaigns`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(chunk),
        });
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const answer = JSON.parse(await response.text()) as {
          data?: unknown[];
          errors?: unknown;
          operation_errors?: unknown;
        };
        if (answer.errors || answer.operation_errors || answer.data?.length !== chunk.length)
          throw new Error("refused");
        applied += answer.data.length;
      }
      return applied;
    };
  },

  "social-api": async (baseUrl) => sendBy(createAdsClient({ baseUrl })),

  async "social-api, preflight"(baseUrl) {
    const ads = createAdsClient({ baseUrl });
    ads.use(preflight());
    return sendBy(ads);
  },
};

function sendBy(ads: AdsClient): Send {
  return async (operations) => {
    const report = await batchCampaigns(ads, ACCOUNT, operations);
    if (!report.complete) throw new Error(report.summary);
    return report.items.length;
  };
}

/** What the server answers each chunk with: all of them bring the same campaigns. */
export function createdAnswer(): string {
  const data = JSON.stringify((JSON.parse(campaignPage(CHUNK)) as { data: unknown }).data);
  return `{"data":${data},"request":${JSON.stringify(creations(1))}}`;
}

/** The same for the process that counts: everything must be applied. */
export const contenders = Object.fromEntries(
  Object.entries(SENDERS).map(([name, create]) => [
    name,
    async ({ url, chunks }: BatchInput) => {
      const send = await create(url);
      const operations = creations(chunks);
      return async () => {
        const applied = await send(operations);
        if (applied !== operations.length) throw new Error(`${name} applied ${applied} of ${operations.length}`);
      };
    },
  ]),
);

function creations(chunks: number): Creation[] {
  const { data } = JSON.parse(campaignPage(CHUNK)) as { data: Creation["params"][] };
  const chunk = data.map(
    ({ name, funding_instrument_id, daily_budget_amount_local_micro }): Creation => ({
      operation_type: "Create",
      params: { name, funding_instrument_id, daily_budget_amount_local_micro },
    }),
  );
  return Array.from({ length: chunks }, () => structuredClone(chunk)).flat();
}
