import { expect, test } from "vitest";
import type { Contender, Measurement } from "./measurement.ts";
import { judgeGoal, median, ratioToLimit } from "./statistics.ts";

const contender = (name: string, ...samples: number[]): Contender => ({ name, version: "1", samples });
const limit = contender("fetch", 100, 200, 400);
const own = contender("social-api", 300, 250, 800);
const measurement: Measurement = { work: "a call", unit: "ms", limit: "fetch", contenders: [limit, own], goals: [] };

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[100, 9], 54.5],
  [[7], 7],
  [[], Number.NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("a ratio is that within each round: their median, and how far they spread", () => {
  expect(ratioToLimit(measurement, own)).toEqual({ median: 2, least: 1.25, most: 3 });
  expect(ratioToLimit(measurement, limit)).toEqual({ median: 1, least: 1, most: 1 });
});

test("without the limit there is no ratio", () => {
  expect(ratioToLimit({ ...measurement, limit: "gone" }, own)).toBeUndefined();
});

test.each([
  [{ against: "fetch", atMost: 2 }, 2, true],
  [{ against: "fetch", atMost: 1.99 }, 2, false],
  [{ against: "fetch", atLeast: 2 }, 2, true],
  [{ atLeast: 301 }, 300, false],
  [{ atMost: 300, atLeast: 300 }, 300, true],
])("the goal %j is reached at %d: %s", (bounds, reached, met) => {
  const goal = { text: "a goal", contender: "social-api", ...bounds };
  expect(judgeGoal(measurement, goal)).toEqual({ goal, reached, met });
});

test("a goal about one that was not measured is an error of the row", () => {
  const goal = { text: "ahead", contender: "social-api", against: "nobody", atMost: 1 };
  expect(() => judgeGoal(measurement, goal)).toThrow('the goal "ahead" is about nobody, which was not measured');
});
