import { expect, test } from "vitest";
import { ApiError, isApiError } from "./api-error.ts";
import { unwrap } from "./result.ts";

const failure = (error: unknown, init: ResponseInit) => ({ error, response: new Response(null, init) });

test("unwrap returns the data of a success, also an empty one", async () => {
  expect(await unwrap({ data: 7, response: new Response() })).toBe(7);
  expect(
    await unwrap(Promise.resolve({ data: undefined, response: new Response(null, { status: 204 }) })),
  ).toBeUndefined();
});

test("unwrap throws an ApiError with what the server sent", async () => {
  const headers = { "retry-after": "7" };
  const error = await unwrap(failure({ title: "Too Many Requests" }, { status: 429, headers })).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(isApiError(error) && [error.name, error.status, error.headers.get("retry-after"), error.body]).toEqual([
    "ApiError",
    429,
    "7",
    { title: "Too Many Requests" },
  ]);
});

test.each([
  [{ title: "Conflict", detail: "A job is in progress." }, "409 Conflict: A job is in progress."],
  [{ title: "Conflict" }, "409 Conflict: Conflict"],
  [{ code: 3, message: "Nope" }, "409 Conflict: Nope"],
  [{ errors: [] }, "The server answered 409 Conflict"],
  [undefined, "The server answered 409 Conflict"],
])("the message of %j", async (body, message) => {
  await expect(unwrap(failure(body, { status: 409, statusText: "Conflict" }))).rejects.toThrow(message);
});

test("isApiError refuses other errors", () => {
  expect(isApiError(new Error("x"))).toBe(false);
  expect(isApiError({ name: "ApiError", status: 500 })).toBe(false);
  expect(isApiError(Object.assign(new Error("x"), { status: 500 }))).toBe(false);
});
