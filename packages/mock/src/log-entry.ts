/** One answered request. Its members are named as in JavaScript, those of the sandbox as its control API lists them. */
export interface RequestLogEntry {
  readonly kind: "request";
  readonly method: string;
  /** Path and query as sent, shortened, without the values of parameters that are secrets and what cannot be decoded. */
  readonly target: string;
  /** Missing where the request names no operation. */
  readonly operationId?: string;
  readonly status: number;
  /** From the last header byte to the last byte of the answer, in milliseconds. */
  readonly milliseconds: number;
  /** Why the request was refused; empty where it was not. */
  readonly reasons: readonly string[];
  /** Query parameters that the operation does not declare: they were ignored, and are perhaps misspelled. */
  readonly ignored: readonly string[];
  /** What broke, where the fault is the mock's own. */
  readonly cause?: unknown;
}

/** Something that whoever runs the mock ought to know. */
export interface WarningLogEntry {
  readonly kind: "warning";
  readonly message: string;
}

/** What the mock tells while it runs. */
export type LogEntry = RequestLogEntry | WarningLogEntry;
