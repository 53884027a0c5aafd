/** Indexes of operations: the first, and the one after the last. */
export type BatchRange = readonly [from: number, to: number];

/**
 * Where a later run of {@link batchCampaigns} goes on with the same operations. Plain JSON: store it, and pass it as
 * `resume`. It holds no credentials.
 */
export interface BatchCheckpoint {
  readonly operationId: "batchCampaigns";
  readonly account_id: string;
  /** The index of the operation to go on with. Those before it are skipped, but for the ranges below. */
  readonly index: number;
  /** Ranges before `index` that took no effect: they are sent again. */
  readonly undone: readonly BatchRange[];
  /** The chunks before `index` of which nobody knows whether they took effect: `unknown` decides what is done. */
  readonly unknown: readonly BatchRange[];
}

/** What is done about operations of unknown outcome: one decision for all, or one for each range of them. */
export type UnknownDecision = "send" | "skip" | ((range: BatchRange) => "send" | "skip");

/**
 * Tells which operations an earlier run has dealt with, by their index: those before the checkpoint, but for what is to
 * be sent again.
 *
 * @throws TypeError for a checkpoint of another account, for none at all, and for one with ranges of unknown outcome
 *   unless the decision about each is `send` or `skip`.
 */
export function dealtWithBefore(
  checkpoint: BatchCheckpoint | null,
  account_id: string,
  unknown: UnknownDecision | undefined,
): (index: number) => boolean {
  const refuse = (message: string) => new TypeError(`batchCampaigns: ${message}`);
  // Not as if there were none: everything would be sent a second time.
  if (checkpoint === null) throw refuse("`resume` is null, of a complete batch");
  const { operationId, index, undone, unknown: open } = checkpoint;
  const isRange = ([from, to]: BatchRange) => isIndex(from) && isIndex(to) && from < to && to <= index;
  const isRanges = (ranges: unknown) => Array.isArray(ranges) && ranges.every(isRange);
  if (operationId !== "batchCampaigns" || !isIndex(index) || !isRanges(undone) || !isRanges(open)) {
    throw refuse("`resume` is no checkpoint");
  }
  if (checkpoint.account_id !== account_id) throw refuse(`the checkpoint is for the account ${checkpoint.account_id}`);
  const sent = open.filter((range) => {
    const decision = typeof unknown === "function" ? unknown(range) : unknown;
    if (decision === "send" || decision === "skip") return decision === "send";
    const places = open.map(([from, to]) => `${from} to ${to - 1}`).join(", ");
    throw refuse(
      `the operations ${places} may have taken effect. Look with listCampaigns, then pass \`unknown\`: "send" to send them again, or "skip" to take them as done`,
    );
  });
  const repeated = [...undone, ...sent];
  return (operation) => operation < index && !repeated.some(([from, to]) => from <= operation && operation < to);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
