/** What limits how often something may be asked for. */
export interface RequestBudget {
  /**
   * Resolves when one more request may be sent; it is counted then.
   *
   * @throws the reason of `signal` when that is aborted first. Nothing is counted then.
   */
  acquire(signal?: AbortSignal): Promise<void>;
}

/**
 * Paces the requests that ask for a total (`with_total_count=true`), which the API allows 200 times per 15 minutes
 * (rule `list.total-count-rate`); all others pass at once. As the transport's `beforeAttempt` it counts retries, too,
 * and its waits are not part of the timeout.
 *
 * @param budget - {@link createTotalCountBudget}, or {@link sharedTotalCountBudget} for several processes
 * @example
 * const budget = createTotalCountBudget();
 * const fetch = createTransport({ beforeAttempt: paceTotalCount(budget) });
 * const ads = createAdsClient({ baseUrl, fetch });
 */
export function paceTotalCount(budget: RequestBudget): (request: Request) => Promise<void> {
  return async ({ url, signal }) => {
    if (new URL(url).searchParams.get("with_total_count") === "true") await budget.acquire(signal);
  };
}
