import { expect, test } from "vitest";
import { acceptedType } from "./accepted-type.ts";

const both = ["application/json", "application/problem+json"];

test.each([
  [undefined, both[0]],
  ["", both[0]],
  ["*/*", both[0]],
  ["application/*", both[0]],
  ["text/html, application/problem+json;q=0.5", both[1]],
  ["application/json;q=0.2, application/problem+json;q=0.8", both[1]],
  ["application/json;q=0, */*;q=0.1", both[1]],
  ["APPLICATION/PROBLEM+JSON", both[1]],
  ["text/html", undefined],
  ["*/*;q=0", undefined],
  ["application/json;q=none", undefined],
])("Accept: %s chooses %s", (accept, chosen) => {
  expect(acceptedType(accept, both)).toBe(chosen);
});
