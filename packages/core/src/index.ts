export type { Client } from "openapi-fetch";
export { ApiError, isApiError } from "./api-error.ts";
export type { Checkpoint } from "./checkpoint.ts";
export { type ClientOptions, createClient, type HeadersSource, type SandboxClientOptions } from "./client.ts";
export { type Int64, parseJson, stringifyJson } from "./int64.ts";
export { type HeaderRecord, mergeHeaders } from "./merge-headers.ts";
export type { HttpMethod, OperationDescription, OperationTable } from "./operation-table.ts";
export type {
  CallOptions,
  OperationArguments,
  OperationBody,
  OperationData,
  OperationFailure,
  OperationMethod,
  OperationMethods,
} from "./operation-types.ts";
export type { PagingProtocol } from "./paging-protocol.ts";
export { type Result, unwrap } from "./result.ts";
export { isRuleViolationError, type RuleViolation, RuleViolationError } from "./rule-violation-error.ts";
export { type ListMethod, type Page, Walk, type WalkOptions, type WalkState } from "./walk.ts";
export { isWalkError, WalkError, type WalkErrorReason } from "./walk-error.ts";
