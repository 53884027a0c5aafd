/** What is sent back. */
export interface Answer {
  /** 200 unless given. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `application/json` unless given. */
  readonly mediaType?: string;
  /** Whether it follows from the request and what is stored alone, whatever the time: then it is true until that changes. */
  readonly lasts?: boolean;
  /** Null for none, and then no media type either. */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/** Whether a body comes bit by bit. Its class is not asked for: Node.js would load all of its web streams. */
export function isStream(body: Answer["body"]): body is ReadableStream<Uint8Array> {
  return typeof body === "object" && body !== null && !(body instanceof Uint8Array);
}

/** Makes a response of an answer. */
export function toResponse({ status = 200, headers = {}, mediaType = "application/json", body }: Answer): Response {
  return new Response(body, { status, headers: { ...(body !== null && { "Content-Type": mediaType }), ...headers } });
}
