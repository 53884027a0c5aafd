import { createReplay, type PlatformClient } from "@social-api/platform-v2";
import type { Inbox } from "./inbox.ts";

/** What to catch up with. */
export interface CatchUpOptions {
  platform: PlatformClient;
  inbox: Inbox;
  webhook_id: string;
  /** Milliseconds between two beats. */
  beatMs: number;
  /** Tells a person what is going on. */
  say: (message: string) => void;
  /** Ends the wait for another job. */
  signal?: AbortSignal;
}

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
/** So many beats left out are an outage. */
const BEATS = 3;

/**
 * One beat of the receiver's heart. As long as beats follow each other, it notes that everything until now has arrived.
 * After a gap, it first has the events of the gap replayed.
 *
 * @param failedAt - since when deliveries could not be stored, if so; that, too, is a gap
 * @throws what `createReplay` throws, and an Error while another job stays in progress; the gap is noted still, so that
 *   the next beat tries again
 */
export async function beat(options: CatchUpOptions, failedAt?: number): Promise<void> {
  const { inbox, beatMs } = options;
  const now = Date.now();
  const last = inbox.completeUntil;
  const isOutage = failedAt !== undefined || (last !== undefined && now - last > BEATS * beatMs);
  if (isOutage) await replay(options, Math.min(failedAt ?? now, last ?? now), now);
  inbox.completeUntil = now;
}

async function replay(
  { platform, webhook_id, say, signal }: CatchUpOptions,
  since: number,
  now: number,
): Promise<void> {
  // Replays reach back 24 hours (rule `replay.window`), and `from` is rounded down to its minute.
  const from = Math.max(since, now - DAY + MINUTE);
  const outcome = await createReplay(platform, {
    webhook_id,
    from: new Date(from),
    to: new Date(now),
    wait: { timeoutMs: 5 * MINUTE, intervalMs: 1_000, ...(signal && { signal }) },
  });
  if (outcome.outcome === "conflict") throw new Error("another replay job of the webhook is in progress");
  say(`away since ${iso(since)}: job ${outcome.job.job_id} replays what was missed`);
  if (from > since) say(`what came before ${iso(from)} is lost: replays reach back 24 hours`);
}

const iso = (time: number): string => new Date(time).toISOString();
