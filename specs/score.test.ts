import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Score {
  agentReadiness: number;
  subscores: Record<string, number>;
}

/**
 * What the writing decides must be near 1. What the API decides is bounded by it, and not asserted: many parameters
 * (`parameterSimplicity`), enveloped lists (`schemaSimplicity`), eighteen problem kinds (`polymorphismClarity`). Of the
 * constraints, ads v12 has fewer: booleans and open echoes take none.
 */
test.each([
  ["platform-v2", { constraintClarity: 0.95 }],
  ["ads-v12", { constraintClarity: 0.7 }],
])("%s is ready for agents", (api, bounds) => {
  const output = execFileSync(join(import.meta.dirname, "node_modules/.bin/redocly"), ["score", api, "--format=json"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { agentReadiness, subscores } = JSON.parse(output) as Score;
  expect(agentReadiness).toBeGreaterThanOrEqual(80);
  const wanted = {
    documentationQuality: 0.98,
    exampleCoverage: 1,
    errorClarity: 1,
    identifierClarity: 1,
    ...bounds,
  };
  for (const [name, bound] of Object.entries(wanted)) expect(subscores[name], name).toBeGreaterThanOrEqual(bound);
});
