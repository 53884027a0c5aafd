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
 * Tells which of the operations before the checkpoint are to be sent again, by their index.
 *
 * @throws TypeError for a checkpoint of another account, for none at all, and for one with ranges of unknown outcome
 *   when nobody has decided about them.
 */
export function operationsToRepeat(
  checkpoint: BatchCheckpoint | null,
  account_id: string,
  unknown: UnknownDecision | undefined,
): ReadonlySet<number> {
  // Not as if there were none: everything would be sent a second time.
  if (checkpoint === null) {
    throw new TypeError("batchCampaigns: `resume` is null, as of a complete batch: there is nothing to go on with");
  }
  const { index } = checkpoint;
  const ranges = [checkpoint.undone, checkpoint.unknown].map((list) => (Array.isArray(list) ? list : [[]]));
  const valid = ranges.flat().every(([from, to]) => isIndex(from) && isIndex(to) && from < to && to <= index);
  if (checkpoint.operationId !== "batchCampaigns" || !isIndex(index) || !valid) {
    throw new TypeError("batchCampaigns: `resume` is no checkpoint of a batch");
  }
  if (checkpoint.account_id !== account_id) {
    throw new TypeError(`batchCampaigns: the checkpoint is of a batch for the account ${checkpoint.account_id}`);
  }
  if (checkpoint.unknown.length > 0 && unknown === undefined) {
    const places = checkpoint.unknown.map(([from, to]) => `${from} to ${to - 1}`).join(", ");
    throw new TypeError(
      `batchCampaigns: the operations ${places} may have taken effect or not. Look with listCampaigns, then pass \`unknown: "send"\` to send them again or "skip" to leave them`,
    );
  }
  const sent = checkpoint.unknown.filter(
    (range) => (typeof unknown === "function" ? unknown(range) : unknown) === "send",
  );
  const repeated = [...checkpoint.undone, ...sent];
  return new Set(repeated.flatMap(([from, to]) => Array.from({ length: to - from }, (_, place) => from + place)));
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
