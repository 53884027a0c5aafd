import type { BatchCheckpoint } from "./batch-checkpoint.ts";
import type { Campaign, CampaignBatchItem } from "./generated/types.ts";

interface Item {
  /** Its place in what the caller passed, from 0. */
  readonly index: number;
  readonly operation: CampaignBatchItem;
}

/** The item took effect. */
export interface AppliedItem extends Item {
  readonly outcome: "applied";
  /**
   * The campaign as the answer shows it at the item's place. Missing where the answer to a deletion shows none, or where
   * its places cannot be trusted (see {@link ChunkReport.unclear}).
   */
  readonly campaign?: Campaign;
}

/** The item took no effect, because its chunk was refused as a whole: for its own fault, or for that of another. */
export interface RejectedItem extends Item {
  readonly outcome: "rejected";
  /**
   * What stands at the item's place in `operation_errors`, as it came: its shape is not shown, nor what stands there
   * for an item with nothing wrong. Missing where the places cannot be told (see {@link ChunkReport.unclear}).
   */
  readonly operationErrors?: unknown;
}

/** The item has no outcome of its own: see {@link ItemOutcome}. */
export interface OtherItem extends Item {
  readonly outcome: "unknown" | "not-sent" | "skipped";
}

/**
 * What became of one operation: `applied`; `rejected`, its chunk was refused, and none of it took effect (rule
 * `batch.atomic`); `unknown`, it was sent, and no answer tells whether it took effect; `not-sent`; `skipped`, a
 * checkpoint says that an earlier run has dealt with it.
 */
export type ItemOutcome = AppliedItem | RejectedItem | OtherItem;

/** What became of one request: at most 40 operations that stand side by side. */
export interface ChunkReport {
  /** The index of its first operation. */
  readonly from: number;
  /** The index after its last one. */
  readonly to: number;
  /**
   * `applied`; `rejected`, refused with nothing applied; `unknown`, it may have been applied or not: the connection
   * broke, the call was aborted, a server failed while at it, or the answer contradicts itself; `not-sent`, it failed
   * before `fetch` was called: middleware such as preflight refused it, `headers` threw, or it holds what cannot be sent.
   */
  readonly outcome: "applied" | "rejected" | "unknown" | "not-sent";
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** The answer, with its headers; its body is read already. */
  readonly response?: Response;
  /** The errors of the request as a whole (rule `batch.errors`), as they came; their shape is not shown. */
  readonly errors: readonly unknown[];
  /** Unless applied, why: an `ApiError` with the whole body, a `RuleViolationError`, or whatever else was thrown. */
  readonly error?: unknown;
  /** What the answer leaves unclear, in words, such as `operation_errors` that match no items. */
  readonly unclear?: string;
}

/** Why a batch ended before its last operation. */
export interface BatchStop {
  /** A chunk was not applied; the signal was aborted; or the iterable of operations failed. */
  readonly reason: "failure" | "cancelled" | "source";
  /** What was thrown, where something was. */
  readonly error?: unknown;
}

/** What became of a batch. */
export interface BatchReport {
  /**
   * One outcome per operation, in the caller's order. While the batch runs it grows; operations of an iterable that was
   * left unread are not in it.
   */
  readonly items: readonly ItemOutcome[];
  /** One report per request, in the order of sending. */
  readonly chunks: readonly ChunkReport[];
  /** How many items have which outcome. */
  readonly counts: Readonly<Record<ItemOutcome["outcome"], number>>;
  /** True when every operation took effect, in this run or (`skipped`) in an earlier one. */
  readonly complete: boolean;
  /** Why nothing more was sent; missing while the batch runs and when it came to its end. */
  readonly stopped?: BatchStop;
  /** Pass it as `resume` to go on, after mending what was refused; plain JSON. `null` when complete. */
  readonly checkpoint: BatchCheckpoint | null;
  /** One line for people: what was done, and what was left undone. */
  readonly summary: string;
}

/** One line on a batch: what was done, and what was left undone. */
export function summarize({ items, counts, stopped, complete }: Omit<BatchReport, "summary">): string {
  const parts = (["skipped", "rejected", "unknown", "not-sent"] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${SAYS[outcome]}${places(items, outcome)}`);
  const end = complete || stopped?.reason !== "source" ? [] : ["the operations could not all be read"];
  return [`${counts.applied} of ${items.length} operations applied`, ...parts, ...end].join("; ");
}

const SAYS = {
  skipped: "skipped as dealt with before",
  rejected: "rejected with their chunk, so that none of it took effect",
  unknown: "of unknown outcome, which may have taken effect",
  "not-sent": "not sent",
};

function places(items: readonly ItemOutcome[], outcome: ItemOutcome["outcome"]): string {
  const ranges: [first: number, last: number][] = [];
  for (const item of items) {
    if (item.outcome !== outcome) continue;
    const range = ranges.at(-1);
    if (range?.[1] === item.index - 1) range[1] = item.index;
    else ranges.push([item.index, item.index]);
  }
  const shown = ranges.slice(0, 5).map(([first, last]) => `${first} to ${last}`);
  return ` (items ${shown.join(", ")}${ranges.length > 5 ? " and others" : ""})`;
}
