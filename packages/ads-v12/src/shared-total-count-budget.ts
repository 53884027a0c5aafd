import { orAborted, pause } from "@social-api/core";
import type { RequestBudget } from "./total-count-pacer.ts";

/** What is used of a limiter of rate-limiter-flexible, such as its `RateLimiterRedis`. */
export interface SharedLimiter {
  /** Counts one. Rejects with `{ msBeforeNext }` when nothing is left, and with an `Error` when its store fails. */
  consume(key: string): Promise<unknown>;
}

/** How a shared budget asks its limiter. */
export interface SharedTotalCountBudgetOptions {
  /** What the processes count under: one key for each user of the API. `total_count` unless told. */
  key?: string | undefined;
  /** Waits; should resolve early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * A budget that several processes share through a limiter of rate-limiter-flexible: whoever uses the same store and key
 * is counted together. Rule `list.total-count-rate`.
 *
 * Such a limiter counts in fixed windows, and two of them side by side can hold twice its points within 15 minutes.
 * `points: 100, duration: 900` never exceeds the API's 200, wherever the windows fall; with `points: 200`, leave the
 * rest to the retries of the transport.
 *
 * `acquire` rejects with the store's error when the store fails: a budget that cannot be known is not spent. What the
 * store is about to count when the signal is aborted may stay counted.
 *
 * @example
 * const limiter = new RateLimiterRedis({ storeClient: redis, points: 100, duration: 15 * 60 });
 * const fetch = createTransport({ beforeAttempt: paceTotalCount(sharedTotalCountBudget(limiter)) });
 */
export function sharedTotalCountBudget(
  limiter: SharedLimiter,
  { key = "total_count", sleep = pause }: SharedTotalCountBudgetOptions = {},
): RequestBudget {
  return {
    async acquire(signal) {
      for (;;) {
        signal?.throwIfAborted();
        try {
          await orAborted(limiter.consume(key), signal);
          return;
        } catch (error) {
          await sleep(msBeforeNext(error), signal);
        }
      }
    },
  };
}

/** How long a refusal asks to wait. Anything else that was thrown is an error, and thrown on. */
function msBeforeNext(refusal: unknown): number {
  if (typeof refusal !== "object" || refusal === null || !("msBeforeNext" in refusal)) throw refusal;
  if (typeof refusal.msBeforeNext !== "number" || !(refusal.msBeforeNext >= 0)) {
    throw new TypeError("sharedTotalCountBudget: the limiter never frees its key; give it a duration in seconds");
  }
  // At least a little, so that a window that is about to end is not asked for in a busy loop.
  return Math.max(1, refusal.msBeforeNext);
}
