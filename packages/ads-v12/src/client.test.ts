import { isRuleViolationError } from "@social-api/core";
import { expect, test } from "vitest";
import { createAdsClient } from "./client.ts";

/** A client whose requests are recorded instead of sent. */
function record(answer: () => Response = () => Response.json({ data: [] }), sandboxUrl?: string) {
  const sent: Request[] = [];
  const ads = createAdsClient({
    baseUrl: "https://ads-api.example.com",
    ...(sandboxUrl && { sandboxUrl }),
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { ads, sent };
}

test("create and update parameters travel in the query, with no body", async () => {
  const { ads, sent } = record();
  await ads.createCampaign({
    account_id: "hc7m2k9",
    funding_instrument_id: "fi4q8w",
    name: "Spring Launch 2026",
    daily_budget_amount_local_micro: 9_007_199_254_740_993n,
  });
  await ads.updateCampaign({ account_id: "hc7m2k9", campaign_id: "cp5h1n", entity_status: "PAUSED" });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      "POST",
      "https://ads-api.example.com/12/accounts/hc7m2k9/campaigns?funding_instrument_id=fi4q8w&name=Spring%20Launch%202026&daily_budget_amount_local_micro=9007199254740993",
      null,
    ],
    ["PUT", "https://ads-api.example.com/12/accounts/hc7m2k9/campaigns/cp5h1n?entity_status=PAUSED", null],
  ]);
});

test("lists travel comma-separated", async () => {
  const { ads, sent } = record();
  await ads.listCampaigns({ account_id: "hc7m2k9", campaign_ids: ["cp5h1n", "cp6j4p"], with_deleted: true });
  expect(sent[0]?.url).toBe(
    "https://ads-api.example.com/12/accounts/hc7m2k9/campaigns?campaign_ids=cp5h1n,cp6j4p&with_deleted=true",
  );
});

test("a batch travels as a JSON array, amounts exactly", async () => {
  const { ads, sent } = record();
  await ads.batchCampaigns({
    account_id: "hc7m2k9",
    body: [
      {
        operation_type: "Create",
        params: { funding_instrument_id: "fi4q8w", name: "A", total_budget_amount_local_micro: 2n ** 63n - 1n },
      },
    ],
  });
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  expect(await sent[0]?.text()).toBe(
    '[{"operation_type":"Create","params":{"funding_instrument_id":"fi4q8w","name":"A","total_budget_amount_local_micro":9223372036854775807}}]',
  );
});

test("amounts arrive exactly", async () => {
  const { ads } = record(() => new Response('{"data":{"total_budget_amount_local_micro":9007199254740993}}'));
  const { data } = await ads.getCampaign({ account_id: "hc7m2k9", campaign_id: "cp5h1n" });
  expect(data?.data.total_budget_amount_local_micro).toBe(9_007_199_254_740_993n);
});

test("the six operations of the sandbox go there, all others to production", async () => {
  const { ads, sent } = record(undefined, "https://ads-api-sandbox.example.com");
  const account = { account_id: "sb5x9d2" };
  await ads.createAccount();
  await ads.deleteAccount(account);
  await ads.addFeatures({ ...account, feature_keys: ["AGE_TARGETING"] });
  await ads.removeFeatures({ ...account, feature_keys: ["AGE_TARGETING"] });
  await ads.createFundingInstrument({
    ...account,
    currency: "EUR",
    start_time: "2026-03-01T00:00:00Z",
    type: "CREDIT_CARD",
  });
  await ads.deleteFundingInstrument({ ...account, funding_instrument_id: "fi4q8w" });
  await ads.listFeatures(account);
  expect(sent.map(({ url }) => new URL(url).hostname)).toEqual([
    ...Array(6).fill("ads-api-sandbox.example.com"),
    "ads-api.example.com",
  ]);
});

test("the operations of the sandbox are refused without one, by path as well, and nothing is sent", async () => {
  const { ads, sent } = record();
  for (const call of [
    () => ads.deleteAccount({ account_id: "sb5x9d2" }),
    () => ads.DELETE("/12/accounts/{account_id}", { params: { path: { account_id: "sb5x9d2" } } }),
  ]) {
    const error = await call().catch((caught: unknown) => caught);
    expect(isRuleViolationError(error) && [error.operationId, error.violations[0]?.rule]).toEqual([
      "deleteAccount",
      "sandbox.host-only",
    ]);
    expect(String(error)).toContain("pass a sandboxUrl");
  }
  expect(sent).toEqual([]);
});

test("an operation of the sandbox goes where a call by path sends it", async () => {
  const { ads, sent } = record();
  const params = { path: { account_id: "sb5x9d2" } };
  await ads.DELETE("/12/accounts/{account_id}", { params, baseUrl: "https://elsewhere.example.com" });
  expect(sent.map(({ url }) => url)).toEqual(["https://elsewhere.example.com/12/accounts/sb5x9d2"]);
});

test.each(["", "ads.example.com", "ftp://example.com", null as unknown as string])(
  "the sandbox URL %j is refused",
  (sandboxUrl) => {
    expect(() => createAdsClient({ baseUrl: "https://ads-api.example.com", sandboxUrl })).toThrow(
      "sandboxUrl must be an http or https URL and no more, such as https://api.example.com",
    );
  },
);

test("an answer of which nothing is shown may be empty, and no other", async () => {
  const { ads } = record(() => new Response(""));
  const { data, error, response } = await ads.deleteCampaign({ account_id: "hc7m2k9", campaign_id: "cp5h1n" });
  expect([data, error, response.status]).toEqual([undefined, undefined, 200]);
  await expect(ads.deleteLineItem({ account_id: "hc7m2k9", line_item_id: "li4v7x" })).rejects.toThrow(
    "answered 200, but its body is empty",
  );
});
