import { ApiError } from "./api-error.ts";
import { parseJson } from "./int64.ts";

const EXCERPT_LENGTH = 200;
const NO_CONTENT = [204, 205];
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Reads the text of a success.
 *
 * @throws ApiError when the text is not the JSON that the API promises, such as the HTML page of a proxy, or nothing.
 */
export function readSuccess(text: string, response: Response): unknown {
  if (NO_CONTENT.includes(response.status)) return undefined;
  if (text === "") throw new ApiError(`The server answered ${response.status}, but its body is empty`, response, text);
  try {
    return parseJson(text);
  } catch (cause) {
    const type = response.headers.get("content-type") ?? "no content type";
    throw new ApiError(
      `The server answered ${response.status}, but its body (${type}) is not JSON: it is cut off, or a proxy answered in its place`,
      response,
      text,
      { cause },
    );
  }
}

/**
 * Reads the text of a failure. A body that is empty or not JSON becomes a generic problem, so that `error` is never
 * empty after a failure.
 */
export function readFailure(text: string, response: Response): unknown {
  try {
    const body = parseJson(text);
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Not JSON: told below.
  }
  const detail = isRedirect(response)
    ? "A redirect, which was not followed: see the header Location, and whether baseUrl is right"
    : text.length > EXCERPT_LENGTH
      ? `${text.slice(0, EXCERPT_LENGTH)}…`
      : text;
  return {
    type: "about:blank",
    title: response.statusText || `HTTP ${response.status}`,
    status: response.status,
    ...(detail && { detail }),
  };
}

/** Browsers hide the status of a redirect that they do not follow. */
function isRedirect({ status, type }: Response): boolean {
  return REDIRECTS.includes(status) || type === "opaqueredirect";
}
