import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyControl } from "../../../../specs/conformance/run/apply-control.ts";
import type { ScenarioCase } from "../../../../specs/conformance/run/case.ts";
import { loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import { hasOutcome } from "../../../../specs/conformance/run/run-case.ts";
import { runScenario } from "./run-scenario.ts";
import { type ServiceUnderTest, startService } from "./start-service.ts";

// What rules about stored things mean: each scenario over HTTP, as it is and with its control.

const files = (await loadCases())
  .map((file) => ({ ...file, scenarios: file.cases.filter((each): each is ScenarioCase => "scenario" in each) }))
  .filter(({ scenarios }) => scenarios.length > 0);

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe.each(files)("$api: $rule", ({ api, scenarios }) => {
  test.each(scenarios)("$name", async (scenario) => {
    const actual = await runScenario(service, api, scenario);
    if (hasOutcome(scenario, actual)) return;
    expect(actual).toEqual(scenario.outcome);
    expect.unreachable(`another outcome: ${inspect(actual, { depth: 8 })}`);
  });

  test.each(scenarios)("can fail: $name", async (scenario) => {
    const changed = applyControl(scenario) as ScenarioCase;
    const actual = await runScenario(service, api, changed);
    expect(hasOutcome(changed, actual), `the outcome stays the same: ${inspect(actual, { depth: 8 })}`).toBe(false);
  });
});
