import { MAX_TIMER_MS } from "@social-api/core";

/** Watches over one connection: aborts it when a wait takes too long, or together with the caller's signal. */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #timeoutMs: number;
  readonly #outer: AbortSignal | undefined;
  #stalled = false;

  /**
   * @param timeoutMs - the most milliseconds of one wait; `Infinity` for no bound
   * @param outer - the caller's signal, not aborted yet
   */
  constructor(timeoutMs: number, outer: AbortSignal | undefined) {
    this.#timeoutMs = timeoutMs;
    this.#outer = outer;
    outer?.addEventListener("abort", this.#follow);
  }

  /** For the connection: aborted when it is to be given up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether a wait has taken too long. */
  get stalled(): boolean {
    return this.#stalled;
  }

  /** Waits; rejects with the reason of `signal` as soon as that is aborted, whether or not anything else ends the wait. */
  watch = <T>(pending: Promise<T>): Promise<T> => {
    const { signal } = this.#controller;
    let abort!: () => void;
    const aborted = new Promise<never>((_resolve, reject) => {
      abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort);
    });
    const timer = this.#timeoutMs <= MAX_TIMER_MS ? setTimeout(this.#stall, this.#timeoutMs) : undefined;
    return Promise.race([pending, aborted]).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    });
  };

  /** Gives the connection up. */
  end(): void {
    this.#outer?.removeEventListener("abort", this.#follow);
    this.#controller.abort();
  }

  readonly #follow = () => this.#controller.abort(this.#outer?.reason);

  readonly #stall = () => {
    this.#stalled = true;
    this.#controller.abort(new DOMException(`nothing was received for ${this.#timeoutMs} ms`, "TimeoutError"));
  };
}
