import { ApiError } from "./api-error.ts";
import { isRecord } from "./is-record.ts";

/** What every call resolves to: `data` after a success, `error` after a failure, and the raw `response` always. */
export type Result<Data, Failure> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: Failure; response: Response };

/**
 * Returns the data of a result, or of a promise of one.
 *
 * @throws ApiError when the server answered with a failure.
 * @example const { data: campaign } = await unwrap(ads.getCampaign({ account_id, campaign_id }));
 */
export async function unwrap<Data>(pending: Result<Data, unknown> | PromiseLike<Result<Data, unknown>>): Promise<Data> {
  const { data, error, response } = await pending;
  if (response.ok) return data as Data;
  throw new ApiError(failureMessage(response, error), response, error);
}

/** One line on a failure: what the server says of it, or its status. */
export function failureMessage(response: Response, body: unknown): string {
  const summary = isRecord(body) ? (body["detail"] ?? body["title"] ?? body["message"]) : undefined;
  const status = `${response.status} ${response.statusText}`.trim();
  return typeof summary === "string" ? `${status}: ${summary}` : `The server answered ${status}`;
}
