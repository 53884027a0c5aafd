/**
 * Keeps `kept` in memory for as long as a body is being read. Node links the signal of a `Request` to its caller's
 * through weak references: once the request is collected, aborting no longer ends a body that is still arriving.
 */
export function keepAliveWith(body: ReadableStream | null, kept: unknown): void {
  if (body !== null) Object.defineProperty(body, Symbol("kept"), { value: kept });
}
