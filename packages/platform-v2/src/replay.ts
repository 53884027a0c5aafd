import {
  ApiError,
  type CallOptions,
  type CallsOf,
  pause,
  type RuleViolation,
  RuleViolationError,
  unwrap,
} from "@social-api/core";
import { checkReplayRequest, DAY } from "./check-replay-request.ts";
import type { PlatformClient } from "./client.ts";
import type { WebhookReplayJob, WebhookReplayJobRequest } from "./generated/types.ts";
import { isConflict, type MalformedProblem, type ProblemOfKind, parseProblem } from "./problems.ts";
import { epochMilliseconds, MINUTE, type ReplayTime, toReplayTimestamp } from "./replay-time.ts";

/** What to replay. */
export interface ReplayRange {
  /** The webhook that gets its events again: 1 to 19 digits. */
  webhook_id: string;
  /**
   * The oldest moment of the range, at most 24 hours in the past. Rounded down to its minute, which is included. Where
   * that minute begins more than 24 hours ago, it cannot be asked for, and the first that can be is taken; so it may be a
   * minute more than 24 hours in the past, such as for the time that a request takes.
   */
  from: ReplayTime;
  /**
   * The end of the range. Whether its minute belongs to the range is not shown, so a moment inside a minute is rounded
   * up to the next one and nothing before it is left out. A moment on the minute is sent as it is.
   */
  to: ReplayTime;
}

/** How to wait for the job that is in progress. */
export interface ReplayWait {
  /** The most milliseconds to wait, all waits together; the requests themselves do not count. */
  timeoutMs: number;
  /** Milliseconds between one answer and the next request. 10,000 unless told. */
  intervalMs?: number | undefined;
  /** Ends the wait, and the request under way. */
  signal?: AbortSignal | undefined;
  /** Waits between requests; replace it in tests. Resolves early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** What {@link createReplay} takes. */
export interface ReplayOptions extends ReplayRange {
  /** Milliseconds since 1970, for the window of 24 hours. `Date.now` unless given. */
  now?: (() => number) | undefined;
  /** Waits while another job is in progress. Without it, a conflict is answered at once. */
  wait?: ReplayWait | undefined;
  /** Options of each request, such as `headers`. A `signal` among them ends the wait, too, unless `wait` has its own. */
  request?: CallOptions | undefined;
}

/** What became of a replay: a job was created, or none because another one of the webhook is in progress. */
export type ReplayOutcome =
  | { readonly outcome: "created"; readonly job: WebhookReplayJob; readonly response: Response }
  | {
      readonly outcome: "conflict";
      readonly problem: ProblemOfKind<"conflict"> | MalformedProblem;
      readonly response: Response;
    };

const OPERATION = "createWebhookReplayJob";

/**
 * The body of `createWebhookReplayJob` for a range.
 *
 * @param now - the time of the request, or milliseconds since 1970
 * @throws RuleViolationError naming every violation of `replay.required`, `replay.webhook-id`, `replay.timestamps` and
 *   `replay.window`.
 */
export function toReplayRequest({ webhook_id, from, to }: ReplayRange, now: Date | number): WebhookReplayJobRequest {
  const request = { webhook_id, from_date: firstMinute(from, now), to_date: timestamp(to, "up") };
  const violations = checkReplayRequest(request, now);
  if (violations.length > 0) throw new RuleViolationError(OPERATION, violations.map(withAccepted));
  return request as WebhookReplayJobRequest;
}

/**
 * Creates a replay job, and tells apart that another job of the webhook is in progress (rule `replay.one-in-progress`).
 * With `wait` it asks again while that lasts, every `intervalMs`, up to `timeoutMs`; the last conflict is the outcome
 * then. The window of 24 hours is checked before each request, so a range that has become too old is not sent.
 *
 * @throws RuleViolationError when the range breaks a rule; nothing is sent.
 * @throws ApiError for every other failure, and for a success without a job.
 * @throws RangeError when `timeoutMs` or `intervalMs` cannot be waited for; the reason of the signal when it is aborted.
 * @example
 * const replay = await createReplay(platform, { webhook_id, from: outageStart, to: new Date() });
 * if (replay.outcome === "created") console.log(replay.job.job_id);
 */
export async function createReplay(
  platform: CallsOf<PlatformClient, typeof OPERATION>,
  { now = Date.now, wait, request: options, ...range }: ReplayOptions,
): Promise<ReplayOutcome> {
  const { timeoutMs = 0, intervalMs = 10_000, sleep = pause } = wait ?? {};
  if (!(timeoutMs >= 0 && timeoutMs < Number.POSITIVE_INFINITY)) {
    throw new RangeError("wait.timeoutMs must be a number of milliseconds, at least 0");
  }
  if (!(intervalMs > 0)) throw new RangeError("wait.intervalMs must be a number of milliseconds above 0");
  const signal = wait?.signal ?? options?.signal ?? undefined;
  for (let left = timeoutMs; ; left -= intervalMs) {
    signal?.throwIfAborted();
    const outcome = await attempt(platform, toReplayRequest(range, now()), { ...options, ...(signal && { signal }) });
    if (outcome.outcome === "created" || left <= 0) return outcome;
    await sleep(Math.min(intervalMs, left), signal);
  }
}

async function attempt(
  platform: CallsOf<PlatformClient, typeof OPERATION>,
  request: WebhookReplayJobRequest,
  options: CallOptions,
): Promise<ReplayOutcome> {
  const result = await platform.createWebhookReplayJob(request, options);
  const { response } = result;
  if (!response.ok && isConflict(result.error)) {
    const problem = parseProblem(result.error) as ProblemOfKind<"conflict"> | MalformedProblem;
    return { outcome: "conflict", problem, response };
  }
  const job: WebhookReplayJob | undefined = await unwrap(result);
  if (typeof job?.job_id !== "string") {
    const message = `The server answered ${response.status} without a job_id: a job may have been started or not`;
    throw new ApiError(message, response, job);
  }
  return { outcome: "created", job, response };
}

/** What the check knows nothing of: that more than the form on the wire is taken here. */
function withAccepted(violation: RuleViolation): RuleViolation {
  return violation.rule === "replay.timestamps"
    ? {
        ...violation,
        message: `${violation.message} (or pass a valid Date, a Temporal instant, or "2026-03-10T12:00Z")`,
      }
    : violation;
}

/** The minute of a moment, or the first one that can be asked for where the moment lies in the window, or just before. */
function firstMinute(from: unknown, now: Date | number): unknown {
  const moment = epochMilliseconds(from as ReplayTime);
  const earliest = Number(now) - DAY;
  const isCut = moment >= earliest - MINUTE && Math.floor(moment / MINUTE) < earliest / MINUTE;
  return isCut ? toReplayTimestamp(new Date(earliest), "up") : timestamp(from, "down");
}

/** The moment as a minute; what is none stays as it is, for the check to name. */
function timestamp(time: unknown, round: "down" | "up"): unknown {
  try {
    return toReplayTimestamp(time as ReplayTime, round);
  } catch {
    return time;
  }
}
