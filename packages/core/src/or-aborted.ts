/** The same as a promise, but rejects with the reason of the signal as soon as that is aborted. */
export function orAborted<Value>(pending: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    pending.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
