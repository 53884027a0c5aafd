import {
  ApiError,
  type CallOptions,
  isApiError,
  isRuleViolationError,
  type Middleware,
  pause,
  unwrap,
} from "@social-api/core";
import type { PlatformClient } from "./client.ts";
import {
  connectionIssue,
  endStaleConnections,
  isTooManyConnections,
  type StaleConnections,
} from "./end-stale-connections.ts";
import type { ActivityEvent } from "./generated/types.ts";
import { leaveAtOnce } from "./leave-at-once.ts";
import { type ParsedProblem, parseProblem } from "./problems.ts";
import { readLines } from "./read-lines.ts";
import { readStreamEntry, type StreamEntry } from "./read-stream-entry.ts";
import { type ReconnectOptions, reconnectDelay } from "./reconnect-delay.ts";
import { isStreamError, StreamError } from "./stream-error.ts";
import { Watchdog } from "./watchdog.ts";

/** How a connection came to its end. */
export interface StreamDisconnect {
  /**
   * `ended`, the service closed it in order; `stalled`, nothing came for too long; `failed`, it broke or could not be
   * made; `refused`, the service answered with a failure.
   */
  readonly reason: "ended" | "stalled" | "failed" | "refused";
  /** What was thrown; an `ApiError` when refused. */
  readonly error?: unknown;
  /** What the service said of it: the body of a refusal, or the last problem on the stream, with its `disconnect_type`. */
  readonly problem?: ParsedProblem;
  /** Milliseconds until the next connection is tried; `null` when there is none and the stream ends. */
  readonly reconnectInMs: number | null;
}

/** How {@link streamActivity} works. Nothing of it is stated by the API's documents: the defaults are ours. */
export interface StreamOptions<ParsedRecord> extends ReconnectOptions {
  /** Turns an event into what is yielded, such as `parseEventRecord`. Events as they came unless given. */
  parse?: ((event: ActivityEvent) => ParsedRecord) | undefined;
  /** Ends the stream, without an error. */
  signal?: AbortSignal | undefined;
  /**
   * The most milliseconds without a byte, blank lines included, before a connection counts as stalled; also while
   * connecting, with all that a transport beneath waits for. 30,000 unless given; `Infinity` never gives up. Whether the
   * service sends anything while there are no events is not shown: where it does not, give more than its longest silence.
   * The time that your loop takes does not count. To end stale connections may take as long, all in all.
   */
  heartbeatTimeoutMs?: number | undefined;
  /** The most bytes of one record. 1,048,576 (1 MiB) unless given. */
  maxRecordBytes?: number | undefined;
  /**
   * The most reconnects in a row without a record or a sign of life between them; after a connection that the service
   * took and then kept quiet on, they are counted anew. 10 unless given; 0 for none at all.
   */
  maxReconnects?: number | undefined;
  /** Which connections to end when the app has too many of them; once until a connection is good again. */
  endStaleConnections?: StaleConnections | undefined;
  /** Called at the end of every connection, before anything is done about it; awaited. */
  onDisconnect?: ((disconnect: StreamDisconnect) => void | Promise<void>) | undefined;
  /** Waits before a reconnect; replace it in tests. Resolves early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** Parameters of the operation, which are not shown. */
  parameters?: Parameters<PlatformClient["streamActivity"]>[0] | undefined;
  /** Options of each connection, such as `headers`. */
  request?: Omit<CallOptions, "signal"> | undefined;
}

type Bounds = Record<"heartbeatTimeoutMs" | "maxRecordBytes" | "maxReconnects", number>;

/**
 * Yields the activity events of `GET /2/activity/stream` as they arrive, one JSON object a line (which is inferred), and
 * connects anew when the connection ends, stalls or breaks, with exponential back-off and full jitter. It reads on only
 * as fast as the loop takes. Events of the time between two connections are not made up for: no way to is shown.
 *
 * It ends without an error only when the signal is aborted or the loop is left; by `return()` and `throw()` at once, also
 * while an entry is waited for.
 *
 * @throws StreamError when too many reconnects in a row fail, when a record is too long, and when there are too many
 *   connections and `endStaleConnections` is not given or does not help (rule `stream.stale-connections`).
 * @throws ApiError when the service refuses the connection with 4xx other than 429 and the `streaming-connection`
 *   problem.
 * @throws RuleViolationError when middleware such as preflight refuses the request.
 * @throws TypeError when the first request cannot be made, such as for an empty token. One with a `cause`, such as
 *   Node.js and Deno give that of a `fetch` for the token, is a reason to try again, and so is any later one.
 * @throws RangeError at once for a bound that is none.
 * @example
 * for await (const entry of streamActivity(platform, { signal, endStaleConnections: "all" })) {
 *   if (entry.kind === "record") console.log(entry.record);
 * }
 */
export function streamActivity<ParsedRecord = ActivityEvent>(
  platform: PlatformClient,
  options: StreamOptions<ParsedRecord> = {},
): AsyncGenerator<StreamEntry<ParsedRecord>, void, unknown> {
  const { heartbeatTimeoutMs = 30_000, maxRecordBytes = 2 ** 20, maxReconnects = 10 } = options;
  if (!(heartbeatTimeoutMs > 0)) throw new RangeError("streamActivity: heartbeatTimeoutMs must be above 0");
  if (!(maxRecordBytes >= 1)) throw new RangeError("streamActivity: maxRecordBytes must be at least 1");
  const { backoffMs = 0, maxBackoffMs = 0 } = options;
  for (const [name, value] of Object.entries({ maxReconnects, backoffMs, maxBackoffMs })) {
    if (!(value >= 0)) throw new RangeError(`streamActivity: ${name} must be at least 0`);
  }
  const bounds = { heartbeatTimeoutMs, maxRecordBytes, maxReconnects };
  return leaveAtOnce(options.signal, (signal) => run(platform, { ...options, ...bounds, signal }));
}

async function* run<ParsedRecord>(
  platform: PlatformClient,
  options: StreamOptions<ParsedRecord> & Bounds & { signal: AbortSignal },
): AsyncGenerator<StreamEntry<ParsedRecord>, void, unknown> {
  const { signal, sleep = pause, parse = (event) => event as ParsedRecord } = options;
  let reconnects = 0;
  let endedStale = false;
  while (!signal.aborted) {
    const watchdog = new Watchdog(options.heartbeatTimeoutMs, signal);
    const attempt = { sent: false };
    let end: Omit<StreamDisconnect, "reconnectInMs"> = { reason: "ended" };
    let body: ReadableStream<Uint8Array> | undefined;
    let handing = false;
    try {
      body = await watchdog.watch(connect(platform, options, watchdog.signal, attempt));
      for await (const line of readLines(body, options.maxRecordBytes, watchdog.watch)) {
        if (signal.aborted) return;
        const entry = readStreamEntry(line, parse);
        if (entry?.kind === "problem") end = { ...end, problem: entry.problem };
        else if (entry?.kind !== "unreadable") {
          reconnects = 0;
          endedStale = false;
        }
        if (entry === undefined) continue;
        handing = true;
        yield entry;
        handing = false;
      }
    } catch (error) {
      // What whoever takes the entries has thrown at us, as a pipeline does, says nothing of the connection.
      if (handing) throw error;
      end = { ...end, ...howItEnded(error, watchdog) };
    } finally {
      watchdog.end();
    }
    if (signal.aborted) return;
    // Nobody may have had anything to say.
    if (body && end.reason === "stalled") reconnects = 0;

    const fatal = reconnects === 0 && isMisuse(end.error, attempt) ? end.error : whyToEnd(end, reconnects, options);
    const reconnectInMs = fatal === undefined ? reconnectDelay(reconnects, end.error, options) : null;
    await options.onDisconnect?.({ ...end, reconnectInMs });
    if (reconnectInMs === null) throw fatal;
    if (signal.aborted) return;
    if (isTooManyConnections(end.problem) && options.endStaleConnections && !endedStale) {
      endedStale = true;
      await resolveTooMany(platform, options.endStaleConnections, end, options);
    }
    reconnects += 1;
    await sleep(reconnectInMs, signal);
  }
}

async function connect(
  platform: PlatformClient,
  { parameters, request }: StreamOptions<unknown>,
  signal: AbortSignal,
  attempt: { sent: boolean },
): Promise<ReadableStream<Uint8Array>> {
  const last: Middleware = {
    // To ask for the Request makes it, which may throw.
    onRequest(call) {
      attempt.sent = Boolean(call.request);
    },
  };
  const middleware = [...(request?.middleware ?? []), last];
  const result = await platform.streamActivity(parameters, { ...request, signal, middleware });
  // Also where middleware has answered in place of the service.
  attempt.sent = true;
  const body = await unwrap(result);
  if (/^text\/html\b/i.test(result.response.headers.get("content-type") ?? "")) {
    throw new ApiError("a page (text/html) was answered in place of the stream", result.response, undefined);
  }
  return body ?? new Blob([]).stream();
}

function howItEnded(error: unknown, watchdog: Watchdog): Omit<StreamDisconnect, "reconnectInMs"> {
  if (watchdog.stalled) return { reason: "stalled", error };
  if (!isApiError(error) || error.status < 300) return { reason: "failed", error };
  return { reason: "refused", error, problem: parseProblem(error) };
}

/** Whether the client refuses to send such a request. What a `fetch` for the token throws has a cause, and may pass. */
function isMisuse(error: unknown, { sent }: { sent: boolean }): boolean {
  return !sent && error instanceof TypeError && error.cause === undefined;
}

/** The error that ends the stream for good, where one does. */
function whyToEnd(
  { reason, error, problem }: Omit<StreamDisconnect, "reconnectInMs">,
  reconnects: number,
  { endStaleConnections, maxReconnects }: StreamOptions<unknown> & Bounds,
): unknown {
  if (isStreamError(error) || isRuleViolationError(error)) return error;
  const details = { ...(error !== undefined && { cause: error }), ...(problem && { problem }) };
  if (isTooManyConnections(problem) && endStaleConnections === undefined) {
    return new StreamError(
      "too-many-connections",
      "the app has too many streaming connections: end stale ones with platform.deleteConnections, deleteConnectionsByEndpoint or deleteAllConnections, or pass endStaleConnections",
      details,
    );
  }
  const status = reason === "refused" && isApiError(error) ? error.status : undefined;
  if (status !== undefined && status < 500 && status !== 429 && connectionIssue(problem) === undefined) return error;
  if (reconnects < maxReconnects) return undefined;
  const last = error instanceof Error ? `: ${error.message}` : "";
  return new StreamError(
    isTooManyConnections(problem) ? "too-many-connections" : "gave-up",
    `gave up after ${reconnects} reconnects; the last connection ${reason}${last}`,
    details,
  );
}

async function resolveTooMany(
  platform: PlatformClient,
  which: StaleConnections,
  { problem }: Pick<StreamDisconnect, "problem">,
  { heartbeatTimeoutMs, signal }: StreamOptions<unknown> & Bounds,
): Promise<void> {
  const watchdog = new Watchdog(heartbeatTimeoutMs, signal);
  try {
    await watchdog.watch(endStaleConnections(platform, which, watchdog.signal));
  } catch (cause) {
    if (signal?.aborted) return;
    const message = `the app has too many streaming connections, and ending them failed: ${cause instanceof Error ? cause.message : cause}`;
    throw new StreamError("too-many-connections", message, { cause, ...(problem && { problem }) });
  } finally {
    watchdog.end();
  }
}
