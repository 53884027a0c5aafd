export type {
  Client,
  ClientMethod,
  ClientRequestMethod,
  FetchOptions,
  FetchResponse,
  HeadersOptions,
  Middleware,
  MiddlewareCallbackParams,
} from "openapi-fetch";
export { ApiError, isApiError } from "./api-error.ts";
export type { CallOptions } from "./call-options.ts";
export {
  type Bound,
  type Constraint,
  type Constraints,
  type ConstraintTable,
  checkConstraints,
  isInt64,
} from "./check-constraints.ts";
export type { Checkpoint } from "./checkpoint.ts";
export { assertHttpUrl, type ClientOptions, createClient, type HeadersSource } from "./client.ts";
export { type Int64, stringifyJson } from "./int64.ts";
export { isRecord } from "./is-record.ts";
export { type HeaderRecord, mergeHeaders } from "./merge-headers.ts";
export type { CallsOf, MethodArguments, MethodData } from "./method-types.ts";
export type { Endpoint, HttpMethod, OperationDescription, OperationTable } from "./operation-table.ts";
export { orAborted } from "./or-aborted.ts";
export type { PagingProtocol } from "./paging-protocol.ts";
export { parseJson } from "./parse-json.ts";
export { MAX_TIMER_MS, pause } from "./pause.ts";
export { createPreflight, type RequestCheck } from "./preflight.ts";
export { type Result, unwrap } from "./result.ts";
export {
  isRuleViolationError,
  type RuleViolation,
  RuleViolationError,
  ruleViolation,
  shortText,
} from "./rule-violation-error.ts";
export type { NamedKeys, TokenlessArguments } from "./tokenless-arguments.ts";
export { createTransport, type TransportOptions } from "./transport.ts";
export { retryAfterMs } from "./transport-retry-after.ts";
export { isSafeToRepeat } from "./transport-safe-to-repeat.ts";
export { Walk } from "./walk.ts";
export { isWalkError, WalkError, type WalkErrorReason } from "./walk-error.ts";
export type { ListMethod, Page, WalkOptions, WalkState } from "./walk-options.ts";
