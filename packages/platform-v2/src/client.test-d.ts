import type { CallOptions, MethodData, Result } from "@social-api/core";
import { describe, expectTypeOf, test } from "vitest";
import type { PlatformClient } from "./client.ts";
import type {
  AccountActivityReplayJob,
  ActivitySubscription,
  ConnectionList,
  ConnectionTermination,
  ErrorObject,
  operations,
  Problem,
  WebhookReplayJob,
} from "./generated/types.ts";

type Id = keyof operations;
type Arguments<Name extends Id> = NonNullable<Parameters<PlatformClient[Name]>[0]>;
/** The names that a call must give; the index signature of open operations is none. */
type Required<T> = keyof {
  [Key in keyof T as string extends Key ? never : {} extends Pick<T, Key> ? never : Key]: true;
};
type Answer<Name extends Id> = Extract<Awaited<ReturnType<PlatformClient[Name]>>, { error?: never }>["data"];
type Failure<Name extends Id> = Extract<Awaited<ReturnType<PlatformClient[Name]>>, { data?: never }>["error"];

type Actual = { [Name in Id]: [Required<Arguments<Name>>, Answer<Name>, Failure<Name>] };
type AnyFailure = Problem | ErrorObject;

test("every operation: required arguments, answer, failure", () => {
  expectTypeOf<Actual>().toEqualTypeOf<{
    createAccountActivityReplayJob: ["webhook_id", AccountActivityReplayJob | undefined, AnyFailure];
    createActivitySubscription: ["body", ActivitySubscription | undefined, AnyFailure];
    createWebhookReplayJob: ["webhook_id" | "from_date" | "to_date", WebhookReplayJob, AnyFailure];
    deleteAllConnections: [never, ConnectionTermination | undefined, AnyFailure];
    deleteConnections: [never, ConnectionTermination | undefined, AnyFailure];
    deleteConnectionsByEndpoint: ["endpoint_id", ConnectionTermination | undefined, AnyFailure];
    listConnections: [never, ConnectionList, AnyFailure];
    streamActivity: [never, ReadableStream<Uint8Array>, AnyFailure];
  }>();
});

describe("arguments", () => {
  const platform = {} as PlatformClient;

  test("are flattened and checked", () => {
    expectTypeOf(platform.createWebhookReplayJob).parameter(0).toEqualTypeOf<{
      webhook_id: string;
      from_date: string;
      to_date: string;
    }>();
    // @ts-expect-error to_date is missing
    platform.createWebhookReplayJob({ webhook_id: "1", from_date: "202603101200" });
    // @ts-expect-error the identifier is a string: a number would lose digits
    platform.createWebhookReplayJob({ webhook_id: 1, from_date: "202603101200", to_date: "202603101800" });
    // @ts-expect-error no such argument
    platform.createWebhookReplayJob({ webhook_id: "1", from_date: "202603101200", to_date: "202603101800", dry: true });
  });

  test("may be left out where none is required, and take the options of a call", () => {
    expectTypeOf(platform.listConnections).toBeCallableWith();
    expectTypeOf(platform.listConnections).toBeCallableWith({ max_results: 10, pagination_token: "abc" });
    expectTypeOf(platform.listConnections).parameter(1).toEqualTypeOf<CallOptions | undefined>();
    // @ts-expect-error max_results is a number
    platform.listConnections({ max_results: "10" });
  });

  test("pass through where the parameters are not shown", () => {
    expectTypeOf(platform.deleteConnections).toBeCallableWith({ uuids: ["a", "b"], body: { uuids: ["a"] } });
  });
});

test("results tell success from failure", () => {
  type Connections = Result<MethodData<PlatformClient["listConnections"]>, AnyFailure>;
  expectTypeOf<ReturnType<PlatformClient["listConnections"]>>().resolves.toEqualTypeOf<Connections>();
  const result = {} as Connections;
  if (result.error) expectTypeOf(result.data).toEqualTypeOf<undefined>();
  else expectTypeOf(result.data.meta.result_count).toEqualTypeOf<number>();
});

test("openapi-fetch is all there", () => {
  const platform = {} as PlatformClient;
  expectTypeOf(platform.GET<"/2/connections", {}>).toBeFunction();
  expectTypeOf(platform.use).toBeFunction();
});
