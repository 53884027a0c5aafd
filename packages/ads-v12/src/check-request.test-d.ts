import { expectTypeOf, test } from "vitest";
import type { AdsClient, Campaign, RuleViolation } from "./index.ts";
import { checkRequest, preflight } from "./index.ts";

test("the operation must be one of the API's", () => {
  expectTypeOf(checkRequest("createCampaign", { name: 5 })).toEqualTypeOf<RuleViolation[]>();
  // @ts-expect-error no such operation
  checkRequest("createWebhookReplayJob");
});

test("the arguments of the client's methods are taken as they are", () => {
  type Taken = Parameters<typeof checkRequest>[1];
  expectTypeOf<Parameters<AdsClient["createCampaign"]>[0]>().toExtend<Taken>();
  expectTypeOf<Parameters<AdsClient["batchCampaigns"]>[0]>().toExtend<Taken>();
  expectTypeOf<Parameters<AdsClient["createLineItem"]>[0]>().toExtend<Taken>();
});

test("what is stored is of the operation", () => {
  checkRequest("updateCampaign", {}, { stored: {} as Campaign });
  checkRequest("updateCampaign", {}, { stored: undefined });
  checkRequest("updateLineItem", {}, { stored: { objective: "REACH" } });
  checkRequest("batchCampaigns", {}, { stored: { cp5h1n: { budget_optimization: "LINE_ITEM" } } });
  // @ts-expect-error a campaign has no objective
  checkRequest("updateCampaign", {}, { stored: { objective: "REACH" } });
  // @ts-expect-error nothing stored matters to a creation
  checkRequest("createCampaign", {}, { stored: {} });
  // @ts-expect-error there are two hosts
  checkRequest("createAccount", {}, { host: "staging" });
});

test("the middleware fits the client", () => {
  expectTypeOf(preflight()).toExtend<Parameters<AdsClient["use"]>[0]>();
});
