export { formatLogEntry } from "./format-log-entry.ts";
export type { LogEntry, RequestLogEntry, WarningLogEntry } from "./log-entry.ts";
export { type Mock, type MockOptions, startMock } from "./start-mock.ts";
