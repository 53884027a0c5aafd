import { describe, expect, test } from "vitest";
import { isRuleViolationError, RuleViolationError, ruleViolation } from "./index.ts";

describe("ruleViolation", () => {
  const circular: Record<string, unknown> = {};
  circular["self"] = circular;

  test.each([
    ["text", "text"],
    [Number.NaN, "NaN"],
    [2n ** 63n, "9223372036854775808"],
    [null, "null"],
    [false, "false"],
    [{ a: [1n] }, '{"a":[1]}'],
    [() => 1, "() => 1"],
    [circular, "[object Object]"],
    ["x".repeat(60), "x".repeat(60)],
    ["x".repeat(61), `${"x".repeat(59)}…`],
    ["👍".repeat(60), "👍".repeat(60)],
    ["👍".repeat(1000), `${"👍".repeat(59)}…`],
    [["a", "b".repeat(99)], `["a","${"b".repeat(53)}…`],
  ])("shows %o in short", (value, shown) => {
    expect(ruleViolation("a.rule", "it", "It is wrong.", value)).toEqual({
      rule: "a.rule",
      parameter: "it",
      message: "It is wrong.",
      value: shown,
    });
  });

  test("without parameter and value it has none", () => {
    expect(Object.keys(ruleViolation("a.rule", undefined, "It is wrong."))).toEqual(["rule", "message"]);
  });
});

test("the error names every violation, and is told apart", () => {
  const violations = [ruleViolation("a.rule", "a", "a is wrong"), ruleViolation("b.rule", "b", "b is wrong", 5)];
  const error = new RuleViolationError("listThings", violations);
  expect(error.message).toBe("listThings was not sent: a is wrong (rule a.rule); b is wrong (rule b.rule)");
  const others = [new Error("other"), Object.assign(new Error("other"), { violations }), {}];
  expect([error, ...others].map(isRuleViolationError)).toEqual([true, false, false, false]);
});
