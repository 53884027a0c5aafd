import { isApiError, retryAfterMs } from "@social-api/core";

/** How long to wait before a reconnect. */
export interface ReconnectOptions {
  /** Milliseconds that the first wait is at most; each further one in a row at most doubles. 1,000 unless given. */
  backoffMs?: number | undefined;
  /** The most milliseconds of a wait. 60,000 unless given. What `Retry-After` asks for is waited beyond it. */
  maxBackoffMs?: number | undefined;
  /** A number from 0 up to 1, for the jitter. `Math.random` unless given. */
  random?: (() => number) | undefined;
  /** Milliseconds since 1970, for a date in `Retry-After`. `Date.now` unless given. */
  now?: (() => number) | undefined;
}

/**
 * Milliseconds to wait before a reconnect: exponential back-off with full jitter, but no less than the `Retry-After` of
 * a refusal.
 *
 * @param attempt - reconnects in a row before this one
 * @param error - what ended the last connection
 */
export function reconnectDelay(attempt: number, error: unknown, options: ReconnectOptions): number {
  const { backoffMs = 1_000, maxBackoffMs = 60_000, random = Math.random, now = Date.now } = options;
  const backoff = random() * Math.min(maxBackoffMs, backoffMs * 2 ** attempt);
  const asked = isApiError(error) ? retryAfterMs(error.headers, now()) : undefined;
  return Math.max(backoff, asked ?? 0);
}
