/** What an attempt is aborted with when its time has run out. The query is left out: it may hold what is private. */
export function timeoutError({ method, url }: Request, timeoutMs: number): DOMException {
  const doubt = method === "GET" || method === "HEAD" ? "" : "; it may have been carried out all the same";
  return new DOMException(
    `${method} ${new URL(url).pathname}: no answer within ${timeoutMs} ms${doubt}`,
    "TimeoutError",
  );
}
