import { expect, test } from "vitest";
import { loadBundle, resolve } from "../../../scripts/generate/bundle.ts";
import { batchCampaigns } from "./batch.ts";
import { createAdsClient } from "./client.ts";
import { constraints } from "./generated/constraints.ts";
import { listByIds } from "./list-by-ids.ts";
import { walk } from "./walk.ts";

// The numbers of the spec that the client has by hand, as CONTRIBUTING lists them, held against the spec.

const { "*": everywhere, batchCampaigns: batch } = constraints;

/** A client and what it sends. Each list has a page after the first. */
function record() {
  const requests: Request[] = [];
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    fetch: async (request) => {
      requests.push(request.clone());
      return Response.json({ request: [], data: [], next_cursor: requests.length === 1 ? "c2" : null });
    },
  });
  const queryOf = (index: number) => new URL(requests[index]?.url ?? "").searchParams;
  return { ads, requests, queryOf };
}

test("batchCampaigns sends as many items at once as a batch may have", async () => {
  const { ads, requests } = record();
  const most = batch?.["body"]?.maxItems?.[0] as number;
  const items = Array.from({ length: most + 1 }, (_, index) => ({
    operation_type: "Delete" as const,
    params: { campaign_id: `c${index}` },
  }));
  await batchCampaigns(ads, "a", items);
  expect(await requests[0]?.json()).toHaveLength(most);
});

test("listByIds asks for as many ids at once as a list may have, on a page as long as there is", async () => {
  const { ads, queryOf } = record();
  const most = everywhere?.["campaign_ids"]?.maxItems?.[0] as number;
  const ids = Array.from({ length: most + 1 }, (_, index) => `c${index}`);
  await listByIds(ads.listCampaigns, { account_id: "a" }, "campaign_ids", ids);
  expect(queryOf(0).get("campaign_ids")?.split(",")).toHaveLength(most);
  expect(queryOf(0).get("count")).toBe(String(everywhere?.["count"]?.maximum?.[0]));
});

test("a walk gives the count that a page has by itself", async () => {
  const { ads, queryOf } = record();
  const count = { $ref: "#/components/parameters/Count" };
  const { schema } = resolve<{ schema: { default: number } }>(await loadBundle("ads-v12"), count);
  for await (const _ of walk(ads.listCampaigns, { account_id: "a" })) expect.unreachable();
  expect(queryOf(1).get("count")).toBe(String(schema.default));
});
