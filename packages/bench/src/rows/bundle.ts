import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Goal, Measurement } from "@social-api/bench-report";
import { bundleSize } from "../bundle/bundle-size.ts";
import { generatedPrograms, PROGRAMS } from "../bundle/two-operations.ts";
import { LEAST } from "../least-contenders.ts";
import { peerVersion } from "../peers.ts";
import type { Row } from "../row.ts";
import { benchFolder, type Generator, generateClient } from "../spec/generate-client.ts";

const ADS = join(import.meta.dirname, "../../../../specs/dist/ads-v12.json");
const LIMIT = "openapi-fetch";
const OWN = "social-api";
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
        { text: "at most 4,000 bytes", contender: OWN, atMost: 4_000 },
        [
          "The limit is the smallest generic client that is typed by a document. Bare fetch, orval and kubb have neither " +
            "walk nor exact integers, and encode each argument where it is used.",
          "Out of reach as long as the table of operations (0.6 kB), exact integers (0.8), answers told apart (0.6), middleware " +
            "(0.3), URLs that cannot lead astray (0.3) and the walk with its checkpoints (1.4) are in, whatever messages say.",
          "Those made for one API do the like in it: repositories, customers, posts. Imports of Node's own modules count nothing.",
        ],
      ),
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
        { text: "at most 9,000 bytes", contender: OWN, atMost: 9_000 },
        [
          "Out of reach with what is in, whatever messages say. Batches take 2.3 kB, rules " +
            "and their constraints 3.2, the client 2.5, walks 1.4, money 1.1, the transport 0.9, the table of operations 0.6, " +
            "lists by ids 0.5. Whoever does not use one of them does not load it.",
          "Bare fetch has no everything, and octokit is put together from parts.",
          "Generated clients: of the same document, all 48 operations of it.",
        ],
      ),
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
      const { compressed } = await bundleSize(program, FOLDER, name !== LEAST.bundle);
      return { name, version: versionOf(name), samples: [compressed] };
    }),
  );
  return { work, unit: "bytes min+gzip", limit: LIMIT, contenders, goals: [goal], notes };
}

function versionOf(contender: string): string {
  if (contender === OWN || contender === LEAST.bundle) return "workspace";
  return contender === "fetch" ? "-" : peerVersion(contender);
}
