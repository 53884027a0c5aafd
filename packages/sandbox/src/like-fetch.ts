import { ConnectionDropped } from "./faults/faults.ts";

/**
 * An answer as the global `fetch` gives it: whoever aborts has not to wait for it, and a connection that is dropped is a
 * `TypeError`.
 *
 * @throws TypeError when the connection is dropped, and the reason of the signal when that is aborted
 */
export async function likeFetch(signal: AbortSignal, answer: Response | Promise<Response>): Promise<Response> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([aborted, answer]);
  } catch (error) {
    throw error instanceof ConnectionDropped ? new TypeError(error.message || "fetch failed", { cause: error }) : error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
