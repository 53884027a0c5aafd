import { ApiError } from "./api-error.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { CallOptions } from "./operation-types.ts";
import type { PagingProtocol } from "./paging-protocol.ts";
import { failureMessage, type Result } from "./result.ts";
import { isRuleViolationError } from "./rule-violation-error.ts";
import { WalkError, type WalkErrorReason } from "./walk-error.ts";
import type { ListMethod, WalkOptions } from "./walk-options.ts";

/** A request for a page that is under way. */
export interface PendingPage<Body> {
  /** Rejects with a `WalkError`, or with the `RuleViolationError` of a request that was not sent. */
  answer: Promise<{ body: Body; response: Response }>;
  abort(): void;
}

type Call = (args: unknown, options: CallOptions) => Promise<Result<unknown, unknown>>;

/**
 * Asks for a page. A signal of its own for each: what listens to it goes with the request, however long the walk.
 *
 * @param at - where to go on when the request fails
 */
export function askForPage<Body>(
  method: ListMethod,
  args: object,
  protocol: PagingProtocol,
  { request, signal }: Pick<WalkOptions, "request" | "signal">,
  at: Checkpoint,
): PendingPage<Body> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const fail = (reason: WalkErrorReason, message: string, cause: unknown): never => {
    throw new WalkError(reason, `walk of ${method.operationId}: ${message}`, at, { cause });
  };
  const ask = async () => {
    if (signal?.aborted) fail("cancelled", "cancelled", signal.reason);
    const call = method as unknown as Call;
    const result = await call(args, { ...request, signal: controller.signal }).catch((error: unknown) => {
      if (signal?.aborted) return fail("cancelled", "cancelled", signal.reason);
      if (isRuleViolationError(error)) throw error;
      return fail("failure", error instanceof Error ? error.message : String(error), error);
    });
    return readPage<Body>(result, protocol, (message, cause) => fail("failure", message, cause));
  };
  return { answer: ask().finally(() => signal?.removeEventListener("abort", abort)), abort };
}

/** The page of an answer. What is no page must not look like the end of a list. */
function readPage<Body>(
  { data, error, response }: Result<unknown, unknown>,
  protocol: PagingProtocol,
  fail: (message: string, cause: ApiError) => never,
): { body: Body; response: Response } {
  if (!response.ok) {
    const message = failureMessage(response, error);
    fail(message, new ApiError(message, response, error));
  }
  if (typeof data !== "object" || data === null || !protocol.isPage(data)) {
    const message = `the server answered ${response.status} with a body that is no page of a list`;
    fail(message, new ApiError(message, response, data));
  }
  return { body: data as Body, response };
}
