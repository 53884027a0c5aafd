/** The command `pnpm bench`: measures rows and keeps what came of it. `--help` tells of its options. */
import { resolve } from "node:path";
import { LATEST, mergeReports, readReport, renderText, writeReport } from "@social-api/bench-report";
import { runTurbo } from "../../../scripts/turbo.ts";
import { installPeers } from "./install-peers.ts";
import { type Arguments, parseArguments, UsageError, usage } from "./parse-arguments.ts";
import { rows } from "./rows/index.ts";
import { runRows } from "./run-rows.ts";

const ids = rows.map(({ id }) => id);
const args = readArguments();
if (args.help) {
  console.log(usage(rows));
  process.exit();
}
await bench(args);

async function bench({ rows: asked, rounds, smoke, json }: Arguments): Promise<void> {
  // What runs are the packages as they are published.
  const failed = await runTurbo(["build"]);
  if (failed.length > 0) {
    console.error(`bench: ${failed.join(", ")} failed; what is wrong is printed above`);
    process.exit(1);
  }
  // Progress goes beside the report, which can then be kept by itself.
  const log = (line: string) => console.error(line);
  await installPeers(log);
  const command = ["pnpm bench", ...(asked.length < ids.length ? asked : []), `--rounds ${rounds}`].join(" ");
  const chosen = rows.filter(({ id }) => asked.includes(id));
  const report = await runRows(chosen, { rounds, smoke, log }, smoke ? `${command} --smoke` : command);
  console.log(renderText(report));
  // Relative to where the command was typed, not to this package.
  const file = json === undefined ? LATEST : resolve(process.env["INIT_CWD"] ?? ".", json);
  if (!smoke || json !== undefined) await writeReport(mergeReports(await readReport(file), report, ids), file);
}

function readArguments(): Arguments {
  try {
    return parseArguments(process.argv.slice(2), ids);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`bench: ${error.message}\n\n${usage(rows)}`);
    process.exit(2);
  }
}
