import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, newCampaign, refusal, startJudged } from "../../../test/support/start-judged.ts";

test("only the accounts of the user are listed (rule `account.associated`)", async () => {
  const { as } = startJudged({ seed: { accounts: 2 } });
  const list = async (token: string, args: object = {}) =>
    (await unwrap(as(token).listAccounts(args))).data.map(({ id }) => id);
  expect(await list("harbour-coffee-token")).toEqual(["hc7m2k9", "ha3t8w1", "bk0001", "bk0002"]);
  expect(await list("harbour-ad-manager-token")).toEqual(["hc7m2k9"]);
  expect(await list("harbour-campaign-analyst-token", { account_ids: ["ha3t8w1", "bk0001"] })).toEqual(["ha3t8w1"]);
  expect(await list("harbour-campaign-analyst-token", { account_ids: ["bk0001"] })).toEqual([]);
  expect(await list("old-town-bakery-token")).toEqual([]);
});

test.each([
  ["Harbour", 2],
  ["hARBOUR c", 1],
  ["arbour", 0],
  ["%", 0],
  ["harbour_", 0],
  ["' OR 1=1 --", 0],
])("q %j finds the names that begin with it, whatever their case (rule `account.q`)", async (q, found) => {
  const { ads } = startJudged();
  expect((await unwrap(ads.listAccounts({ q }))).data).toHaveLength(found);
});

test("q finds a name by each of its beginnings, also by one that ends in Σ", async () => {
  const { ads } = startJudged();
  const name = "ΟΔΟΣΣΕΙΑ Travel";
  await unwrap(ads.updateAccount({ account_id, name }));
  for (let length = 1; length <= name.length; length += 1) {
    expect((await unwrap(ads.listAccounts({ q: name.slice(0, length) }))).data).toMatchObject([{ name }]);
  }
});

test("the industry is told of one account, not in lists (rule `account.industry-type`)", async () => {
  const { ads } = startJudged();
  const [listed] = (await unwrap(ads.listAccounts())).data;
  expect(listed).not.toHaveProperty("industry_type");
  expect((await unwrap(ads.getAccount({ account_id }))).data).toEqual({ ...listed, industry_type: "RESTAURANT" });
});

test("the name and the industry are changed, and what is left out stays", async () => {
  const clock = { now: () => Date.UTC(2026, 2, 12, 8, 30) };
  const { ads } = startJudged({ clock });
  const before = (await unwrap(ads.getAccount({ account_id }))).data;
  const renamed = (await unwrap(ads.updateAccount({ account_id, name: "Harbour & Søn ☕" }))).data;
  expect(renamed).toEqual({ ...before, name: "Harbour & Søn ☕", updated_at: "2026-03-12T08:30:00Z" });
  const moved = (await unwrap(ads.updateAccount({ account_id, industry_type: "TRAVEL" }))).data;
  expect(moved).toEqual({ ...renamed, industry_type: "TRAVEL" });
  expect((await unwrap(ads.getAccount({ account_id }))).data).toEqual(moved);
  expect((await unwrap(ads.listAccounts({ q: "harbour & s" }))).data).toHaveLength(1);
  expect(await refusal(ads.updateAccount({ account_id, name: "" }))).toEqual({
    status: 400,
    violations: [{ parameter: "name" }],
  });
});

test("one that is created is alone in an array, and its creator administers it (rules `envelope.sandbox-account`, `account.sandbox-lifecycle`)", async () => {
  const { as } = startJudged();
  const baker = as("old-town-bakery-token");
  const { data } = await unwrap(baker.createAccount());
  expect(data).toHaveLength(1);
  const id = data[0]?.id as string;
  expect((await unwrap(baker.listAccounts())).data).toEqual(data);
  const access = await unwrap(baker.getAuthenticatedUserAccess({ account_id: id }));
  expect(access.data).toEqual({ user_id: "1780334926", permissions: ["ACCOUNT_ADMIN"] });
  expect((await refusal(as("harbour-coffee-token").getAccount({ account_id: id }))).status).toBe(403);
  const again = await unwrap(baker.createAccount());
  expect(again.data[0]?.id).not.toBe(id);
});

test("one that is deleted is hidden, and what it holds can be read and not be changed", async () => {
  const { ads } = startJudged();
  const campaign_id = await newCampaign(ads);
  const { data } = await unwrap(ads.deleteAccount({ account_id }));
  expect(data).toMatchObject({ id: account_id, deleted: true });
  expect((await unwrap(ads.listAccounts())).data.map(({ id }) => id)).not.toContain(account_id);
  expect((await unwrap(ads.listAccounts({ with_deleted: true }))).data.map(({ id }) => id)).toContain(account_id);
  expect((await refusal(ads.getAccount({ account_id }))).status).toBe(404);
  expect((await unwrap(ads.getAccount({ account_id, with_deleted: true }))).data).toMatchObject(data);
  expect((await unwrap(ads.getCampaign({ account_id, campaign_id }))).data.deleted).toBe(false);
  for (const change of [
    ads.deleteAccount({ account_id }),
    ads.updateAccount({ account_id, name: "Back again" }),
    ads.updateCampaign({ account_id, campaign_id, name: "Another" }),
    ads.addFeatures({ account_id, feature_keys: ["BRAND_TPN"] }),
    ads.batchCampaigns({ account_id, body: [{ operation_type: "Delete", params: { campaign_id } }] }),
  ]) {
    expect(await refusal(change)).toEqual({ status: 404, violations: [{ parameter: "account_id" }] });
  }
});

test("accounts are created and deleted on the sandbox host alone (rule `sandbox.host-only`)", async () => {
  const { sandbox } = startJudged();
  const send = (path: string, method: string) =>
    refusal(sandbox.fetch(`${sandbox.urls.ads}${path}`, { method }).then((response) => ({ response })));
  for (const [path, method] of [
    ["/12/accounts", "POST"],
    [`/12/accounts/${account_id}`, "DELETE"],
  ] as const) {
    expect(await send(path, method)).toEqual({ status: 404, violations: [{ rule: "sandbox.host-only" }] });
  }
});
