import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

/** A running child process, with what it has written so far. */
export interface Running {
  readonly pid: number;
  readonly output: { stdout: string; stderr: string };
  /** Resolves once standard output holds the text; rejects when the process ends before. */
  waitFor(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts a command in the folder of a package, with its executables and this Node.js on the path. */
export function startProcess(
  folder: string,
  [command, ...args]: readonly [command: string, ...args: string[]],
  options: Pick<SpawnOptions, "detached"> = {},
): Running {
  const PATH = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"]].join(":");
  const env = { ...process.env, PATH, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_OPTIONS: "" };
  const child = spawn(command, args, { cwd: folder, ...options, env, stdio: "pipe" });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => (output.stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk) => (output.stderr += chunk));
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  return {
    pid: child.pid ?? 0,
    output,
    ended,
    kill: (signal) => void child.kill(signal),
    async waitFor(text) {
      const dead = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${output.stderr}`)));
      // Once the text is there, nobody asks how the process ends.
      dead.catch(() => {});
      while (!output.stdout.includes(text)) await Promise.race([once(child.stdout, "data"), dead]);
    },
  };
}
