import { StreamError } from "./stream-error.ts";

/** One line of a stream, without its line feed. */
export interface Line {
  readonly bytes: Uint8Array;
  /** The stream ended or broke before the line feed. */
  readonly cut: boolean;
}

const LINE_FEED = 0x0a;

/**
 * Splits a byte stream into lines. Reads on only when the next line is asked for, so a slow consumer slows the sender
 * down instead of filling the memory. Splits bytes, not text: a line feed is never part of another UTF-8 character.
 *
 * @param maxBytes - the most bytes of a line
 * @param watch - may end the wait for a read
 * @throws StreamError for a longer line, and what reading throws, after the cut line.
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  watch: <T>(pending: Promise<T>) => Promise<T> = (pending) => pending,
): AsyncGenerator<Line, void, unknown> {
  const reader = body.getReader();
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length > maxBytes) {
      throw new StreamError("record-too-long", `a record is longer than ${maxBytes} bytes: raise maxRecordBytes`);
    }
    if (part.length > 0) parts.push(part);
  };
  const take = (cut: boolean): Line => {
    const line = { bytes: join(parts, length), cut };
    parts = [];
    length = 0;
    return line;
  };
  try {
    let failure: { error: unknown } | undefined;
    while (failure === undefined) {
      const { done, value: chunk } = await watch(reader.read()).catch((error: unknown) => {
        failure = { error };
        return { done: true as const, value: undefined };
      });
      if (done) break;
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        keep(chunk.subarray(start, end));
        yield take(false);
        start = end + 1;
      }
      keep(chunk.subarray(start));
    }
    if (length > 0) yield take(true);
    if (failure) throw failure.error;
  } finally {
    reader.cancel().catch(() => {});
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
