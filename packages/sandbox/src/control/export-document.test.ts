import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { startControl } from "../../test/support/start-control.ts";

const account_id = "hc7m2k9";
const funding_instrument_id = "fi4q8w";
const NOW = "2026-03-10T09:00:00.000Z";
const clock = { now: () => Date.parse(NOW) };

/** What the APIs answer about everything there is, cursors aside. */
async function answers({ sandbox, control }: ReturnType<typeof startControl>) {
  const ads = createAdsClient({
    baseUrl: sandbox.urls.ads,
    sandboxUrl: sandbox.urls.adsSandbox,
    fetch: sandbox.fetch,
    headers: { Authorization: "Bearer harbour-coffee-token" },
  });
  const all = { account_id, with_deleted: true, count: 1000 };
  return [
    await unwrap(ads.listAccounts({ with_deleted: true })),
    await unwrap(ads.listCampaigns({ ...all, with_draft: true, with_total_count: true })),
    await unwrap(ads.listCampaigns({ account_id, sort_by: "name-desc", q: "a" })),
    await unwrap(ads.listLineItems({ ...all, with_draft: true })),
    await unwrap(ads.listPromotedPosts(all)),
    await unwrap(ads.listMediaCreatives(all)),
    await unwrap(ads.listFundingInstruments(all)),
    await unwrap(control.listUsers()),
    await unwrap(control.listWebhooks()),
    await unwrap(control.listDeliveries()),
    (await unwrap(control.getState())).counts,
  ];
}

const amount = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n });
const campaign = fc.record({
  name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((name) => name.length <= 255),
  daily_budget_amount_local_micro: fc.option(amount),
  entity_status: fc.constantFrom("ACTIVE" as const, "PAUSED" as const, "DRAFT" as const),
});

test("what is exported and imported elsewhere answers the same, and goes on the same", async () => {
  const [one, other] = [startControl({ clock }), startControl({ clock, seed: { name: "empty" } })];
  await fc.assert(
    fc.asyncProperty(fc.array(campaign, { maxLength: 6 }), fc.nat(5), async (campaigns, deleted) => {
      await unwrap(one.control.resetState());
      for (const [index, { daily_budget_amount_local_micro: daily, ...rest }] of campaigns.entries()) {
        const given = daily === null ? {} : { daily_budget_amount_local_micro: daily };
        const { data } = await unwrap(one.ads.createCampaign({ account_id, funding_instrument_id, ...rest, ...given }));
        if (index === deleted) await unwrap(one.ads.deleteCampaign({ account_id, campaign_id: data.id }));
      }
      const document = await unwrap(one.control.exportState());
      await unwrap(other.control.importState(document));
      expect(await unwrap(other.control.exportState())).toEqual(document);
      expect(await answers(other)).toEqual(await answers(one));
      // The counters of ids came along.
      const next = { account_id, funding_instrument_id, name: "Next" };
      expect(await unwrap(other.ads.createCampaign(next))).toEqual(await unwrap(one.ads.createCampaign(next)));
    }),
    { numRuns: 10 },
  );
});

test("a document that is not right is refused as a whole, with all that is wrong, and nothing changes", async () => {
  const { control, platform } = startControl({ clock });
  const { data: stream } = await platform.streamActivity({});
  const before = await unwrap(control.exportState());
  const [campaigns, users] = [before.collections["campaigns"] ?? [], before.collections["users"] ?? []];
  const row = campaigns[0] ?? { id: "", body: {}, hidden: {} };
  const { error, response } = await control.importState({
    format: 1,
    collections: {
      users,
      weather: [],
      campaigns: [row, { ...row, id: "x", body: { ...row.body, name: 7 } }, row, { ...row, id: "y" }],
      line_items: [{ ...(before.collections["line_items"] ?? [])[0], hidden: {} } as typeof row],
      access: [{ id: "1/2", body: { user_id: "1", account_id: "2", permissions: ["KING"] }, hidden: {} }],
      webhooks: [{ id: "1", body: { id: "1", user_id: { a: 1 }, url: "http://localhost" }, hidden: {} }],
    },
  });
  expect(response.status).toBe(400);
  expect(error).toMatchObject({
    errors: [
      { parameter: "collections.weather" },
      { parameter: "collections.campaigns[1].body.name" },
      { parameter: "collections.campaigns[2]", message: `The id ${row.id} is there twice` },
      { parameter: "collections.campaigns[3]", message: "The id y is not that of its body" },
      { parameter: "collections.line_items[0].hidden.account_id" },
      { parameter: "collections.line_items[0].hidden.of_draft" },
      { parameter: "collections.access[0].body.permissions[0]" },
      { parameter: "collections.webhooks[0].body.created_at" },
      { parameter: "collections.webhooks[0].body.user_id" },
    ],
  });
  for (const wrong of [{ format: 2, collections: {} }, { format: 1 }, { format: 1, collections: { users: [{}] } }])
    expect((await control.importState(wrong as never)).response.status).toBe(400);
  expect((await unwrap(control.listStreams())).data).toHaveLength(1);
  await stream?.cancel();
  const after = await unwrap(control.exportState());
  expect({ ...after.collections, connections: [] }).toEqual({ ...before.collections, connections: [] });
});

test.each(["createWebhookReplayJob", "createAccountActivityReplayJob"] as const)(
  "a job of %s is taken as it is told, while it is in progress and when it is done",
  async (operation) => {
    let now = Date.parse(NOW);
    const webhook_id = "1576829043218391040";
    const deliver = vi.fn<() => Promise<Response>>().mockReturnValue(new Promise(() => {}));
    const { sandbox, control } = startControl({ clock: { now: () => now }, deliver });
    const { urls, fetch } = sandbox;
    const platform = createPlatformClient({ baseUrl: urls.platform, fetch, token: "harbour-coffee-token" });
    const range = { webhook_id, from_date: "202603091200", to_date: "202603100859" };
    await unwrap(platform[operation](range));
    const job = async () => (await unwrap(control.listReplayJobs())).data[0];
    const roundTrip = async () => {
      const document = await unwrap(control.exportState());
      const other = startControl({ clock: { now: () => now }, deliver: () => new Promise(() => {}) }).control;
      for (const each of [other, control]) {
        await unwrap(each.importState(document));
        expect(await unwrap(each.exportState())).toEqual(document);
      }
      return document.collections["deliveries"]?.filter(({ body }) => body["job_id"] !== null) ?? [];
    };
    expect(await job()).toMatchObject({ completed_at: null, redelivered: 0 });
    const again = await roundTrip();
    expect(again).not.toEqual([]);
    // The import has taken up what was going on.
    deliver.mockImplementation(async () => new Response(null, { status: 204 }));
    await unwrap(control.importState(await unwrap(control.exportState())));
    await vi.waitFor(async () => expect(await job()).toMatchObject({ redelivered: again.length }));
    now += 60_000;
    expect(await job()).toMatchObject({ completed_at: new Date(now).toISOString() });
    expect(await roundTrip()).toHaveLength(again.length);
  },
);

test("a document larger than other bodies can be imported", async () => {
  const { control } = startControl({ clock });
  const document = await unwrap(control.exportState());
  const users = Array.from({ length: 20_000 }, (_, at) => {
    const id = String(5_000_000_000 + at);
    return { id, body: { id, name: `User ${at}`, promotable: true }, hidden: {} };
  });
  const collections = { ...document.collections, users: [...(document.collections["users"] ?? []), ...users] };
  expect(JSON.stringify(users).length).toBeGreaterThan(2 ** 20);
  const { counts } = await unwrap(control.importState({ format: 1, collections }));
  expect(counts["users"]).toBe((document.collections["users"] ?? []).length + 20_000);
});

test("what comes without the counters of its ids is not overwritten", async () => {
  const { control, ads, platform } = startControl({ clock });
  const create = async (name: string) => {
    const { data } = await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name }));
    return data.id;
  };
  const first = [await create("First"), await create("Second")];
  const user = (await unwrap(control.createUser({ name: "First" }))).data;
  const body = { user_id: user.id };
  await unwrap(platform.createActivitySubscription({ body }));
  const { settings, ...collections } = (await unwrap(control.exportState())).collections;
  expect(settings).not.toEqual([]);
  await unwrap(control.importState({ format: 1, collections }));
  expect(first).not.toContain(await create("Third"));
  expect((await unwrap(control.createUser({ name: "Second" }))).data.id).not.toBe(user.id);
  await unwrap(platform.createActivitySubscription({ body }));
  expect((await unwrap(control.listSubscriptions())).data).toHaveLength(2);
  const { data } = await unwrap(ads.listCampaigns({ account_id, sort_by: "created_at-desc", count: 3 }));
  expect(data.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
});

test.each(["campaigns", "subscriptions", "deliveries", "access", "tokens", "connections"])(
  "of %s, a row that stands under another id than its body tells is refused",
  async (collection) => {
    const { control, platform } = startControl({ clock });
    await unwrap(platform.createActivitySubscription({ body: { user_id: "2417081365" } }));
    const [row] = (await unwrap(control.exportState())).collections[collection] ?? [];
    const moved = { ...row, id: "another" } as NonNullable<typeof row>;
    const { error } = await control.importState({ format: 1, collections: { [collection]: [moved] } });
    expect(error).toMatchObject({ errors: [{ message: "The id another is not that of its body" }] });
  },
);

const settings = { industry_type: "OTHER", active_campaign_limit: 200, history_allowed: true, features: [] };
const job = { job_id: "1", webhook_id: "1", from_date: "202603100900", to_date: "202603100900", completed_at: null };

test.each([
  ["settings", "body.value", { value: "abc" }],
  ["settings", "body.value", { value: -1 }],
  ["settings", "body.value", { value: 1.5 }],
  ["settings", "body.value", { value: 2 ** 53 - 1 }],
  ["deliveries", "body.payload", { payload: "x" }],
  ["deliveries", "body.payload", { payload: "[]" }],
  ["deliveries", "body.payload", { payload: {} }],
  ["deliveries", "body.status", { status: "weird" }],
  ["deliveries", "body.delivered_at", { delivered_at: "yesterday" }],
  ["deliveries", "body.response_status", { response_status: "200" }],
  ["connections", "body.connected_at", { connected_at: "" }],
  ["webhooks", "body.url", { url: "file:///etc/passwd" }],
  ["webhooks", "body.url", { url: "http://a b" }],
  ["users", "body.id", { id: "somebody" }],
  ["subscriptions", "body.user_id", { subscription_id: "1", user_id: "x y", created_at: NOW }],
  ["subscriptions", "body.direction", { subscription_id: "1", user_id: "1", created_at: NOW, direction: "north" }],
  ["replay_jobs", "body.from_date", { ...job, from_date: undefined, created_at: NOW }],
  ["replay_jobs", "body.completed_at", { ...job, completed_at: undefined, created_at: NOW }],
  ["replay_jobs", "body.created_at", { ...job, created_at: "x" }],
  ["promoted_posts", "hidden.orphan", { orphan: "no" }],
  ["connections", "hidden.owner", { owner: undefined }],
  ["accounts", "hidden.industry_type", { ...settings, industry_type: undefined }],
  ["accounts", "hidden.industry_type", { ...settings, industry_type: "PIRACY" }],
  ["accounts", "hidden.active_campaign_limit", { ...settings, active_campaign_limit: 0 }],
  ["accounts", "hidden.active_campaign_limit", { ...settings, active_campaign_limit: 8_001 }],
])("of %s, a row whose %s cannot be answered is refused: %j", async (collection, place, members) => {
  const { control, ads } = startControl({ clock });
  await unwrap(ads.createCampaign({ account_id, funding_instrument_id, name: "So that there is a counter" }));
  const { collections } = await unwrap(control.exportState());
  const [row = { id: "1", body: { redelivered: 0, failed: 0, total: 0 }, hidden: { owner: "1" } }] =
    collections[collection] ?? [];
  const part = place.startsWith("body") ? "body" : "hidden";
  const changed = { ...row, [part]: { ...row[part], ...members } };
  const { error, response } = await control.importState({ format: 1, collections: { [collection]: [changed] } });
  expect(response.status).toBe(400);
  const parameters = (error as { errors: { parameter: string }[] }).errors.map(({ parameter }) => parameter);
  expect(parameters).toContain(`collections.${collection}[0].${place}`);
});

test("a row with a number that cannot be stored is refused", async () => {
  const { control } = startControl({ clock });
  const [row] = (await unwrap(control.exportState())).collections["campaigns"] ?? [];
  const body = { ...row?.body, total_budget_amount_local_micro: 2n ** 63n };
  const campaigns = [{ ...row, body } as NonNullable<typeof row>];
  const { error } = await control.importState({ format: 1, collections: { campaigns } });
  expect(error).toMatchObject({
    errors: [{ parameter: "collections.campaigns[0].body", message: "It has a number beyond 64 bits" }],
  });
});
