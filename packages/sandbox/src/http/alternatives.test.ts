import { createAdsClient } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { createSandbox } from "../index.ts";

test("an item of a batch is told what is wrong with it, not what would be wrong with another kind of item", async () => {
  const { urls, fetch } = createSandbox();
  const ads = createAdsClient({ baseUrl: urls.ads, fetch });
  const params = { campaign_id: "cp5h1n", entity_status: "DRAFT" };
  const body = [
    { operation_type: "Update", params },
    { operation_type: "Wrong", params },
    { operation_type: "Create", params: { name: "Spring", funding_instrument_id: "fi4q8w", standard_delivery: 1 } },
  ];
  const { response } = await ads.batchCampaigns({ account_id: "hc7m2k9", body: body as never });
  expect(JSON.parse(response.headers.get("sandbox-violations") ?? "")).toEqual([
    { rule: "batch.item", parameter: "body[1].operation_type" },
    { rule: "campaign.update-status", parameter: "body[0].params.entity_status" },
    { parameter: "body[2].params.standard_delivery" },
  ]);
});
