/**
 * Keeps `kept` in memory for as long as a body is being read. Node links the signal of a `Request` to its caller's
 * through weak references: once the request is collected, aborting no longer ends a body that is still arriving. Not every
 * `Response` has a body to read: polyfills and stubs of tests leave it out.
 */
export function keepAliveWith(body: ReadableStream | null | undefined, kept: unknown): void {
  if (body) Object.defineProperty(body, Symbol(), { value: kept });
}
