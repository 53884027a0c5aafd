import { expectTypeOf, test } from "vitest";
import type { PlatformClient } from "./client.ts";
import type * as Platform from "./generated/types.ts";

const platform = {} as PlatformClient;

test("what may be left out may be undefined: parameters, and a body as a whole", () => {
  expectTypeOf(platform.listConnections).toBeCallableWith({ max_results: undefined, pagination_token: undefined });
  type Body = Platform.ConnectionTerminationRequest | undefined;
  expectTypeOf(platform.deleteConnections).toBeCallableWith({ body: undefined as Body });
  // @ts-expect-error the webhook is required
  platform.createWebhookReplayJob({ webhook_id: undefined, from_date: "202603101200", to_date: "202603101800" });
});

test("but not in answers", () => {
  expectTypeOf<{ result_count: 0; next_token: undefined }>().not.toExtend<Platform.PageMeta>();
});
