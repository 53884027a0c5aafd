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
  const entries = Object.entries(args).filter(([, value]) => value !== undefined);
  return stringifyJson(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * Makes sure that a checkpoint belongs to the walk that is to go on from it.
 *
 * @throws TypeError when it is of another operation or of other arguments, or no checkpoint at all; also for
 *   `null`, the checkpoint of a last page, which must not start the whole walk again.
 */
export function assertResumable(checkpoint: Checkpoint | null, operationId: string, query: string): void {
  if (checkpoint === null) {
    throw new TypeError(
      `walk of ${operationId}: \`from\` is null, which stands for the end of a walk: there is nothing to go on with`,
    );
  }
  const { token, skip } = checkpoint;
  if ((token !== null && typeof token !== "string") || !Number.isSafeInteger(skip) || skip < 0) {
    throw new TypeError(`walk of ${operationId}: \`from\` is no checkpoint of a walk`);
  }
  if (checkpoint.operationId !== operationId) {
    throw new TypeError(`walk of ${operationId}: the checkpoint is of a walk of ${checkpoint.operationId}`);
  }
  if (checkpoint.query !== query) {
    throw new TypeError(
      `walk of ${operationId}: the checkpoint is of a walk with other arguments, ${checkpoint.query}; a walk repeats its query`,
    );
  }
}
