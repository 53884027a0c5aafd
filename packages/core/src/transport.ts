import { isConflictProblem } from "./is-conflict-problem.ts";
import { keepAliveWith } from "./keep-alive-with.ts";
import { orAborted } from "./or-aborted.ts";
import { MAX_TIMER_MS, pause } from "./pause.ts";
import { isRuleViolationError } from "./rule-violation-error.ts";
import { retryAfterMs } from "./transport-retry-after.ts";
import { isSafeToRepeat } from "./transport-safe-to-repeat.ts";
import { timeoutError } from "./transport-timeout.ts";
import { withMembers } from "./with-members.ts";

// Own code, since no library fits beneath a typed client. ky and p-retry need Node 22 in their current versions; ky is
// a client of its own (9 kB), and p-retry leaves all to the caller that is particular here: its delay cannot depend on
// the answer. fetch-retry cannot be aborted while it waits, has no timeout and lets go of no body. All lack a say over
// single answers (`conflict`) together with Retry-After.

/** How {@link createTransport} waits, repeats and gives up. All times are milliseconds. */
export interface TransportOptions {
  /** Sends each attempt; must honour `request.signal`. The runtime's `fetch` unless given. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * How long each attempt may take until the headers of its answer have arrived; 30,000 unless told, `Infinity` for no
   * limit. Bodies are not timed, so that streams are not cut off: pass a `signal` to bound the whole call.
   */
  timeoutMs?: number | undefined;
  /** How many more attempts follow a failed first one, at most. 2 unless told; 0 for none. */
  retries?: number | undefined;
  /**
   * The answers to retry: 429, 502, 503 and 504 unless told, which say "later" or come from a proxy whose server is
   * away. 500 is none of them: the server itself failed, and is likely to fail again. A `conflict` problem is never
   * retried, whatever its status.
   */
  retryStatuses?: readonly number[] | undefined;
  /** Which requests may be sent twice; {@link isSafeToRepeat} unless given: GET, HEAD, PUT. */
  isSafeToRepeat?: ((request: Request) => boolean) | undefined;
  /** The wait before the first retry is random, up to this; it doubles with each further one. 500 unless told. */
  backoffMs?: number | undefined;
  /** The bound of that doubling. 8,000 unless told. */
  maxBackoffMs?: number | undefined;
  /**
   * The longest `Retry-After` to wait for; 60,000 unless told. When the server asks for more, its answer is returned
   * at once. A shorter one is waited for in full, and a random part of the backoff on top, so that clients that were
   * told the same time do not return together.
   */
  maxRetryAfterMs?: number | undefined;
  /** Awaited before every attempt, retries included, and not timed: the place to pace requests. */
  beforeAttempt?: ((request: Request) => Promise<void>) | undefined;
  /** A random number from 0 up to 1. `Math.random` unless given. */
  random?: (() => number) | undefined;
  /** Waits; should resolve early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** The time, in milliseconds since 1970, that a `Retry-After` date is counted from. `Date.now` unless given. */
  now?: (() => number) | undefined;
}

/**
 * Builds a `fetch` for a client, with a timeout and with retries for requests that are safe to repeat: after network
 * errors, timeouts and the answers of `retryStatuses`. It retries until headers have arrived; a body that breaks off
 * later fails the call.
 *
 * The function it returns resolves to the answer, be it a failure, and rejects when there is none:
 * with a `DOMException` named `TimeoutError` when time ran out, with the reason of the caller's signal when that was
 * aborted (also while waiting), or with what `fetch` rejected with. All of the last attempt.
 *
 * @throws RangeError for an option out of its bounds.
 * @example const ads = createAdsClient({ baseUrl, fetch: createTransport({ timeoutMs: 10_000, retries: 4 }) });
 */
export function createTransport(options: TransportOptions = {}): (request: Request) => Promise<Response> {
  const { timeoutMs = 30_000, retries = 2, backoffMs = 500, maxBackoffMs = 8_000, maxRetryAfterMs = 60_000 } = options;
  const { retryStatuses = [429, 502, 503, 504], beforeAttempt, random = Math.random, now = () => Date.now() } = options;
  const { fetch = (request: Request) => globalThis.fetch(request), sleep = pause } = options;
  const isSafe = options.isSafeToRepeat ?? isSafeToRepeat;
  if (!(timeoutMs > 0)) throw new RangeError("createTransport: timeoutMs must be above 0, or Infinity for no timeout");
  if (!Number.isSafeInteger(retries) || retries < 0) {
    throw new RangeError("createTransport: retries must be a whole number, at least 0");
  }
  for (const [name, value] of Object.entries({ backoffMs, maxBackoffMs, maxRetryAfterMs })) {
    if (!(value >= 0)) throw new RangeError(`createTransport: ${name} must be at least 0`);
  }

  return async (request) => {
    const { signal } = request;
    const mayRetry = isSafe(request);
    // Not AbortSignal.any: of an attempt's two signals the timer must go once it is answered, the caller's must stay.
    let controller = new AbortController();
    signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });

    for (let retried = 0; ; retried++) {
      signal.throwIfAborted();
      await orAborted(Promise.resolve(beforeAttempt?.(request)), signal);
      // The signal may have told the old controller since that wait ended, and tells nobody twice.
      signal.throwIfAborted();
      controller = new AbortController();
      const last = !mayRetry || retried >= retries;
      // A body can be sent once: an attempt that may be repeated sends a copy.
      const attempt = withMembers(
        new Request(last ? request : request.clone(), { signal: controller.signal }),
        request,
      );
      const expire = () => controller.abort(timeoutError(request, timeoutMs));
      // Longer ones than a timer can hold would expire at once.
      const timer = timeoutMs <= MAX_TIMER_MS ? setTimeout(expire, timeoutMs) : undefined;
      let retryAfter = 0;
      try {
        const response = await fetch(attempt);
        retryAfter = retryAfterMs(response.headers, now()) ?? 0;
        const retry = !last && retryStatuses.includes(response.status) && retryAfter <= maxRetryAfterMs;
        if (!retry || (await isConflict(response))) {
          keepAliveWith(response.body, [request, attempt]);
          return response;
        }
        // Frees the connection. Nobody waits for it, and nobody wants to know that it failed.
        response.body?.cancel().catch(() => {});
      } catch (error) {
        signal.throwIfAborted();
        if (last || isDeliberate(error)) throw error;
      } finally {
        // So that what is read of the answer later is not cut off.
        clearTimeout(timer);
      }
      await sleep(retryAfter + random() * Math.min(maxBackoffMs, backoffMs * 2 ** retried), signal);
    }
  };
}

/** Looks into a copy of the body, so that the answer can still be returned whole. */
async function isConflict(response: Response): Promise<boolean> {
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isConflictProblem(body);
}

/** Runtimes disagree on the class of a network error, so everything is one but what was meant to end the request. */
function isDeliberate(error: unknown): boolean {
  return isRuleViolationError(error) || (error as Error | undefined)?.name === "AbortError";
}
