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
export { checkReplayRequest } from "./check-replay-request.ts";
export { type CheckContext, checkRequest } from "./check-request.ts";
export { createPlatformClient, type PlatformClient, type PlatformClientOptions } from "./client.ts";
export type { StaleConnections } from "./end-stale-connections.ts";
export { currentEventType, isActivityEventType, isDeprecatedActivityEventType } from "./events.ts";
export type { ParticipantChange } from "./find-participant-changes.ts";
// Not by name, here and of types.ts: the spec says what there is, a type or two for each operation and each schema.
export type * from "./generated/operation-methods.ts";
export { operationTable } from "./generated/operation-table.ts";
export type * from "./generated/types.ts";
export { type EventRecord, type ParseEventRecordOptions, parseEventRecord } from "./parse-event-record.ts";
export { type PollOptions, pollNew } from "./poll-new.ts";
export { type PreflightOptions, preflight } from "./preflight.ts";
export type { ProblemByKind, ProblemKind } from "./problem-kind.ts";
export {
  isConflict,
  isProblem,
  type MalformedProblem,
  type ParsedFailure,
  type ParsedProblem,
  type PlainError,
  type ProblemOfKind,
  parseProblem,
  type UnknownProblem,
} from "./problems.ts";
export type { StreamEntry } from "./read-stream-entry.ts";
export type { ReconnectOptions } from "./reconnect-delay.ts";
export {
  createReplay,
  type ReplayOptions,
  type ReplayOutcome,
  type ReplayRange,
  type ReplayWait,
  toReplayRequest,
} from "./replay.ts";
export { type InstantLike, parseReplayTimestamp, type ReplayTime, toReplayTimestamp } from "./replay-time.ts";
export { type StreamDisconnect, type StreamOptions, streamActivity } from "./stream.ts";
export { isStreamError, StreamError, type StreamErrorReason } from "./stream-error.ts";
export { type TokenMethod, type TokenWalkOptions, type WalkArguments, type WalkDirection, walk } from "./walk.ts";
