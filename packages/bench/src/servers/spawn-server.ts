import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server to be started: a script of Node.js that listens on a port. */
export interface ServerScript {
  readonly script: string;
  readonly args: (port: number) => readonly string[];
  /** What is asked until it is answered with 200. */
  readonly firstPath: string;
}

/** What a process has used since it began. */
export interface Usage {
  readonly cpuMs: number;
  readonly rssMiB: number;
}

/** A server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  readonly startMs: number;
  /** The processor time until then. */
  readonly startCpuMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const METER = join(import.meta.dirname, "meter.mjs");
const PATIENCE_MS = 60_000;

/**
 * Starts a server on a free port of 127.0.0.1, and waits for its first answer.
 *
 * @throws Error when it ends before, or takes longer than a minute
 */
export async function spawnServer({ script, args, firstPath }: ServerScript): Promise<RunningServer> {
  const port = await freePort();
  const started = performance.now();
  const child = fork(script, args(port), {
    execArgv: ["--import", METER],
    env: { ...process.env, NODE_OPTIONS: "", NO_COLOR: "1" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let told = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    told = (told + text).slice(-2_000);
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}${firstPath}`))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}: ${told}`);
    if (performance.now() - started > PATIENCE_MS) {
      child.kill("SIGKILL");
      throw new Error(`${script} does not answer ${firstPath} with 200: ${told}`);
    }
    await wait(2);
  }
  const startMs = performance.now() - started;
  const { cpuMs } = await usageOf(child);
  return {
    url,
    startMs,
    startCpuMs: cpuMs,
    usage: () => usageOf(child),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send("usage");
  // Some servers tell their parent something of their own.
  for await (const [message] of on(child, "message")) if (isUsage(message)) return message;
  throw new Error("the server has ended");
}

function isUsage(message: unknown): message is Usage {
  return typeof message === "object" && message !== null && "cpuMs" in message;
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}
