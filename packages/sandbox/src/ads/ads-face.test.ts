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

test.each([
  ["ads", "/12/accounts", "GET"],
  ["adsSandbox", "/12/accounts", "POST, GET"],
  ["ads", `/12/accounts/${account_id}`, "GET, PUT"],
  ["adsSandbox", `/12/accounts/${account_id}`, "DELETE, GET, PUT"],
] as const)("%s tells of %s the methods that it has itself: %s", async (face, path, methods) => {
  const { urls, fetch } = createSandbox();
  const response = await fetch(`${urls[face]}${path}`, { method: "PATCH" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(methods);
});

describe("an amount that is none is told in words for whoever sends a request, not for callers of JavaScript", () => {
  const { urls, fetch } = createSandbox();
  const place = `${urls.ads}/12/accounts/${account_id}`;
  const total = "total_budget_amount_local_micro";
  const told = async (target: string, init: RequestInit) => {
    const response = await fetch(`${place}/${target}`, init);
    expect(response.status).toBe(400);
    return response.json();
  };

  test.each(["9223372036854775808", "abc", "1e6", "5.0", "-9223372036854775809"])("%s", async (value) => {
    const error = { parameter: total, message: `${total} must be an integer in millionths, within 64 bits` };
    const creation = `campaigns?funding_instrument_id=fi4q8w&name=One&${total}=${value}`;
    expect(await told(creation, { method: "POST" })).toMatchObject({ errors: [error] });
    expect(await told(`campaigns/cp5h1n?${total}=${value}`, { method: "PUT" })).toMatchObject({ errors: [error] });
    const body = `[{"operation_type":"Update","params":{"campaign_id":"cp5h1n","${total}":"${value}"}}]`;
    const batch = new Request(`${urls.ads}/12/batch/accounts/${account_id}/campaigns`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(await (await fetch(batch)).json()).toMatchObject({ operation_errors: [[error]] });
  });

  test("so is a bid", async () => {
    const bid = "bid_amount_local_micro";
    expect(await told(`line_items/li4v7x?${bid}=abc`, { method: "PUT" })).toMatchObject({
      errors: [{ parameter: bid, message: `${bid} must be an integer above 0, within 64 bits` }],
    });
  });
});

describe("a value outside of the set that a rule states", () => {
  const { urls, fetch } = createSandbox();
  const place = `${urls.adsSandbox}/12/accounts/${account_id}`;
  const told = async (request: Request) => (await fetch(request)).headers.get("sandbox-violations");

  test.each([
    ["POST", "features?feature_keys=DR_TAP,NONE", "features.sandbox", "feature_keys[1]"],
    ["DELETE", "features?feature_keys=NONE", "features.sandbox", "feature_keys[0]"],
    ["GET", "features?feature_keys=DR_TAP", "features.read", "feature_keys[0]"],
    [
      "POST",
      "campaigns?funding_instrument_id=fi4q8w&name=A&entity_status=GONE",
      "campaign.create-status",
      "entity_status",
    ],
  ])("is told by that rule: %s %s", async (method, target, rule, parameter) => {
    expect(await told(new Request(`${place}/${target}`, { method }))).toBe(JSON.stringify([{ rule, parameter }]));
  });

  test("is so in a batch", async () => {
    const params = { funding_instrument_id: "fi4q8w", name: "A", entity_status: "GONE" };
    const request = new Request(`${urls.ads}/12/batch/accounts/${account_id}/campaigns`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify([{ operation_type: "Create", params }]),
    });
    const parameter = "body[0].params.entity_status";
    expect(await told(request)).toBe(JSON.stringify([{ rule: "campaign.create-status", parameter }]));
  });

  test("is told by none that says something else of the values", async () => {
    const target = "campaigns?funding_instrument_id=fi4q8w&name=A&budget_optimization=NONE";
    expect(await told(new Request(`${place}/${target}`, { method: "POST" }))).toBe(
      '[{"parameter":"budget_optimization"}]',
    );
  });
});
