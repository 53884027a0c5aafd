import { isWalkError, pause, type WalkOptions } from "@social-api/core";
import { leaveAtOnce } from "./leave-at-once.ts";
import { type TokenMethod, type WalkArguments, walk } from "./walk.ts";

/** How a poll for new items works. */
export interface PollOptions<Item> extends Pick<WalkOptions, "request"> {
  /** The id of an item, as `since_id` takes it. */
  idOf: (item: Item) => string;
  /** The id of the newest item that is known. Without it the first poll yields everything that the list holds. */
  sinceId?: string | undefined;
  /** Milliseconds between the end of one poll and the start of the next. 60,000 unless told. */
  intervalMs?: number | undefined;
  /** Ends the poll, without an error; the request under way is aborted. */
  signal?: AbortSignal | undefined;
  /** Waits between polls; replace it in tests. Resolves early when the signal is aborted. */
  sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Yields the items that are new since `sinceId`, oldest first, and goes on asking for newer ones until the signal is
 * aborted, which ends it without an error, or the loop is left; by `return()` and `throw()` at once. Rule
 * `page.since-id`: new data is asked for with `since_id`, not by paging again.
 *
 * Remember the id of the last item that you handled and pass it as `sinceId` to go on later.
 *
 * @throws WalkError when a request fails. Nothing of the failed poll was yielded.
 * @throws RangeError at once for an `intervalMs` that is none.
 * @example
 * for await (const item of pollNew(platform.listConnections, {}, { idOf: ({ id }) => String(id), sinceId })) save(item);
 */
export function pollNew<Arguments, Body extends { data?: readonly unknown[]; meta: { result_count: number } }>(
  method: TokenMethod<Arguments, Body>,
  args: WalkArguments<NonNullable<Arguments>> & { since_id?: undefined },
  options: PollOptions<NonNullable<Body["data"]>[number]>,
): AsyncGenerator<NonNullable<Body["data"]>[number], void, unknown> {
  const { intervalMs = 60_000 } = options;
  if (!(intervalMs > 0)) throw new RangeError("pollNew: intervalMs must be a number of milliseconds above 0");
  return leaveAtOnce(options.signal, (signal) => poll(method, args, { ...options, intervalMs, signal }));
}

async function* poll<Arguments, Body extends { data?: readonly unknown[]; meta: { result_count: number } }>(
  method: TokenMethod<Arguments, Body>,
  args: object,
  options: PollOptions<NonNullable<Body["data"]>[number]> & { intervalMs: number; signal: AbortSignal },
): AsyncGenerator<NonNullable<Body["data"]>[number], void, unknown> {
  const { idOf, intervalMs, sleep = pause, request, signal } = options;
  let since = options.sinceId;
  while (!signal.aborted) {
    const query = { ...args, ...(since !== undefined && { since_id: since }) };
    // All pages of one poll first: they come newest first, and a stored id must have nothing new before it.
    const found: NonNullable<Body["data"]>[number][] = [];
    const pages = walk(method, query as WalkArguments<NonNullable<Arguments>>, {
      ...(request && { request }),
      signal,
    });
    try {
      for await (const item of pages) found.push(item);
    } catch (error) {
      if (isWalkError(error) && error.reason === "cancelled") return;
      throw error;
    }
    for (const item of found.reverse()) {
      if (signal.aborted) return;
      since = idOf(item);
      yield item;
    }
    await sleep(intervalMs, signal);
  }
}
