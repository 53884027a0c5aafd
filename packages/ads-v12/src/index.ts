export {
  ApiError,
  type CallOptions,
  type CallsOf,
  type Checkpoint,
  type Client,
  type ClientMethod,
  type ClientOptions,
  type ClientRequestMethod,
  createTransport,
  type FetchOptions,
  type FetchResponse,
  type HeadersOptions,
  type HeadersSource,
  type Int64,
  isApiError,
  isRuleViolationError,
  isSafeToRepeat,
  isWalkError,
  type Middleware,
  type MiddlewareCallbackParams,
  type OperationDescription,
  type OperationTable,
  type Page,
  type Result,
  type RuleViolation,
  RuleViolationError,
  type TransportOptions,
  unwrap,
  type Walk,
  WalkError,
  type WalkErrorReason,
  type WalkOptions,
  type WalkState,
} from "@social-api/core";
export { type BatchOptions, batchCampaigns } from "./batch.ts";
export type { BatchCheckpoint, BatchRange, UnknownDecision } from "./batch-checkpoint.ts";
export type {
  AppliedItem,
  BatchReport,
  BatchStop,
  ChunkReport,
  ItemOutcome,
  OtherItem,
  RejectedItem,
} from "./batch-report.ts";
export { type BiddingRules, type BiddingRulesOptions, keepBiddingRules } from "./bidding-rules.ts";
export { type CheckDenominationOptions, checkDenomination, type DenominationFault } from "./check-denomination.ts";
export { type CheckContext, checkRequest, type StoredEntities } from "./check-request.ts";
export { type AdsClient, type AdsClientOptions, createAdsClient } from "./client.ts";
export { type FormatMicroOptions, formatMicro } from "./format-micro.ts";
// Not by name, here and of types.ts: the spec says what there is, a type or two for each operation and each schema.
export type * from "./generated/operation-methods.ts";
export { operationTable } from "./generated/operation-table.ts";
export type * from "./generated/types.ts";
export {
  type IdParameter,
  type ListByIdsArguments,
  type ListByIdsOptions,
  type ListedByIds,
  type ListedItem,
  listByIds,
} from "./list-by-ids.ts";
export { isListByIdsError, ListByIdsError } from "./list-by-ids-error.ts";
export { fromMicro, toMicro } from "./money.ts";
export { can, isPermission, type PermissionAction } from "./permissions.ts";
export { type PreflightOptions, preflight } from "./preflight.ts";
export {
  type SharedLimiter,
  type SharedTotalCountBudgetOptions,
  sharedTotalCountBudget,
} from "./shared-total-count-budget.ts";
export { createTotalCountBudget, type TotalCountBudgetOptions } from "./total-count-budget.ts";
export { paceTotalCount, type RequestBudget } from "./total-count-pacer.ts";
export { type CursorMethod, type WalkArguments, walk } from "./walk.ts";
