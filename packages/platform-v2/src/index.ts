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
export { createPlatformClient, type PlatformClient, type PlatformClientOptions } from "./client.ts";
export type * from "./generated/types.ts";
export { type PollOptions, pollNew } from "./poll-new.ts";
export { type TokenMethod, type TokenWalkOptions, type WalkArguments, type WalkDirection, walk } from "./walk.ts";
