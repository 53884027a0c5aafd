import { stringifyJson } from "./int64.ts";

/**
 * A place between two pages, or inside one, from which a later walk goes on. Plain JSON: store it and pass it as `from`
 * to a walk of the same operation with the same arguments, in this process or another. It holds no credentials. Tokens
 * may expire (rule `page.opaque-tokens`); the server then refuses the first request of the resumed walk.
 */
export interface Checkpoint {
  /** The operation that was walked. */
  readonly operationId: string;
  /** Its arguments, as JSON: every request of a walk repeats them. */
  readonly query: string;
  /** The token of the page to ask for; `null` for the first page. */
  readonly token: string | null;
  /** How many items of that page were handled already. */
  readonly skip: number;
}

/** The arguments as JSON, the same whatever the order in which they were written. */
export function queryOf(args: object): string {
  return stringifyJson(Object.fromEntries(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * Where a walk begins: at its start, or at the checkpoint to go on from.
 *
 * @throws TypeError when the checkpoint is of another operation or of other arguments, or no checkpoint at all; also for
 *   `null`, the checkpoint of a last page, which must not start the whole walk again.
 */
export function resumed(start: Checkpoint, from: Checkpoint | null | undefined): Checkpoint {
  if (from === undefined) return start;
  const refuse = (message: string) => new TypeError(`walk of ${start.operationId}: ${message}`);
  if (from === null) throw refuse("`from` is null, the end of a walk");
  const { operationId, query, token, skip } = from;
  if ((token !== null && typeof token !== "string") || !Number.isSafeInteger(skip) || skip < 0) {
    throw refuse("`from` is no checkpoint");
  }
  if (operationId !== start.operationId || query !== start.query) {
    throw refuse(`the checkpoint is of another walk, of ${operationId} with the arguments ${query}`);
  }
  return { ...start, token, skip };
}
