import type { MethodArguments } from "@social-api/core";
import type { OperationMethods } from "@social-api/platform-v2";
import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";
import type { Given } from "../http/given.ts";

/** The arguments of an operation. */
type Arguments<Id extends keyof OperationMethods> = Given<MethodArguments<OperationMethods[Id]>>;

/** A request of one operation, valid by the schemas and by every rule of one request. */
export type PlatformCall<Id extends keyof OperationMethods = keyof OperationMethods> = Call<Arguments<Id>>;

/** Carries out one operation. */
export type PlatformHandler<Id extends keyof OperationMethods> = (call: PlatformCall<Id>) => Answer;

/** A handler for each operation: one that is missing does not compile. */
export type PlatformHandlers<Ids extends keyof OperationMethods = keyof OperationMethods> = {
  readonly [Id in Ids]: PlatformHandler<Id>;
};
