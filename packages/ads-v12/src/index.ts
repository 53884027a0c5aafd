export {
  ApiError,
  type CallOptions,
  type Checkpoint,
  type Int64,
  isApiError,
  isRuleViolationError,
  isWalkError,
  type Page,
  type Result,
  type RuleViolation,
  RuleViolationError,
  unwrap,
  type Walk,
  WalkError,
  type WalkErrorReason,
  type WalkOptions,
  type WalkState,
} from "@social-api/core";
export { type AdsClient, type AdsClientOptions, createAdsClient } from "./client.ts";
export type * from "./generated/types.ts";
export { type CursorMethod, type WalkArguments, walk } from "./walk.ts";
