import { expect, test } from "vitest";
import { parseArguments, UsageError, usage } from "./parse-arguments.ts";

const ALL = ["client", "int64", "walk"];

test("without arguments all rows, five rounds, where reports are kept", () => {
  expect(parseArguments([], ALL)).toEqual({ rows: ALL, rounds: 5, smoke: false, help: false });
});

test("named rows are measured once each, in the order of the report", () => {
  expect(parseArguments(["walk", "client", "walk"], ALL).rows).toEqual(["client", "walk"]);
});

test("a smoke run is one round unless told", () => {
  expect(parseArguments(["--smoke"], ALL).rounds).toBe(1);
  expect(parseArguments(["--smoke", "--rounds", "2"], ALL).rounds).toBe(2);
});

test("options may stand anywhere", () => {
  const expected = { rows: ["walk"], rounds: 3, smoke: false, json: "out.json", help: false };
  expect(parseArguments(["--rounds=3", "walk", "--json", "out.json"], ALL)).toEqual(expected);
});

test.each([
  [["tpyes"], 'there is no row "tpyes": there are client, int64, walk'],
  [["--fast"], "--fast"],
  [["--rounds", "0"], 'not "0"'],
  [["--rounds", "many"], 'not "many"'],
  [["--rounds"], "--rounds"],
])("%j is refused, and why is told", (args, message) => {
  expect(() => parseArguments(args, ALL)).toThrow(UsageError);
  expect(() => parseArguments(args, ALL)).toThrow(message);
});

test("the help names every row and every option", () => {
  const text = usage([{ id: "int64", title: "Exact integers" }]);
  for (const part of ["int64  Exact integers", "--rounds N", "--smoke", "--json FILE", "--help"]) {
    expect(text).toContain(part);
  }
});
