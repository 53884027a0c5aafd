import type { Contender, Goal, Measurement } from "@social-api/bench-report";
import { interleave } from "../interleave.ts";
import type { Run } from "../row.ts";
import { type Counted, countWork, type Task } from "./count-work.ts";
import { countsInstructions } from "./perf.ts";

/** One kind of work to be counted, in a process of its own for each contender and round. */
export interface ContendersWork extends Omit<Task, "contender"> {
  readonly work: string;
  /** By name, the version that runs. */
  readonly versions: Readonly<Record<string, string>>;
  readonly limit: string;
  readonly goals?: readonly Goal[];
  readonly notes?: readonly string[];
}

/** Room for all that is allocated while allocations are counted, so that nothing is collected in between. */
const ROOMY = ["--min-semi-space-size=512", "--max-semi-space-size=512"];

/** Counts instructions where the machine does, otherwise processor time; for 1,000 calls. */
export async function measureWork(run: Run, work: ContendersWork): Promise<Measurement> {
  const instructions = await countsInstructions();
  const value = (counted: Counted) => ((counted.instructions ?? counted.cpuMs) / work.calls) * 1_000;
  return { ...(await measure(run, work, value)), unit: instructions ? "instructions" : "CPU ms" };
}

/** Counts the bytes that one call allocates on the heap. */
export async function measureAllocations(run: Run, work: ContendersWork): Promise<Measurement> {
  return { ...(await measure(run, work, ({ heapGrowth }) => heapGrowth / work.calls, ROOMY)), unit: "bytes" };
}

/** Looks at the most memory that a process has held. */
export async function measurePeak(run: Run, work: ContendersWork): Promise<Measurement> {
  return { ...(await measure(run, work, ({ peakMiB }) => peakMiB)), unit: "MiB" };
}

/** Takes the time of one call. */
export async function measureTime(run: Run, work: ContendersWork): Promise<Measurement> {
  return { ...(await measure(run, work, ({ wallMs }) => wallMs / work.calls)), unit: "ms" };
}

async function measure(
  run: Run,
  { work, versions, limit, goals = [], notes, ...task }: ContendersWork,
  value: (counted: Counted) => number,
  flags: readonly string[] = [],
): Promise<Omit<Measurement, "unit">> {
  run.log(work);
  const samples = await interleave(
    Object.fromEntries(
      Object.keys(versions).map((contender) => [
        contender,
        async () => value(await countWork({ ...task, contender }, flags)),
      ]),
    ),
    run.rounds,
  );
  const contenders = Object.entries(versions).map(
    ([name, version]): Contender => ({ name, version, samples: samples[name] ?? [] }),
  );
  return { work, limit, contenders, goals, ...(notes && { notes }) };
}
