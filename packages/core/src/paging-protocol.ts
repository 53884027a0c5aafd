/** How the lists of one API are paged. */
export interface PagingProtocol {
  /** The argument that carries the token. A walk sets it itself; the first request has none. */
  readonly tokenArgument: string;
  /** The rule that the first request carries no token. */
  readonly firstRequestRule: string;
  /** The arguments of the request for a later page. */
  later(args: Readonly<Record<string, unknown>>, token: string): Record<string, unknown>;
  /** Whether a body is a page at all. One that is not must not look like the end of a walk. */
  isPage(body: object): boolean;
  /** The items of a page, in the order of the server. */
  items(body: unknown): readonly unknown[];
  /** The token of the next page; nothing when the walk has ended, which nothing else shows. */
  next(body: unknown): string | null | undefined;
}
