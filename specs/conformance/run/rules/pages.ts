import type { Step } from "../case.ts";
import { list, members, successes } from "./read.ts";

/** `list.cursor-null`: a page with fewer than count items has no cursor. */
export function cursorNull(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ step, body, at }) => {
    const count = Number(step.request.arguments["count"] ?? 200);
    return list(body["data"]).length < count && body["next_cursor"] !== null ? [`${at}/next_cursor`] : [];
  });
}

/** `page.meta`: result_count is the number of results on the page. */
export function resultCount(exchange: readonly Step[]): string[] {
  return successes(exchange).flatMap(({ body, at }) =>
    members(body["meta"])["result_count"] === list(body["data"]).length ? [] : [`${at}/meta/result_count`],
  );
}

/**
 * `page.newest-first`: no item is newer than the one before it, on its page or on the page that led to it.
 *
 * @param by - the member of an item that tells its time
 */
export function newestFirst(exchange: readonly Step[], by = "created_at"): string[] {
  const pages = successes(exchange).map(({ step, body, at }) => ({
    token: step.request.arguments["pagination_token"],
    times: list(body["data"]).map((item) => Date.parse(String(members(item)[by]))),
    meta: members(body["meta"]),
    at,
  }));
  return pages.flatMap(({ token, times, at }) => {
    const from = pages.find(({ meta }) => token !== undefined && Object.values(meta).includes(token));
    const back = from?.meta["previous_token"] === token;
    const [newest, oldest] = [back ? Infinity : from?.times.at(-1), back ? from?.times[0] : undefined];
    return times.flatMap((time, index) => {
      const before = index === 0 ? newest : times[index - 1];
      const misplaced = time > (before ?? Infinity) || time < (oldest ?? -Infinity) || Number.isNaN(time);
      return misplaced ? [`${at}/data/${index}`] : [];
    });
  });
}
