import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Goal, Measurement, Unit } from "@social-api/bench-report";
import { type ContendersWork, measureWork } from "../counting/measure-contenders.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Row, Run } from "../row.ts";
import { type Amounts, type Aspect, measureServers, type Samples } from "../servers/measure-servers.ts";
import { measureSize } from "../servers/measure-size.ts";
import { listServers, type ServerContender, seed, writeRows } from "../servers/sandbox-contenders.ts";
import { bareHttp } from "../servers/scripts.ts";
import { spawnServer } from "../servers/spawn-server.ts";
import { PAGE, type Work } from "../servers/works.ts";

const OWN = "social-api";
const LIMIT = "node:http";

const AMOUNTS: Amounts = { one: 20_000, page: 1_500, create: 3_000, batch: 150 };
const SMOKE: Amounts = { one: 100, page: 20, create: 50, batch: 10 };

const against = (other: string, atMost: number, text: string): Goal => ({
  text,
  contender: OWN,
  against: other,
  atMost,
});

const WORKS: Readonly<Record<Work, { words: string; goals: readonly Goal[]; notes: readonly string[] }>> = {
  one: {
    words: "one campaign",
    goals: [
      against(
        LIMIT,
        1 / 0.65,
        "at least 0.65 × the answers of node:http in the same processor time, so at most 1.54 × its time for each",
      ),
      against("prism mock", 1 / 12, "at least 12 × the answers of prism mock, so at most 0.083 × its time"),
    ],
    notes: [
      "node:http does the same routes, look-ups and serialisation without rules, schemas, users or a log. json-server has routes and a form of its own. prism mock, @scalar/mock-server and @mockoon/cli know no state: they answer with examples of the document; prism proxy asks node:http. counterfact is not in the registry.",
    ],
  },
  page: {
    words: `a page of ${PAGE} campaigns`,
    goals: [
      against(LIMIT, 1 / 4, "at least 4 × the answers of node:http, which stringifies it, so at most 0.25 × its time"),
    ],
    notes: [
      "The same page is asked for over and over. The sandbox keeps the bytes of a list that is asked for again, up to 4 MiB for each host, and sends them to whoever asks the same with the same token, until anything at all is written; faults, the log and the rate of total counts see each request all the same. Its limit is node:http, page kept as bytes, which looks nothing up; both swing around the goal, which was set on Node.js 20, where JSON.stringify takes 1.6 times as long.",
      "social-api, page not kept is asked in other words each time: it understands and checks the request, joins the texts of the rows and encodes them, for which the limit is node:http, rows kept as text. The rows that it has read stay at hand until their collection is written.",
      "Those without state answer with an example of one or two campaigns.",
    ],
  },
  create: {
    words: "a campaign created",
    goals: [],
    notes: [
      "The sandbox stores it with its history, in a transaction; json-server rewrites its file, node:http fills a Map.",
    ],
  },
  batch: {
    words: "a batch of 40 campaigns created",
    goals: [],
    notes: ["json-server takes no batches. Those without state answer with an example of two."],
  },
};

/** The sandbox beside servers that people take instead of it. */
export const sandbox: Row = {
  id: "sandbox",
  title: "The sandbox as a server",
  async measure(run) {
    const folder = await mkdtemp(join(tmpdir(), "social-api-bench-servers-"));
    try {
      const rows = await writeRows(folder);
      const upstream = await spawnServer(bareHttp(rows));
      try {
        const servers = listServers(rows, upstream);
        const samples = await measureServers(run, servers, run.smoke ? SMOKE : AMOUNTS, async ({ name }, script) => {
          if (name.startsWith(OWN)) await seed(script, { name: "story", accounts: 1, campaigns: PAGE });
        });
        return [...listMeasurements(servers, samples), ...(await measureSize(run)), await measureInProcess(run)];
      } finally {
        await upstream.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function listMeasurements(servers: readonly ServerContender[], samples: Samples): Measurement[] {
  const measurement = (
    aspect: Aspect,
    unit: Unit,
    work: string,
    goals: readonly Goal[] = [],
    notes: readonly string[] = [],
  ): Measurement => {
    const of = samples.get(aspect);
    const contenders = servers.flatMap(({ name, version }) => {
      const measured = of?.get(name);
      return measured === undefined ? [] : [{ name, version, samples: measured }];
    });
    return { work, unit, limit: LIMIT, contenders, goals, notes };
  };
  return [
    ...(Object.entries(WORKS) as [Work, (typeof WORKS)[Work]][]).flatMap(([work, { words, goals, notes }]) => [
      measurement(`${work} CPU`, "CPU ms", `${words}: processor time of 1,000 requests`, goals, notes),
      measurement(`${work} per second`, "requests/s", `${words}: requests per second, 10 at once`),
    ]),
    measurement(
      "start",
      "ms",
      "from the start of the process to its first answer",
      [against(LIMIT, 1.5, "at most 1.5 × node:http")],
      [
        "node:http is imported as everybody does it, for which Node.js loads its `fetch`, too: 35 ms and 13 MiB. The sandbox takes the module without that, is bundled into a few files, and finds what Node.js compiled when it ran before.",
      ],
    ),
    measurement("start CPU", "CPU ms", "the processor time of that"),
    measurement("memory", "MiB", "memory at rest after the first answer", [
      { text: "at most 90 MiB", contender: OWN, atMost: 90 },
    ]),
  ];
}

function measureInProcess(run: Run): Promise<Measurement> {
  const node = `Node ${process.versions.node}`;
  const task: ContendersWork = {
    work: "one campaign, 1,000 times by `fetch` in process, without a port",
    module: import.meta.resolve("../servers/in-process.ts"),
    input: null,
    versions: { "Response.json": node, [OWN]: ownVersion("sandbox"), msw: peerVersion("msw") },
    limit: "Response.json",
    notes: ["msw answers the global `fetch` from a Map: it has no server of its own."],
    ...(run.smoke ? { warmUp: 10, calls: 20 } : { warmUp: 3_000, calls: 5_000 }),
  };
  return measureWork(run, task);
}
