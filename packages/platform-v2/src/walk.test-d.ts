import { expectTypeOf, test } from "vitest";
import type { PlatformClient } from "./client.ts";
import type { Connection } from "./generated/types.ts";
import { pollNew } from "./poll-new.ts";
import { walk } from "./walk.ts";

const platform = {} as PlatformClient;

test("items are typed, arguments may be left out", () => {
  expectTypeOf(walk(platform.listConnections)[Symbol.asyncIterator]().next).returns.resolves.toExtend<
    IteratorResult<Connection, void>
  >();
  walk(platform.listConnections, { max_results: 5 }, { direction: "newer", limit: 3 });
});

test("the token is the walk's own", () => {
  // @ts-expect-error no token
  walk(platform.listConnections, { pagination_token: "n" });
});

test("operations that do not page are refused", () => {
  // @ts-expect-error starts a job
  walk(platform.createWebhookReplayJob, { webhook_id: "1", from_date: "202603101200", to_date: "202603101800" });
  // @ts-expect-error streams
  walk(platform.streamActivity);
  // @ts-expect-error ends connections
  walk(platform.deleteAllConnections);
});

test("the arguments of a poll are those of the operation, but for what the poll sets itself", () => {
  const options = { idOf: String };
  pollNew(platform.listConnections, { max_results: 5, endpoint_id: "activity_stream" }, options);
  // @ts-expect-error no number
  pollNew(platform.listConnections, { max_results: "x" }, options);
  // @ts-expect-error no token
  pollNew(platform.listConnections, { pagination_token: "n" }, options);
  // @ts-expect-error no since_id
  pollNew(platform.listConnections, { since_id: "5" }, options);
});

test("a poll needs to know the id of an item", () => {
  expectTypeOf(pollNew(platform.listConnections, {}, { idOf: (item) => String(item) })).toEqualTypeOf<
    AsyncGenerator<Connection, void, unknown>
  >();
  // @ts-expect-error idOf is missing
  pollNew(platform.listConnections, {}, {});
});
