import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex, Readable, Writable } from "node:stream";
import { promisify } from "node:util";

const EVENT = "instructions:u";
let counts: Promise<boolean> | undefined;

/** Whether `perf` is there and the processor counts instructions; many virtual machines do not let it. */
export function countsInstructions(): Promise<boolean> {
  counts ??= promisify(execFile)("perf", ["stat", "-x,", "-e", EVENT, "true"]).then(
    ({ stderr }) => readCount(stderr) !== undefined,
    () => false,
  );
  return counts;
}

/** A process whose instructions are counted from `enable` to `disable`. */
export interface Perf {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  enable(): Promise<void>;
  disable(): Promise<void>;
  /** Once the process has ended. */
  instructions(): Promise<number>;
}

/** Starts a command under `perf stat`, which counts nothing yet. */
export async function startPerf(command: string, args: readonly string[]): Promise<Perf> {
  const folder = await mkdtemp(join(tmpdir(), "social-api-perf-"));
  const output = join(folder, "counts");
  const options = ["stat", "-x,", "-e", EVENT, "-o", output, "--delay=-1", "--control=fd:3,4", "--"];
  const child = spawn("perf", [...options, command, ...args], { stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"] });
  const [, , , control, acknowledged] = child.stdio as unknown as [unknown, unknown, unknown, Duplex, Duplex];
  const tell = async (order: string) => {
    const answer = once(acknowledged, "data");
    control.write(`${order}\n`);
    await answer;
  };
  return {
    child: child as ChildProcessByStdio<Writable, Readable, Readable>,
    enable: () => tell("enable"),
    disable: () => tell("disable"),
    async instructions() {
      const count = readCount(await readFile(output, "utf8"));
      await rm(folder, { recursive: true });
      if (count === undefined) throw new Error("perf stat has counted no instructions");
      return count;
    },
  };
}

/** The count in the output of `perf stat -x,`; none where it says `<not supported>`. */
export function readCount(output: string): number | undefined {
  const line = output.split("\n").find((each) => each.includes(EVENT.split(":")[0] as string));
  const [count = ""] = line?.split(",") ?? [];
  return /^\d+$/.test(count) ? Number(count) : undefined;
}
