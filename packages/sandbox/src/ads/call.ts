import type { OperationMethods } from "@social-api/ads-v12";
import type { MethodArguments } from "@social-api/core";
import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";
import type { Given } from "../http/given.ts";

/** The arguments of an operation. */
export type Arguments<Id extends keyof OperationMethods> = Given<MethodArguments<OperationMethods[Id]>>;

/** A request of one operation, valid by the schemas and by every rule of one request. */
export type AdsCall<Id extends keyof OperationMethods = keyof OperationMethods> = Call<Arguments<Id>>;

/** Carries out one operation. Synchronous: what it writes is one transaction. */
export type AdsHandler<Id extends keyof OperationMethods> = (call: AdsCall<Id>) => Answer;

/** A handler for each operation: one that is missing does not compile. */
export type AdsHandlers<Ids extends keyof OperationMethods = keyof OperationMethods> = {
  readonly [Id in Ids]: AdsHandler<Id>;
};
