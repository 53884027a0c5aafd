import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APIS, type Api, loadBundle } from "../../../../scripts/generate/bundle.ts";
import { applyControl } from "../../../../specs/conformance/run/apply-control.ts";
import type { RequestCase } from "../../../../specs/conformance/run/case.ts";
import { loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import { readInt64 } from "../../../../specs/conformance/run/read-int64.ts";
import { hasOutcome } from "../../../../specs/conformance/run/run-case.ts";
import { NOT_SENT } from "./not-sent.ts";
import { runRequest } from "./run-request.ts";
import { type ServiceUnderTest, startService } from "./start-service.ts";
import { wireLoss } from "./wire-loss.ts";

// What cases say of single requests, over HTTP: the service refuses what a client's preflight refuses, by the same
// rules and parameters, and nothing else.

const judged: Record<Api, Set<string>> = { "platform-v2": new Set(), "ads-v12": new Set() };
for (const api of APIS) {
  for (const { id, where } of (await loadBundle(api))["x-rule-catalogue"]) if (where === "request") judged[api].add(id);
}

const files = (await loadCases())
  .map((file) => ({ ...file, requests: file.cases.filter((each): each is RequestCase => "request" in each) }))
  .filter(({ requests }) => requests.length > 0);

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe.each(files)("$api: $rule", ({ api, rule, requests }) => {
  const notSent = NOT_SENT[rule] ?? {};
  const sent = requests.filter(({ name }) => !(name in notSent));
  const failing = sent.filter(({ name }) => !(`can fail: ${name}` in notSent));
  const run = (testCase: RequestCase) => runRequest(service, api, testCase, (id) => judged[api].has(id));

  beforeAll(() => service.begin());

  test.each(sent)("$name", async (testCase) => {
    const actual = await run(testCase);
    if (hasOutcome(testCase, actual)) return;
    expect(actual).toEqual(testCase.outcome);
    expect.unreachable("another outcome");
  });

  test.each(failing)("can fail: $name", async (testCase) => {
    const changed = applyControl(testCase) as RequestCase;
    expect(hasOutcome(changed, await run(changed)), "the outcome stays the same").toBe(false);
  });

  test("what is not sent is what text cannot say, or what a service cannot leave unknown", () => {
    const losses = requests.flatMap((testCase) => [
      [testCase.name, lossOf(api, testCase)],
      [`can fail: ${testCase.name}`, lossOf(api, applyControl(testCase) as RequestCase)],
    ]);
    expect(Object.fromEntries(losses)).toMatchObject(without(notSent, KNOWN));
  });
});

function without(reasons: Readonly<Record<string, string>>, left: string): object {
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason !== left));
}

/** The one reason that no look at the request tells. */
const KNOWN = "a service knows all of what it has stored";

function lossOf(api: Api, { request }: RequestCase): string | undefined {
  return wireLoss(api, request.operation, readInt64(request.arguments));
}
