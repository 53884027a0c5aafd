import { expect, test } from "vitest";
import { mergeHeaders, sendableHeaders } from "./merge-headers.ts";

test("later sources win whatever the case and form, and null removes", () => {
  expect(
    mergeHeaders(new Headers({ "X-One": "1", "X-Two": "1" }), undefined, [["x-two", "2"]], {
      "X-THREE": 3,
      "x-one": null,
      "x-two": undefined,
    }),
  ).toEqual({ "x-one": null, "x-two": "2", "x-three": 3 });
});

test("headers of another class than the runtime's are read, too", () => {
  const foreign = new Map([["X-One", "1"]]);
  expect(mergeHeaders(foreign as unknown as Headers)).toEqual({ "x-one": "1" });
});

test("several values of a header are sent as one, and none where it was removed", () => {
  expect(sendableHeaders({ "x-list": ["a", 2], "x-gone": null, "x-yes": true })).toEqual({
    "x-list": "a, 2",
    "x-yes": "true",
  });
});
