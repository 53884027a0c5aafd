import { batchCampaigns, createAdsClient, unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, test, vi } from "vitest";
import { createControlClient, createSandbox } from "./index.ts";

const account_id = "hc7m2k9";
const funding_instrument_id = "fi4q8w";

function start() {
  const sandbox = createSandbox();
  const ads = createAdsClient({ baseUrl: sandbox.urls.ads, sandboxUrl: sandbox.urls.adsSandbox, fetch: sandbox.fetch });
  return { sandbox, ads };
}

test("a campaign that is created is read back, listed, updated, and deleted once", async () => {
  const { ads } = start();
  const created = await unwrap(
    ads.createCampaign({
      account_id,
      funding_instrument_id,
      name: "Espresso Week",
      daily_budget_amount_local_micro: 9007199254740993n,
    }),
  );
  const campaign_id = created.data.id;
  expect(created.data).toMatchObject({ currency: "EUR", daily_budget_amount_local_micro: 9007199254740993n });
  expect((await unwrap(ads.getCampaign({ account_id, campaign_id }))).data).toEqual(created.data);
  const listed = await unwrap(ads.listCampaigns({ account_id, q: "espresso", with_total_count: true }));
  expect(listed).toMatchObject({ data: [created.data], next_cursor: null, total_count: 1 });
  const { data } = await unwrap(ads.updateCampaign({ account_id, campaign_id, entity_status: "PAUSED" }));
  expect(data).toMatchObject({
    entity_status: "PAUSED",
    servable: false,
    reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
  });
  expect((await ads.deleteCampaign({ account_id, campaign_id })).response.status).toBe(200);
  expect((await ads.deleteCampaign({ account_id, campaign_id })).response.status).toBe(404);
});

test("a walk visits each campaign once, while others come and go", async () => {
  const { ads } = start();
  const operations = Array.from({ length: 90 }, (_, at) => ({
    operation_type: "Create" as const,
    params: { funding_instrument_id, name: `Campaign ${at}` },
  }));
  const report = await batchCampaigns(ads, account_id, operations);
  expect(report.complete).toBe(true);
  for (const sort_by of [undefined, "name-asc", "created_at-desc"]) {
    const names: string[] = [];
    for await (const { name } of walk(ads.listCampaigns, {
      account_id,
      q: "Campaign",
      count: 7,
      ...(sort_by && { sort_by }),
    }))
      names.push(name);
    expect(new Set(names).size).toBe(90);
    expect(names).toHaveLength(90);
  }
});

test("all that is wrong is told at once", async () => {
  const { ads } = start();
  const { error, response } = await ads.createCampaign({
    account_id,
    name: "",
    daily_budget_amount_local_micro: 5,
    total_budget_amount_local_micro: 4,
  } as never);
  expect(response.status).toBe(400);
  expect(JSON.parse(response.headers.get("sandbox-violations") ?? "")).toEqual([
    { rule: "campaign.required", parameter: "funding_instrument_id" },
    { rule: "campaign.daily-within-total", parameter: "daily_budget_amount_local_micro" },
    { parameter: "name" },
  ]);
  expect(error).toMatchObject({ request: { params: { account_id } } });
});

test("a body means nothing to a deletion, and is refused where parameters travel in the query", async () => {
  const { sandbox } = start();
  const send = (method: string) =>
    sandbox.fetch(`${sandbox.urls.ads}/12/accounts/${account_id}/campaigns/cp5h1n`, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "In the body" }),
    });
  const refused = await send("PUT");
  expect(refused.status).toBe(400);
  expect(refused.headers.get("sandbox-violations")).toBe('[{"rule":"params.in-query","parameter":"body"}]');
  const deleted = await send("DELETE");
  expect(deleted.status).toBe(200);
  expect(((await deleted.json()) as { request: unknown }).request).toEqual({
    params: { account_id, campaign_id: "cp5h1n" },
  });
});

test("what was aborted before it was sent is not carried out", async () => {
  const { ads, sandbox } = start();
  const reason = new Error("changed my mind");
  const init = { signal: AbortSignal.abort(reason) };
  const path = `/12/accounts/${account_id}/campaigns?funding_instrument_id=${funding_instrument_id}&name=Unwanted`;
  await expect(sandbox.fetch(`${sandbox.urls.ads}${path}`, { ...init, method: "POST" })).rejects.toBe(reason);
  expect((await unwrap(ads.listCampaigns({ account_id, q: "Unwanted" }))).data).toEqual([]);
  const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
  await expect(sandbox.fetch(`${sandbox.urls.platform}/2/activity/stream`, init)).rejects.toBe(reason);
  expect((await unwrap(control.listStreams())).data).toEqual([]);
  await sandbox.close();
});

describe("once it is closed", () => {
  const closed = { name: "TypeError", message: "the sandbox is closed: make another one, or close it later" };

  test("it answers nothing, not even what it has answered before", async () => {
    const { sandbox, ads } = start();
    await unwrap(ads.getAccount({ account_id }));
    await sandbox.close();
    await sandbox.close();
    await expect(ads.getAccount({ account_id })).rejects.toMatchObject(closed);
    await expect(ads.listCampaigns({ account_id, count: 7 })).rejects.toMatchObject(closed);
    for (const path of ["/", "/12/nothing", "/sandbox/state"]) {
      await expect(sandbox.fetch(`${sandbox.urls.control}${path}`)).rejects.toMatchObject(closed);
    }
    await expect(sandbox.answer("ads", new Request(`${sandbox.urls.ads}/12/accounts`))).rejects.toThrow("closed");
  });

  test("what it has not carried out yet gets no answer, and no fault is told", async () => {
    const told = vi.spyOn(console, "error");
    const { sandbox, ads } = start();
    await unwrap(ads.getAccount({ account_id }));
    const control = createControlClient({ baseUrl: sandbox.urls.control, fetch: sandbox.fetch });
    await control.createFault({ outcome: { kind: "latency", milliseconds: 20 } });
    const late = [
      ads.getAccount({ account_id }),
      ads.createCampaign({ account_id, funding_instrument_id, name: "Late" }),
    ];
    const outcomes = Promise.allSettled(late);
    await sandbox.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
    await expect(late[1]).rejects.toMatchObject(closed);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });
});

test.each([
  [{ ads: "ads.example" }, "urls.ads must be http:// or https://"],
  [{ ads: "ftp://ads.example" }, "urls.ads must be http:// or https://"],
  [
    { control: "https://control.example/sandbox" },
    "urls.control must be http:// or https://, a host and a port at most",
  ],
  [{ platform: "https://platform.example?a" }, "urls.platform must be"],
  [{ ads: "https://one.example", adsSandbox: "https://ONE.example:443/" }, "are both https://one.example"],
  [{ ads: "https://api.example.com" }, "urls.platform and urls.ads are both https://api.example.com"],
])("urls that cannot be those of the hosts are refused: %j", (urls, message) => {
  expect(() => createSandbox({ urls })).toThrow(TypeError);
  expect(() => createSandbox({ urls })).toThrow(message);
});

test("credentials in a url are refused and not quoted", () => {
  expect(() => createSandbox({ urls: { platform: "https://user:s3cret@platform.example" } })).toThrow(
    /^urls\.platform must be http:\/\/ or https:\/\/, a host and a port at most$/,
  );
});

test("urls are told as origins", async () => {
  const { urls, fetch, close } = createSandbox({ urls: { ads: "HTTPS://Ads.Example:443/" } });
  expect(urls).toMatchObject({ ads: "https://ads.example", platform: "https://api.example.com" });
  expect((await fetch(`${urls.ads}/12/accounts`)).status).toBe(200);
  await close();
});
