import type { CallOptions } from "./call-options.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { Result } from "./result.ts";

/** How far a walk goes, and how. */
export interface WalkOptions {
  /** The most items to yield, a whole number above 0. No limit unless given. */
  limit?: number | undefined;
  /** The most pages to ask for, a whole number above 0. No limit unless given. */
  pageLimit?: number | undefined;
  /** Cancels the walk: the request under way is aborted, and a `WalkError` thrown in place of the next item or page. */
  signal?: AbortSignal | undefined;
  /** Asks for the next page while the current one is being handled. Not unless told. */
  prefetch?: boolean | undefined;
  /** Where to go on: the checkpoint of an earlier walk with the same arguments. */
  from?: Checkpoint | undefined;
  /** Options of each request, such as `headers`. */
  request?: Omit<CallOptions, "signal"> | undefined;
}

/** One page of a walk. */
export interface Page<Item, Body> {
  /** The items in the order of the server. May be empty on any page: that ends nothing. */
  readonly items: readonly Item[];
  /** The whole body, with counts such as `total_count` or `meta`. */
  readonly body: Body;
  /** The answer, with its headers, such as the rate limits. */
  readonly response: Response;
  /** Where a later walk goes on after this page; `null` on the last page of all. */
  readonly checkpoint: Checkpoint | null;
}

/**
 * How a walk stands: `walking`; `ended`, the server said that there is no more; `limited`, a limit was reached;
 * `stopped`, the loop was left; `failed`, an error was thrown.
 */
export type WalkState = "walking" | "ended" | "limited" | "stopped" | "failed";

/** The method of a client that a walk calls. */
export type ListMethod = ((args: never, options?: CallOptions) => Promise<Result<unknown, unknown>>) & {
  readonly operationId: string;
};
