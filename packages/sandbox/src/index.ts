// What declarations of helpers on top of the control client name.
export type {
  CallOptions,
  ClientMethod,
  ClientRequestMethod,
  FetchOptions,
  FetchResponse,
  HeadersOptions,
  Middleware,
  MiddlewareCallbackParams,
  Result,
} from "@social-api/core";
export { type Clock, systemClock } from "./clock.ts";
export { type ControlClient, type ControlClientOptions, createControlClient } from "./control/control-client.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export type { paths } from "./generated/types.ts";
export type { Violation } from "./http/refusal.ts";
export type { Limits } from "./node/limits.ts";
export { type StartedSandbox, type StartSandboxOptions, startSandbox } from "./node/start-sandbox.ts";
export type { FaceName, RequestLogEntry } from "./request-log.ts";
export type { SeedOptions } from "./seed/plant-seed.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./store/sqlite-store.ts";
export type { CollectionDefinition, Condition, Key, Keys, Place, Query, Store, StoredRow } from "./store/store.ts";
