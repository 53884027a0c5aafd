import { refuse } from "../http/refusal.ts";

/** Rule `list.total-count-rate`: at most 200 requests with total_count in 15 minutes. Counted for each user. */
const LIMIT = 200;
const WINDOW_MS = 15 * 60 * 1_000;

/** Counts the requests with total_count of the last 15 minutes. */
export class TotalCountRate {
  readonly #times = new Map<string, number[]>();

  /**
   * Counts a request.
   *
   * @throws Refusal 429 when there were too many, with `Retry-After` in whole seconds
   */
  count(userId: string, now: number): void {
    // A clock that was set back must not lock anybody out.
    const times = (this.#times.get(userId) ?? []).filter((time) => time > now - WINDOW_MS && time <= now);
    this.#times.set(userId, times);
    const [oldest] = times;
    if (times.length >= LIMIT && oldest !== undefined) {
      const seconds = Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000));
      const message = `Too many requests with with_total_count: at most ${LIMIT} are allowed in 15 minutes`;
      refuse(
        429,
        { rule: "list.total-count-rate", parameter: "with_total_count", message },
        { headers: { "Retry-After": String(seconds) } },
      );
    }
    times.push(now);
  }

  clear(): void {
    this.#times.clear();
  }
}
