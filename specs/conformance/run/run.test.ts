import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadBundle } from "../../../scripts/generate/bundle.ts";
import { applyControl } from "./apply-control.ts";
import type { Case, RequestCase } from "./case.ts";
import { checkExchange } from "./check-exchange.ts";
import { answerJudge } from "./judge-answer.ts";
import { loadCases } from "./load-cases.ts";
import { isPart, matchSteps } from "./match-steps.ts";
import { readInt64 } from "./read-int64.ts";
import { at, recall } from "./remember.ts";
import { hasOutcome } from "./run-case.ts";

const REQUEST: RequestCase = {
  name: "zero items are refused",
  request: { operation: "listCampaigns", arguments: { account_id: "hc7m2k9", count: 0 } },
  outcome: { refused: [{ rule: "list.count", parameter: "count" }, { rule: "list.cursor-xor-total" }] },
  control: [{ op: "replace", path: "/request/arguments/count", value: 1 }],
};

test("64-bit integers are read exactly, wherever they stand", () => {
  const value = { a: [{ $int64: "9007199254740993" }, 1, null], b: { $int64: "1", other: true } };
  expect(readInt64(value)).toEqual({ a: [9007199254740993n, 1, null], b: { $int64: "1", other: true } });
});

describe("a file of cases", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "cases-"));
    await mkdir(join(folder, "ads-v12"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const load = async (cases: string) => {
    await writeFile(join(folder, "ads-v12", "list.count.yaml"), `rule: list.count\ncases: ${cases}\n`);
    return (await loadCases(folder))[0]?.cases;
  };

  test("an integer that YAML has rounded is refused", async () => {
    const refused = "ads-v12/list.count.yaml: 9007199254740992 may be rounded";
    await expect(load("[{ count: 9007199254740993 }]")).rejects.toThrow(refused);
  });

  test("lists of ids are spelled out, wherever they stand", async () => {
    expect(await load("[{ a: { $ids: c3 }, b: [{ $ids: li1 }, null, 1], c: { $ids: c2, other: 1 } }]")).toEqual([
      { a: ["c1", "c2", "c3"], b: [["li1"], null, 1], c: { $ids: "c2", other: 1 } },
    ]);
  });

  test.each(["201", "c", "c0"])("%s stands for no list of ids", async (ids) => {
    await expect(load(`[{ $ids: ${ids} }]`)).rejects.toThrow(
      /^ads-v12\/list\.count\.yaml: \$ids .* stands for no list/,
    );
  });
});

test("a control changes a copy, and must fit", () => {
  expect(applyControl(REQUEST)).toMatchObject({ request: { arguments: { count: 1 } } });
  expect(REQUEST.request.arguments["count"]).toBe(0);
  const astray: Case = { ...REQUEST, control: [{ op: "replace", path: "/request/now", value: "" }] };
  expect(() => applyControl(astray)).toThrow("the control does not fit the case");
});

test("violations count in any order, and each as often as it is there", () => {
  const [count, total] = [{ rule: "list.count", parameter: "count" }, { rule: "list.cursor-xor-total" }];
  expect(hasOutcome(REQUEST, { refused: [total, count] })).toBe(true);
  expect(hasOutcome(REQUEST, { refused: [count] })).toBe(false);
  expect(hasOutcome(REQUEST, { refused: [count, count, total] })).toBe(false);
  expect(hasOutcome(REQUEST, { accepted: true })).toBe(false);
});

test("what a case leaves unsaid is not compared, what it says is", () => {
  const walked = { items: [], requests: [{}], ends: "limited" as const, resumes: { token: "c1", skip: 0 } };
  const stating = (outcome: object) => ({ ...REQUEST, outcome }) as Case;
  expect(hasOutcome(stating({ items: [], requests: [{}], ends: "limited" }), walked)).toBe(true);
  expect(hasOutcome(stating({ ...walked, resumes: { token: "c1", skip: 1 } }), walked)).toBe(false);
  expect(hasOutcome(stating({ items: [], requests: [{}], ends: "ended" }), walked)).toBe(false);
});

test.each([
  ["members that are stated", { a: 1 }, { a: 1, b: 2 }, true],
  ["a member that is missing", { a: null }, { b: 2 }, false],
  ["a list that is whole", [{ a: 1 }, 2], [{ a: 1, b: 2 }, 2], true],
  ["a list that is longer", [1], [1, 2], false],
  ["a list in another order", [1, 2], [2, 1], false],
  ["a list in place of an object", { length: 0 }, [], false],
  ["an integer of either type", { a: 5n }, { a: 5 }, true],
  ["integers that a number would round to one", 9007199254740993n, 9007199254740992n, false],
  ["a text of digits", 5n, "5", false],
])("parts of a body: %s", (_, part, whole, is) => {
  expect(isPart(part, whole)).toBe(is);
});

test("steps come to what is stated of each, with what is remembered", () => {
  const stated = { steps: [{ status: 200, body: { data: [{ id: { $from: "one" } }] }, without: [{ id: "c2" }] }] };
  const answered = (status: number, ...ids: string[]) => ({
    steps: [{ status, body: { data: ids.map((id) => ({ id })) } }],
    remembered: { one: "c1" },
  });
  expect(matchSteps(stated, answered(200, "c1"))).toBe(true);
  expect(matchSteps(stated, answered(201, "c1"))).toBe(false);
  expect(matchSteps(stated, answered(200, "c3"))).toBe(false);
  expect(matchSteps(stated, { ...answered(200, "c1"), remembered: {} })).toBe(false);
  expect(matchSteps(stated, { steps: [], remembered: { one: "c1" } })).toBe(false);
  const without = { steps: [{ status: 200, without: [{ id: "c2" }] }] };
  expect(matchSteps(without, answered(200, "c1"))).toBe(true);
  expect(matchSteps(without, answered(200, "c1", "c2"))).toBe(false);
});

test("a refusal that is not stated is none that is expected; records are looked at like answers", () => {
  const rule = "campaign.delete-once";
  expect(matchSteps({ steps: [{ status: 404 }] }, { steps: [{ status: 404, refused: [{ rule }] }] })).toBe(false);
  expect(matchSteps({ steps: [{ status: 404, refused: [{ rule }] }] }, { steps: [{ status: 404 }] })).toBe(false);
  const nothing = { steps: [{ records: [], without: [{ event_type: "post.create" }] }] };
  expect(matchSteps(nothing, { steps: [{ records: [] }] })).toBe(true);
  expect(matchSteps(nothing, { steps: [{ records: [{ event_type: "post.create" }] }] })).toBe(false);
  expect(matchSteps(nothing, { steps: [{ status: 200, body: { data: [] } }] })).toBe(false);
});

test("what is remembered is found by pointer, and put where it is asked for", () => {
  expect(at({ data: [{ id: "c1", "a/b": 2 }] }, "/data/0/id")).toBe("c1");
  expect(at({ data: [{ id: "c1", "a/b": 2 }] }, "/data/0/a~1b")).toBe(2);
  expect(at({}, "/data/0/id")).toBeUndefined();
  expect(recall({ ids: [{ $from: "one" }], $from: "x" }, { one: "c1" })).toEqual({ ids: ["c1"], $from: "x" });
  expect(recall([{ $from: "two" }], { one: "c1" })).toBeUndefined();
});

test("an exchange is judged only by a rule that it tells something of", () => {
  expect(() => checkExchange("list.count", { exchange: [] })).toThrow(TypeError);
});

test("an answer that nobody declared has no valid form", async () => {
  const judge = answerJudge(await loadBundle("ads-v12"));
  const answer = { operation: "getCampaign", status: 200, media_type: "application/json", body: {} };
  expect(judge({ ...answer, status: 202 })).toEqual(["/status"]);
  expect(judge({ ...answer, media_type: "text/html" })).toEqual(["/media_type"]);
  expect(() => judge({ ...answer, operation: "getNothing" })).toThrow("there is no operation getNothing");
});
