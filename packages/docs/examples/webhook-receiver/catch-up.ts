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
  /** Ends the request under way. */
  signal?: AbortSignal;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So many beats left out are an outage: the machine slept. */
const BEATS = 3;
/** How late a delivery may come is not shown: after so long, an event is taken to have come or to have failed. */
const LATEST = 5 * MINUTE;

/**
 * Keeps in mind what may be missing, and has it replayed. `inbox.completeUntil` moves only while nothing may be, so that
 * a program that is stopped amid all this begins there again.
 */
export class CatchUp {
  readonly #options: CatchUpOptions;
  /** Whether something may be missing that no replay has been asked for. */
  #isGap: boolean;
  #isReplaying = false;
  #lastBeat = Date.now();

  /** However short it was away: what came meanwhile is missing. Only the very first start has missed nothing. */
  constructor(options: CatchUpOptions) {
    this.#options = options;
    this.#isGap = options.inbox.completeUntil !== undefined;
    options.inbox.completeUntil ??= Date.now();
  }

  /** Notes that a delivery could not be stored. Of a replay, it may be an old event: all of the gap is replayed again. */
  noteFailure(): void {
    this.#isGap = true;
  }

  /**
   * One beat of the receiver's heart: has a gap replayed, or looks whether that is done, or notes that everything until
   * now has arrived.
   *
   * @throws what `createReplay` throws; what was to be done is left to the next beat
   */
  async beat(): Promise<void> {
    const { inbox, beatMs, say } = this.#options;
    const now = Date.now();
    if (now - this.#lastBeat > BEATS * beatMs) this.#isGap = true;
    this.#lastBeat = now;
    if (this.#isGap) return this.#replayGap(now);
    if (this.#isReplaying) {
      // That a job is done is told by another one that is accepted (rule `replay.one-in-progress`): the shortest will do.
      if ((await this.#replay(now, now)) === undefined) return;
      // A delivery that failed while it was asked may have been one of the replay.
      if (this.#isGap) return;
      this.#isReplaying = false;
      say("caught up");
    }
    inbox.completeUntil = now;
  }

  async #replayGap(now: number): Promise<void> {
    const { inbox, say } = this.#options;
    const since = Math.min(inbox.completeUntil ?? now, now);
    // Replays reach back 24 hours (rule `replay.window`), and `from` is rounded down to its minute.
    const earliest = now - DAY + MINUTE;
    let job_id: string | undefined;
    this.#isGap = false; // What fails from here on is a gap of its own.
    try {
      job_id = await this.#replay(Math.max(since - LATEST, earliest), now);
    } finally {
      if (job_id === undefined) this.#isGap = true;
    }
    if (job_id === undefined) return say("another replay is in progress, will try again");
    this.#isReplaying = true;
    say(`away since ${iso(since)}: job ${job_id} replays what was missed`);
    if (earliest > since) say(`what came before ${iso(earliest)} is lost: replays reach back 24 hours`);
  }

  /** Returns the id of the job; undefined while another one is in progress. */
  async #replay(from: number, to: number): Promise<string | undefined> {
    const { platform, webhook_id, signal } = this.#options;
    const outcome = await createReplay(platform, {
      webhook_id,
      from: new Date(from),
      to: new Date(to),
      ...(signal && { request: { signal } }),
    });
    return outcome.outcome === "created" ? outcome.job.job_id : undefined;
  }
}

const iso = (time: number): string => new Date(time).toISOString();
