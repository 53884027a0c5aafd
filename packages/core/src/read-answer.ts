import type { ParseAs } from "openapi-fetch";
import { ApiError } from "./api-error.ts";
import { parseJson } from "./parse-json.ts";
import type { CallParts } from "./pending-call.ts";
import type { Result } from "./result.ts";

const EXCERPT_LENGTH = 200;
/** Browsers hide the status of a redirect that they do not follow. */
const REDIRECT = /30[12378]|opaqueredirect/;

/**
 * Reads an answer: its data after a success, its error after a failure. JSON is read exactly, a stream not at all.
 *
 * @param call - what was sent: its method, and the caller's signal. The reason of its abort is thrown as it is
 * @throws ApiError when a success is not the JSON that the API promises, such as the HTML page of a proxy or nothing at
 *   all, or when the connection breaks before the body is complete.
 */
export async function readAnswer(
  response: Response,
  { endpoint, init: { method, signal } }: CallParts,
  parseAs: ParseAs,
): Promise<Result<unknown, unknown>> {
  if (!response.ok) return { error: readFailure(await readText(response, signal), response), response };
  if ([204, 205].includes(response.status) || method === "HEAD") return { data: undefined, response };
  if (parseAs === "json") {
    const text = await readText(response, signal);
    return { data: text || !endpoint.mayBeEmpty ? readSuccess(text, response) : undefined, response };
  }
  return { data: parseAs === "stream" ? response.body : await response[parseAs](), response };
}

/** The text that is JSON by the API's promise. */
function readSuccess(text: string, response: Response): unknown {
  if (text === "") throw new ApiError(`The server answered ${response.status}, but its body is empty`, response, text);
  try {
    return parseJson(text);
  } catch (cause) {
    const type = response.headers.get("content-type") ?? "no content type";
    throw new ApiError(
      `The server answered ${response.status}, but its body (${type}) is not JSON: cut off, or of a proxy`,
      response,
      text,
      { cause },
    );
  }
}

/** A body that is empty or not JSON becomes a generic problem, so that `error` is never empty after a failure. */
function readFailure(text: string, response: Response): unknown {
  try {
    const body = parseJson(text);
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Not JSON: told below.
  }
  const detail = REDIRECT.test(`${response.status} ${response.type}`)
    ? "A redirect, not followed: compare the header Location with baseUrl"
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

/** A failure whose body breaks off has none: its status says enough. */
function readText(response: Response, signal: AbortSignal | null | undefined): Promise<string> {
  const { ok, bodyUsed, status } = response;
  return response.text().catch((cause: unknown) => {
    signal?.throwIfAborted();
    // Someone else's signal, such as one that a `fetch` given to the client has added.
    if (/^(Abort|Timeout)Error$/.test((cause as Error | undefined)?.name as string)) throw cause;
    if (!ok && !bodyUsed) return "";
    const message = `The server answered ${status}, but its body cannot be read`;
    throw new ApiError(message, response, undefined, { cause });
  });
}
