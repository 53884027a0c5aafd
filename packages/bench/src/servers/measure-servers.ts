import { setTimeout as wait } from "node:timers/promises";
import { interleave } from "../interleave.ts";
import type { Run } from "../row.ts";
import { load } from "./load.ts";
import type { ServerContender } from "./sandbox-contenders.ts";
import { type RunningServer, type ServerScript, spawnServer } from "./spawn-server.ts";
import type { Work } from "./works.ts";

/** What is measured of each server. */
export type Aspect = "start" | "start CPU" | "memory" | `${Work} CPU` | `${Work} per second`;

/** By aspect and name, one value a round. */
export type Samples = ReadonlyMap<Aspect, ReadonlyMap<string, readonly number[]>>;

/** How many requests of each work a fast server is sent. */
export type Amounts = Readonly<Record<Work, number>>;

/** After that long, what a server does after its first answer is done. */
const REST_MS = 500;

/**
 * Starts each server anew in each round, and asks it for every work that it can do: what is created in one round does
 * not weigh on the next.
 *
 * @param prepare - called with a server that is started and at rest
 */
export async function measureServers(
  run: Run,
  servers: readonly ServerContender[],
  amounts: Amounts,
  prepare: (contender: ServerContender, script: ServerScript) => Promise<void>,
): Promise<Samples> {
  const samples = new Map<Aspect, Map<string, number[]>>();
  const note = (aspect: Aspect, name: string, value: number) => {
    const of = samples.get(aspect) ?? new Map<string, number[]>();
    samples.set(aspect, of.set(name, [...(of.get(name) ?? []), value]));
  };
  const measure = async (contender: ServerContender): Promise<number> => {
    run.log(contender.name);
    const script = await contender.script();
    const server = await spawnServer(script);
    try {
      if (contender.isProbe !== true) {
        note("start", contender.name, server.startMs);
        note("start CPU", contender.name, server.startCpuMs);
        await wait(REST_MS);
        note("memory", contender.name, (await server.usage()).rssMiB);
      }
      await prepare(contender, script);
      await askForAll(contender, server, amounts, note);
    } finally {
      await server.stop();
    }
    return server.startMs;
  };
  await interleave(
    Object.fromEntries(servers.map((contender) => [contender.name, () => measure(contender)])),
    run.rounds,
  );
  return samples;
}

async function askForAll(
  { name, requests, share }: ServerContender,
  server: RunningServer,
  amounts: Amounts,
  note: (aspect: Aspect, name: string, value: number) => void,
): Promise<void> {
  for (const [work, request] of Object.entries(requests) as [Work, typeof requests.one & object][]) {
    const amount = Math.max(10, Math.ceil(amounts[work] * share));
    const { cpuMsPerThousand, requestsPerSecond } = await load(server, request, amount);
    note(`${work} CPU`, name, cpuMsPerThousand);
    note(`${work} per second`, name, requestsPerSecond);
  }
}
