import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Constraint, checkConstraints, isInt64 } from "./index.ts";

const rulesOf = (constraint: Constraint, value: unknown) =>
  checkConstraints({ it: constraint }, value === undefined ? {} : { it: value }).map(({ rule }) => rule);

describe("each keyword, with its nearest neighbours", () => {
  test.each<[constraint: Constraint, passes: unknown[], fails: unknown[]]>([
    [{ required: [true, "r"] }, ["a", "", 0, false, ["a"]], [undefined, null, []]],
    [{ type: "string", pattern: ["^[0-9]{1,2}$", "r"] }, ["1", "12", undefined, null], ["", "123", "a", 1, 12n, ["1"]]],
    [{ type: "string", enum: [["A", "B"], "r"] }, ["A", "B"], ["a", "", "C", ["A"], true]],
    [{ type: "integer", enum: [[1, 7, 30], "r"] }, [1, 7, 30, 30n], [0, 8, "7", 7.5, 31n]],
    [{ type: "integer", minimum: [1, "r"] }, [1, 2, 1n], [0, -1, 0n, Number.NaN, 1.5, "1"]],
    [{ type: "integer", maximum: [1000, "r"] }, [1000, 0, 1000n], [1001, 1001n, Number.POSITIVE_INFINITY]],
    [{ type: "int64", exclusiveMinimum: [0, "r"] }, [1, 2n ** 63n - 1n], [0, 0n, -1, 0.5, 2 ** 53, 2n ** 63n, "1"]],
    [{ type: "string", maxLength: [3, "r"] }, ["", "abc", "👍👍👍"], ["abcd", "👍👍👍👍", 1]],
    [{ type: "array", minItems: [1, "r"] }, [["a"]], [[], "a", { length: 1 }]],
    [{ type: "array", maxItems: [2, "r"] }, [[], ["a", "b"]], [["a", "b", "c"], "a,b"]],
    [{ type: "object", required: [true, "r"] }, [{}], ["a", [{}], undefined]],
  ])("%j", (constraint, passes, fails) => {
    for (const value of passes) expect([value, rulesOf(constraint, value)]).toEqual([value, []]);
    for (const value of fails) expect([value, rulesOf(constraint, value)]).toEqual([value, ["r"]]);
  });
});

test("all violations at once, in the order of the table", () => {
  const constraints = {
    name: { type: "string", maxLength: [3, "name.length", "name.short"], pattern: ["^a", "name.start"] },
    id: { required: [true, "id.required"] },
    count: { type: "integer", minimum: [1, "count"], maximum: [9, "count"] },
  } as const;
  expect(checkConstraints(constraints, { name: "bcde", count: 10 })).toEqual([
    {
      rule: "name.length",
      parameter: "name",
      message: "name must have at most 3 characters, and has 4",
      value: "bcde",
    },
    { rule: "name.short", parameter: "name", message: "name must have at most 3 characters, and has 4", value: "bcde" },
    { rule: "name.start", parameter: "name", message: "name must match ^a", value: "bcde" },
    { rule: "id.required", parameter: "id", message: "id is required" },
    { rule: "count", parameter: "count", message: "count must be at most 9", value: "10" },
  ]);
});

test("a wrong type is told once a rule, and nothing else of the value", () => {
  const count: Constraint = {
    type: "integer",
    minimum: [1, "count"],
    maximum: [9, "count"],
    required: [true, "given"],
  };
  expect(checkConstraints({ count }, { count: "5" })).toEqual([
    { rule: "count", parameter: "count", message: "count must be an integer", value: "5" },
  ]);
  expect(rulesOf({ type: "array", required: [true, "given"] }, "a,b")).toEqual(["given"]);
  expect(checkConstraints({ n: { type: "int64", exclusiveMinimum: [0, "n"] } }, { n: 2 ** 53 })[0]?.message).toContain(
    "pass a bigint",
  );
});

describe("paths", () => {
  const constraints = {
    body: { type: "array", maxItems: [3, "size"] },
    "body[].type": { type: "string", enum: [["A"], "type"], required: [true, "type"] },
    "body[].params.name": { type: "string", maxLength: [1, "name"] },
  } as const;
  const parameters = (args: Record<string, unknown>) =>
    checkConstraints(constraints, args).map(({ parameter }) => parameter);

  test("lead to members of items", () => {
    expect(
      parameters({
        body: [
          { type: "A", params: { name: "x" } },
          { type: "B", params: { name: "xy" } },
        ],
      }),
    ).toEqual(["body[1].type", "body[1].params.name"]);
  });
  test.each([[null], [5], ["text"], [[]], [{}]])("an item that is %j lacks what is required", (item) => {
    expect(parameters({ body: [item] })).toEqual(["body[0].type"]);
  });
  test.each([
    [undefined, []],
    ["text", ["body"]],
    [{ 0: {} }, ["body"]],
  ])("end where there is no list: %j", (body, found) => {
    expect(parameters({ body })).toEqual(found);
  });
});

test("no constraints, no violations", () => {
  expect(checkConstraints(undefined, { a: 1 })).toEqual([]);
});

describe("laws", () => {
  const any = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true });
  const constraint: fc.Arbitrary<Constraint> = fc.record(
    {
      type: fc.constantFrom("string", "integer", "int64", "array", "object"),
      required: fc.constant([true, "r"]),
      minimum: fc.tuple(fc.integer(), fc.constant("min")),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Constraint>;

  test("nothing throws, and the same arguments give the same violations", () => {
    fc.assert(
      fc.property(constraint, any, ({ minimum, ...rest }, value) => {
        const isNumber = rest.type === "integer" || rest.type === "int64";
        const ranged = isNumber && minimum ? { ...rest, minimum } : rest;
        const constraints = { it: ranged as Constraint, "it[].x.y": ranged as Constraint };
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
