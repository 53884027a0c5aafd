import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Runs a command in the repository, passing on each line of its output; resolves to its exit code. When this process
 * is told to stop, so is the command, and its end is awaited: nothing is left behind.
 */
export function spawnLines(command: string, args: readonly string[], onLine: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: join(import.meta.dirname, ".."),
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NO_COLOR: "1", FORCE_COLOR: undefined },
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
    const passOn = (signal: NodeJS.Signals) => {
      process.exitCode = signal === "SIGINT" ? 130 : 143;
      child.kill(signal);
    };
    process.on("SIGINT", passOn).on("SIGTERM", passOn);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      if (process.exitCode !== undefined) process.exit();
      resolve(code ?? 1);
    });
  });
}
