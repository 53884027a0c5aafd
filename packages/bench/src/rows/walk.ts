import type { Goal, Measurement } from "@social-api/bench-report";
import { serveText } from "../client/serve-text.ts";
import { type ContendersWork, measurePeak, measureTime, measureWork } from "../counting/measure-contenders.ts";
import { LEAST } from "../least-contenders.ts";
import { ownVersion } from "../own-version.ts";
import { peerVersion } from "../peers.ts";
import type { Row, Run } from "../row.ts";
import type { WalkInput } from "../walk/contenders.ts";
import { cursorOf, listPage } from "../walk/pages.ts";

const MODULE = import.meta.resolve("../walk/contenders.ts");
const LOOP = "hand-written loop";
const OCTOKIT = "@octokit/plugin-paginate-rest";
const ITEM_PEERS = ["stripe", "twitter-api-v2", "@xdevplatform/xdk", OCTOKIT];
const NODE = `Node ${process.versions.node}`;

const NOTES = [
  "The loop does what a careful user would: it checks that the answer is a success and parses it. social-api has preflight, exact 64-bit integers, typed errors and checkpoints on.",
  `"${LEAST.walk}" hands out items by a generator, as a walk must, and does nothing else that social-api does: no URL that cannot lead astray, no middleware, no answer told apart, no checkpoint. By profile these and the awaiting of each take 10 to 15 µs a page, for which the loop takes 350.`,
];

/** Walks over a long list. */
export const walk: Row = {
  id: "walk",
  title: "Walking a list of 500 pages of 200",
  async measure(run) {
    const size = run.smoke ? { pages: 4, items: 5 } : { pages: 500, items: 200 };
    const work = (by: WalkInput["by"], peers: readonly string[]) => ({
      module: MODULE,
      input: { ...size, by } satisfies WalkInput,
      limit: LOOP,
      versions: { ...versions(peers), [LEAST.walk]: NODE },
      warmUp: 1,
      calls: run.smoke ? 1 : 2,
    });
    const byPage: ContendersWork = {
      ...work("page", [OCTOKIT]),
      work: "1,000 walks page by page, answered in process",
      goals: [goal(1.04)],
      notes: NOTES,
    };
    const byItem: ContendersWork = {
      ...work("item", ITEM_PEERS),
      work: "1,000 walks item by item, answered in process",
      goals: [goal(1.12)],
      notes: [...NOTES, "twitter-api-v2 opens sockets itself: a plugin of it asks in its place, as the loop does."],
    };
    const peak: ContendersWork = {
      ...work("item", ITEM_PEERS),
      work: "most memory that a process held while it walked",
      goals: [goal(1.05)],
      notes: ["Of the whole process, Node.js included. @xdevplatform/xdk keeps every item."],
    };
    return [
      await measureWork(run, byPage),
      await measureWork(run, byItem),
      await measurePeak(run, peak),
      await measureAhead(run),
    ];
  },
};

/** Asking for the next page while the last one is handled, from a server that takes its time. */
async function measureAhead(run: Run): Promise<Measurement> {
  const [pages, items] = run.smoke ? [3, 5] : [50, 200];
  const bodies = Array.from({ length: pages }, (_, page) => [
    page === 0 ? "" : cursorOf(page),
    listPage(page, pages, items),
  ]);
  const texts = Object.fromEntries(bodies) as Record<string, string>;
  const server = await serveText({ body: texts[""] as string, pages: texts, latencyMs: 5 });
  try {
    const input: WalkInput = { pages, items, by: "page, ahead", url: server.url, handleMs: 5 };
    return await measureTime(run, {
      module: MODULE,
      input,
      limit: LOOP,
      versions: versions([]),
      warmUp: 1,
      calls: run.smoke ? 1 : 5,
      work: `one walk of ${pages} × ${items} over loopback with prefetch`,
      goals: [{ ...goal(1), text: "ahead of the loop" }],
      notes: ["The server waits for 5 ms before each answer, and each page is handled for 5 ms."],
    });
  } finally {
    await server.close();
  }
}

function versions(peers: readonly string[]): Record<string, string> {
  const ofPeers = Object.fromEntries(peers.map((name) => [name, peerVersion(name)]));
  return { [LOOP]: NODE, "social-api": ownVersion("ads-v12"), ...ofPeers };
}

function goal(atMost: number): Goal {
  return { text: `at most ${atMost} × the loop`, contender: "social-api", against: LOOP, atMost };
}
