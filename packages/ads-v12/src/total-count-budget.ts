import { orAborted, sleep as sleepUntil } from "@social-api/core";
import type { RequestBudget } from "./total-count-pacer.ts";

/** How much a budget allows. */
export interface TotalCountBudgetOptions {
  /** The most requests in any `windowMs`, at least 1. 200 unless told. */
  limit?: number;
  /**
   * Milliseconds, above 0. 15 minutes unless told. A little more leaves room for requests that take different times to
   * arrive.
   */
  windowMs?: number;
  /** A clock in milliseconds that never goes back; `performance.now` unless given. */
  now?: () => number;
  /** Waits; should resolve early when the signal is aborted. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * A budget within this process: at most `limit` requests in any window of `windowMs`, wherever it begins. Those that
 * must wait go on in the order in which they came. Rule `list.total-count-rate`.
 *
 * @throws RangeError for an option out of its bounds.
 */
export function createTotalCountBudget(options: TotalCountBudgetOptions = {}): RequestBudget {
  const { limit = 200, windowMs = 15 * 60_000, now = () => performance.now(), sleep = sleepUntil } = options;
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new RangeError("createTotalCountBudget: limit must be a whole number, at least 1");
  }
  if (!(windowMs > 0)) throw new RangeError("createTotalCountBudget: windowMs must be above 0");

  /** When each request of the last window was granted, oldest first. */
  const granted: number[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const grant = async (signal?: AbortSignal) => {
    signal?.throwIfAborted();
    while (granted.length >= limit) {
      const wait = (granted[0] as number) + windowMs - now();
      if (wait <= 0) granted.shift();
      else await sleep(wait, signal);
      signal?.throwIfAborted();
    }
    granted.push(now());
  };

  return {
    acquire(signal) {
      const turn = queue.then(() => grant(signal));
      queue = turn.catch(() => {});
      return orAborted(turn, signal);
    },
  };
}
