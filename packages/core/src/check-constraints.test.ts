import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Constraint, checkConstraints, isInt64 } from "./index.ts";

const rulesOf = (constraint: Constraint, value: unknown) =>
  checkConstraints({ it: constraint }, value === undefined ? {} : { it: value }).map(({ rule }) => rule);

describe("each keyword, with its nearest neighbours", () => {
  test.each<[constraint: Constraint, passes: unknown[], fails: unknown[]]>([
    [{ required: [true, "r"] }, ["a", "", 0, false, ["a"]], [undefined, null, []]],
    [{ pattern: ["^[0-9]{1,2}$", "r"] }, ["1", "12", undefined, null], ["", "123", "a", 1, 12n, ["1"]]],
    [{ enum: [["A", "B"], "r"] }, ["A", "B"], ["a", "", "C", ["A"], true]],
    [{ enum: [[1, 7, 30], "r"] }, [1, 7, 30, 30n], [0, 8, "7", 7.5, 31n]],
    [{ minimum: [1, "r"] }, [1, 2, 1n], [0, -1, 0n, Number.NaN, 1.5, "1"]],
    [{ maximum: [1000, "r"] }, [1000, 0, 1000n], [1001, 1001n, Number.POSITIVE_INFINITY]],
    [{ exclusiveMinimum: [0, "r"] }, [1, 2n ** 63n - 1n], [0, 0n, -1, 0.5, 2 ** 53, 2n ** 63n, "1"]],
    [{ maxLength: [3, "r"] }, ["", "abc", "👍👍👍"], ["abcd", "👍👍👍👍", 1]],
    [{ minItems: [1, "r"] }, [["a"]], [[], "a", { length: 1 }]],
    [{ maxItems: [2, "r"] }, [[], ["a", "b"]], [["a", "b", "c"], "a,b"]],
    [{ type: ["object", "r"], required: [true, "r"] }, [{}], ["a", [{}], undefined]],
    [{ type: ["array", "r"] }, [["a"], []], ["a", {}, 5]],
  ])("%j", (constraint, passes, fails) => {
    for (const value of passes) expect([value, rulesOf(constraint, value)]).toEqual([value, []]);
    for (const value of fails) expect([value, rulesOf(constraint, value)]).toEqual([value, ["r"]]);
  });
});

test("all violations at once, in the order of the table", () => {
  const constraints = {
    name: { maxLength: [3, "name.length", "name.short"], pattern: ["^a", "name.start"] },
    id: { required: [true, "id.required"] },
    count: { minimum: [1, "count"], maximum: [9, "count"] },
  } as const;
  expect(checkConstraints(constraints, { name: "bcde", count: 10 })).toEqual([
    {
      rule: "name.length",
      parameter: "name",
      message: "name must be a string of at most 3 characters",
      value: "bcde",
    },
    { rule: "name.short", parameter: "name", message: "name must be a string of at most 3 characters", value: "bcde" },
    { rule: "name.start", parameter: "name", message: "name must be a string that matches ^a", value: "bcde" },
    { rule: "id.required", parameter: "id", message: "id is required" },
    { rule: "count", parameter: "count", message: "count must be an integer, at most 9", value: "10" },
  ]);
});

test("a wrong type is told once a rule", () => {
  const count: Constraint = { minimum: [1, "count"], maximum: [9, "count", "other"], required: [true, "given"] };
  expect(checkConstraints({ count }, { count: "5" })).toEqual([
    { rule: "count", parameter: "count", message: "count must be an integer, at least 1", value: "5" },
    { rule: "other", parameter: "count", message: "count must be an integer, at most 9", value: "5" },
  ]);
  expect(checkConstraints({ n: { exclusiveMinimum: [0, "n"] } }, { n: 2 ** 53 })[0]?.message).toContain(
    "beyond 2^53 - 1 pass a bigint",
  );
  expect(checkConstraints({ it: { type: ["array", "r"] } }, { it: "a" })[0]?.message).toBe("it must be an array");
  expect(checkConstraints({ it: { enum: [["A", "B"], "r"] } }, { it: "a" })[0]?.message).toBe("it must be one of A, B");
});

describe("items", () => {
  const constraints = {
    body: {
      maxItems: [3, "size"],
      items: { type: { enum: [["A"], "type"], required: [true, "type"] }, name: { maxLength: [1, "name"] } },
    },
  } as const;
  const parameters = (args: Record<string, unknown>) =>
    checkConstraints(constraints, args).map(({ parameter }) => parameter);

  test("are looked into", () => {
    expect(
      parameters({
        body: [
          { type: "A", name: "x" },
          { type: "B", name: "xy" },
        ],
      }),
    ).toEqual(["body[1].type", "body[1].name"]);
  });
  test.each([[null], [5], ["text"], [[]], [{}]])("an item that is %j lacks what is required", (item) => {
    expect(parameters({ body: [item] })).toEqual(["body[0].type"]);
  });
  test.each([
    [undefined, []],
    ["text", ["body"]],
    [{ 0: {} }, ["body"]],
  ])("are none where there is no list: %j", (body, found) => {
    expect(parameters({ body })).toEqual(found);
  });
});

test("no constraints, no violations", () => {
  expect(checkConstraints(undefined, { a: 1 })).toEqual([]);
});

describe("laws", () => {
  const any = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true });
  const constraint = fc.record(
    {
      type: fc.tuple(fc.constantFrom("array", "object"), fc.constant("type")),
      required: fc.constant([true, "r"]),
      enum: fc.constant([["A", 1], "enum"]),
      pattern: fc.constant(["^a", "pattern"]),
      minimum: fc.tuple(fc.integer(), fc.constant("min")),
      maximum: fc.tuple(fc.integer(), fc.constant("max")),
      exclusiveMinimum: fc.tuple(fc.integer(), fc.constant("above")),
      maxLength: fc.tuple(fc.nat(3), fc.constant("length")),
      minItems: fc.tuple(fc.nat(3), fc.constant("least")),
      maxItems: fc.tuple(fc.nat(3), fc.constant("most")),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<object> as fc.Arbitrary<Constraint>;

  test("nothing throws, and the same arguments give the same violations", () => {
    fc.assert(
      fc.property(constraint, any, (each, value) => {
        const constraints = { it: { ...each, items: { x: each } } };
        const first = checkConstraints(constraints, { it: value });
        expect(checkConstraints(constraints, { it: value })).toEqual(first);
        for (const violation of first) expect([...(violation.value ?? "")].length).toBeLessThanOrEqual(60);
      }),
    );
  });

  test("isInt64 is true for every 64-bit integer that is exact, and for nothing else", () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(isInt64(value)).toBe(value >= -(2n ** 63n) && value < 2n ** 63n);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (value) => {
        expect(isInt64(value)).toBe(Number.isSafeInteger(value));
      }),
    );
    expect(["1", null, undefined, {}].map(isInt64)).toEqual([false, false, false, false]);
  });
});
