import { MAX_TIMER_MS } from "./sleep.ts";

/**
 * Runs one attempt and aborts it through `controller` when it has not settled in time. The timer ends with the attempt,
 * so that what is read of its answer later is not cut off.
 */
export async function withTimeout<Outcome>(
  { method, url }: Request,
  controller: AbortController,
  timeoutMs: number,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const expire = () => controller.abort(timeoutError(method, new URL(url).pathname, timeoutMs));
  // Longer ones than a timer can hold would expire at once.
  const timer = timeoutMs <= MAX_TIMER_MS ? setTimeout(expire, timeoutMs) : undefined;
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

function timeoutError(method: string, path: string, timeoutMs: number): DOMException {
  const doubt = method === "GET" || method === "HEAD" ? "" : "; it may have been carried out all the same";
  return new DOMException(`${method} ${path}: no answer within ${timeoutMs} ms${doubt}`, "TimeoutError");
}
