import type { Measurement } from "@social-api/bench-report";
import { interleave } from "../interleave.ts";
import { ownVersion } from "../own-version.ts";
import type { Run } from "../row.ts";
import { type LoadRequest, load } from "./load.ts";
import { controlledSandbox, seed } from "./sandbox-contenders.ts";
import { type RunningServer, spawnServer } from "./spawn-server.ts";

const ACCOUNT = "/12/accounts/bk0001";

/** Every request asks for another number of rows, so that none finds a page that was read before. */
const COUNTS = Array.from({ length: 100 }, (_, index) => 101 + index);

/** The sandbox against itself: what a deep page and a large store cost beside a first page and a small store. */
export async function measureSize(run: Run): Promise<Measurement[]> {
  const [campaigns, many, few] = run.smoke ? [400, 4_000, 400] : [8_000, 100_000, 1_000];
  const pages = await sandboxWith({ campaigns });
  const large = await sandboxWith({ campaigns: Math.ceil(many / 100), line_items: many });
  const small = await sandboxWith({ campaigns: Math.ceil(few / 100), line_items: few });
  try {
    const cursor = await lastCursor(pages, campaigns);
    const ofCampaign = (count: number) => `${ACCOUNT}/line_items?campaign_ids=cpbk00003&count=${count}`;
    return [
      await compare(run, `last page of a walk over ${told(campaigns)} campaigns, 101 to 200 rows`, {
        "social-api, first page": [pages, (count) => `${ACCOUNT}/campaigns?count=${count}`],
        "social-api": [pages, (count) => `${ACCOUNT}/campaigns?count=${count}&cursor=${cursor}`],
      }),
      await compare(run, `the line items of a campaign, among ${told(many)}`, {
        [`social-api, among ${told(few)}`]: [small, ofCampaign],
        "social-api": [large, ofCampaign],
      }),
    ];
  } finally {
    for (const server of [pages, large, small]) await server.stop();
  }
}

const told = (count: number) => count.toLocaleString("en");

async function sandboxWith(seeded: object): Promise<RunningServer> {
  const script = await controlledSandbox();
  const server = await spawnServer(script);
  await seed(script, { name: "story", accounts: 1, ...seeded });
  return server;
}

/** The cursor behind which the last 200 campaigns are. */
async function lastCursor({ url }: RunningServer, campaigns: number): Promise<string> {
  let cursor = "";
  for (let walked = 0; walked < campaigns - 200; walked += 200) {
    const response = await fetch(`${url}${ACCOUNT}/campaigns?count=200${cursor && `&cursor=${cursor}`}`);
    cursor = ((await response.json()) as { next_cursor: string }).next_cursor;
  }
  return cursor;
}

type Asked = readonly [server: RunningServer, path: (count: number) => string];

async function compare(run: Run, work: string, contenders: Readonly<Record<string, Asked>>): Promise<Measurement> {
  run.log(work);
  const [limit = ""] = Object.keys(contenders);
  const amount = run.smoke ? 20 : 1_000;
  const samples = await interleave(
    Object.fromEntries(
      Object.entries(contenders).map(([name, [server, path]]) => {
        const requests = COUNTS.map((count): LoadRequest => ({ method: "GET", path: path(count) }));
        return [name, async () => (await load(server, requests, amount)).cpuMsPerThousand];
      }),
    ),
    run.rounds,
  );
  const version = ownVersion("sandbox");
  return {
    work: `${work}: processor time of 1,000 requests`,
    unit: "CPU ms",
    limit,
    contenders: Object.keys(contenders).map((name) => ({ name, version, samples: samples[name] ?? [] })),
    goals: [{ text: `at most 1.2 × ${limit}`, contender: "social-api", against: limit, atMost: 1.2 }],
  };
}
