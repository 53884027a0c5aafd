import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { APIS, loadBundle } from "../../scripts/generate/bundle.ts";
import { applyControl } from "./run/apply-control.ts";
import type { Case } from "./run/case.ts";
import { loadCases } from "./run/load-cases.ts";
import { type ClientCase, createRunner, hasOutcome, type RunCase } from "./run/run-case.ts";

// Nothing in `specs` depends on the packages, but these tests hold them against the cases: that is what cases are for.
// Each case is run as it is and with its control, which proves that it can fail. Of scenarios only the form is judged
// here: they need a service, and are run against the sandbox in `packages/sandbox/test/conformance`.

const files = await loadCases();
const rules = new Set<string>();
for (const api of APIS) {
  for (const { id } of (await loadBundle(api))["x-rule-catalogue"]) rules.add(`${api}/${id}`);
}
const schema = JSON.parse(await readFile(join(import.meta.dirname, "case.schema.json"), "utf8")) as object;
const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false }));
const validate = ajv.compile<object>(schema);

let run: RunCase;
beforeAll(async () => {
  run = await createRunner();
});

describe.each(files)("$api: $rule", ({ api, file, rule, cases }) => {
  const ofClients = cases.filter((testCase): testCase is ClientCase => !("scenario" in testCase));

  test("the file is a file of cases of its rule", () => {
    validate({ rule, cases });
    expect(validate.errors ?? []).toEqual([]);
    expect(file).toBe(`${api}/${rule}.yaml`);
    expect(rules.has(`${api}/${rule}`)).toBe(true);
    const names = cases.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test("with its control, each case is still a case", () => {
    for (const testCase of cases) {
      validate({ rule, cases: [applyControl(testCase)] });
      expect(validate.errors ?? [], testCase.name).toEqual([]);
    }
  });

  test.each(ofClients)("$name", async (testCase) => {
    expectOutcome(testCase, await run(api, rule, testCase), true);
  });

  test.each(ofClients)("can fail: $name", async (testCase) => {
    const changed = applyControl(testCase) as ClientCase;
    expectOutcome(changed, await run(api, rule, changed), false);
  });
});

/** Shows both outcomes where it fails. */
function expectOutcome(testCase: Case, actual: Case["outcome"], same: boolean): void {
  if (hasOutcome(testCase, actual) === same) return;
  if (same) expect(actual).toEqual(testCase.outcome);
  expect.unreachable(`${same ? "another outcome" : "the outcome stays the same"}: ${JSON.stringify(actual)}`);
}
