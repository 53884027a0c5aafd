/** What is sent back. */
export interface Answer {
  /** 200 unless given. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `application/json` unless given. */
  readonly mediaType?: string;
  /** Null for none, and then no media type either. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** Makes a response of an answer. */
export function toResponse({ status = 200, headers = {}, mediaType = "application/json", body }: Answer): Response {
  return new Response(body, { status, headers: { ...(body !== null && { "Content-Type": mediaType }), ...headers } });
}
