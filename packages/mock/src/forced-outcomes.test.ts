import { afterAll, describe, expect, test } from "vitest";
import { sendRaw } from "../../../scripts/testing/send-raw.ts";
import { startMock } from "./start-mock.ts";

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const ask = async (target: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered, text } = await sendRaw(mock.url, target, { headers });
  return { status, type: answered["content-type"], body: JSON.parse(text) };
};

describe("the preferred outcome", () => {
  test("is an example of the success, by its name", async () => {
    const { status, body } = await ask("/2/connections", { Prefer: "example=empty-page-that-goes-on" });
    expect(status).toBe(200);
    expect(body.meta.result_count).toBe(0);
    expect(body.meta.next_token).toBeTypeOf("string");
  });

  test.each([
    ["the header", "/2/connections", { Prefer: "code=409, example=conflict" }],
    ["the header, quoted", "/2/connections", { Prefer: 'code="409"; example="conflict"' }],
    ["the query", "/2/connections?__code=409&__example=conflict", {}],
    ["the header, which wins over the query", "/2/connections?__code=500", { Prefer: "code=409, example=conflict" }],
  ])("is a failure by status and name, asked for in %s", async (_, target, headers) => {
    const { status, type, body } = await ask(target, headers as Record<string, string>);
    expect(status).toBe(409);
    expect(type).toBe("application/problem+json");
    expect(body.type).toMatch(/\/2\/problems\/conflict$/);
  });

  test("without a name is the first example, under default JSON before other types, and Accept chooses", async () => {
    const plain = await ask("/2/connections", { Prefer: "code=429" });
    expect(plain).toMatchObject({ status: 429, type: "application/json", body: { message: expect.any(String) } });
    const problem = await ask("/2/connections", { Prefer: "code=429", Accept: "application/problem+json" });
    expect(problem).toMatchObject({ status: 429, type: "application/problem+json" });
  });

  test("is the invalid-request problem for 400, as a broken request gets it, unless Accept asks for JSON", async () => {
    const plain = await ask("/2/connections", { Prefer: "code=400" });
    expect(plain).toMatchObject({ status: 400, type: "application/problem+json", body: { status: 400 } });
    expect(plain.body.type).toMatch(/\/2\/problems\/invalid-request$/);
    const json = await ask("/2/connections", { Prefer: "code=400", Accept: "application/json" });
    expect(json).toMatchObject({ status: 400, type: "application/json", body: { message: expect.any(String) } });
  });

  test("is sent whatever Accept says, when it is a failure", async () => {
    const text = await ask("/2/connections", { Prefer: "code=400", Accept: "text/html" });
    expect(text).toMatchObject({ status: 400, type: "application/problem+json" });
    const { status, type } = await ask("/12/accounts", { Prefer: "code=400", Accept: "application/problem+json" });
    expect({ status, type }).toEqual({ status: 400, type: "application/json" });
  });

  test("has its status in the problem, too", async () => {
    const { body } = await ask("/2/connections", { Prefer: "code=502, example=about-blank" });
    expect(body).toMatchObject({ type: "about:blank", title: "Bad Gateway", status: 502 });
  });

  test("waits until the request is valid", async () => {
    const { status, body } = await ask("/12/accounts?count=0", { Prefer: "code=500" });
    expect(status).toBe(400);
    expect(body.errors[0].parameter).toBe("count");
  });
});

test.each([
  ["code=abc", "must be a status from 200 to 599"],
  ["code=101", "must be a status from 200 to 599"],
  ["code=204", "must be one that the operation declares (200, 400 or any failure, 400 to 599)"],
  ["example=nothing", "must be one of first-page, middle-page, last-page"],
  ["example=", "must be the name of an example"],
  ["code=400, example=conflict", "must be one of"],
  ["dynamic=true", "must be false"],
])("Prefer: %s is refused: it %s", async (preference, reason) => {
  const { status, body } = await ask("/2/connections", { Prefer: preference });
  expect(status).toBe(400);
  expect(body.detail).toContain(reason);
  expect(Object.keys(body.errors[0].parameters)).toEqual(["Prefer"]);
});
