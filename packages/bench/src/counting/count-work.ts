import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { countsInstructions, startPerf } from "./perf.ts";

/** The work of one contender, for a process of its own. */
export interface Task {
  /** The URL of a module that exports `contenders`: by name, a function of `input` that resolves to one call. */
  readonly module: string;
  readonly contender: string;
  /** What the contender is created with; travels as JSON. */
  readonly input: unknown;
  /** Calls before anything is counted. */
  readonly warmUp: number;
  /** Calls that are counted. */
  readonly calls: number;
}

/** What the process tells of its calls. */
export interface Told {
  /** Processor time of all threads, so with what the garbage collector and the compiler take. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** By how many bytes the heap has grown: what was allocated, if nothing was collected. */
  readonly heapGrowth: number;
  /** The most memory that the process has held at any time. */
  readonly peakMiB: number;
}

/** What was counted while the calls were made. */
export interface Counted extends Told {
  /** Retired instructions in user mode, where the machine counts them. */
  readonly instructions?: number;
}

const WORKER = join(import.meta.dirname, "worker.ts");

/**
 * Has the work done in a process of its own, on the packages as they are built and published.
 *
 * @param flags - of Node.js, such as those that fix the size of the heap
 * @throws Error with what the process printed, when it fails
 */
export async function countWork(task: Task, flags: readonly string[] = []): Promise<Counted> {
  const args = ["--expose-gc", "--disable-warning=ExperimentalWarning", ...flags, WORKER, JSON.stringify(task)];
  const perf = (await countsInstructions()) ? await startPerf(process.execPath, args) : undefined;
  const child = perf?.child ?? spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-4_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  // A process that has ended reads nothing more; its exit code tells.
  child.stdin.on("error", () => {});
  let told: Told | undefined;
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith("bench:")) continue;
    if (line === "bench:ready") await perf?.enable();
    else {
      await perf?.disable();
      told = JSON.parse(line.slice("bench:".length)) as Told;
    }
    child.stdin.write("go on\n");
  }
  const code = await ended;
  if (code !== 0 || told === undefined) throw new Error(`${task.contender} failed (${code}):\n${errors}`);
  return perf ? { ...told, instructions: await perf.instructions() } : told;
}
