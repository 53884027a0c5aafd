import { createAdsClient } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import { createControlClient, createSandbox } from "../index.ts";

const account_id = "hc7m2k9";

describe("who may not change an account learns nothing of what it holds", async () => {
  const { urls, fetch } = createSandbox();
  const control = createControlClient({ baseUrl: urls.control, fetch });
  await control.createUser({ id: "501", name: "Stranger" });
  await control.createToken({ user_id: "501", token: "stranger-token" });
  const as = (token: string) =>
    createAdsClient({ baseUrl: urls.ads, fetch, headers: { Authorization: `Bearer ${token}` } });
  // Less than the daily budget that is stored, which its owner is told.
  const change = { campaign_id: "cp5h1n", total_budget_amount_local_micro: 1 };

  test.each([
    ["harbour-coffee-token", 400],
    ["stranger-token", 403],
    ["nobodys-token", 401],
  ])("%s: %i", async (token, status) => {
    const ads = as(token);
    const batch = [{ operation_type: "Update" as const, params: change }];
    for (const { response, error } of [
      await ads.updateCampaign({ account_id, ...change }),
      await ads.batchCampaigns({ account_id, body: batch }),
    ]) {
      expect(response.status).toBe(status);
      expect(JSON.stringify(error).includes("daily budget")).toBe(status === 400);
    }
  });
});
