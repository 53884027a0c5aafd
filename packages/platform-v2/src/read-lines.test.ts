import fc from "fast-check";
import { expect, test } from "vitest";
import { type Line, readLines } from "./read-lines.ts";

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function collect(lines: AsyncIterable<Line>): Promise<[string, boolean][]> {
  const all: [string, boolean][] = [];
  for await (const { bytes, cut } of lines) all.push([new TextDecoder().decode(bytes), cut]);
  return all;
}

/** Cuts bytes at the given places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
}

test("lines are the same however the bytes are cut, in the middle of a character, too", async () => {
  const line = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\n\ufeff]/g, ""));
  await fc.assert(
    fc.asyncProperty(fc.array(line), line, fc.array(fc.nat(400), { maxLength: 30 }), async (whole, rest, places) => {
      const bytes = new TextEncoder().encode([...whole, rest].join("\n"));
      expect(await collect(readLines(streamOf(cutAt(bytes, places)), 10_000))).toEqual([
        ...whole.map((text) => [text, false]),
        ...(rest === "" ? [] : [[rest, true]]),
      ]);
    }),
  );
});

test("nothing is read before it is asked for, and the stream is cancelled when left", async () => {
  let pulled = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => controller.enqueue(new TextEncoder().encode(`${pulled++}\n`)),
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  for await (const { bytes } of readLines(endless, 10)) {
    expect(new TextDecoder().decode(bytes)).toBe(`${pulled - 1}`);
    if (pulled === 3) break;
  }
  expect([pulled, cancelled]).toEqual([3, true]);
});
