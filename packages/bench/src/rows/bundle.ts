import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Goal, Measurement } from "@social-api/bench-report";
import { bundleSize, type LeftOut } from "../bundle/bundle-size.ts";
import { PARTS, PARTS_OF_CALL, PARTS_OF_WALK } from "../bundle/parts.ts";
import { generatedPrograms, ONE_CALL, PROGRAMS } from "../bundle/two-operations.ts";
import { LEAST } from "../least-contenders.ts";
import { peerVersion } from "../peers.ts";
import type { Row } from "../row.ts";
import { benchFolder, type Generator, generateClient } from "../spec/generate-client.ts";

const ADS = join(import.meta.dirname, "../../../../specs/dist/ads-v12.json");
const LIMIT = "openapi-fetch";
const OWN = "social-api";
const ALL = "all of it";
const FOLDER = benchFolder("bundle");
const GENERATORS: readonly Generator[] = ["openapi-typescript", "@hey-api/openapi-ts", "@kubb/plugin-client", "orval"];
/** The packages of which "everything" can be said: a page could ask for all that they export. */
const WHOLE = ["ky", "axios", "stripe", "twitter-api-v2", "@xdevplatform/xdk"];

/** The bytes that a page has to load. */
export const bundle: Row = {
  id: "bundle",
  title: "Bundle for a page: minified by esbuild, compressed by gzip at level 9",
  async measure(run) {
    await mkdir(FOLDER, { recursive: true });
    run.log("generating the clients");
    const entries = new Map<Generator, string>();
    for (const generator of GENERATORS) {
      entries.set(generator, await generateClient(generator, ADS, join(FOLDER, generator)));
    }
    const entry = (generator: Generator) => entries.get(generator) ?? "";
    const everything = (from: string) => `export * from ${JSON.stringify(from)};`;
    run.log("bundling");
    return [
      await measure(
        "two operations, list and create, with the walk and the errors that each has",
        { ...PROGRAMS, ...generatedPrograms(entry) },
        atMostBytes(OWN, 4_000),
        [
          "The limit is the smallest generic client that is typed by a document. Bare fetch, orval and kubb have neither " +
            "walk nor exact integers, and encode each argument where it is used.",
          "Out of reach as long as all is in that the next table names.",
          "Those made for one API do the like in it: repositories, customers, posts. Imports of Node's own modules count nothing.",
        ],
      ),
      await measureParts("what those two operations of social-api are made of", PROGRAMS[OWN] ?? "", PARTS_OF_WALK),
      await measureParts("what one call through the client of social-api is made of", ONE_CALL, PARTS_OF_CALL, 4_000),
      await measure(
        "everything that is exported",
        {
          "openapi-fetch": 'export * from "openapi-fetch"; export { default } from "openapi-fetch";',
          "@hey-api/openapi-ts": everything(entry("@hey-api/openapi-ts")),
          "@kubb/plugin-client": everything(entry("@kubb/plugin-client")),
          orval: everything(entry("orval")),
          ...Object.fromEntries(WHOLE.map((name) => [name, `${everything(name)} export { default } from "${name}";`])),
          [OWN]: everything("@social-api/ads-v12"),
        },
        atMostBytes(OWN, 9_000),
        [
          "Out of reach as long as all is in that the next table names. Whoever does not use a part does not load it.",
          "Bare fetch has no everything, and octokit is put together from parts.",
          "Generated clients: of the same document, all 48 operations of it.",
        ],
      ),
      await measureParts("what everything of social-api is made of", everything("@social-api/ads-v12"), PARTS),
    ];
  },
};

async function measure(
  work: string,
  programs: Readonly<Record<string, string>>,
  goal: Goal,
  notes: readonly string[],
): Promise<Measurement> {
  const contenders = await Promise.all(
    [...Object.entries(programs), [LEAST.bundle, programs[OWN] ?? ""] as const].map(async ([name, program]) => {
      const { compressed } = await bundleSize(program, FOLDER, { words: name === LEAST.bundle });
      return { name, version: versionOf(name), samples: [compressed] };
    }),
  );
  return { work, unit: "bytes min+gzip", limit: LIMIT, contenders, goals: [goal], notes };
}

/** How many bytes fewer a program takes without each part of it. */
async function measureParts(
  work: string,
  program: string,
  parts: Readonly<Record<string, RegExp>>,
  atMost?: number,
): Promise<Measurement> {
  const bytes = async (leftOut: LeftOut) => (await bundleSize(program, FOLDER, leftOut)).compressed;
  const contender = (name: string, sample: number) => ({ name, version: "workspace", samples: [sample] });
  const all = await bytes({});
  const without: Readonly<Record<string, LeftOut>> = {
    ...Object.fromEntries(Object.entries(parts).map(([name, files]) => [name, { files }])),
    "the words of all messages": { words: true },
  };
  const taken = Object.entries(without).map(async ([name, leftOut]) => contender(name, all - (await bytes(leftOut))));
  return {
    work,
    unit: "bytes min+gzip",
    limit: ALL,
    contenders: [contender(ALL, all), ...(await Promise.all(taken))],
    goals: atMost === undefined ? [] : [atMostBytes(ALL, atMost)],
    notes: [
      "Each number is what the bundle has less without that part alone, so that they do not add up to all of it.",
    ],
  };
}

function atMostBytes(contender: string, atMost: number): Goal {
  return { text: `at most ${atMost.toLocaleString("en")} bytes`, contender, atMost };
}

function versionOf(contender: string): string {
  if (contender === OWN || contender === LEAST.bundle) return "workspace";
  return contender === "fetch" ? "-" : peerVersion(contender);
}
