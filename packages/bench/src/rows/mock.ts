import { setTimeout as wait } from "node:timers/promises";
import type { Measurement, Unit } from "@social-api/bench-report";
import { interleave } from "../interleave.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Row } from "../row.ts";
import { load } from "../servers/load.ts";
import { mock as ownMock, prismHttp, prismMock } from "../servers/scripts.ts";
import { type ServerScript, spawnServer } from "../servers/spawn-server.ts";
import { adsRequests } from "../servers/works.ts";

const OWN = "social-api";
const SHIPPED = "@stoplight/prism-cli";
const LIMIT = "@stoplight/prism-http";

const SERVERS: Readonly<Record<string, { script: ServerScript; version: () => string }>> = {
  [LIMIT]: { script: prismHttp, version: () => peerVersion(LIMIT) },
  [OWN]: { script: ownMock, version: () => ownVersion("mock") },
  [SHIPPED]: { script: prismMock("info"), version: () => peerVersion(SHIPPED) },
};

const ASPECTS = [
  ["start", "ms", "from the start of the process to its first answer"],
  ["start CPU", "CPU ms", "the processor time of that"],
  ["memory", "MiB", "memory at rest after the first answer"],
  ["one CPU", "CPU ms", "one campaign: processor time of 1,000 requests"],
  ["one per second", "requests/s", "one campaign: requests per second, 10 at once"],
  ["create CPU", "CPU ms", "a campaign created: processor time of 1,000 requests"],
] as const satisfies readonly (readonly [aspect: string, unit: Unit, words: string])[];

type Aspect = (typeof ASPECTS)[number][0];

/** The contract mock beside Prism, which it is made of. */
export const mock: Row = {
  id: "mock",
  title: "The contract mock",
  async measure(run) {
    const samples = new Map<string, Record<Aspect, number>[]>();
    const requests = run.smoke ? 20 : 1_000;
    const measure = async (name: string, script: ServerScript): Promise<number> => {
      run.log(name);
      const server = await spawnServer(script);
      try {
        await wait(500);
        const memory = (await server.usage()).rssMiB;
        const one = await load(server, adsRequests.one, requests);
        const create = await load(server, adsRequests.create, requests);
        const sample: Record<Aspect, number> = {
          start: server.startMs,
          "start CPU": server.startCpuMs,
          memory,
          "one CPU": one.cpuMsPerThousand,
          "one per second": one.requestsPerSecond,
          "create CPU": create.cpuMsPerThousand,
        };
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      } finally {
        await server.stop();
      }
      return server.startMs;
    };
    await interleave(
      Object.fromEntries(Object.entries(SERVERS).map(([name, { script }]) => [name, () => measure(name, script)])),
      run.rounds,
    );
    return ASPECTS.map(([aspect, unit, work]): Measurement => {
      const isRate = unit === "requests/s";
      const bound = isRate ? { atLeast: 1 } : { atMost: 1 };
      return {
        work,
        unit,
        limit: LIMIT,
        contenders: Object.entries(SERVERS).map(([name, { version }]) => ({
          name,
          version: version(),
          samples: (samples.get(name) ?? []).map((sample) => sample[aspect]),
        })),
        goals: [
          { text: `no ${isRate ? "fewer" : "more"} than ${SHIPPED}`, contender: OWN, against: SHIPPED, ...bound },
          ...(aspect === "start"
            ? [{ text: "both documents ready within 1.5 s on a machine that rests", contender: OWN, atMost: 1_500 }]
            : []),
        ],
        notes:
          aspect === "start"
            ? [
                "social-api serves both documents, the others the Ads API alone. prism-http logs nothing; the others log each request, as they do unless told. social-api finds what Node.js compiled when it ran before.",
              ]
            : [],
      };
    });
  },
};
