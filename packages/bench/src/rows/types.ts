import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Measurement } from "@social-api/bench-report";
import { type Bundle, loadBundle, operationsOf } from "../../../../scripts/generate/bundle.ts";
import type { Row } from "../row.ts";
import { benchFolder, type Generator, generateClient } from "../spec/generate-client.ts";
import { largeSpec } from "../spec/large-spec.ts";
import { checkPrograms, LIMIT, OWN, type Programs } from "../types/check-programs.ts";
import type { Compiler } from "../types/check-types.ts";
import { buildLargeClient } from "../types/large-client.ts";
import { OTHER_APIS } from "../types/other-apis.ts";
import { generatedProgram, ownProgram } from "../types/programs.ts";

const FOLDER = benchFolder("types");
const COMPILERS: readonly Compiler[] = ["typescript", "typescript-7"];
const GENERATORS: readonly (readonly [name: string, generator: Generator])[] = [
  ["openapi-fetch", "openapi-typescript"],
  ["@hey-api/openapi-ts", "@hey-api/openapi-ts"],
  ["@kubb/plugin-client", "@kubb/plugin-client"],
  ["orval", "orval"],
];

const EMPTY: Programs = { [LIMIT]: "export {};\n" };

/** What the type checker does for a program that calls the API a hundred times. */
export const types: Row = {
  id: "types",
  title: "Type-check of a consumer with 100 calls",
  async measure(run) {
    await mkdir(FOLDER, { recursive: true });
    const bundle = await loadBundle("ads-v12");
    const large = largeSpec(run.smoke ? 100 : 1000);
    run.log("generating the clients");
    const own = ownProgram("@social-api/ads-v12", bundle);
    const programs = { ...EMPTY, ...(await generated(bundle, "ads-v12")), ...OTHER_APIS, [OWN]: own };
    const largePrograms = {
      ...EMPTY,
      ...(run.smoke ? {} : await generated(large, "large")),
      [smallName(bundle)]: own,
      [OWN]: ownProgram(await buildLargeClient(large, join(FOLDER, "large-social-api")), large),
    };
    const measurements: Measurement[] = [];
    // Building the large client has proved the other one.
    for (const compiler of run.smoke ? COMPILERS.slice(1) : COMPILERS) {
      measurements.push(...(await checkPrograms(run, compiler, programs, FOLDER, sizeOf(bundle))));
      // The same count every time: one round tells all.
      const [counted] = await checkPrograms({ ...run, rounds: 1 }, compiler, largePrograms, FOLDER, sizeOf(large));
      const goal = { text: "under 3 × those of the Ads API", contender: OWN, against: smallName(bundle), atMost: 3 };
      if (counted) measurements.push({ ...counted, goals: [goal], notes: [...(counted.notes ?? []), LARGE] });
    }
    return measurements;
  },
};

const LARGE =
  "Copies of the Ads API under other paths, operationIds and schema names; a hundred different operations are called. " +
  "Ours is built as the package is, from what our generator makes of the document.";

/** Each peer's client of the document, and the program that uses it. */
async function generated(bundle: Bundle, name: string): Promise<Programs> {
  const document = join(FOLDER, `${name}.json`);
  await writeFile(document, JSON.stringify(bundle));
  const programs: Record<string, string> = {};
  for (const [contender, generator] of GENERATORS) {
    const entry = await generateClient(generator, document, join(FOLDER, name, generator));
    programs[contender] = generatedProgram(generator, entry, bundle);
  }
  return programs;
}

function sizeOf(bundle: Bundle): string {
  return `an API of ${operationsOf(bundle).length.toLocaleString("en")} operations`;
}

function smallName(bundle: Bundle): string {
  return `${OWN} on ${operationsOf(bundle).length} operations`;
}
