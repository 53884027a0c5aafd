import { createAdsClient, type operations } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { adsArguments } from "../../../../scripts/testing/valid-arguments.ts";
import { createControlClient, createSandbox } from "../index.ts";

type OperationId = keyof operations;

const VIEWS: readonly OperationId[] = [
  "listAccountHistory",
  "listCampaigns",
  "getCampaign",
  "listFundingInstruments",
  "getFundingInstrument",
  "listLineItems",
  "getLineItem",
  "listLineItemCuratedCategories",
  "getLineItemCuratedCategory",
  "listMediaCreatives",
  "getMediaCreative",
  "listPromotedAccounts",
  "getPromotedAccount",
  "listPromotedPosts",
  "getPromotedPost",
];
const CREATIVES: readonly OperationId[] = [
  "createMediaCreative",
  "deleteMediaCreative",
  "createPromotedAccount",
  "deletePromotedAccount",
];
const CAMPAIGNS: readonly OperationId[] = [
  "createCampaign",
  "updateCampaign",
  "deleteCampaign",
  "batchCampaigns",
  "createLineItem",
  "updateLineItem",
  "deleteLineItem",
  "createLineItemCuratedCategory",
  "updateLineItemCuratedCategory",
  "deleteLineItemCuratedCategory",
];
const SETTINGS: readonly OperationId[] = [
  "updateAccount",
  "deleteAccount",
  "addFeatures",
  "removeFeatures",
  "createFundingInstrument",
  "deleteFundingInstrument",
];

// The rule itself (`permissions.roles`) tells what each permission is for; which operation is which is our choice.
test.each([
  ["ACCOUNT_ADMIN", []],
  ["AD_MANAGER", SETTINGS],
  ["CREATIVE_MANAGER", [...SETTINGS, ...CAMPAIGNS]],
  ["CAMPAIGN_ANALYST", [...SETTINGS, ...CAMPAIGNS, ...CREATIVES]],
  ["ANALYST", [...SETTINGS, ...CAMPAIGNS, ...CREATIVES, ...VIEWS]],
  ["PARTNER_AUDIENCE_MANAGER", [...SETTINGS, ...CAMPAIGNS, ...CREATIVES, ...VIEWS]],
] as const)("what %s may not do is refused, and nothing else", async (permission, refused) => {
  const sandbox = createSandbox();
  const { urls, fetch } = sandbox;
  const control = createControlClient({ baseUrl: urls.control, fetch });
  await control.createUser({ id: "501", name: "Someone" });
  await control.createToken({ user_id: "501", token: "someones-token" });
  await control.setAccess({ user_id: "501", account_id: "hc7m2k9", permissions: [permission] });
  const headers = { Authorization: "Bearer someones-token" };
  const ads = createAdsClient({ baseUrl: urls.ads, sandboxUrl: urls.adsSandbox, fetch, headers });
  const found: string[] = [];
  // The account last: below a deleted one nothing can be changed.
  const ids = Object.keys(adsArguments).sort((a, b) => Number(a === "deleteAccount") - Number(b === "deleteAccount"));
  for (const id of ids as OperationId[]) {
    const call = ads[id] as (args: object) => Promise<{ response: Response }>;
    const { response } = await call(adsArguments[id]);
    if (response.status !== 403) continue;
    expect(response.headers.get("sandbox-violations")).toBe('[{"rule":"permissions.roles"}]');
    found.push(id);
  }
  expect(found.toSorted()).toEqual([...refused].toSorted());
  await sandbox.close();
});
