import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/**
 * Runs turbo tasks, showing each step as it ends, and nothing of the steps that pass.
 *
 * @returns the names of the steps that failed; empty when all passed.
 */
export async function runTurbo(tasks: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const args = [
    "run",
    ...tasks,
    "--output-logs=errors-only",
    "--log-order=grouped",
    "--continue=dependencies-successful",
  ];
  const code = await spawnLines(join(ROOT, "node_modules", ".bin", "turbo"), args, (line) => {
    const step = /^\s*Failed:\s+(.+)$/.exec(line.replaceAll(ANSI, ""));
    if (step?.[1] !== undefined) failed.push(...step[1].split(/,\s*/));
    process.stdout.write(`${line}\n`);
  });
  return code === 0 ? [] : failed.length > 0 ? failed : [`turbo (exit code ${code})`];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ANSI = /\u001b\[[0-9;]*m/g;

/** Runs a command, passing on each line of its output; resolves to its exit code. */
export function spawnLines(command: string, args: readonly string[], onLine: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: "1",
        DO_NOT_TRACK: "1",
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) onLine(line);
      });
      stream.on("end", () => rest && onLine(rest));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
