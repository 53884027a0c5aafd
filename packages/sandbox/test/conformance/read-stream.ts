/** An open stream that is read in the background. */
export interface StreamReader {
  /** What came since it was asked the last time, oldest first: all that was sent before. */
  take(): Promise<unknown[]>;
}

/**
 * Reads a stream of JSON lines. What was sent comes before the signs of life that are sent later: after two of them,
 * or after the end, nothing is on its way any more.
 */
export function readStream(body: ReadableStream<Uint8Array>): StreamReader {
  const records: unknown[] = [];
  let beats = 0;
  let ended = false;
  let wake = () => {};
  const read = async () => {
    let rest = "";
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          if (line.trim() === "") beats += 1;
          else records.push(JSON.parse(line));
        }
        wake();
      }
    } catch {
      // The next case, or a fault, broke it off: what came so far is what there is.
    }
    ended = true;
    wake();
  };
  void read();
  return {
    async take() {
      for (const enough = beats + 2; beats < enough && !ended; ) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return records.splice(0);
    },
  };
}
