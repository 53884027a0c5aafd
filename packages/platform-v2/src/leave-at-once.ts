/**
 * Runs a generator that may wait for long, such that whoever takes from it can leave at any time: `return()` and `throw()`
 * abort the signal it is given. By themselves they would wait for what it waits for, and pipelines of Node.js call them
 * then. The caller's signal aborts it, too, and is held on to no longer than it runs.
 */
export function leaveAtOnce<Item>(
  outer: AbortSignal | undefined,
  start: (signal: AbortSignal) => AsyncGenerator<Item, void, unknown>,
): AsyncGenerator<Item, void, unknown> {
  const leaving = new AbortController();
  const items = runUntil(leaving, outer, start);
  const [end, fail] = [items.return.bind(items), items.throw.bind(items)];
  return Object.assign(items, {
    return() {
      leaving.abort();
      return end();
    },
    throw(error: unknown) {
      leaving.abort();
      return fail(error);
    },
  });
}

async function* runUntil<Item>(
  controller: AbortController,
  outer: AbortSignal | undefined,
  start: (signal: AbortSignal) => AsyncGenerator<Item, void, unknown>,
): AsyncGenerator<Item, void, unknown> {
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener("abort", follow);
  try {
    yield* start(controller.signal);
  } finally {
    outer?.removeEventListener("abort", follow);
  }
}
