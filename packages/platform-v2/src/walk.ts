import { type CallOptions, type PagingProtocol, type Result, Walk, type WalkOptions } from "@social-api/core";
import type { PageMeta } from "./generated/types.ts";

/** A page of a list that pages by token. */
interface TokenPage {
  data?: readonly unknown[];
  meta: PageMeta;
}

/** The arguments of a walk: those of the operation without the token, which the walk sets itself. */
export type WalkArguments<Arguments> = "pagination_token" extends keyof {
  [Key in keyof Arguments as string extends Key ? never : Key]: true;
}
  ? Arguments & { pagination_token?: never }
  : never;

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
   * `older` unless told. `newer` follows `previous_token`, one page back at a time (rule `page.backwards`): useful from
   * a checkpoint, since the first page of a list has nothing before it.
   */
  direction?: WalkDirection;
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
  const { direction = "older", ...rest } = options ?? {};
  return new Walk(method, args ?? {}, tokenProtocol(direction), rest);
}
