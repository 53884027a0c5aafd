export { type Clock, systemClock } from "./clock.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./create-sandbox.ts";
export type { FaceName, RequestLogEntry } from "./request-log.ts";
export type { SeedOptions } from "./seed/seed.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./store/sqlite-store.ts";
export type { Store } from "./store/store.ts";
