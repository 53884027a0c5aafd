import { readFileSync } from "node:fs";

/** What some work took that was done by child processes. */
export interface Taken {
  readonly ms: number;
  /** Processor time of the children and of theirs, where the system tells. */
  readonly cpuMs: number | undefined;
}

/** Takes the time of work that child processes do. Nothing else may start any meanwhile. */
export async function timeChildren(work: () => Promise<unknown>): Promise<Taken> {
  const before = cpuOfChildren();
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  const after = cpuOfChildren();
  return { ms, cpuMs: before === undefined || after === undefined ? undefined : after - before };
}

/** The processor time of all children that have ended, in milliseconds; Linux alone tells. */
function cpuOfChildren(): number | undefined {
  if (process.platform !== "linux") return undefined;
  // What follows the name, which may hold anything: `cutime` and `cstime`, in hundredths of a second.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
