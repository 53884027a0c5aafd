import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measurement, Unit } from "@social-api/bench-report";
import { loadDocument, serveFolder } from "@social-api/docs/parts";
import { chromium } from "playwright-core";
import { findChromium } from "../../../../scripts/testing/find-chromium.ts";
import { interleave } from "../interleave.ts";
import type { Row, Run } from "../row.ts";
import { buildSites, listMakers, REFERENCES } from "../site/build-sites.ts";
import { type Visit, visit } from "../site/visit.ts";

/** Nobody but this machine answers, so that a page which asks another host for something waits for nothing. */
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1";

const LANDING_HEADING = "Two APIs.";

/** What is told of each visit. */
const ASPECTS: readonly (readonly [aspect: keyof Visit, unit: Unit, words: string])[] = [
  ["bytes", "bytes", "transferred, compressed"],
  ["firstPaint", "ms", "until something is drawn"],
  ["shown", "ms", "until the title of the API is shown"],
  ["interactive", "ms", "until it is shown and answers"],
  ["computed", "CPU ms", "computed by the thread of the page until it rests"],
];

/** Our site in Chromium beside the references that other tools make of the same documents. */
export const site: Row = {
  id: "site",
  title: "The docs site in a browser",
  async measure(run) {
    const executablePath = findChromium();
    if (executablePath === undefined) return [];
    const folder = await mkdtemp(join(tmpdir(), "social-api-bench-site-"));
    const server = await serveFolder(folder, { port: 0 });
    const browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ALONE],
    });
    try {
      run.log("building the pages");
      await buildSites(folder);
      const open = (page: string, heading: string) => visit(browser, `${server.url}${page}`, heading);
      const measurements = await landing(run, () => open("social-api/index.html", LANDING_HEADING));
      for (const api of run.smoke ? REFERENCES.slice(0, 1) : REFERENCES) {
        run.log(`opening the references of ${api}`);
        const { info } = await loadDocument(api);
        measurements.push(...(await reference(run, api, (maker) => open(`${maker}/${api}.html`, info.title))));
      }
      return measurements;
    } finally {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function landing({ rounds }: Run, open: () => Promise<Visit>): Promise<Measurement[]> {
  const visits = await visitInTurns({ "social-api": open }, rounds);
  const contenders = (aspect: keyof Visit) => [
    { name: "social-api", version: "workspace", samples: visits["social-api"]?.map((one) => one[aspect]) ?? [] },
  ];
  const work = "landing page";
  return [
    {
      work: `${work}: transferred, compressed`,
      unit: "bytes",
      limit: "social-api",
      contenders: contenders("bytes"),
      goals: [{ text: "less than 50 kB", contender: "social-api", atMost: 49_999 }],
      notes: ["Everything that the page loads, headers included. There is no peer: the size is the goal."],
    },
    {
      work: `${work}: until it is drawn`,
      unit: "ms",
      limit: "social-api",
      contenders: contenders("firstPaint"),
      goals: [],
    },
  ];
}

async function reference(run: Run, api: string, open: (maker: string) => Promise<Visit>): Promise<Measurement[]> {
  const makers = listMakers();
  const openers = Object.fromEntries(makers.map(({ name }) => [name, () => open(name)]));
  const visits = await visitInTurns(openers, run.rounds);
  return ASPECTS.map(([aspect, unit, words]) => ({
    work: `reference of ${api}: ${words}`,
    unit,
    limit: "redoc",
    contenders: makers.map((maker) => ({ ...maker, samples: visits[maker.name]?.map((one) => one[aspect]) ?? [] })),
    goals: [
      { text: "no more than Redoc as shipped, 5 % for noise", contender: "social-api", against: "redoc", atMost: 1.05 },
    ],
    notes: [
      "Chromium with nothing in its cache; all pages come compressed from one server on loopback, and no other host can be reached.",
      "Ours is Redoc, too, with the rules and the client method of each operation in it and the header of the site around it; its program is a file of its own, which a reader of the other reference has already.",
    ],
  }));
}

/** Opens pages in turns. */
async function visitInTurns(
  openers: Readonly<Record<string, () => Promise<Visit>>>,
  rounds: number,
): Promise<Record<string, Visit[]>> {
  const visits: Record<string, Visit[]> = Object.fromEntries(Object.keys(openers).map((name) => [name, []]));
  const noted = Object.entries(openers).map(([name, open]) => [
    name,
    async () => {
      const one = await open();
      visits[name]?.push(one);
      return one.interactive;
    },
  ]);
  await interleave(Object.fromEntries(noted), rounds);
  return visits;
}
