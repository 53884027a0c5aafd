import type { Contender, Goal, Measurement } from "@social-api/bench-report";
import { countWork } from "../counting/count-work.ts";
import { interleave } from "../interleave.ts";
import { peerVersion } from "../peers.ts";
import type { GenerationInput } from "../pipeline/generators.ts";
import { RepositoryCopy } from "../pipeline/repository-copy.ts";
import { timeChildren } from "../pipeline/time-children.ts";
import type { Row, Run } from "../row.ts";
import { benchFolder, type Generator, generateClient } from "../spec/generate-client.ts";

const OWN = "social-api";
const LIMIT = "openapi-typescript";
const GENERATORS: readonly Generator[] = [LIMIT, "@hey-api/openapi-ts", "@kubb/plugin-client", "orval"];
const BUNDLES = ["platform-v2", "ads-v12"];

const NOTES = [
  "social-api lints and bundles the documents, generates the code, builds and type-checks five packages and builds the docs site. The others write the types or the clients of both bundles, and no more; they keep nothing, so they always begin anew.",
  "After one change in a path file what depends on the document is made anew: its types, its client, the sandbox and the mock that serve it, its reference and the pages of the site. Kept is what Redoc, TypeDoc and others made of what has not changed.",
];
const QUIET = "of a machine with 2 cores that does nothing else";

/** The states in which the repository is built, each with its goal in milliseconds. */
const STATES = [
  ["everything, as in a fresh clone", 15_000],
  ["nothing changed", 999],
  ["one path file changed", 5_000],
] as const;
type State = (typeof STATES)[number][0];

/** From the documents to all that is built of them. */
export const pipeline: Row = {
  id: "pipeline",
  title: "The pipeline: lint, bundle, generate and build",
  async measure(run) {
    return [...(await measureBuilds(run)), await measureGeneration(run)];
  },
};

async function measureBuilds(run: Run): Promise<Measurement[]> {
  run.log("copying the repository and installing its dependencies");
  const copy = await RepositoryCopy.create();
  const tasks = run.smoke ? ["bundle"] : ["lint", "build"];
  const generators = run.smoke ? GENERATORS.slice(0, 1) : GENERATORS;
  try {
    await copy.build(tasks);
    const builds: Record<State, () => Promise<void>> = {
      "everything, as in a fresh clone": () => copy.clean(),
      "nothing changed": async () => {},
      "one path file changed": () => copy.change(),
    };
    const cpu = new Map<string, number[]>();
    const timed = async (name: string, work: () => Promise<unknown>): Promise<number> => {
      const { ms, cpuMs } = await timeChildren(work);
      if (cpuMs !== undefined) cpu.set(name, [...(cpu.get(name) ?? []), cpuMs]);
      return ms;
    };
    const works = [
      ...Object.entries(builds).map(([state, prepare]) => {
        const work = async () => {
          await prepare();
          return timed(state, () => copy.build(tasks));
        };
        return [state, work] as const;
      }),
      ...generators.map((name) => [name, () => timed(name, () => generateBoth(name, copy))] as const),
    ];
    run.log(`building it, and ${generators.join(", ")}`);
    const wall = await interleave(Object.fromEntries(works), run.rounds);
    return STATES.flatMap(([state, atMost]) => [
      measurement(state, "ms", generators, (name) => wall[name], [goal(atMost)]),
      ...(cpu.size > 0 ? [measurement(state, "CPU ms", generators, (name) => cpu.get(name), [])] : []),
    ]);
  } finally {
    await copy.remove();
  }
}

async function generateBoth(generator: Generator, copy: RepositoryCopy): Promise<void> {
  for (const bundle of BUNDLES) {
    await generateClient(
      generator,
      copy.path(`specs/dist/${bundle}.json`),
      benchFolder(`pipeline/${generator}/${bundle}`),
    );
  }
}

function measurement(
  state: State,
  unit: "ms" | "CPU ms",
  generators: readonly Generator[],
  samplesOf: (name: string) => readonly number[] | undefined,
  goals: readonly Goal[],
): Measurement {
  const contenders: Contender[] = [
    { name: OWN, version: "workspace", samples: samplesOf(state) ?? [] },
    ...generators.map((name) => ({ name, version: peerVersion(name), samples: samplesOf(name) ?? [] })),
  ];
  return {
    work: `${state}: ${unit === "ms" ? "time" : "processor time"}`,
    unit,
    limit: LIMIT,
    contenders,
    goals,
    ...(unit === "ms" && { notes: NOTES }),
  };
}

const goal = (atMost: number): Goal => ({
  text: `${atMost < 1_000 ? "less than 1 s" : `at most ${atMost / 1_000} s`} ${QUIET}`,
  contender: OWN,
  atMost,
});

/** What a generator takes for as many operations in one document and in several small ones. */
async function measureGeneration(run: Run): Promise<Measurement> {
  const input: GenerationInput = run.smoke ? { operations: 200, small: 100 } : { operations: 1_000, small: 100 };
  const small = "social-api, in small documents";
  const versions = { [LIMIT]: peerVersion(LIMIT), [OWN]: "workspace", [small]: "workspace" };
  const work = `generating ${input.operations.toLocaleString("en")} operations`;
  run.log(work);
  const task = { module: import.meta.resolve("../pipeline/generators.ts"), input, warmUp: run.smoke ? 0 : 1, calls: 1 };
  const samples = await interleave(
    Object.fromEntries(
      Object.keys(versions).map((contender) => [
        contender,
        async () => (await countWork({ ...task, contender })).cpuMs,
      ]),
    ),
    run.rounds,
  );
  return {
    work,
    unit: "CPU ms",
    limit: LIMIT,
    contenders: Object.entries(versions).map(([name, version]) => ({ name, version, samples: samples[name] ?? [] })),
    goals: [
      {
        text: `at most 1.3 × the same operations in documents of ${input.small}: it grows linearly`,
        contender: OWN,
        against: small,
        atMost: 1.3,
      },
    ],
    notes: [
      "Of the generators alone, warm. social-api writes types, methods, the operation table and what schemas say of rules.",
    ],
  };
}
