import { pause } from "@social-api/core";
import type { RequestBudget } from "./total-count-pacer.ts";

/** How much a budget allows. */
export interface TotalCountBudgetOptions {
  /** The most requests in any `windowMs`, at least 1. 200 unless told. */
  limit?: number | undefined;
  /**
   * Milliseconds, above 0. 15 minutes unless told. A little more leaves room for requests that take different times to
   * arrive.
   */
  windowMs?: number | undefined;
  /** A clock in milliseconds that never goes back; `performance.now` unless given. */
  now?: (() => number) | undefined;
  /** Waits; should resolve early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * A budget within this process: at most `limit` requests in any window of `windowMs`, wherever it begins. Those that
 * must wait go on in the order in which they came, but for one that comes just when another may go on. Rule
 * `list.total-count-rate`.
 *
 * @throws RangeError for an option out of its bounds.
 */
export function createTotalCountBudget(options: TotalCountBudgetOptions = {}): RequestBudget {
  const { limit = 200, windowMs = 15 * 60_000, now = () => performance.now(), sleep = pause } = options;
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new RangeError("createTotalCountBudget: limit must be a whole number, at least 1");
  }
  if (!(windowMs > 0)) throw new RangeError("createTotalCountBudget: windowMs must be above 0");

  /** When each of the last `limit` requests was granted, oldest first. */
  const granted: number[] = [];

  return {
    // Each waits by itself: in an edge worker, a request that has ended takes its timers with it.
    async acquire(signal) {
      for (;;) {
        signal?.throwIfAborted();
        const wait = granted.length < limit ? 0 : (granted[0] as number) + windowMs - now();
        if (wait <= 0) break;
        await sleep(wait, signal);
      }
      if (granted.push(now()) > limit) granted.shift();
    },
  };
}
