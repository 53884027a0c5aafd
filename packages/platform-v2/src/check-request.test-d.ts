import { expectTypeOf, test } from "vitest";
import type { PlatformClient, RuleViolation } from "./index.ts";
import { checkRequest, preflight } from "./index.ts";

test("the operation must be one of the API's", () => {
  expectTypeOf(checkRequest("createWebhookReplayJob", { webhook_id: 5 })).toEqualTypeOf<RuleViolation[]>();
  checkRequest("createWebhookReplayJob", {}, { now: new Date(), authorization: null });
  // @ts-expect-error no such operation
  checkRequest("createCampaign");
});

test("the arguments of the client's methods are taken as they are", () => {
  expectTypeOf<Parameters<PlatformClient["createWebhookReplayJob"]>[0]>().toExtend<
    Parameters<typeof checkRequest>[1]
  >();
});

test("the middleware fits the client", () => {
  expectTypeOf(preflight()).toExtend<Parameters<PlatformClient["use"]>[0]>();
});
