import { expect, it } from "vitest";
import { smallDocument } from "../testing/small-document.ts";
import { resolveReference } from "./pointer.ts";

it("finds what a reference refers to, its escapes undone", () => {
  expect(resolveReference(smallDocument, "#/paths/~1things~1%7Bid%7D/get/operationId").node).toBe("getThing");
});

it("refuses a reference that leads out of the document, or to nothing", () => {
  expect(() => resolveReference(smallDocument, "other.yaml#/a")).toThrow("other.yaml#/a leads out of the bundle");
  expect(() => resolveReference(smallDocument, "#/components/schemas/Gone")).toThrow("leads to nothing");
});
