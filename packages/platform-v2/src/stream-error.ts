import type { ParsedProblem } from "./problems.ts";

/**
 * Why a stream ended for good: `too-many-connections`, the app has as many as it may have, and nobody told to end stale
 * ones, or ending them failed or did not help; `gave-up`, the bound of reconnects was reached for another reason;
 * `record-too-long`, a record exceeds `maxRecordBytes`.
 */
export type StreamErrorReason = "gave-up" | "too-many-connections" | "record-too-long";

/** A stream that has ended for good. All that was yielded is valid; `cause` is the error of the last connection. */
export class StreamError extends Error {
  override readonly name = "StreamError";
  declare readonly reason: StreamErrorReason;
  /** What the service said of the last connection, where it did. */
  declare readonly problem?: ParsedProblem;

  constructor(reason: StreamErrorReason, message: string, options: ErrorOptions & { problem?: ParsedProblem } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.reason = reason;
    if (options.problem !== undefined) this.problem = options.problem;
  }
}

/** Tells a {@link StreamError} from any other thrown value, also across copies of this package. */
export function isStreamError(error: unknown): error is StreamError {
  return error instanceof Error && error.name === "StreamError" && "reason" in error;
}
