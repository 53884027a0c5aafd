import type { MethodArguments, MethodData } from "@social-api/core";
import type { OperationMethods } from "../generated/operation-methods.ts";
import type { Call } from "../http/api.ts";
import type { Given } from "../http/given.ts";
import type { FaceName } from "../request-log.ts";

/** A request of one operation of the control API, valid by the schemas. */
export interface ControlCall<Id extends keyof OperationMethods = keyof OperationMethods>
  extends Call<Given<MethodArguments<OperationMethods[Id]>>> {
  /** Under which URL each host of the sandbox is. */
  readonly urls: Readonly<Record<FaceName, string>>;
}

/** Carries out one operation, and returns what is answered. */
export type ControlHandler<Id extends keyof OperationMethods> = (
  call: ControlCall<Id>,
) => MethodData<OperationMethods[Id]> | Promise<MethodData<OperationMethods[Id]>>;

/** A handler for each operation: one that is missing does not compile. */
export type ControlHandlers<Ids extends keyof OperationMethods = keyof OperationMethods> = {
  readonly [Id in Ids]: ControlHandler<Id>;
};

/** What every deletion answers. */
export const DELETED = { data: { deleted: true } } as const;
