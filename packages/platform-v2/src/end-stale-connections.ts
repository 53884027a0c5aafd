import { isApiError, unwrap } from "@social-api/core";
import type { PlatformClient } from "./client.ts";
import type { ParsedProblem } from "./problems.ts";

/**
 * Which connections to end when the app has too many: `all` of them, also those of its other processes; those of one
 * streaming endpoint; or what a function ends, such as those that `listConnections` shows and that you know to be stale.
 */
export type StaleConnections =
  | "all"
  | { readonly endpoint_id: string }
  | ((platform: PlatformClient, signal: AbortSignal) => Promise<unknown>);

/** Whether a connection was refused or ended because the app has too many (rule `stream.stale-connections`). */
export function isTooManyConnections(problem: ParsedProblem | undefined): boolean {
  return connectionIssue(problem) === "TooManyConnections";
}

/** The issue of a `streaming-connection` problem, malformed or not. */
export function connectionIssue(problem: ParsedProblem | undefined): unknown {
  if (problem === undefined) return undefined;
  const kind = problem.kind === "malformed" ? problem.claims : problem.kind;
  return kind === "streaming-connection"
    ? (problem.body as { connection_issue?: unknown }).connection_issue
    : undefined;
}

/** Ends connections. Throws an `ApiError` when the service refuses. The body of a success is not shown: any will do. */
export async function endStaleConnections(
  platform: PlatformClient,
  which: StaleConnections,
  signal: AbortSignal,
): Promise<void> {
  if (typeof which === "function") {
    await which(platform, signal);
    return;
  }
  const ended =
    which === "all"
      ? platform.deleteAllConnections({}, { signal })
      : platform.deleteConnectionsByEndpoint({ endpoint_id: which.endpoint_id }, { signal });
  await unwrap<unknown>(ended).catch((error: unknown) => {
    if (!isApiError(error) || Math.trunc(error.status / 100) !== 2) throw error;
  });
}
