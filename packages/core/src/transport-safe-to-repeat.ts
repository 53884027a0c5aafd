/**
 * Tells whether a request may be sent again when it is not known whether the first one was carried out: GET, HEAD and
 * PUT. A POST would create twice. A DELETE is left out since the ads API answers a second one with 404, so that a
 * deletion whose answer was lost would read as a failure.
 *
 * @example
 * createTransport({ isSafeToRepeat: (request) => request.method === "DELETE" || isSafeToRepeat(request) });
 */
export function isSafeToRepeat({ method }: Request): boolean {
  return method === "GET" || method === "HEAD" || method === "PUT";
}
