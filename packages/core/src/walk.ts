import { askForPage, type PendingPage } from "./ask-for-page.ts";
import { assertResumable, type Checkpoint, queryOf } from "./checkpoint.ts";
import type { PagingProtocol } from "./paging-protocol.ts";
import { RuleViolationError } from "./rule-violation-error.ts";
import { WalkError } from "./walk-error.ts";
import type { ListMethod, Page, WalkOptions, WalkState } from "./walk-options.ts";

/** A place in a list: a page, and how many of its items were handled. */
type Place = Pick<Checkpoint, "token" | "skip">;

/** A walk over the items of a list, or over its pages. It can be walked once. */
export class Walk<Item, Body> implements AsyncIterable<Item> {
  #state: WalkState = "walking";
  #started = false;
  /** Where the next page begins. */
  #token: string | null;
  #skip: number;
  /** Where the items are that were not handed out yet: inside a page that was, while there are. */
  #inside: Place | undefined;
  readonly #query: string;
  readonly #method: ListMethod;
  readonly #args: Record<string, unknown>;
  readonly #protocol: PagingProtocol;
  readonly #options: WalkOptions;

  /**
   * @throws TypeError for a limit that is no whole number above 0, and for a checkpoint of another walk.
   * @throws RuleViolationError for a token in `args`.
   */
  constructor(method: ListMethod, args: object, protocol: PagingProtocol, options: WalkOptions = {}) {
    const { operationId } = method;
    for (const name of ["limit", "pageLimit"] as const) {
      const limit = options[name];
      if (limit === undefined || limit === Number.POSITIVE_INFINITY) continue;
      if (!Number.isInteger(limit) || limit < 1) {
        throw new TypeError(`walk of ${operationId}: ${name} must be a whole number, at least 1`);
      }
    }
    const { [protocol.tokenArgument]: token, ...rest } = args as Record<string, unknown>;
    if (token !== undefined) {
      const message = `the first request of a walk carries no ${protocol.tokenArgument}; to go on from a place, pass a checkpoint as \`from\``;
      throw new RuleViolationError(operationId, [
        { rule: protocol.firstRequestRule, parameter: protocol.tokenArgument, message },
      ]);
    }
    this.#query = queryOf(rest);
    if (options.from !== undefined) assertResumable(options.from, operationId, this.#query);
    this.#token = options.from?.token ?? null;
    this.#skip = options.from?.skip ?? 0;
    this.#method = method;
    this.#args = rest;
    this.#protocol = protocol;
    this.#options = options;
  }

  /** Whether the walk is under way, and if not, why. */
  get state(): WalkState {
    return this.#state;
  }

  /** Where a later walk would go on now: after the last page, or the last item, that was handed out. */
  get checkpoint(): Checkpoint {
    const { token, skip } = this.#inside ?? { token: this.#token, skip: this.#skip };
    return { operationId: this.#method.operationId, query: this.#query, token, skip };
  }

  /**
   * Walks page by page.
   *
   * @throws WalkError when a request fails, a token repeats or the signal is aborted.
   */
  async *pages(): AsyncGenerator<Page<Item, Body>, void, void> {
    this.#start();
    const { limit = Number.POSITIVE_INFINITY, pageLimit = Number.POSITIVE_INFINITY, prefetch } = this.#options;
    const seen = new Set<string | null>([this.#token]);
    let pending: PendingPage<Body> | undefined;
    let itemCount = 0;
    try {
      for (let pageCount = 1; ; pageCount++) {
        const token = this.#token;
        const { body, response } = await (pending ?? this.#ask(token)).answer;
        pending = undefined;
        const next = this.#protocol.next(body) ?? null;
        if (next !== null && seen.has(next)) this.#repeated(next);
        seen.add(next);

        const all = this.#protocol.items(body) as readonly Item[];
        const items = all.slice(this.#skip, this.#skip + limit - itemCount);
        itemCount += items.length;
        const handled = this.#skip + items.length;
        const limited = itemCount >= limit || pageCount >= pageLimit;
        // What is left of a page that a limit has cut comes first in a resumed walk.
        const cut = handled < all.length;
        this.#token = cut || next === null ? token : next;
        this.#skip = cut || next === null ? handled : 0;
        const done = next === null && !cut;
        if (prefetch && !done && !limited) {
          pending = this.#ask(next);
          pending.answer.catch(() => {}); // Told when its turn comes, if it comes.
        }
        yield { items, body, response, checkpoint: done ? null : this.checkpoint };
        if (done || limited) {
          this.#state = done ? "ended" : "limited";
          return;
        }
      }
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
  [Symbol.asyncIterator](): AsyncIterator<Item, void, void> {
    const pages = this.pages();
    let items: readonly Item[] = [];
    let index = 0;
    let page: Place = { token: this.#token, skip: this.#skip };
    let turning: Promise<boolean> | undefined;
    const turn = async () => {
      page = { token: this.#token, skip: this.#skip };
      const { done, value } = await pages.next();
      if (done) return false;
      items = value.items;
      index = 0;
      return true;
    };
    const next = async (): Promise<IteratorResult<Item, void>> => {
      while (index >= items.length) {
        // Once for all who wait, so that those who ask for several items at once get each item.
        turning ??= turn().finally(() => {
          turning = undefined;
        });
        if (!(await turning)) return { done: true, value: undefined };
      }
      const item = items[index++] as Item;
      this.#inside = index < items.length ? { token: page.token, skip: page.skip + index } : undefined;
      return { done: false, value: item };
    };
    return {
      next,
      return: async () => {
        items = [];
        await pages.return();
        return { done: true, value: undefined };
      },
    };
  }

  #start(): void {
    if (this.#started)
      throw new TypeError(`walk of ${this.#method.operationId}: a walk can be walked once; make a new one`);
    this.#started = true;
  }

  #ask(token: string | null): PendingPage<Body> {
    const args = token === null ? this.#args : this.#protocol.later(this.#args, token);
    return askForPage<Body>(this.#method, args, this.#protocol, this.#options, this.checkpoint);
  }

  #repeated(token: string): never {
    const message = `walk of ${this.#method.operationId}: the server repeated the token ${token}; the walk would never end`;
    throw new WalkError("repeated-token", message, this.checkpoint);
  }
}
