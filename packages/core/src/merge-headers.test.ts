import { expect, test } from "vitest";
import { mergeHeaders } from "./merge-headers.ts";

test("later sources win whatever the case and form, and null removes", () => {
  expect(
    mergeHeaders(new Headers({ "X-One": "1", "X-Two": "1" }), undefined, [["x-two", "2"]], {
      "X-THREE": 3,
      "x-one": null,
    }),
  ).toEqual({ "x-one": null, "x-two": "2", "x-three": 3 });
});

test("headers of another class than the runtime's are read, too", () => {
  const foreign = new Map([["X-One", "1"]]);
  expect(mergeHeaders(foreign as unknown as Headers)).toEqual({ "x-one": "1" });
});
