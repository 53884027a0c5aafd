import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "../src/node/start-sandbox.ts";
import { FREE_PORTS } from "../test/support/free-ports.ts";

const folder = fileURLToPath(new URL("../workflows/", import.meta.url));
const bundles = fileURLToPath(new URL("../../../specs/dist/", import.meta.url));
const specs = new URL("../../../specs/package.json", import.meta.url);
const redocly = createRequire(specs).resolve("@redocly/cli/bin/cli.js");
const files = (await readdir(folder)).filter((file) => file.endsWith(".arazzo.yaml")).sort();

/** Where Redocly writes what it found: it must not be the repository. */
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "workflows-"));
});
afterAll(() => rm(scratch, { recursive: true }));

/** What Redocly reports, as far as it is looked at. */
interface Report {
  readonly files: Readonly<
    Record<string, { readonly executedWorkflows: readonly { executedSteps: readonly Step[] }[] }>
  >;
}

interface Step {
  readonly stepId: string;
  readonly checks: readonly { readonly name: string; readonly message: string; readonly passed: boolean }[];
}

/** What became of one file: the steps that were taken, and what was wrong with any of them. */
interface Outcome {
  readonly steps: readonly string[];
  readonly wrong: readonly string[];
}

/** Runs workflows with `redocly respect`, all against one new sandbox. */
async function respect(paths: readonly string[]): Promise<Record<string, Outcome>> {
  const receiver = createServer((_request, response) => response.writeHead(204).end());
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  // A job stays in progress while the clock stands, so that the second one always meets it.
  const started = await startSandbox({ ...FREE_PORTS, clock: { now: () => Date.UTC(2026, 2, 10, 18, 30) } });
  const { urls, token } = started;
  const stream = await fetch(`${urls.platform}/2/activity/stream`, { headers: { Authorization: `Bearer ${token}` } });
  const inputs = {
    account_id: "hc7m2k9",
    funding_instrument_id: "fi4q8w",
    token,
    webhook_url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`,
    from_date: "202603101200",
    to_date: "202603101830",
  };
  const report = join(scratch, "report.json");
  const args = [
    "respect",
    ...paths,
    ...Object.entries(urls).flatMap(([name, url]) => ["--server", `${name}=${url}`]),
    ...["--input", JSON.stringify(inputs)],
    ...["--json-output", report],
  ];
  try {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [redocly, ...args], { cwd: scratch, env }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    const text = await readFile(report, "utf8").catch(() => {
      throw new Error(`redocly wrote no report: ${output}`);
    });
    await rm(report);
    const { files: reported } = JSON.parse(text) as Report;
    return Object.fromEntries(
      Object.entries(reported).map(([file, { executedWorkflows }]) => [basename(file), toOutcome(executedWorkflows)]),
    );
  } finally {
    await stream.body?.cancel();
    await started.close();
    receiver.close();
  }
}

function toOutcome(workflows: readonly { readonly executedSteps: readonly Step[] }[]): Outcome {
  const steps = workflows.flatMap(({ executedSteps }) => executedSteps);
  const wrong = steps.flatMap(({ stepId, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ name, message }) => `${stepId}: ${name}: ${message}`),
  );
  return { steps: steps.map(({ stepId }) => stepId), wrong };
}

test("every workflow comes to its end as it says", { timeout: 120_000 }, async () => {
  expect(files.length).toBeGreaterThanOrEqual(7);
  const outcomes = await respect(files.map((file) => join(folder, file)));
  expect(Object.keys(outcomes).sort()).toEqual(files);
  for (const file of files) {
    const stepsOfFile = (await readFile(join(folder, file), "utf8")).match(/(?<=stepId: )\w+/g);
    expect({ file, ...outcomes[file] }).toEqual({ file, steps: stepsOfFile, wrong: [] });
  }
});

// The control: each expects something else of its last step.
test("a workflow with a wrong expectation fails", { timeout: 120_000 }, async () => {
  const wrong = files.map(async (file) => {
    const text = (await readFile(join(folder, file), "utf8")).replaceAll("../../../specs/dist/", bundles);
    const last = text.lastIndexOf("$statusCode == ");
    const path = join(scratch, file);
    await writeFile(path, text.slice(0, last) + text.slice(last).replace(/== \d+/, "== 202"));
    return path;
  });
  const outcomes = await respect(await Promise.all(wrong));
  expect(Object.keys(outcomes).sort()).toEqual(files);
  for (const [file, outcome] of Object.entries(outcomes)) {
    expect({ file, wrong: outcome.wrong.length }).toEqual({ file, wrong: 1 });
    expect(outcome.wrong[0]).toContain("$statusCode == 202");
  }
});
