/** Reads an iterable one by one. A read that hangs ends when the signal is aborted. */
export class OperationSource<Item> {
  readonly #iterator: Iterator<Item> | AsyncIterator<Item>;
  readonly #signal: AbortSignal | undefined;

  constructor(items: Iterable<Item> | AsyncIterable<Item>, signal: AbortSignal | undefined) {
    this.#iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    this.#signal = signal;
  }

  /** Rejects with what the iterable throws, or with the reason of the signal. */
  async next(): Promise<IteratorResult<Item>> {
    const signal = this.#signal;
    signal?.throwIfAborted();
    const pending = this.#iterator.next();
    if (signal === undefined || !("then" in pending)) return pending;
    let abort!: () => void;
    const aborted = new Promise<never>((_resolve, reject) => {
      abort = () => reject(signal.reason);
      signal.addEventListener("abort", abort);
    });
    return Promise.race([pending, aborted]).finally(() => signal.removeEventListener("abort", abort));
  }

  /** Tells the iterable that nothing more is read. Does not wait: a generator that hangs would never answer. */
  close(): void {
    new Promise((resolve) => resolve(this.#iterator.return?.())).catch(() => {});
  }
}
