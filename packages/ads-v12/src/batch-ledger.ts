import type { BatchCheckpoint } from "./batch-checkpoint.ts";
import { type BatchReport, type BatchStop, type ChunkReport, type ItemOutcome, summarize } from "./batch-report.ts";
import type { CampaignBatchItem } from "./generated/types.ts";
import type { ChunkJudgement } from "./judge-chunk.ts";

/** What an earlier run has left. */
export interface BatchStart {
  /** The index of the operation to go on with. */
  readonly index: number;
  /** Whether it has dealt with an operation. */
  skips(index: number): boolean;
}

/** Keeps the outcome of every operation of one run, and tells the report at any time. */
export class BatchLedger {
  readonly #account_id: string;
  readonly #start: BatchStart;
  readonly #items: ItemOutcome[] = [];
  readonly #chunks: ChunkReport[] = [];
  readonly #counts = { applied: 0, rejected: 0, unknown: 0, "not-sent": 0, skipped: 0 };

  constructor(account_id: string, start: BatchStart) {
    this.#account_id = account_id;
    this.#start = start;
  }

  /** How many operations have an outcome. */
  get length(): number {
    return this.#items.length;
  }

  addChunk({ chunk, items }: ChunkJudgement): void {
    this.#chunks.push(chunk);
    for (const item of items) this.#add(item);
  }

  /** Adds operations that this run does not send. */
  addUnsent(operations: readonly CampaignBatchItem[]): void {
    for (const operation of operations)
      this.#add({ index: this.length, operation, outcome: this.#unsent(this.length) });
  }

  /** @param ended - whether there are no more operations to come */
  report(ended: boolean, stopped: BatchStop | undefined): BatchReport {
    const done = this.#counts.applied + this.#counts.skipped === this.length;
    const complete = ended && done;
    const report = {
      items: this.#items,
      chunks: this.#chunks,
      counts: { ...this.#counts },
      complete,
      ...(stopped && !complete && { stopped }),
      checkpoint: complete ? null : this.checkpoint(),
    };
    return { ...report, summary: summarize(report) };
  }

  #add(item: ItemOutcome): void {
    this.#items.push(item);
    this.#counts[item.outcome] += 1;
  }

  #unsent(index: number): "skipped" | "not-sent" {
    return this.#start.skips(index) ? "skipped" : "not-sent";
  }

  /** @param sending - how many operations are about to be sent, so that nobody knows whether they will have taken effect */
  checkpoint(sending = 0): BatchCheckpoint {
    const end = this.length + sending;
    // A resumed run that ends early leaves what it did not read as the run before has left it.
    const count = Math.max(end, this.#start.index);
    const undone: [from: number, to: number][] = [];
    let index = 0;
    for (let n = 0; n < count; n++) {
      const last = undone.at(-1);
      const outcome = this.#items[n]?.outcome ?? (n < end ? "unknown" : this.#unsent(n));
      if (!isUndone(outcome)) index = n + 1;
      else if (last?.[1] === n) last[1] = n + 1;
      else undone.push([n, n + 1]);
    }
    return {
      operationId: "batchCampaigns",
      account_id: this.#account_id,
      index,
      undone: undone.filter(([from]) => from < index),
      // Chunk by chunk, even side by side: each may have met another fate.
      unknown: [
        ...this.#chunks.filter(({ outcome }) => outcome === "unknown").map(({ from, to }) => [from, to] as const),
        ...(sending > 0 ? [[this.length, end] as const] : []),
      ],
    };
  }
}

function isUndone(outcome: ItemOutcome["outcome"]): boolean {
  return outcome === "rejected" || outcome === "not-sent";
}
