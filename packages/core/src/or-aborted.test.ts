import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { orAborted } from "./or-aborted.ts";

test("is the promise itself without a signal", () => {
  const pending = Promise.resolve(1);
  expect(orAborted(pending, undefined)).toBe(pending);
  expect(orAborted(pending, null)).toBe(pending);
});

test("comes to what the promise comes to, and leaves the signal as it was", async () => {
  const { signal } = new AbortController();
  await expect(orAborted(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(orAborted(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
  await new Promise((resolve) => setTimeout(resolve));
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("rejects with the reason of the signal, before or while it waits", async () => {
  const forever = new Promise(() => {});
  await expect(orAborted(forever, AbortSignal.abort("late"))).rejects.toBe("late");
  const controller = new AbortController();
  const pending = orAborted(forever, controller.signal);
  controller.abort("now");
  await expect(pending).rejects.toBe("now");
});

test("a promise that fails after the signal leaves nothing unhandled", async () => {
  const controller = new AbortController();
  let fail = (_error: Error): void => {};
  const pending = orAborted(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
    controller.signal,
  );
  controller.abort("first");
  await expect(pending).rejects.toBe("first");
  fail(new Error("second"));
  await new Promise((resolve) => setTimeout(resolve));
});
