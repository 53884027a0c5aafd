import {
  type CallOptions,
  type PagingProtocol,
  type Result,
  type TokenlessArguments,
  Walk,
  type WalkOptions,
} from "@social-api/core";

/** A page of a list that pages by cursor. */
interface CursorPage {
  data: readonly unknown[];
  next_cursor: string | null;
}

/** The arguments of a walk: those of the operation without the cursor, which the walk sets itself. */
export type WalkArguments<Arguments> = TokenlessArguments<Arguments, "cursor">;

/** The method of an operation that pages by cursor. */
export type CursorMethod<Arguments, Body extends CursorPage> = ((
  args: Arguments,
  options?: CallOptions,
) => Promise<Result<Body, unknown>>) & { readonly operationId: string };

const DEFAULT_COUNT = 200;

/**
 * The cursor protocol. Rules `list.cursor`: a later request repeats the query and adds cursor and count, and only a
 * null `next_cursor` ends the walk; `list.cursor-xor-total`: no total is asked for beside a cursor.
 */
const cursorProtocol: PagingProtocol = {
  tokenArgument: "cursor",
  firstRequestRule: "list.cursor",
  later: ({ with_total_count: _, ...query }, cursor) => ({ ...query, count: query["count"] ?? DEFAULT_COUNT, cursor }),
  isPage: (body) => {
    const { data, next_cursor } = body as { data?: unknown; next_cursor?: unknown };
    return Array.isArray(data) && (next_cursor === null || typeof next_cursor === "string");
  },
  items: (body) => (body as CursorPage).data,
  next: (body) => (body as CursorPage).next_cursor,
};

/**
 * Walks a list to its end, page after page: over its items, or with `.pages()` over its pages. Asks for a total only
 * on the first page, where the API allows it.
 *
 * @param method - the method of a client that lists, such as `ads.listCampaigns`
 * @param args - its arguments; `count` (1 to 1000, 200 unless given) is the size of a page
 * @throws WalkError while walking, with a checkpoint to go on from, when a request fails, a cursor repeats or the
 *   signal is aborted.
 * @throws RuleViolationError when `args` hold a cursor (rule `list.cursor`).
 * @example
 * for await (const campaign of walk(ads.listCampaigns, { account_id, count: 1000 })) console.log(campaign.name);
 */
export function walk<Arguments, Body extends CursorPage>(
  method: CursorMethod<Arguments, Body>,
  ...[args, options]: {} extends WalkArguments<NonNullable<Arguments>>
    ? [args?: WalkArguments<NonNullable<Arguments>>, options?: WalkOptions]
    : [args: WalkArguments<NonNullable<Arguments>>, options?: WalkOptions]
): Walk<Body["data"][number], Body> {
  return new Walk(method, args ?? {}, cursorProtocol, options);
}
