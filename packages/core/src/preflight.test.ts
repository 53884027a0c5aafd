import { expect, test, vi } from "vitest";
import {
  type CallOptions,
  createClient,
  createPreflight,
  type OperationTable,
  type RequestCheck,
  type Result,
  type RuleViolation,
} from "./index.ts";

const table = {
  listThings: { method: "GET", path: "/9/accounts/{account_id}/things" },
  createThing: { method: "POST", path: "/9/accounts/{account_id}/things" },
  createJob: { method: "POST", path: "/9/jobs", body: "fields" },
  batchThings: { method: "POST", path: "/9/batch/{account_id}", body: "whole" },
} as const satisfies OperationTable;
type Id = keyof typeof table;
type Method = (args?: Record<string, unknown>, options?: CallOptions) => Promise<Result<unknown, unknown>>;
type Send = (path: string, init: unknown) => Promise<unknown>;

/** A client whose requests reach nothing but `fetch`, with the check in front. */
function client(check: RequestCheck<Id>) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return new Response("{}");
  };
  const things = createClient<Record<string, never>, Record<Id, Method>>(table, { baseUrl: "https://api.test", fetch });
  things.use(createPreflight(check));
  return { things, raw: things as unknown as Record<"POST" | "PUT", Send>, sent };
}

const broken: RuleViolation = { rule: "a.rule", parameter: "name", message: "name is wrong" };

test("a check may take its time, whatever the class of its promise", async () => {
  // As where a library has replaced the runtime's Promise.
  const then = (resolve: (found: RuleViolation[]) => void) => Promise.resolve([broken]).then(resolve);
  for (const found of [Promise.resolve([broken]), { then } as unknown as Promise<RuleViolation[]>]) {
    const { things, sent } = client(() => found);
    await expect(things.listThings({ account_id: "a" })).rejects.toMatchObject({ violations: [broken] });
    expect(sent).toEqual([]);
  }
});

test("the check sees the arguments side by side, as they were given", async () => {
  const check = vi.fn<RequestCheck<Id>>(() => []);
  const { things, sent } = client(check);
  await things.listThings({ account_id: "a", ids: ["x", "y"], count: 5, none: undefined });
  await things.createThing({ account_id: "a", name: "n", amount: 2n ** 63n - 1n });
  await things.createJob({ from: "now", amount: 2n ** 63n - 1n });
  await things.batchThings({ account_id: "a", dry: true, body: [{ n: 1 }] });
  expect(check.mock.calls.map(([id, args]) => [id, args])).toEqual([
    ["listThings", { account_id: "a", ids: ["x", "y"], count: 5 }],
    ["createThing", { account_id: "a", name: "n", amount: 2n ** 63n - 1n }],
    ["createJob", { from: "now", amount: 2n ** 63n - 1n }],
    ["batchThings", { account_id: "a", dry: true, body: [{ n: 1 }] }],
  ]);
  expect(await sent[2]?.text()).toBe('{"from":"now","amount":9223372036854775807}');
});

test("nothing is sent when a rule is broken; all violations are told", async () => {
  const violations = [broken, { rule: "b.rule", message: "and this" }];
  for (const check of [() => violations, async () => violations]) {
    const { things, sent } = client(check);
    await expect(things.createThing({ account_id: "a" })).rejects.toMatchObject({
      name: "RuleViolationError",
      operationId: "createThing",
      violations,
    });
    expect(sent).toEqual([]);
  }
});

test("a check that fails fails the call, and nothing is sent", async () => {
  const { things, sent } = client(() => Promise.reject(new Error("lookup failed")));
  await expect(things.createThing({ account_id: "a" })).rejects.toThrow("lookup failed");
  expect(sent).toEqual([]);
});

test("a body that the operation does not name is the argument body", async () => {
  const check = vi.fn<RequestCheck<Id>>(() => []);
  const { raw } = client(check);
  const params = { path: { account_id: "a" } };
  await raw.POST("/9/accounts/{account_id}/things", { params, body: { name: "n" } });
  await raw.POST("/9/jobs", { body: "not JSON", bodySerializer: String });
  await raw.POST("/9/jobs", { body: [1] });
  await raw.POST("/9/jobs", { body: null });
  expect(check.mock.calls.map(([, args]) => args)).toEqual([
    { account_id: "a", body: { name: "n" } },
    { body: "not JSON" },
    { body: [1] },
    { body: null },
  ]);
});

test("what is no operation of the table passes", async () => {
  const check = vi.fn<RequestCheck<Id>>(() => [broken]);
  const { raw, sent } = client(check);
  await raw.PUT("/9/jobs", {});
  expect([check.mock.calls.length, sent.length]).toEqual([0, 1]);
});
