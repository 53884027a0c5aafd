/**
 * The README's second command: checks that generated code is fresh, lints, type-checks and builds everything, then
 * runs all tests. With the argument `commands` it runs the slow tests of the README's commands instead, with `release`
 * those of the packages as a release would publish them, with `bench` those of the benchmarks. Ends with the line
 * `N passed, N failed`.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnLines } from "./spawn-lines.ts";
import { runTurbo } from "./turbo.ts";

const BIN = join(import.meta.dirname, "..", "node_modules", ".bin");
const print = (line: string) => void process.stdout.write(`${line}\n`);

const project = process.argv[2] ?? "unit";
// What they run on is what is built.
const onBuilt = ["release", "bench"].includes(project);
const failedChecks = project === "unit" ? await runChecks() : onBuilt ? await runTurbo(["build"]) : [];
const tests = failedChecks.length === 0 ? await runTests() : { passed: 0, failed: 0, complete: false };
for (const check of failedChecks) console.error(`test: ${check} failed; what is wrong is printed above`);
// A run that broke off before its report counts as one failure, so that it can never look like a pass.
const failed = tests.failed + failedChecks.length || (tests.complete ? 0 : 1);
print(`${tests.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The checks that are not tests, in the order in which they need each other. */
async function runChecks(): Promise<string[]> {
  const bundling = await runTurbo(["bundle"]);
  if (bundling.length > 0) return bundling;
  const evolved = await spawnLines(process.execPath, [join(import.meta.dirname, "evolution.ts"), "check"], print);
  if (evolved !== 0) return ["evolution check"];
  // Before the build, which would write the generated code anew.
  const fresh = await spawnLines(process.execPath, [join(import.meta.dirname, "generate.ts"), "--check"], print);
  if (fresh !== 0) return ["generate --check"];
  const failed = await runTurbo(["lint", "lint:code", "build", "typecheck"]);
  if (failed.length > 0) return failed;
  const whole = await spawnLines(process.execPath, [join(import.meta.dirname, "ledger.ts"), "--check"], (line) => {
    if (line.startsWith("ledger: ")) print(line);
  });
  return whole === 0 ? [] : ["ledger --check"];
}

async function runTests() {
  const folder = await mkdtemp(join(tmpdir(), "social-api-test-"));
  const report = join(folder, "report.json");
  try {
    const code = await spawnLines(
      join(BIN, "vitest"),
      [
        "run",
        `--project=${project}`,
        `--coverage.enabled=${project === "unit"}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      print,
    );
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8").catch(() => "{}"));
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, complete: code === 0 };
  } finally {
    await rm(folder, { recursive: true });
  }
}
