import type { OperationArguments } from "@social-api/core";
import type { OpenOperation, operations, WholeBodyOperation } from "@social-api/platform-v2";
import type { Answer } from "../http/answer.ts";
import type { Call } from "../http/api.ts";

/** The arguments of an operation. */
type Arguments<Id extends keyof operations> = OperationArguments<
  operations[Id],
  Id extends WholeBodyOperation ? true : false
> &
  (Id extends OpenOperation ? { readonly [parameter: string]: unknown } : unknown);

/** A request of one operation, valid by the schemas and by every rule of one request. */
export type PlatformCall<Id extends keyof operations = keyof operations> = Call<Arguments<Id>>;

/** Carries out one operation. */
export type PlatformHandler<Id extends keyof operations> = (call: PlatformCall<Id>) => Answer;

/** A handler for each operation: one that is missing does not compile. */
export type PlatformHandlers<Ids extends keyof operations = keyof operations> = {
  readonly [Id in Ids]: PlatformHandler<Id>;
};
