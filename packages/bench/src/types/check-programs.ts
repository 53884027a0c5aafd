import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Goal, Measurement, Unit } from "@social-api/bench-report";
import { interleave } from "../interleave.ts";
import { peerVersion } from "../peers.ts";
import type { Run } from "../row.ts";
import { type Check, type Compiler, checkTypes } from "./check-types.ts";

/** The programs to check, by contender: the text of each. */
export type Programs = Readonly<Record<string, string>>;

export const LIMIT = "an empty file";
/** What the contenders that are this project begin with. */
export const OWN = "social-api";

const COUNT =
  "An empty file instantiates nothing, so the counts speak for themselves. The fewest have those whose signatures are " +
  "written out, one by one, as ours are.";
const SOURCES =
  "The clients that the peers generate are part of the program and checked with it; packages bring declarations, which are not.";

/** What is told of each check. */
const ASPECTS: readonly (readonly [aspect: keyof Check, unit: Unit, words: string, goals: readonly Goal[]])[] = [
  [
    "instantiations",
    "instantiations",
    "types instantiated",
    [{ text: "at most 10,000", contender: OWN, atMost: 10_000 }],
  ],
  ["time", "ms", "time from start to end", []],
  ["memory", "MiB", "memory", []],
];

/**
 * Lets a compiler check all programs in turns.
 *
 * @param folder - where the programs are written to
 * @param size - that of the API, in words
 */
export async function checkPrograms(
  run: Run,
  compiler: Compiler,
  programs: Programs,
  folder: string,
  size: string,
): Promise<Measurement[]> {
  const version = peerVersion(compiler);
  run.log(`TypeScript ${version}, ${size}`);
  const checks: Record<string, Check[]> = {};
  const files = Object.keys(programs).map(async (name, index) => {
    const file = join(folder, `program-${index}.ts`);
    await writeFile(file, programs[name] ?? "");
    return [name, file] as const;
  });
  const turns = (await Promise.all(files)).map(([name, file]) => [
    name,
    async () => {
      const check = await checkTypes(file, compiler);
      checks[name] = [...(checks[name] ?? []), check];
      return check.time;
    },
  ]);
  await interleave(Object.fromEntries(turns), run.rounds);
  return ASPECTS.map(([aspect, unit, words, goals]) => ({
    work: `TypeScript ${version}, ${size}: ${words}`,
    unit,
    limit: LIMIT,
    contenders: Object.entries(checks).map(([name, all]) => ({
      name,
      version: versionOf(name),
      samples: all.map((check) => check[aspect]),
    })),
    goals,
    notes: [aspect === "instantiations" ? COUNT : SOURCES],
  }));
}

function versionOf(contender: string): string {
  return contender === LIMIT ? "-" : contender.startsWith(OWN) ? "workspace" : peerVersion(contender);
}
