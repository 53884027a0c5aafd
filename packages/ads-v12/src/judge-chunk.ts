import { ApiError, isApiError, isRuleViolationError, type Result, unwrap } from "@social-api/core";
import type { ChunkReport, ItemOutcome } from "./batch-report.ts";
import type { Campaign, CampaignBatchItem } from "./generated/types.ts";

/** What a call for one chunk came to: its result, or what it threw. */
export type ChunkAnswer =
  | { readonly result: Result<unknown, unknown> }
  | {
      readonly thrown: unknown;
      /** It is known that nothing was sent. */
      readonly sent?: false;
    };

/** The outcome of a chunk and of each of its operations. */
export interface ChunkJudgement {
  readonly chunk: ChunkReport;
  readonly items: readonly ItemOutcome[];
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
  const span = { from, to: from + operations.length };
  const place = (offset: number, operation: CampaignBatchItem) => ({ index: from + offset, operation });
  if ("thrown" in answer) {
    const outcome = answer.sent === false || isRuleViolationError(answer.thrown) ? "not-sent" : "unknown";
    const status = isApiError(answer.thrown) ? { status: answer.thrown.status } : {};
    return {
      chunk: { ...span, outcome, ...status, errors: [], error: answer.thrown },
      items: operations.map((operation, offset) => ({ ...place(offset, operation), outcome })),
    };
  }
  const { response } = answer.result;
  const { data, errors, operation_errors } = asRecord(answer.result.data ?? answer.result.error);
  const head = { ...span, status: response.status, response, errors: asList(errors) };
  const failed = says(errors) || says(operation_errors);
  const empty = !says(data);

  if (response.ok && !failed && Array.isArray(data) && data.length === operations.length) {
    const unclear = misplaced(operations, data);
    return {
      chunk: { ...head, outcome: "applied", ...(unclear !== undefined && { unclear }) },
      items: operations.map((operation, offset) => ({
        ...place(offset, operation),
        outcome: "applied",
        ...(unclear === undefined && isRecord(data[offset]) && { campaign: data[offset] as unknown as Campaign }),
      })),
    };
  }
  // Which status a refusal has is not shown: errors without data are one, too. But `errors` beside 5xx may be those of
  // a gateway that gave up waiting.
  const refused = response.ok ? failed && empty : refuses(response.status) || says(operation_errors);
  if (refused) {
    const matched = Array.isArray(operation_errors) && operation_errors.length === operations.length;
    const unclear =
      matched || !says(operation_errors)
        ? {}
        : { unclear: `which of its ${operations.length} items the operation_errors belong to` };
    return {
      chunk: { ...head, outcome: "rejected", error: await failureOf(answer.result), ...unclear },
      items: operations.map((operation, offset) => ({
        ...place(offset, operation),
        outcome: "rejected",
        ...(matched && { operationErrors: operation_errors[offset] }),
      })),
    };
  }
  const unclear = response.ok
    ? `whether it took effect: it was answered ${response.status} with ${failed ? "errors beside data" : `${Array.isArray(data) ? data.length : "no"} data for ${operations.length} items`}`
    : `whether it took effect before the server answered ${response.status}`;
  return {
    chunk: { ...head, outcome: "unknown", error: await failureOf(answer.result), unclear },
    items: operations.map((operation, offset) => ({ ...place(offset, operation), outcome: "unknown" })),
  };
}

/** A status that says that nothing was done. Not 408 and 5xx: a gateway may give up while the service is still at it. */
function refuses(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** Tells when an update or a deletion is answered with another campaign: then no place in the answer can be trusted. */
function misplaced(operations: readonly CampaignBatchItem[], data: readonly unknown[]): string | undefined {
  const offset = operations.findIndex(({ operation_type, params }, n) => {
    const answered = asRecord(data[n])["id"];
    return operation_type !== "Create" && typeof answered === "string" && answered !== asRecord(params)["campaign_id"];
  });
  return offset < 0 ? undefined : `which campaign belongs to which item: item ${offset} of the chunk got another one`;
}

/** Whether a value tells anything; null and empty lists and objects, at any depth, tell nothing. */
function says(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(says);
  return value !== undefined && value !== null;
}

async function failureOf(result: Result<unknown, unknown>): Promise<unknown> {
  return unwrap(result).then(
    (body) =>
      new ApiError(`The server answered ${result.response.status}, but not as to a batch`, result.response, body),
    (error: unknown) => error,
  );
}

function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
