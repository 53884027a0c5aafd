import { expect, test } from "vitest";
import { interleave } from "./interleave.ts";

test("contenders take turns, each round the other way round", async () => {
  const turns: string[] = [];
  const measure = (name: string) => async () => turns.push(name);
  const samples = await interleave({ a: measure("a"), b: measure("b"), c: measure("c") }, 3);
  expect(turns.join("")).toBe("abccbaabc");
  expect(samples).toEqual({ a: [1, 6, 7], b: [2, 5, 8], c: [3, 4, 9] });
});
