/**
 * The process in which one contender is measured: prepares it, lets it become warm, and does its work when told to, so
 * that whoever counts can begin and end with the work. Speaks in lines that begin with `bench:`.
 */
import { createInterface } from "node:readline";
import type { Task, Told } from "./count-work.ts";

const { module, contender, input, warmUp, calls } = JSON.parse(process.argv[2] ?? "") as Task;
const { contenders } = (await import(module)) as {
  contenders: Readonly<Record<string, (input: unknown) => Promise<() => Promise<unknown>>>>;
};
const create = contenders[contender];
if (create === undefined) throw new Error(`${module} has no contender ${contender}`);
const work = await create(input);

for (let i = 0; i < warmUp; i++) await work();
globalThis.gc?.();
process.stdout.write("bench:ready\n");
await once();

const heap = process.memoryUsage().heapUsed;
const before = process.cpuUsage();
const started = performance.now();
for (let i = 0; i < calls; i++) await work();
const wallMs = performance.now() - started;
const { user, system } = process.cpuUsage(before);
const told: Told = {
  cpuMs: (user + system) / 1_000,
  wallMs,
  heapGrowth: process.memoryUsage().heapUsed - heap,
  peakMiB: process.resourceUsage().maxRSS / 1_024,
};
process.stdout.write(`bench:${JSON.stringify(told)}\n`);
// Whoever counts stops before this process does anything else, such as ending.
await once();
process.exit();

function once(): Promise<void> {
  return new Promise((resolve) => {
    const lines = createInterface(process.stdin).once("line", () => {
      lines.close();
      resolve();
    });
  });
}
