import type { CallOptions, CallsOf, Middleware } from "@social-api/core";
import { type BatchCheckpoint, dealtWithBefore, type UnknownDecision } from "./batch-checkpoint.ts";
import { BatchLedger } from "./batch-ledger.ts";
import type { BatchReport, BatchStop } from "./batch-report.ts";
import type { AdsClient } from "./client.ts";
import type { CampaignBatchItem } from "./generated/types.ts";
import { type ChunkAnswer, judgeChunk } from "./judge-chunk.ts";
import { OperationSource } from "./operation-source.ts";

/** The most operations of one request: rule `batch.size`. */
const MOST_ITEMS = 40;

/** How {@link batchCampaigns} works. */
export interface BatchOptions {
  /** What to do when a chunk is not applied: leave the rest (`stop`, unless told) or go on with the next (`continue`). */
  onFailure?: "stop" | "continue" | undefined;
  /**
   * Called before each chunk is sent, with a checkpoint in which the outcome of that chunk is unknown; awaited. Stored, it
   * tells also after a kill what may have taken effect. What it throws ends the batch.
   */
  beforeChunk?: ((checkpoint: BatchCheckpoint) => void | Promise<void>) | undefined;
  /**
   * Called after each chunk with the report so far; awaited. Its checkpoint does not know of the next chunk, which may be
   * sent before the process ends: see `beforeChunk`. What it throws ends the batch.
   */
  onProgress?: ((report: BatchReport) => void | Promise<void>) | undefined;
  /** Ends the batch. A chunk that was sent is aborted, and its outcome is unknown. */
  signal?: AbortSignal | undefined;
  /** Where an earlier run with the same operations left off: the checkpoint of its report. */
  resume?: BatchCheckpoint | undefined;
  /**
   * What `resume` does about operations of unknown outcome; needed only when there are some. Look first, with
   * `listCampaigns`: sent again, a creation that did take effect makes a second campaign.
   */
  unknown?: UnknownDecision | undefined;
  /** Operations per request, 1 to 40; 40 unless given. Fewer means that less fails together. */
  chunkSize?: number | undefined;
  /** Options of each request, such as `headers`. */
  request?: Omit<CallOptions, "signal"> | undefined;
}

/**
 * Creates, updates and deletes any number of campaigns: in chunks of at most 40 (rule `batch.size`), one after another
 * in the caller's order, each of which takes effect as a whole or not at all (rule `batch.atomic`). No chunk is ever
 * sent twice in one run.
 *
 * Resolves to a report whatever the server answers, since what took effect must be known: look at `complete`.
 *
 * @param ads - the client. One of your own hands on the options of each call: they tell whether it was sent
 * @param account_id - the account that owns the campaigns
 * @param operations - an array, or any iterable; that is read chunk by chunk, and left unread once the batch has ended
 * @throws TypeError for an empty `account_id`, and for a `resume` of another batch, with an open decision, or `null`,
 *   the checkpoint of a batch that is complete; RangeError for a `chunkSize` out of bounds; both before anything is sent.
 * @example
 * const report = await batchCampaigns(ads, account_id, operations);
 * if (!report.complete) console.error(report.summary);
 */
export async function batchCampaigns(
  ads: CallsOf<AdsClient, "batchCampaigns">,
  account_id: string,
  operations: Iterable<CampaignBatchItem> | AsyncIterable<CampaignBatchItem>,
  options: BatchOptions = {},
): Promise<BatchReport> {
  const { onFailure = "stop", beforeChunk, onProgress, signal, resume, chunkSize = MOST_ITEMS, request } = options;
  if (typeof account_id !== "string" || account_id === "") {
    throw new TypeError("batchCampaigns: account_id must be the identifier of an account");
  }
  if (!Number.isInteger(chunkSize) || chunkSize < 1 || chunkSize > MOST_ITEMS) {
    throw new RangeError(`batchCampaigns: chunkSize must be a whole number from 1 to ${MOST_ITEMS} (rule batch.size)`);
  }
  const index = resume?.index ?? 0;
  const skips = resume === undefined ? () => false : dealtWithBefore(resume, account_id, options.unknown);
  const all = Array.isArray(operations) ? ([...operations] as CampaignBatchItem[]) : undefined;
  if (all && all.length < index) throw tooFew(all.length, index);

  const ledger = new BatchLedger(account_id, { index, skips });
  let chunk: CampaignBatchItem[] = [];
  let stopped: BatchStop | undefined;
  const stop = (reason: BatchStop["reason"], error: unknown) => {
    stopped = signal?.aborted ? { reason: "cancelled", error: signal.reason } : { reason, error };
  };
  const send = async () => {
    if (chunk.length === 0) return;
    if (signal?.aborted) return stop("cancelled", signal.reason);
    await beforeChunk?.(ledger.checkpoint(chunk.length));
    if (signal?.aborted) return stop("cancelled", signal.reason);
    const body = chunk;
    chunk = [];
    const judgement = await judgeChunk(
      ledger.length,
      body,
      await ask(ads, { account_id, body }, { ...request, ...(signal && { signal }) }),
    );
    ledger.addChunk(judgement);
    const { outcome, error } = judgement.chunk;
    if (outcome !== "applied" && (onFailure === "stop" || signal?.aborted)) stop("failure", error);
    await onProgress?.(ledger.report(false, stopped));
  };

  const source = new OperationSource(all ?? operations, signal);
  try {
    while (stopped === undefined) {
      let next: IteratorResult<CampaignBatchItem>;
      try {
        const read = source.next();
        next = "then" in read ? await read : read;
      } catch (error) {
        stop("source", error);
        break;
      }
      if (next.done) {
        await send();
        if (ledger.length < index && !stopped) stop("source", tooFew(ledger.length, index));
        break;
      }
      if (skips(ledger.length + chunk.length)) {
        await send();
        // What could not be sent any more stands before it.
        ledger.addUnsent([...chunk.splice(0), next.value]);
      } else if (chunk.push(next.value) === chunkSize) {
        await send();
      }
    }
  } finally {
    source.close();
  }
  ledger.addUnsent(all?.slice(ledger.length) ?? chunk);
  return ledger.report(all !== undefined || stopped === undefined, stopped);
}

/** Sends a chunk, and notes whether the call came as far as `fetch`: behind its own middleware there is nothing else. */
async function ask(
  ads: CallsOf<AdsClient, "batchCampaigns">,
  args: Parameters<AdsClient["batchCampaigns"]>[0],
  { middleware = [], ...options }: CallOptions,
): Promise<ChunkAnswer> {
  let call: { readonly request: Request } | undefined;
  const last: Middleware = {
    onRequest(reached) {
      // A call that was given up goes no further, whatever `fetch` makes of its signal.
      options.signal?.throwIfAborted();
      call = reached;
    },
  };
  try {
    return { result: await ads.batchCampaigns(args, { ...options, middleware: [...middleware, last] }) };
  } catch (thrown) {
    // Where none can be made of the options, none was sent. Not made before, since that takes time.
    const request = await (async () => call?.request)().catch(() => undefined);
    return { thrown, sent: request !== undefined };
  }
}

function tooFew(count: number, index: number): TypeError {
  return new TypeError(
    `batchCampaigns: the checkpoint stands at ${index}, but there are only ${count} operations: resume with the same ones`,
  );
}
