import { expect, it } from "vitest";
import { smallDocument } from "../testing/small-document.ts";
import { describePlace } from "./place.ts";

it.each([
  [["paths", "/things/{id}", "put", "requestBody", "content", "application/json", "schema"], "request body"],
  [["paths", "/things/{id}", "put", "responses", "default"], "any other response"],
  [
    ["paths", "/things/{id}", "put", "responses", "200", "content", "a/b", "examples", "one"],
    "response 200, example one",
  ],
  [["components", "schemas", "Thing", "properties", "value", "items"], "value, its items"],
  [["components", "schemas", "Thing", "oneOf", "0"], ""],
])("tells in words where %j leads", (path, detail) => {
  expect(describePlace("ads-v12", smallDocument, path).detail).toBe(detail);
});

it("links a schema, not a parameter, which the reference has no page for", () => {
  expect(describePlace("ads-v12", smallDocument, ["components", "schemas", "Thing"]).href).toBe(
    "ads-v12.html#/schemas/thing",
  );
  expect(describePlace("ads-v12", smallDocument, ["components", "parameters", "Id"])).toEqual({
    subject: "Id",
    kind: "parameter",
    detail: "",
  });
});
