import { afterEach, expect, test, vi } from "vitest";
import { pause } from "./index.ts";

afterEach(() => void vi.useRealTimers());

/** Whether a promise has settled by now. */
async function hasEnded(promise: Promise<void>) {
  let ended = false;
  promise.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

test("waits as long as told, and leaves nothing behind", async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const wait = pause(1000, signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(await hasEnded(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasEnded(wait)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("an abort ends it at once, before and while it waits", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const wait = pause(1000, controller.signal);
  controller.abort();
  expect(await hasEnded(wait)).toBe(true);
  expect(await hasEnded(pause(1000, AbortSignal.abort()))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a wait that no timer can hold is long, not none", async () => {
  vi.useFakeTimers();
  const wait = pause(1e15);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await hasEnded(wait)).toBe(false);
});
