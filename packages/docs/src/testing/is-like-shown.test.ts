import { expect, it } from "vitest";
import { isLikeShown, isTextLikeShown } from "./is-like-shown.ts";

it.each([
  [{ a: 1, b: [{ c: null }] }, { a: 1, b: [{ c: null }] }, true],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, "…": "…" }, true],
  [{ a: 1 }, { a: 2, "…": "…" }, false],
  [{ b: 1 }, { a: 1, "…": "…" }, false],
  [{ a: { x: 1 } }, { a: "…" }, true],
  [{ a: null }, { a: { "…": "…" } }, false],
  [[1, 2], [1], false],
])("%j is like %j: %s", (actual, shown, expected) => expect(isLikeShown(actual, shown)).toBe(expected));

it.each([
  ["one\r\ntwo\r\nthree\r\n", "one\n…\nthree", true],
  ["one\nthree", "one\n…\nthree", true],
  ["one\ntwo", "one\n…\nthree", false],
  ["job 12 (a+b)", "job … (a+b)", true],
  ["one\ntwo", "one", false],
])("%j is like %j: %s", (actual, shown, expected) => expect(isTextLikeShown(actual, shown)).toBe(expected));
