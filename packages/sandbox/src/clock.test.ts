import { expect, test } from "vitest";
import { AdjustableClock, LAST_MOMENT, systemClock, toMilliseconds, toSeconds } from "./clock.ts";

function start(time = 1_000) {
  const source = { time, now: () => source.time };
  return { source, clock: new AdjustableClock(source) };
}

test("runs with its source", () => {
  const { source, clock } = start();
  expect(clock.now()).toBe(1_000);
  source.time = 1_500;
  expect(clock.now()).toBe(1_500);
  expect(clock.frozen).toBe(false);
});

test("is set and runs on from there, or stands still", () => {
  const { source, clock } = start();
  clock.set(50_000, false);
  source.time += 250;
  expect(clock.now()).toBe(50_250);
  clock.set(7, true);
  source.time += 250;
  expect([clock.now(), clock.frozen]).toEqual([7, true]);
  clock.set(clock.now(), false);
  source.time += 250;
  expect([clock.now(), clock.frozen]).toEqual([257, false]);
});

test("is put forward and back, whether it runs or not", () => {
  const { source, clock } = start();
  clock.advance(10_000);
  expect(clock.now()).toBe(11_000);
  source.time += 1;
  clock.advance(-1_000);
  expect([clock.now(), clock.frozen]).toEqual([10_001, false]);
  clock.set(500, true);
  clock.advance(25);
  source.time += 1;
  expect([clock.now(), clock.frozen]).toEqual([525, true]);
});

test("stops at the last moment that can be written", () => {
  const { source, clock } = start();
  clock.set(LAST_MOMENT - 1, false);
  source.time += 60_000;
  expect(toMilliseconds(clock.now())).toBe("9999-12-31T23:59:59.999Z");
});

test("goes back to its source", () => {
  const { clock } = start();
  clock.set(7, true);
  clock.reset();
  expect([clock.now(), clock.frozen]).toEqual([1_000, false]);
});

test("is that of the machine unless given", () => {
  const before = Date.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test("writes times as the APIs do (rule `time.iso-utc`)", () => {
  const time = Date.UTC(2026, 2, 1, 9, 5, 7, 89);
  expect(toSeconds(time)).toBe("2026-03-01T09:05:07Z");
  expect(toMilliseconds(time)).toBe("2026-03-01T09:05:07.089Z");
});
