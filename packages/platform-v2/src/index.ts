export {
  ApiError,
  type CallOptions,
  type Int64,
  isApiError,
  isRuleViolationError,
  type Result,
  type RuleViolation,
  RuleViolationError,
  unwrap,
} from "@social-api/core";
export { createPlatformClient, type PlatformClient, type PlatformClientOptions } from "./client.ts";
export type * from "./generated/types.ts";
