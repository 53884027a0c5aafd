import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadBundle } from "../../../scripts/generate/bundle.ts";
import { type CheckContext, checkReplayRequest, checkRequest } from "./index.ts";

type Id = Parameters<typeof checkRequest>[0];
type Args = Record<string, unknown>;
type Case = [args: Args, parameters: (string | undefined)[], context?: CheckContext, id?: Id];

const NOW = new Date("2026-03-10T20:00:30Z");
const REPLAY = { webhook_id: "1576829043218391040", from_date: "202603101200", to_date: "202603101800" };
const DEPRECATED = "createAccountActivityReplayJob";

const CASES: Record<string, Case[]> = {
  "replay.required": [
    [REPLAY, []],
    [{}, ["webhook_id", "from_date", "to_date"]],
    [{ ...REPLAY, to_date: null }, ["to_date"]],
    [{}, [], {}, DEPRECATED],
  ],
  "replay.webhook-id": [
    [{ ...REPLAY, webhook_id: "1" }, []],
    [{ ...REPLAY, webhook_id: "9".repeat(19) }, []],
    [{ ...REPLAY, webhook_id: "9".repeat(20) }, ["webhook_id"]],
    [{ ...REPLAY, webhook_id: "" }, ["webhook_id"]],
    [{ ...REPLAY, webhook_id: "12a" }, ["webhook_id"]],
    [{ ...REPLAY, webhook_id: 1576829043218391040n }, ["webhook_id"]],
    [{ webhook_id: "12" }, [], {}, DEPRECATED],
    [{ webhook_id: "12a" }, ["webhook_id"], {}, DEPRECATED],
  ],
  "replay.timestamps": [
    [{ ...REPLAY, to_date: "202603101959" }, []],
    [{ ...REPLAY, to_date: "2026-03-10T18:00Z" }, ["to_date"]],
    [{ ...REPLAY, from_date: "20260310120", to_date: 202603101800 }, ["from_date", "to_date"]],
    [{ ...REPLAY, to_date: "202602302359" }, ["to_date"]],
    [{ ...REPLAY, to_date: "202603102400" }, ["to_date"]],
  ],
  "replay.window": [
    [{ ...REPLAY, from_date: "202603092001" }, []],
    [{ ...REPLAY, from_date: "202603092000" }, ["from_date"]],
    [{ ...REPLAY, from_date: "202603092001" }, ["from_date"], { now: NOW.getTime() + 31_000 }],
    [{ webhook_id: "12", from_date: "202603092000" }, ["from_date"], {}, DEPRECATED],
    [{ webhook_id: "12", body: { from_date: "202603092000" } }, ["from_date"], {}, DEPRECATED],
    [{ webhook_id: "12", body: { from_date: "yesterday" } }, [], {}, DEPRECATED],
  ],
  "auth.bearer": [
    [REPLAY, [], { authorization: "Bearer abc.DEF-123" }],
    [REPLAY, [], { authorization: "bearer abc" }],
    [REPLAY, [undefined], { authorization: null }],
    [REPLAY, [undefined], { authorization: "" }],
    [REPLAY, [undefined], { authorization: "Bearer " }],
    [REPLAY, [undefined], { authorization: "Basic abc" }],
    [REPLAY, [undefined], { authorization: "Forbearer abc" }],
    [REPLAY, [undefined], { authorization: "Bearer a b" }],
    [{ webhook_id: "12" }, [undefined], { authorization: "OAuth abc" }, DEPRECATED],
    [{}, [], { authorization: null }, "listConnections"],
  ],
};

describe.each(Object.entries(CASES))("%s", (rule, cases) => {
  test.each(cases)("case %#", (args, parameters, context, id = "createWebhookReplayJob") => {
    expect(
      checkRequest(id, args, { now: NOW, ...context }).map((violation) => [violation.rule, violation.parameter]),
    ).toEqual(parameters.map((parameter) => [rule, parameter]));
  });
});

test("every rule that one request can break has a case that passes and one that fails", async () => {
  const { "x-rule-catalogue": catalogue } = await loadBundle("platform-v2");
  const rules = catalogue.filter(({ where }) => where === "request").map(({ id }) => id);
  expect(Object.keys(CASES).sort()).toEqual(rules.sort());
  for (const [rule, cases] of Object.entries(CASES)) {
    expect([rule, new Set(cases.map(([, parameters]) => parameters.length > 0))]).toEqual([
      rule,
      new Set([true, false]),
    ]);
  }
});

test("all at once, with the offending values, and never the header", () => {
  const violations = checkRequest(
    "createWebhookReplayJob",
    { webhook_id: "x".repeat(99), from_date: "202602300000" },
    { now: NOW, authorization: "Basic c2VjcmV0" },
  );
  expect(violations.map(({ rule, parameter, value }) => [rule, parameter, value])).toEqual([
    ["replay.webhook-id", "webhook_id", `${"x".repeat(59)}…`],
    ["replay.required", "to_date", undefined],
    ["replay.timestamps", "from_date", "202602300000"],
    ["auth.bearer", undefined, undefined],
  ]);
  expect(JSON.stringify(violations)).not.toContain("c2VjcmV0");
});

test("the words are those of checkReplayRequest, each once", () => {
  for (const args of [{}, { webhook_id: 5, from_date: "noon" }, { ...REPLAY, to_date: "202602302359" }]) {
    expect(checkRequest("createWebhookReplayJob", args, { now: NOW })).toEqual(checkReplayRequest(args, NOW));
  }
});

test("the clock is the runtime's unless given", () => {
  expect(checkRequest("createWebhookReplayJob", REPLAY).map(({ rule }) => rule)).toEqual(["replay.window"]);
});

test("an operation that does not exist is a mistake of the caller", () => {
  expect(() => checkRequest("toString" as Id)).toThrow("the platform API v2 has no operation toString");
});

test("law: no arguments make it throw", () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
  const names = fc.constantFrom("webhook_id", "from_date", "to_date", "body");
  const ids = fc.constantFrom<Id>("createWebhookReplayJob", DEPRECATED, "createActivitySubscription");
  fc.assert(
    fc.property(ids, fc.dictionary(names, anything), (id, args) => {
      expect(Array.isArray(checkRequest(id, args, { now: NOW }))).toBe(true);
    }),
  );
});
