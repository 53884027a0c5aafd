import type { Checkpoint } from "./checkpoint.ts";

/**
 * Why a walk broke off: `failure`, a request failed (see `cause`: an `ApiError`, or what `fetch` threw);
 * `repeated-token`, the server sent a token that it had sent before, so that the walk would never end; `cancelled`, the
 * signal was aborted (`cause` is its reason).
 */
export type WalkErrorReason = "failure" | "repeated-token" | "cancelled";

/** A walk that broke off before its end. What was yielded is valid; `checkpoint` is where to go on. */
export class WalkError extends Error {
  override readonly name = "WalkError";
  declare readonly reason: WalkErrorReason;
  /** Pass it as `from` to a later walk: nothing is missed, and nothing comes twice. */
  declare readonly checkpoint: Checkpoint;

  constructor(reason: WalkErrorReason, message: string, checkpoint: Checkpoint, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.checkpoint = checkpoint;
  }
}

/**
 * Breaks a walk off whose signal is aborted.
 *
 * @param at - where to go on
 */
export function throwIfCancelled(signal: AbortSignal | undefined, at: Checkpoint): void {
  if (!signal?.aborted) return;
  throw new WalkError("cancelled", `walk of ${at.operationId}: cancelled`, at, { cause: signal.reason });
}

/** Tells a {@link WalkError} from any other thrown value, also across copies of this package. */
export function isWalkError(error: unknown): error is WalkError {
  return error instanceof Error && error.name === "WalkError" && "checkpoint" in error;
}
