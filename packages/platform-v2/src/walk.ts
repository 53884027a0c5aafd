import {
  type CallOptions,
  type Checkpoint,
  type ListMethod,
  type PagingProtocol,
  type Result,
  type TokenlessArguments,
  Walk,
  type WalkOptions,
} from "@social-api/core";
import type { PageMeta } from "./generated/types.ts";

/** A page of a list that pages by token. */
interface TokenPage {
  data?: readonly unknown[];
  meta: PageMeta;
}

/** The arguments of a walk: those of the operation without the token, which the walk sets itself. */
export type WalkArguments<Arguments> = TokenlessArguments<Arguments, "pagination_token">;

/** The method of an operation that pages by token. */
export type TokenMethod<Arguments, Body extends TokenPage> = ((
  args: Arguments,
  options?: CallOptions,
) => Promise<Result<Body, unknown>>) & { readonly operationId: string };

/** Which way a walk goes: from newest to oldest (`older`), or back again by `previous_token` (`newer`). */
export type WalkDirection = "older" | "newer";

/** {@link WalkOptions} and the direction of the walk. */
export interface TokenWalkOptions extends WalkOptions {
  /**
   * `older` unless told; a resumed walk goes on in the direction of its checkpoint. `newer` follows `previous_token`,
   * one page back at a time (rule `page.backwards`): useful from a checkpoint, since the first page of a list has
   * nothing before it. Inside a page the newest comes first, either way. So a walk that turns round at a checkpoint
   * first yields what is left of its page, then the pages on the other side: nothing of the page is missed or repeated.
   */
  direction?: WalkDirection | undefined;
}

/** The items of a page. */
type ItemOf<Body extends TokenPage> = NonNullable<Body["data"]>[number];

/**
 * The token protocol. Rules `page.repeat-query`: a later request repeats the query and adds the token of the last
 * response, which is passed on as it came (`page.opaque-tokens`); `page.end`: only a missing token ends the walk.
 */
function tokenProtocol(direction: WalkDirection): PagingProtocol {
  return {
    tokenArgument: "pagination_token",
    firstRequestRule: "page.first-request",
    later: (query, pagination_token) => ({ ...query, pagination_token }),
    isPage: (body) => {
      const { data, meta } = body as { data?: unknown; meta?: Partial<Record<keyof PageMeta, unknown>> | null };
      const tokens = [meta?.next_token ?? "", meta?.previous_token ?? ""];
      return (
        Array.isArray(data ?? []) &&
        typeof (meta ?? "") === "object" &&
        tokens.every((token) => typeof token === "string")
      );
    },
    items: (body) => (body as TokenPage).data ?? [],
    next: (body) => (body as TokenPage).meta[direction === "older" ? "next_token" : "previous_token"],
  };
}

/** A checkpoint of this API also says which way its walk went: `older` where it does not. */
type TokenCheckpoint = Checkpoint & { readonly direction?: WalkDirection };

/** A walk whose checkpoints say which way it goes. */
class TokenWalk<Item, Body> extends Walk<Item, Body> {
  readonly #direction: WalkDirection;

  constructor(method: ListMethod, args: object, direction: WalkDirection, options: WalkOptions) {
    super(method, args, tokenProtocol(direction), options);
    this.#direction = direction;
  }

  override get checkpoint(): TokenCheckpoint {
    return { ...super.checkpoint, direction: this.#direction };
  }
}

/**
 * Walks a list to its end, page after page, newest first: over its items, or with `.pages()` over its pages.
 *
 * @param method - the method of a client that lists, such as `platform.listConnections`
 * @param args - its arguments; `max_results` is the size of a page
 * @throws WalkError while walking, with a checkpoint to go on from, when a request fails, a token repeats or the signal
 *   is aborted.
 * @throws RuleViolationError when `args` hold a token (rule `page.first-request`).
 * @example
 * for await (const connection of walk(platform.listConnections, { max_results: 100 })) console.log(connection);
 */
export function walk<Arguments, Body extends TokenPage>(
  method: TokenMethod<Arguments, Body>,
  ...[args, options]: {} extends WalkArguments<NonNullable<Arguments>>
    ? [args?: WalkArguments<NonNullable<Arguments>>, options?: TokenWalkOptions]
    : [args: WalkArguments<NonNullable<Arguments>>, options?: TokenWalkOptions]
): Walk<ItemOf<Body>, Body> {
  const { direction, ...rest } = options ?? {};
  const from: TokenCheckpoint | undefined = rest.from;
  return new TokenWalk(method, args ?? {}, direction ?? from?.direction ?? "older", rest);
}
