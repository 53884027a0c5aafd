import type { HeadersOptions, Middleware } from "openapi-fetch";

/** Options of a single call: everything that `fetch` takes but what the operation itself decides. */
export interface CallOptions extends Omit<RequestInit, "body" | "headers" | "method" | "signal"> {
  /** Headers of this call alone; they override those of the client. `null` removes one. */
  headers?: HeadersOptions | undefined;
  /** Ends the call, whatever it waits for. */
  signal?: AbortSignal | null | undefined;
  /** A `fetch` for this call alone. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Middleware of this call alone, behind that of the client: the last to see the request, the first to see the answer. */
  middleware?: readonly Middleware[] | undefined;
}
