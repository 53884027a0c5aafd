import { ApiError, isApiError, isRecord, type Result, unwrap } from "@social-api/core";
import type { ChunkReport, ItemOutcome } from "./batch-report.ts";
import type { CampaignBatchItem } from "./generated/types.ts";

/** What a call for one chunk came to: its result, or what it threw. */
export type ChunkAnswer =
  | { readonly result: Result<unknown, unknown> }
  | {
      readonly thrown: unknown;
      /** Whether it came as far as `fetch`. */
      readonly sent: boolean;
    };

/** The outcome of a chunk and of each of its operations. */
export interface ChunkJudgement {
  readonly chunk: ChunkReport;
  readonly items: readonly ItemOutcome[];
}

/** What is said of a chunk, and of its items beside the outcome of all. */
interface Verdict extends Omit<ChunkReport, "from" | "to"> {
  readonly itemAt?: (offset: number) => object;
}

/**
 * Judges what became of a chunk. Rule `batch.atomic`: it took effect as a whole or not at all; `batch.order`: the n-th
 * answer belongs to the n-th item; `batch.errors`: a batch that failed says so in `errors` or `operation_errors`. An
 * answer that fits neither a success nor a refusal makes the outcome unknown: it is never guessed.
 *
 * @param from - the index of the first of the operations
 */
export async function judgeChunk(
  from: number,
  operations: readonly CampaignBatchItem[],
  answer: ChunkAnswer,
): Promise<ChunkJudgement> {
  const { itemAt, ...verdict } =
    "thrown" in answer ? withoutResult(answer) : await withResult(operations, answer.result);
  const { outcome } = verdict;
  return {
    chunk: { from, to: from + operations.length, ...verdict },
    items: operations.map((operation, n) => ({ index: from + n, operation, outcome, ...itemAt?.(n) })),
  };
}

function withoutResult({ thrown, sent }: Extract<ChunkAnswer, { thrown: unknown }>): Verdict {
  return {
    // Middleware may answer in place of `fetch`, after sending it by itself.
    outcome: sent || isApiError(thrown) ? "unknown" : "not-sent",
    errors: [],
    error: thrown,
    ...(isApiError(thrown) && { status: thrown.status }),
  };
}

async function withResult(
  operations: readonly CampaignBatchItem[],
  result: Result<unknown, unknown>,
): Promise<Verdict> {
  const { response } = result;
  const { ok, status } = response;
  const { data, errors, operation_errors } = Object(result.data ?? result.error) as Record<string, unknown>;
  const head = { status, response, errors: [errors ?? []].flat() };
  const failed = says(errors) || says(operation_errors);
  const isPlaced = (list: unknown): list is unknown[] => Array.isArray(list) && list.length === operations.length;

  // What answers a deletion is not shown.
  const isAnswered = (campaign: unknown, n: number) => isRecord(campaign) || operations[n]?.operation_type === "Delete";
  if (ok && !failed && isPlaced(data) && data.every(isAnswered)) {
    const stray = misplaced(operations, data);
    return stray < 0
      ? { ...head, outcome: "applied", itemAt: (n) => (isRecord(data[n]) ? { campaign: data[n] } : {}) }
      : { ...head, outcome: "applied", unclear: `which campaign belongs to which item: item ${stray} got another one` };
  }
  const error = ok
    ? new ApiError(`The server answered ${status}, but not as to a batch`, response, result.data)
    : await unwrap(result).catch((thrown: unknown) => thrown);
  // Which status a refusal has is not shown: errors without data are one, too. But `errors` beside 5xx may be those of
  // a gateway that gave up waiting.
  if (ok ? failed && !says(data) : refuses(status) || says(operation_errors)) {
    const refused = { ...head, outcome: "rejected", error } as const;
    if (isPlaced(operation_errors)) return { ...refused, itemAt: (n) => ({ operationErrors: operation_errors[n] }) };
    return says(operation_errors) ? { ...refused, unclear: "which items the operation_errors belong to" } : refused;
  }
  const count = Array.isArray(data) ? data.filter(isRecord).length : "no";
  const oddity = failed ? "errors beside data" : `${count} data`;
  const unclear = `whether it took effect: the server answered ${status}${ok ? ` with ${oddity} for ${operations.length} items` : ""}`;
  return { ...head, outcome: "unknown", error, unclear };
}

/** A status that says that nothing was done. Not 408 and 5xx: a gateway may give up while the service is still at it. */
function refuses(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** Where an update or a deletion is answered with another campaign: then no place in the answer can be trusted. */
function misplaced(operations: readonly CampaignBatchItem[], data: readonly unknown[]): number {
  return operations.findIndex(({ operation_type, params }, n) => {
    const { id } = Object(data[n]) as { id?: unknown };
    return operation_type !== "Create" && typeof id === "string" && id !== Object(params).campaign_id;
  });
}

/** Whether a value tells anything; null and empty lists and objects, at any depth, tell nothing. */
function says(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(says);
  return value !== undefined && value !== null;
}
