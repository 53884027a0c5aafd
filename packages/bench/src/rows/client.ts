import type { Goal, Measurement } from "@social-api/bench-report";
import { campaignPage } from "../campaigns.ts";
import type { CallInput } from "../client/contenders.ts";
import { generateClients } from "../client/generate-clients.ts";
import { serveText } from "../client/serve-text.ts";
import { type ContendersWork, measureAllocations, measureWork } from "../counting/measure-contenders.ts";
import { LEAST } from "../least-contenders.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Row, Run } from "../row.ts";

const module = import.meta.resolve("../client/contenders.ts");

const PEERS = [
  "openapi-fetch",
  "@hey-api/openapi-ts",
  "@kubb/plugin-client",
  "orval",
  "ky",
  "axios",
  "@octokit/core",
  "stripe",
  "twitter-api-v2",
  "@xdevplatform/xdk",
];

/** Those that take no answer in process. */
const SOCKETS_ONLY = ["twitter-api-v2"];

const NOTES = [
  "social-api has preflight, exact 64-bit integers and typed errors on; the others do nothing of the kind.",
  "orval writes relative URLs: its fetch is given the host. The others are used as their manuals begin.",
];

const STUB_GOALS: readonly Goal[] = [
  goal("fetch", 1.85, "at most 1.85 × bare fetch"),
  goal("fetch", 1.5, "aim: at most 1.5 × bare fetch"),
  goal("openapi-fetch", 1, "at most plain openapi-fetch"),
];
const LOOPBACK_GOALS: readonly Goal[] = [goal("fetch", 1.05, "at most 1.05 × bare fetch")];

/** One call through each client. */
export const client: Row = {
  id: "client",
  title: "One call through a client",
  async measure(run) {
    run.log("generating the clients of hey-api, kubb and orval");
    const generated = await generateClients();
    return [...(await answeredInProcess(run, generated)), ...(await answeredOverLoopback(run, generated))];
  },
};

async function answeredInProcess(run: Run, generated: CallInput["generated"]): Promise<readonly Measurement[]> {
  const input: CallInput = { count: 1, generated };
  const work: ContendersWork = {
    module,
    input,
    work: "1,000 calls, answered in process with one campaign",
    versions: versions(PEERS.filter((name) => !SOCKETS_ONLY.includes(name))),
    limit: "fetch",
    goals: STUB_GOALS,
    notes: [
      ...NOTES,
      "twitter-api-v2 opens sockets itself and takes no answer in process; axios uses its fetch adapter.",
    ],
    ...(run.smoke ? { warmUp: 5, calls: 5 } : { warmUp: 20_000, calls: 20_000 }),
  };
  const allocations: ContendersWork = {
    ...work,
    work: "heap that one call allocates, answered in process",
    goals: [],
    ...(run.smoke ? { warmUp: 5, calls: 5 } : { warmUp: 1_000, calls: 1_000 }),
  };
  return [
    await measureWork(run, work),
    await measureAllocations({ ...run, rounds: Math.min(run.rounds, 3) }, allocations),
  ];
}

async function answeredOverLoopback(run: Run, generated: CallInput["generated"]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [size, count, calls] of [
    ["2 KB", 4, 12_000],
    ["200 KB", 390, 1_000],
  ] as const) {
    const server = await serveText({ body: campaignPage(count) });
    try {
      const input: CallInput = { url: server.url, count, generated };
      const work: ContendersWork = {
        module,
        input,
        work: `1,000 calls over loopback, ${size} page`,
        versions: versions(PEERS),
        limit: "fetch",
        goals: LOOPBACK_GOALS,
        notes: [
          ...NOTES,
          `"${LEAST.call}" is no client: it checks one operation and fills in one path. Beyond it, by profile, social-api takes 1.5 % each for URL and query, and for the call and its middleware, and leaves 2 % more to the garbage collector. The ratio drifts by 0.05 with how often the two processes wake each other.`,
          "The server is another process and not counted. axios and twitter-api-v2 use node:http, not fetch.",
        ],
        ...(run.smoke ? { warmUp: 2, calls: 3 } : { warmUp: calls, calls }),
      };
      measurements.push(await measureWork(run, work));
    } finally {
      await server.close();
    }
  }
  return measurements;
}

function versions(peers: readonly string[]): Record<string, string> {
  const ofPeers = Object.fromEntries(peers.map((name) => [name, peerVersion(name)]));
  const node = `Node ${process.versions.node}`;
  return { fetch: node, [LEAST.call]: node, "social-api": ownVersion("ads-v12"), ...ofPeers };
}

function goal(against: string, atMost: number, text: string): Goal {
  return { text, contender: "social-api", against, atMost };
}
