import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The samples that the site shows: files of `samples/`, each of which the tests type-check and run. */
export const SAMPLES = ["first-call", "replay", "refused", "mock"] as const;

/** The name of a sample, which is that of its file. */
export type SampleName = (typeof SAMPLES)[number];

/** A program as a reader sees it, and what it prints. */
export interface Sample {
  code: string;
  /** The lines that it writes to the console, as the comments at its end promise. */
  prints: string[];
}

/** Where a sample stands. */
export const samplePath = (name: SampleName): string => join(import.meta.dirname, "..", "samples", `${name}.ts`);

const PRINTS = "// → ";

/** Reads a sample; its `// →` lines are what it prints. */
export async function readSample(name: SampleName): Promise<Sample> {
  const lines = (await readFile(samplePath(name), "utf8")).trimEnd().split("\n");
  return {
    code: lines.filter((line) => !line.startsWith(PRINTS)).join("\n"),
    prints: lines.filter((line) => line.startsWith(PRINTS)).map((line) => line.slice(PRINTS.length)),
  };
}
