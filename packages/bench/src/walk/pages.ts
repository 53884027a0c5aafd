import { campaignPage } from "../campaigns.ts";

/** The cursor of a page; the first has none. */
export function cursorOf(page: number): string {
  return `c${page.toString(36).padStart(6, "0")}`;
}

/**
 * One page of a list, the same bytes whoever asks: it ends as each of the contenders understands it.
 *
 * @param page - from 0
 * @param pages - how many there are
 */
export function listPage(page: number, pages: number, items: number): string {
  const next = page + 1 < pages ? cursorOf(page + 1) : null;
  const whole = campaignPage(items, { from: page * items, nextCursor: next });
  const meta = next === null ? {} : { next_token: next };
  return `${whole.slice(0, -1)},"object":"list","has_more":${next !== null},"meta":${JSON.stringify(meta)}}`;
}
