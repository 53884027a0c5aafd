import { askForPage, type PendingPage } from "./ask-for-page.ts";
import { type Checkpoint, queryOf, resumed } from "./checkpoint.ts";
import type { PagingProtocol } from "./paging-protocol.ts";
import { RuleViolationError } from "./rule-violation-error.ts";
import { throwIfCancelled, WalkError } from "./walk-error.ts";
import type { ListMethod, Page, WalkOptions, WalkState } from "./walk-options.ts";

/** A walk over the items of a list, or over its pages. It can be walked once. */
export class Walk<Item, Body> implements AsyncIterable<Item> {
  #state: WalkState = "walking";
  #started = false;
  /** Where the next page begins. */
  #next: Checkpoint;
  /** Where the page begins that is handed out item by item, while some of it is left, and how many were. */
  #page: Checkpoint | undefined;
  #handedOut = 0;
  readonly #options: WalkOptions;
  readonly #ask: (token: string | null) => PendingPage<Item, Body>;

  /**
   * @throws TypeError for a limit that is no whole number above 0, and for a checkpoint of another walk.
   * @throws RuleViolationError for a token in `args`.
   */
  constructor(method: ListMethod, args: object, protocol: PagingProtocol, options: WalkOptions = {}) {
    const { operationId } = method;
    for (const name of ["limit", "pageLimit"] as const) {
      const limit = options[name] ?? Number.POSITIVE_INFINITY;
      if (limit === Number.POSITIVE_INFINITY || (Number.isInteger(limit) && limit >= 1)) continue;
      throw new TypeError(`walk of ${operationId}: ${name} must be a whole number, at least 1`);
    }
    const { tokenArgument: parameter, firstRequestRule: rule } = protocol;
    const { [parameter]: token, ...first } = args as Record<string, unknown>;
    if (token !== undefined) {
      const message = `a walk sets the ${parameter} itself; to go on, pass a checkpoint as \`from\``;
      throw new RuleViolationError(operationId, [{ rule, parameter, message }]);
    }
    this.#next = resumed({ operationId, query: queryOf(first), token: null, skip: 0 }, options.from);
    this.#options = options;
    this.#ask = (token) =>
      askForPage(method, token === null ? first : protocol.later(first, token), protocol, options, this.checkpoint);
  }

  /** Whether the walk is under way, and if not, why. */
  get state(): WalkState {
    return this.#state;
  }

  /** Where a later walk would go on now: after the last page, or the last item, that was handed out. */
  get checkpoint(): Checkpoint {
    const page = this.#page;
    return page ? { ...page, skip: page.skip + this.#handedOut } : this.#next;
  }

  /**
   * Walks page by page.
   *
   * @throws WalkError when a request fails, a token repeats or the signal is aborted.
   */
  async *pages(): AsyncGenerator<Page<Item, Body>, void, unknown> {
    const { operationId } = this.#next;
    if (this.#started) throw new TypeError(`walk of ${operationId}: a walk can be walked once; make a new one`);
    this.#started = true;
    const { limit = Number.POSITIVE_INFINITY, pageLimit = Number.POSITIVE_INFINITY, prefetch, signal } = this.#options;
    const seen = new Set<string | null>([this.#next.token]);
    let pending: PendingPage<Item, Body> | undefined;
    let pageCount = 0;
    let itemCount = 0;
    let outcome: WalkState = "walking";
    const turn = async (): Promise<Page<Item, Body>> => {
      const { token, skip } = this.#next;
      const { items: all, next, body, response } = await (pending ?? this.#ask(token)).answer;
      pending = undefined;
      if (next !== null && seen.has(next)) {
        const message = `walk of ${operationId}: the server repeated the token ${next}; it would never end`;
        throw new WalkError("repeated-token", message, this.checkpoint);
      }
      seen.add(next);

      const items = all.slice(skip, skip + limit - itemCount);
      itemCount += items.length;
      pageCount++;
      const handled = skip + items.length;
      // What is left of a page that a limit has cut comes first in a resumed walk.
      const cut = handled < all.length;
      const done = next === null && !cut;
      if (done) outcome = "ended";
      else if (itemCount >= limit || pageCount >= pageLimit) outcome = "limited";
      this.#next = { ...this.#next, ...(cut || next === null ? { skip: handled } : { token: next, skip: 0 }) };
      if (prefetch && outcome === "walking") {
        pending = this.#ask(next);
        pending.answer.catch(() => {}); // Told when its turn comes, if it comes.
      }
      return { items, body, response, checkpoint: done ? null : this.checkpoint };
    };
    try {
      // No name here for a page: it would keep it in memory while the next one is asked for.
      do {
        yield await turn();
        // Not behind the last item of all.
        if (this.#page || outcome === "walking") throwIfCancelled(signal, this.checkpoint);
      } while (outcome === "walking");
      this.#state = outcome;
    } catch (error) {
      this.#state = "failed";
      throw error;
    } finally {
      if (this.#state === "walking") this.#state = "stopped";
      pending?.abort();
    }
  }

  /**
   * Walks item by item.
   *
   * @throws WalkError as `pages()` does.
   */
  [Symbol.asyncIterator](): AsyncIterator<Item, void, unknown> {
    const pages = this.pages();
    const { signal } = this.#options;
    let items: readonly Item[] = [];
    let index = 0;
    let page: Checkpoint;
    let turning: Promise<boolean> | undefined;
    const mark = () => {
      this.#page = index < items.length ? page : undefined;
      this.#handedOut = index;
    };
    const turn = async () => {
      page = this.#next;
      const { done, value } = await pages.next();
      if (done) return false;
      items = value.items;
      index = 0;
      mark();
      return true;
    };
    const end = { done: true, value: undefined } as const;
    const next = (): IteratorResult<Item, void> => {
      const value = items[index++] as Item;
      mark();
      return { done: false, value };
    };
    // Once the signal is aborted, the pages have an error in place of the rest of this one.
    const nextOfLaterPage = async (): Promise<IteratorResult<Item, void>> => {
      while (index >= items.length || signal?.aborted) {
        // Once for all who wait, so that those who ask for several items at once get each item.
        turning ??= turn().finally(() => {
          turning = undefined;
        });
        if (!(await turning)) return end;
      }
      return next();
    };
    return {
      next: () => (index < items.length && !signal?.aborted ? Promise.resolve(next()) : nextOfLaterPage()),
      return: async () => {
        items = [];
        await pages.return();
        return end;
      },
    };
  }
}
