import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

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

/** The options that let any number of sandboxes run side by side. */
export const ANY_PORTS = ["--platform-port=0", "--ads-port=0", "--ads-sandbox-port=0", "--control-port=0"];

/** Starts the command line of this package from its source. */
export function startCli(...args: string[]): Running {
  const child = spawn(process.execPath, ["--conditions=@social-api/source", "src/node/cli.ts", ...args], {
    cwd: packageFolder,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_OPTIONS: "" },
    stdio: "pipe",
  });
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

/** What `--json` prints. */
export interface Ready {
  readonly platform: string;
  readonly ads: string;
  readonly adsSandbox: string;
  readonly control: string;
  readonly token: string | null;
  readonly accountId: string | null;
  readonly webhookId: string | null;
}

/** Starts the command line on any free ports, and waits until it is ready. */
export async function startReady(...args: string[]): Promise<{ running: Running; ready: Ready }> {
  const running = startCli(...ANY_PORTS, "--json", ...args);
  await running.waitFor("\n");
  return { running, ready: JSON.parse(running.output.stdout) as Ready };
}
