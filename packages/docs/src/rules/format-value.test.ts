import { expect, it } from "vitest";
import { formatValue } from "./format-value.ts";

it("writes what is short on one line, and what is long on several", () => {
  expect(formatValue({ account_id: "hc7m2k9", "x-y": [1, null, true], none: {} })).toBe(
    '{ account_id: "hc7m2k9", "x-y": [1, null, true], none: {} }',
  );
  const name = "n".repeat(80);
  expect(formatValue({ name, ids: [1, 2] })).toBe(`{\n  name: "${name}",\n  ids: [1, 2],\n}`);
  expect(formatValue([{ name }])).toBe(`[\n  {\n    name: "${name}",\n  },\n]`);
});

it("writes integers that YAML would round, and values that were remembered, as what they stand for", () => {
  expect(formatValue({ amount: { $int64: "9007199254740993" }, id: { $from: "campaign" } })).toBe(
    "{ amount: 9007199254740993n, id: campaign }",
  );
});
