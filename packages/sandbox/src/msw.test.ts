import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConnectionDropped } from "./faults/faults.ts";
import { createSandbox } from "./index.ts";
import { sandboxHandlers } from "./msw.ts";

const account_id = "hc7m2k9";
const sandbox = createSandbox();
const server = setupServer(...sandboxHandlers(sandbox));
// Anything that no handler takes would go out to the network: that fails.
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox });

test("clients with the global fetch reach the sandbox, and what they write stays", async () => {
  const { data } = await unwrap(
    ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Caffè & Co. ☕, 50%" }),
  );
  expect((await unwrap(ads.getCampaign({ account_id, campaign_id: data.id }))).data).toEqual(data);
});

test("bodies reach it, and so do refusals reach the caller", async () => {
  const params = { funding_instrument_id: "fi4q8w", name: "From a batch" };
  const { data } = await unwrap(
    ads.batchCampaigns({
      account_id,
      body: [{ operation_type: "Create", params: { ...params, daily_budget_amount_local_micro: 9007199254740993n } }],
    }),
  );
  expect(data[0]).toMatchObject({ name: params.name, daily_budget_amount_local_micro: 9007199254740993n });
  const { response, error } = await ads.createCampaign({ account_id, name: "" } as never);
  expect(response.status).toBe(400);
  expect(error).toMatchObject({ errors: expect.any(Array) });
});

test("each host is the one that the URL names", async () => {
  expect((await fetch(`${sandbox.urls.ads}/12/accounts`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${sandbox.urls.adsSandbox}/12/accounts`, { method: "POST" })).status).toBe(200);
  const platform = createPlatformClient({ baseUrl: sandbox.urls.platform, token: "nobody-has-this" });
  expect((await platform.listConnections({})).response.status).toBe(401);
});

test("handlers of the test itself come first", async () => {
  server.use(http.get(`${sandbox.urls.ads}/12/accounts`, () => new HttpResponse(null, { status: 503 })));
  expect((await ads.listAccounts({})).response.status).toBe(503);
  server.resetHandlers();
  expect((await ads.listAccounts({})).response.status).toBe(200);
});

test("a dropped connection is a network error", async () => {
  server.use(...sandboxHandlers({ ...sandbox, fetch: () => Promise.reject(new ConnectionDropped()) }));
  await expect(ads.listAccounts({})).rejects.toThrow(TypeError);
  server.resetHandlers();
});

test("a sandbox that is closed is a network error", async () => {
  const other = createSandbox({ urls: { ads: "https://closed.example" } });
  server.use(...sandboxHandlers(other));
  await other.close();
  await expect(fetch(`${other.urls.ads}/12/accounts`)).rejects.toThrow(TypeError);
  server.resetHandlers();
});
