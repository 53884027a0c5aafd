import { ApiError } from "./api-error.ts";

/**
 * Reads a body to its end.
 *
 * @param signal - the caller's; the reason of its abort is thrown as it is
 * @throws ApiError when the connection breaks before the body is complete. It carries the status; of the body nothing.
 */
export async function readText(response: Response, signal?: AbortSignal | null): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    // Someone else's signal, such as one that a `fetch` given to the client has added.
    if (cause instanceof DOMException && /^(Abort|Timeout)Error$/.test(cause.name)) throw cause;
    const message = `The server answered ${response.status}, but the connection broke before the body was complete`;
    throw new ApiError(message, response, undefined, { cause });
  }
}
