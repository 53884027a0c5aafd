import { expect, test } from "vitest";
import { readCount } from "./perf.ts";

test("the count of perf stat is read, whatever stands around it", () => {
  const output = "# started on Mon Mar  2\n\nEvents disabled\n1234567890,,instructions:u,612341,100.00,,\n";
  expect(readCount(output)).toBe(1_234_567_890);
});

test.each([
  "<not supported>,,instructions:u,0,100.00,,",
  "<not counted>,,instructions:u,0,0.00,,",
  "",
  "sh: perf: not found",
])("%j counts nothing", (output) => {
  expect(readCount(output)).toBeUndefined();
});
