export { type Clock, systemClock } from "./clock.ts";
export { type ControlClient, type ControlClientOptions, createControlClient } from "./control/control-client.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export { type StartedSandbox, type StartSandboxOptions, startSandbox } from "./node/start-sandbox.ts";
export type { FaceName, RequestLogEntry } from "./request-log.ts";
export type { SeedOptions } from "./seed/seed.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./store/sqlite-store.ts";
export type { Store } from "./store/store.ts";
