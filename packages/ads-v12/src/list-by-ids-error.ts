import type { WalkErrorReason } from "@social-api/core";

/** A read by ids that broke off. Ask again for `unanswered` alone; what was found before is kept. */
export class ListByIdsError<Item = unknown> extends Error {
  override readonly name = "ListByIdsError";
  /** Why it broke off, as for a walk; `cause` holds an `ApiError`, what `fetch` threw, or the reason of the signal. */
  declare readonly reason: WalkErrorReason;
  /** What was found before, by id, in the order of the ids. */
  declare readonly found: ReadonlyMap<string, Item>;
  /** The ids that were answered for, and that the server does not have. */
  declare readonly missing: readonly string[];
  /** The ids that nothing is known about: those not asked for, and those of the request that failed. */
  declare readonly unanswered: readonly string[];

  constructor(
    reason: WalkErrorReason,
    message: string,
    known: Pick<ListByIdsError<Item>, "found" | "missing" | "unanswered">,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.reason = reason;
    this.found = known.found;
    this.missing = known.missing;
    this.unanswered = known.unanswered;
  }
}

/** Tells a {@link ListByIdsError} from any other thrown value, also across copies of this package. */
export function isListByIdsError(error: unknown): error is ListByIdsError {
  return error instanceof Error && error.name === "ListByIdsError" && "unanswered" in error;
}
