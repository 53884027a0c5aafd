import { ApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { PagingProtocol } from "./paging-protocol.ts";
import { failureMessage, type Result } from "./result.ts";
import { isRuleViolationError } from "./rule-violation-error.ts";
import { throwIfCancelled, WalkError } from "./walk-error.ts";
import type { ListMethod, WalkOptions } from "./walk-options.ts";

/** A page as its protocol reads it. */
interface Answer<Item, Body> {
  body: Body;
  response: Response;
  items: readonly Item[];
  /** The token of the next page; `null` when the walk has ended. */
  next: string | null;
}

/** A request for a page that is under way. */
export interface PendingPage<Item, Body> {
  /** Rejects with a `WalkError`, or with the `RuleViolationError` of a request that was not sent. */
  answer: Promise<Answer<Item, Body>>;
  abort(): void;
}

/**
 * Asks for a page. Where it may be aborted, by a signal of its own: what listens to it goes with the request, however
 * long the walk.
 *
 * @param at - where to go on when the request fails
 */
export function askForPage<Item, Body>(
  method: ListMethod,
  args: object,
  protocol: PagingProtocol,
  { request, signal, prefetch }: WalkOptions,
  at: Checkpoint,
): PendingPage<Item, Body> {
  const controller = signal || prefetch ? new AbortController() : undefined;
  const abort = () => controller?.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const call = method as unknown as (args: object, options: CallOptions) => Promise<Result<unknown, unknown>>;
  const ask = async () => {
    try {
      signal?.throwIfAborted();
      const options = controller ? { ...request, signal: controller.signal } : { ...request };
      return readPage<Item, Body>(await call(args, options), protocol);
    } catch (error) {
      throwIfCancelled(signal, at);
      if (isRuleViolationError(error)) throw error;
      const message = error instanceof Error ? error.message : String(error);
      throw new WalkError("failure", `walk of ${at.operationId}: ${message}`, at, { cause: error });
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  };
  return { answer: ask(), abort };
}

/** The page of an answer. What is no page must not look like the end of a list. */
function readPage<Item, Body>(
  { data, error, response }: Result<unknown, unknown>,
  protocol: PagingProtocol,
): Answer<Item, Body> {
  if (!response.ok) throw new ApiError(failureMessage(response, error), response, error);
  if (typeof data !== "object" || data === null || !protocol.isPage(data)) {
    const message = `the server answered ${response.status} with a body that is no page of a list`;
    throw new ApiError(message, response, data);
  }
  const items = protocol.items(data) as readonly Item[];
  return { body: data as Body, response, items, next: protocol.next(data) ?? null };
}
