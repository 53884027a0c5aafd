import { orAborted } from "@social-api/core";

/** Reads an iterable one by one. A read that hangs ends when the signal is aborted. */
export class OperationSource<Item> {
  readonly #iterator: Iterator<Item> | AsyncIterator<Item>;
  readonly #signal: AbortSignal | undefined;

  constructor(items: Iterable<Item> | AsyncIterable<Item>, signal: AbortSignal | undefined) {
    this.#iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    this.#signal = signal;
  }

  /**
   * Only what an async iterable gives has to be waited for: a turn of the queue for each of an array adds up.
   *
   * @throws what the iterable throws, or the reason of the signal; or rejects with it.
   */
  next(): IteratorResult<Item> | Promise<IteratorResult<Item>> {
    this.#signal?.throwIfAborted();
    const pending = this.#iterator.next();
    return "then" in pending ? orAborted(pending, this.#signal) : pending;
  }

  /** Tells the iterable that nothing more is read. Does not wait: a generator that hangs would never answer. */
  close(): void {
    new Promise((resolve) => resolve(this.#iterator.return?.())).catch(() => {});
  }
}
