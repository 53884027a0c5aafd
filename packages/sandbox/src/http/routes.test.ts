import type { OperationDescription } from "@social-api/core";
import { expect, test } from "vitest";
import { Routes } from "./routes.ts";

const operation = (method: string, path: string) => ({ method, path }) as OperationDescription;

const routes = new Routes({
  one: operation("GET", "/things/{thing_id}"),
  remove: operation("DELETE", "/things/{thing_id}"),
  latest: operation("GET", "/things/latest"),
});

test("a path that names all of itself goes before one with parameters, and does not hide its methods", () => {
  expect(routes.find("GET", "/things/latest")).toEqual({ operationId: "latest", params: {} });
  expect(routes.find("GET", "/things/7")).toEqual({ operationId: "one", params: { thing_id: "7" } });
  expect(routes.find("DELETE", "/things/latest")).toEqual({ operationId: "remove", params: { thing_id: "latest" } });
});

test("HEAD is GET", () => {
  expect(routes.find("HEAD", "/things/7")).toMatchObject({ operationId: "one" });
});

test("a step is decoded, and stays as it is where that cannot be", () => {
  expect(routes.find("GET", "/%74hings/a%2Fb")).toMatchObject({ params: { thing_id: "a/b" } });
  expect(routes.find("GET", "/things/%zz")).toMatchObject({ params: { thing_id: "%zz" } });
});

test("another method is told which there are; another path, that there are none", () => {
  expect(routes.find("PUT", "/things/7")).toEqual({ allowed: ["GET", "DELETE"] });
  expect(routes.find("GET", "/things")).toEqual({ allowed: [] });
});

test("a method that is not told is found all the same; where no other is, there are none", () => {
  const told = new Routes(
    { one: operation("GET", "/things"), make: operation("POST", "/things"), end: operation("DELETE", "/things/{id}") },
    ({ method }) => method === "GET",
  );
  expect(told.find("POST", "/things")).toEqual({ operationId: "make", params: {} });
  expect(told.find("PATCH", "/things")).toEqual({ allowed: ["GET"] });
  expect(told.find("PATCH", "/things/7")).toEqual({ allowed: [] });
});
