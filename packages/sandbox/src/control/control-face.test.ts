import { createAdsClient, unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { startControl } from "../../test/support/start-control.ts";
import type { RequestLogEntry } from "../index.ts";

const account_id = "hc7m2k9";
const user_id = "2417081365";

/** What a refused request was told. */
async function told(result: Promise<{ response: Response; error?: unknown }>) {
  const { response, error } = await result;
  return { status: response.status, ...(error as object) };
}

test("the state tells of the seed, the time, the hosts and what is stored", async () => {
  const { control, sandbox } = startControl({ clock: { now: () => Date.parse("2026-03-10T09:00:00Z") } });
  const state = await unwrap(control.getState());
  expect(state).toMatchObject({
    seed: { name: "story", accounts: 0, campaigns: 0, line_items: 0 },
    now: "2026-03-10T09:00:00.000Z",
    clock_frozen: false,
    urls: sandbox.urls,
    default_user_id: user_id,
  });
  expect(state.counts["campaigns"]).toBeGreaterThan(0);
});

test("a reset brings back the seed, and forgets everything else", async () => {
  const { control, ads } = startControl({ clock: { now: () => Date.parse("2026-03-10T09:00:00Z") } });
  const before = await unwrap(control.exportState());
  await unwrap(ads.deleteCampaign({ account_id, campaign_id: "cp5h1n" }));
  await control.createFault({ outcome: { kind: "dropped" } });
  await control.updateClock({ now: "2027-01-01T00:00:00Z", frozen: true });
  await unwrap(control.resetState());
  expect(await unwrap(control.exportState())).toEqual(before);
  expect((await unwrap(control.listFaults())).data).toEqual([]);
  expect((await unwrap(control.listRequests())).data).toEqual([]);
  expect((await unwrap(control.getClock())).data).toEqual({ now: "2026-03-10T09:00:00.000Z", frozen: false });
});

test("another seed replaces everything until the next reset", async () => {
  const { control } = startControl();
  const story = (await unwrap(control.getState())).counts;
  const empty = await unwrap(control.seedState({ name: "empty" }));
  expect(empty.counts).toMatchObject({ users: 1, campaigns: 0, accounts: 0 });
  expect(empty.seed.name).toBe("story");
  const numbered = await unwrap(control.seedState({ accounts: 2, campaigns: 5, line_items: 9 }));
  expect(numbered.counts).toMatchObject({
    accounts: (story["accounts"] ?? 0) + 2,
    campaigns: (story["campaigns"] ?? 0) + 5,
    line_items: (story["line_items"] ?? 0) + 9,
  });
  expect(await told(control.seedState({ campaigns: 5 }))).toMatchObject({ status: 400 });
  expect((await unwrap(control.getState())).counts).toEqual(numbered.counts);
  expect((await unwrap(control.resetState())).counts).toEqual(story);
});

test("a user who is created has a token, gets an account, and loses both", async () => {
  const { control, ads, sandbox } = startControl();
  const { data: user } = await unwrap(control.createUser({ name: "Jonas Berg" }));
  expect(user).toMatchObject({ name: "Jonas Berg", promotable: true, access: [] });
  const { data: token } = await unwrap(control.createToken({ user_id: user.id, token: "jonas-token" }));
  expect(token).toMatchObject({ user_id: user.id, token: "jonas-token" });
  const options = { headers: { Authorization: "Bearer jonas-token" } };
  expect((await ads.listCampaigns({ account_id }, options)).response.status).toBe(403);
  await unwrap(control.setAccess({ user_id: user.id, account_id, permissions: ["CAMPAIGN_ANALYST"] }));
  expect((await ads.listCampaigns({ account_id }, options)).response.status).toBe(200);
  expect((await unwrap(control.listUsers())).data.at(-1)).toEqual({
    ...user,
    access: [{ account_id, permissions: ["CAMPAIGN_ANALYST"] }],
  });
  expect((await unwrap(control.updateUser({ user_id: user.id, promotable: false }))).data.promotable).toBe(false);
  await unwrap(control.deleteAccess({ user_id: user.id, account_id }));
  expect((await ads.listCampaigns({ account_id }, options)).response.status).toBe(403);
  await unwrap(control.deleteToken({ token_id: token.token_id }));
  expect((await ads.listCampaigns({ account_id }, options)).response.status).toBe(401);
  await sandbox.close();
});

test("what is wrong with users and tokens is refused", async () => {
  const { control } = startControl();
  expect(await told(control.createUser({ id: user_id, name: "Again" }))).toMatchObject({
    status: 409,
    errors: [{ parameter: "id" }],
  });
  expect(await told(control.updateUser({ user_id: "404" }))).toMatchObject({ status: 404 });
  expect(await told(control.setAccess({ user_id, account_id: "nil", permissions: [] }))).toMatchObject({ status: 404 });
  expect(await told(control.setAccess({ user_id, account_id, permissions: ["POST_COMPOSER"] }))).toMatchObject({
    status: 400,
    errors: [{ parameter: "permissions" }],
  });
  expect(await told(control.deleteAccess({ user_id, account_id: "nil" }))).toMatchObject({ status: 404 });
  expect(await told(control.createToken({ user_id, token: "harbour-coffee-token" }))).toMatchObject({ status: 409 });
  expect(await told(control.deleteToken({ token_id: "nil" }))).toMatchObject({ status: 404 });
});

test("a token is nowhere but in the answer to its creation", async () => {
  const logged: RequestLogEntry[] = [];
  const { control, sandbox } = startControl({ log: (entry) => logged.push(entry) });
  const secret = "correct horse battery";
  const refused = await control.createToken({ user_id, token: secret });
  expect(refused.response.status).toBe(400);
  expect(JSON.stringify([refused.error, [...refused.response.headers]])).not.toContain(secret);
  const misspelled = await control.createToken({ user_id, token: "my-secret-token", name: "ci" } as never);
  expect([misspelled.response.status, misspelled.error]).toEqual([
    400,
    { errors: [{ message: "the body must not have the member name" }] },
  ]);
  expect((await control.deleteToken({ token_id: "my-secret-token" })).response.status).toBe(404);
  const { data } = await unwrap(control.createToken({ user_id }));
  expect(data.token).toMatch(/^[\w-]{32}$/);
  const ads = createAdsClient({
    baseUrl: sandbox.urls.ads,
    fetch: sandbox.fetch,
    headers: { Authorization: `Bearer ${data.token}` },
  });
  await unwrap(ads.listAccounts());
  const { response } = await ads.listAccounts({}, { headers: { Authorization: `Bearer ${secret}-unknown` } });
  expect(response.status).toBe(401);
  const everything = JSON.stringify([
    logged,
    await unwrap(control.exportState()),
    await unwrap(control.listRequests()),
    await unwrap(control.getState()),
  ]);
  expect(logged.length).toBeGreaterThan(3);
  for (const text of [secret, data.token, "harbour-coffee-token", "my-secret-token"])
    expect(everything).not.toContain(text);
});

test("settings of an account bind at once", async () => {
  const { control, ads } = startControl();
  const active = (await unwrap(ads.listCampaigns({ account_id }))).data.filter(
    ({ entity_status }) => entity_status === "ACTIVE",
  ).length;
  const { data } = await unwrap(control.updateAccountSettings({ account_id, active_campaign_limit: active + 1 }));
  expect(data.active_campaign_limit).toBe(active + 1);
  const create = () => ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "One more" });
  expect((await create()).response.status).toBe(200);
  expect((await create()).response.headers.get("sandbox-violations")).toContain("campaign.active-limit");
  expect(await told(control.updateAccountSettings({ account_id, active_campaign_limit: 8001 }))).toMatchObject({
    status: 400,
    errors: [{ parameter: "active_campaign_limit" }],
  });
  expect(await told(control.updateAccountSettings({ account_id: "nil" }))).toMatchObject({ status: 404 });
});

test("a single active campaign is told as one", async () => {
  const { control, ads } = startControl();
  const { data: all } = await unwrap(ads.listCampaigns({ account_id }));
  for (const { id } of all) {
    await unwrap(ads.updateCampaign({ account_id, campaign_id: id ?? "", entity_status: "PAUSED" }));
  }
  await unwrap(control.updateAccountSettings({ account_id, active_campaign_limit: 1 }));
  const create = () => ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "One more" });
  await unwrap(create());
  expect((await create()).error).toMatchObject({
    errors: [{ message: expect.stringMatching(/^The account has 1 active campaign; at most 1 can be active: /) }],
  });
});

test("entities of an account are listed page by page, the newest first", async () => {
  const { control, ads } = startControl();
  const { data: medium } = await unwrap(control.createAccountMedia({ account_id, creative_type: "BANNER" }));
  const media = await unwrap(control.listEntities({ account_id, collection: "account_media", count: 1 }));
  expect(media.data).toEqual([{ id: medium.id, body: medium, hidden: { account_id } }]);
  const all = await unwrap(control.listEntities({ account_id, collection: "campaigns" }));
  const paged: unknown[] = [];
  let after: number | null | undefined;
  do {
    const page = await unwrap(
      control.listEntities({ account_id, collection: "campaigns", count: 2, ...(after != null && { after }) }),
    );
    paged.push(...page.data);
    after = page.next_after;
    expect(paged.length).toBeLessThanOrEqual(all.data.length);
  } while (after !== null);
  expect(paged).toEqual(all.data);
  const listed = await unwrap(ads.listCampaigns({ account_id, with_deleted: true, with_draft: true }));
  expect(all.data.map(({ body }) => body).toReversed()).toEqual(listed.data);
});

test("entities of a deleted account are listed, but nothing is set on it", async () => {
  const { control } = startControl();
  const deleted = "hp1b5v4";
  const { data } = await unwrap(control.listEntities({ account_id: deleted, collection: "access" }));
  expect(data.map(({ hidden }) => hidden)).not.toEqual([]);
  expect(await told(control.listEntities({ account_id: "nil", collection: "access" }))).toMatchObject({ status: 404 });
  expect(await told(control.createAccountMedia({ account_id: deleted, creative_type: "BANNER" }))).toMatchObject({
    status: 404,
  });
});

test("the export of the largest seed, of 158 MB, is not too large to be imported", async () => {
  const { sandbox } = startControl();
  const status = async (bytes: number) => {
    const headers = { "Content-Type": "application/json", "Content-Length": String(bytes) };
    const init = { method: "POST", headers, body: "{}" };
    return (await sandbox.fetch(`${sandbox.urls.control}/sandbox/import`, init)).status;
  };
  expect(await status(160_000_000)).toBe(400);
  expect(await status(300_000_000)).toBe(413);
});

test("posts are promoted, which the Ads API shows no operation for", async () => {
  const { control, ads } = startControl();
  const { data } = await unwrap(
    control.createPromotedPosts({ account_id, line_item_id: "li4v7x", post_ids: ["1899100233847190099"] }),
  );
  const [post] = data;
  expect((await unwrap(ads.getPromotedPost({ account_id, promoted_post_id: post?.id as string }))).data).toEqual(post);
  expect(await told(control.createPromotedPosts({ account_id, line_item_id: "nil", post_ids: ["1"] }))).toMatchObject({
    errors: [{ parameter: "line_item_id" }],
  });
});

test("the clock is set, stopped and put forward, and the APIs go by it", async () => {
  const { control, ads } = startControl();
  const now = "2027-05-01T12:00:00.000Z";
  expect((await unwrap(control.updateClock({ now, frozen: true }))).data).toEqual({ now, frozen: true });
  const { data } = await unwrap(ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Later" }));
  expect(data.created_at).toBe("2027-05-01T12:00:00Z");
  expect((await unwrap(control.advanceClock({ milliseconds: 90_061_001 }))).data).toEqual({
    now: "2027-05-02T13:01:01.001Z",
    frozen: true,
  });
  expect((await unwrap(control.updateClock({ frozen: false }))).data.frozen).toBe(false);
  expect(await told(control.updateClock({ now: "1969-12-31T23:59:59Z" }))).toMatchObject({
    status: 400,
    errors: [{ parameter: "now" }],
  });
  await unwrap(control.updateClock({ now: "9999-12-31T23:00:00Z" }));
  expect(await told(control.advanceClock({ milliseconds: 3_600_000 }))).toMatchObject({ status: 400 });
});

test("at the end of all years, what is created is still valid", async () => {
  const { control, ads } = startControl();
  await unwrap(control.updateClock({ now: "9999-12-31T23:59:59.999Z", frozen: false }));
  const { data } = await unwrap(ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name: "Last" }));
  expect(data.created_at).toBe("9999-12-31T23:59:59Z");
  const webhook = (await unwrap(control.createWebhook({ url: "http://127.0.0.1:9/" }))).data;
  expect(webhook.id).toMatch(/^[0-9]{1,19}$/);
  expect((await unwrap(control.getClock())).data.now).toBe("9999-12-31T23:59:59.999Z");
});

test("requests to the two APIs are listed until they are forgotten, those to the control API never", async () => {
  const { control, ads } = startControl();
  await ads.getCampaign({ account_id, campaign_id: "nil" });
  const { data } = await unwrap(control.listRequests());
  expect(data).toMatchObject([{ face: "ads", operation_id: "getCampaign", status: 404, user_id }]);
  await unwrap(control.clearRequests());
  expect((await unwrap(control.listRequests())).data).toEqual([]);
});

test("paths that do not exist and bodies that are no JSON are refused in its own words", async () => {
  const { sandbox } = startControl();
  const post = (path: string, init: RequestInit) =>
    sandbox.fetch(`${sandbox.urls.control}${path}`, { method: "POST", ...init });
  const answers = await Promise.all([
    post("/sandbox/nowhere", {}),
    post("/sandbox/state", {}),
    post("/sandbox/faults", { body: "{", headers: { "Content-Type": "application/json" } }),
    post("/sandbox/faults", {
      body: "outcome=dropped",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    }),
    post("/sandbox/faults", { body: "{}", headers: { "Content-Type": "text/plain" } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 405, 400, 415, 415]);
  for (const answer of answers) expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
});
