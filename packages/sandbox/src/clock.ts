/** Tells the time. The sandbox asks nothing else for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The last moment that a year of four digits can name. No clock goes beyond it. */
export const LAST_MOMENT = Date.parse("9999-12-31T23:59:59.999Z");

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that can be set, stopped and put forward. */
export class AdjustableClock implements Clock {
  readonly #source: Clock;
  #offset = 0;
  #frozenAt: number | undefined;

  constructor(source: Clock) {
    this.#source = source;
  }

  now(): number {
    return this.#frozenAt ?? Math.min(this.#source.now() + this.#offset, LAST_MOMENT);
  }

  get frozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** Sets the time, and stops the clock or lets it run on from there. */
  set(now: number, frozen: boolean): void {
    this.#frozenAt = frozen ? now : undefined;
    this.#offset = now - this.#source.now();
  }

  /** Puts the time forward by some milliseconds, whether the clock runs or not. */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds, this.frozen);
  }

  /** Back to the clock it began with. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = undefined;
  }
}

/** A time as the Ads API writes it: ISO 8601 in UTC, in whole seconds (rule `time.iso-utc`). */
export function toSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** A time as the platform API writes it: ISO 8601 in UTC, with milliseconds. */
export function toMilliseconds(time: number): string {
  return new Date(time).toISOString();
}
