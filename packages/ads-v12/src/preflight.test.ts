import { expect, test, vi } from "vitest";
import { createAdsClient, type PreflightOptions, preflight, walk } from "./index.ts";

const ACCOUNT = { account_id: "hc7m2k9" };

/** A client with preflight whose requests go no further than `fetch`. */
function client(options?: PreflightOptions) {
  const fetch = vi.fn(async () => new Response('{"data":[],"next_cursor":null}'));
  const ads = createAdsClient({ baseUrl: "https://ads.test", sandboxUrl: "https://sandbox.test", fetch });
  ads.use(preflight(options));
  return { ads, fetch };
}

test("a request that breaks rules is not sent; every one is named", async () => {
  const { ads, fetch } = client();
  const call = ads.createCampaign({
    ...ACCOUNT,
    funding_instrument_id: "fi4q8w",
    name: "x".repeat(256),
    daily_budget_amount_local_micro: 2n ** 62n,
    total_budget_amount_local_micro: 5,
  });
  await expect(call).rejects.toMatchObject({
    name: "RuleViolationError",
    operationId: "createCampaign",
    violations: [
      { rule: "campaign.name-length", parameter: "name" },
      { rule: "campaign.daily-within-total", parameter: "daily_budget_amount_local_micro", value: `${2n ** 62n}` },
    ],
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("bodies are judged, too, and sent whole", async () => {
  const { ads, fetch } = client();
  const item = (operation_type: string) => ({ operation_type, params: { campaign_id: "cp5h1n" } }) as never;
  await expect(ads.batchCampaigns({ ...ACCOUNT, body: [item("Remove")] })).rejects.toMatchObject({
    violations: [{ rule: "batch.item", parameter: "body[0].operation_type", value: "Remove" }],
  });
  await expect(ads.estimateAudience({ ...ACCOUNT, targeting_criteria: [] })).rejects.toMatchObject({
    violations: [{ rule: "audience.criteria" }],
  });
  expect(fetch).not.toHaveBeenCalled();
  await ads.batchCampaigns({ ...ACCOUNT, body: [item("Delete")] });
  const [request] = fetch.mock.lastCall as unknown as [Request];
  expect(await request.json()).toEqual([{ operation_type: "Delete", params: { campaign_id: "cp5h1n" } }]);
});

test("a body by path where the parameters travel in the query", async () => {
  const { ads, fetch } = client();
  const put = ads.PUT as unknown as (path: string, init: unknown) => Promise<unknown>;
  const init = { params: { path: ACCOUNT }, body: { name: "Harbour Coffee" } };
  await expect(put("/12/accounts/{account_id}", init)).rejects.toMatchObject({
    violations: [{ rule: "params.in-query", parameter: "body" }],
  });
  expect(fetch).not.toHaveBeenCalled();
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test("a walk that breaks a rule tells it, and sends nothing", async () => {
  const { ads, fetch } = client();
  await expect(all(walk(ads.listCampaigns, { ...ACCOUNT, count: 1001 }))).rejects.toMatchObject({
    violations: [{ rule: "list.count", value: "1001" }],
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(await all(walk(ads.listCampaigns, { ...ACCOUNT, count: 1000 }))).toEqual([]);
});

test("updates are judged by what is stored, where a lookup is given", async () => {
  const campaign = vi.fn(async () => ({ total_budget_amount_local_micro: 5 }));
  const lineItem = vi.fn(() => ({ objective: "FOLLOWERS" as const }));
  const { ads, fetch } = client({ campaign, lineItem });
  const campaignUpdate = { ...ACCOUNT, campaign_id: "cp5h1n", daily_budget_amount_local_micro: 6 };
  const lineItemUpdate = { ...ACCOUNT, line_item_id: "li8t3k", frequency_cap: 3 };
  await expect(ads.updateCampaign(campaignUpdate)).rejects.toMatchObject({
    violations: [{ rule: "campaign.daily-within-total" }],
  });
  await expect(ads.updateLineItem(lineItemUpdate)).rejects.toMatchObject({
    violations: [{ rule: "line-item.frequency-cap" }],
  });
  expect(campaign).toHaveBeenCalledWith({ account_id: "hc7m2k9", campaign_id: "cp5h1n" });
  expect(lineItem).toHaveBeenCalledWith({ account_id: "hc7m2k9", line_item_id: "li8t3k" });
  expect(fetch).not.toHaveBeenCalled();

  for (const options of [undefined, { campaign: () => undefined, lineItem: () => undefined }]) {
    const lenient = client(options);
    await lenient.ads.updateCampaign(campaignUpdate);
    await lenient.ads.updateLineItem(lineItemUpdate);
    expect(lenient.fetch).toHaveBeenCalledTimes(2);
  }
});
