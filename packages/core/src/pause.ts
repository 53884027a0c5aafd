/** What the runtimes' timers can hold; a longer wait would not wait at all. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Waits some milliseconds (at most 24.8 days). Resolves early, and leaves no timer, when the signal is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, MAX_TIMER_MS));
    signal?.addEventListener("abort", done);
  });
}
