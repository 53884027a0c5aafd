import { describe, expect, test } from "vitest";
import { readBundle } from "./read-bundle.ts";
import { validatorOf } from "./validator.ts";

const validator = validatorOf(readBundle("ads-v12"));
const told = (schema: object, value: unknown, root = "it") =>
  validator.checkValue(schema, root, value).map(({ message }) => message);

describe("what a schema does not take is told in words", () => {
  test.each([
    [{ type: "integer" }, "ten", "it must be an integer"],
    [{ type: "array" }, {}, "it must be a list"],
    [{ type: "object" }, [], "it must be an object"],
    [{ type: ["string", "null"] }, 1, "it must be a string or null"],
    [{ enum: ["ACTIVE", "PAUSED"] }, "on", "it must be one of ACTIVE, PAUSED"],
    [{ enum: [1, true, null, "", {}] }, "on", 'it must be one of 1, true, null, "", {}'],
    [{ const: "latency" }, "none", 'it must be "latency"'],
    [{ pattern: "^[0-9]+$" }, "a", "it must be a string that matches ^[0-9]+$"],
    [{ format: "date-time" }, "now", "it must be a date-time such as 2026-03-10T09:00:00Z"],
    [{ format: "uri" }, "now", "it must be a URL such as http://localhost:3000/webhooks"],
    [{ format: "int32", type: "integer" }, 2 ** 31, "it must be an integer of 32 bits"],
    [{ format: "email" }, "now", 'it must match format "email"'],
    [{ minimum: 1 }, 0, "it must be at least 1"],
    [{ maximum: 1 }, 2, "it must be at most 1"],
    [{ exclusiveMinimum: 0 }, 0, "it must be above 0"],
    [{ exclusiveMaximum: 0 }, 0, "it must be below 0"],
    [{ minLength: 1 }, "", "it must be a string of at least 1 character"],
    [{ maxLength: 2_000 }, "a".repeat(2_001), "it must be a string of at most 2000 characters"],
    [{ minItems: 1 }, [], "it must be a list of at least 1 item"],
    [{ maxItems: 2 }, [1, 2, 3], "it must be a list of at most 2 items"],
    [{ uniqueItems: true }, [1, 1], "it must be a list that has no item twice"],
    [{ minProperties: 1 }, {}, "it must be an object of at least 1 member"],
    [{ maxProperties: 0 }, { a: 1 }, "it must be an object of at most 0 members"],
    [{ additionalProperties: false }, { a: 1 }, "it must not have the member a"],
    [{ required: ["a"] }, {}, "it.a is required"],
    [{ not: { required: ["a"] } }, { a: 1 }, "it is what its schema excludes"],
  ])("%j", (schema, value, message) => {
    expect(told(schema, value)).toEqual([message]);
  });

  test("a body as a whole is named as such", () => {
    expect(told({ minProperties: 1 }, {}, "")).toEqual(["the body must be an object of at least 1 member"]);
  });
});
