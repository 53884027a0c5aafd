import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlatformClient } from "./client.ts";
import { type StreamDisconnect, type StreamOptions, streamActivity } from "./stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream whose every connection gives one record and then nothing, by a `fetch` that does not know of signals. */
function deafStream(options: StreamOptions<unknown>) {
  const disconnects: StreamDisconnect["reason"][] = [];
  const platform = createPlatformClient({
    baseUrl: "https://api.example.com",
    fetch: async () => {
      const bytes = new TextEncoder().encode('{"n":1}\n');
      return new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes) }));
    },
  });
  const onDisconnect = ({ reason }: StreamDisconnect) => void disconnects.push(reason);
  return { disconnects, entries: streamActivity(platform, { onDisconnect, sleep: async () => {}, ...options }) };
}

describe("a read that does not end by itself", () => {
  test("ends with the signal that was aborted while a record was handled", async () => {
    const controller = new AbortController();
    const { entries, disconnects } = deafStream({ signal: controller.signal });
    await entries.next();
    controller.abort();
    expect(await entries.next()).toEqual({ done: true, value: undefined });
    expect(disconnects).toEqual([]);
  });

  test("ends with the signal that is aborted while it lasts", async () => {
    const controller = new AbortController();
    const { entries, disconnects } = deafStream({ signal: controller.signal });
    await entries.next();
    const waiting = entries.next();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(disconnects).toEqual([]);
  });

  test.each<[string, StreamOptions<unknown>, number]>([
    ["as told", { heartbeatTimeoutMs: 100 }, 100],
    ["30 seconds unless told", {}, 30_000],
  ])("is given up after its time, %s", async (_what, options, milliseconds) => {
    const { entries, disconnects } = deafStream(options);
    await entries.next();
    const next = entries.next();
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(disconnects).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toMatchObject({ value: { record: { n: 1 } } });
    expect(disconnects).toEqual(["stalled"]);
  });

  test.each([2 ** 31, Number.POSITIVE_INFINITY])(
    "is never given up for %d milliseconds, which no timer can hold",
    async (heartbeatTimeoutMs) => {
      const { entries, disconnects } = deafStream({ heartbeatTimeoutMs });
      await entries.next();
      const next = entries.next();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([disconnects, vi.getTimerCount()]).toEqual([[], 0]);
      await entries.return();
      expect(await next).toEqual({ done: true, value: undefined });
    },
  );
});
