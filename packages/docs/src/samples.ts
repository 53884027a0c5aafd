import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The samples that the landing page shows. The guides show others; the tests type-check and run all of them. */
export const SAMPLES = ["first-call", "start", "replay", "refused", "mock"] as const;

/** The name of a sample of the landing page, which is that of its file. */
export type SampleName = (typeof SAMPLES)[number];

/** A program, or a region of one, as a reader sees it, and what it prints. */
export interface Sample {
  code: string;
  /** The lines that it writes to the console, as its comments promise; `…` stands for what differs from run to run. */
  prints: string[];
}

/** The folder of all samples. */
export const SAMPLES_FOLDER: string = join(import.meta.dirname, "..", "samples");

/** Where a sample stands. */
export const samplePath = (name: string): string => join(SAMPLES_FOLDER, `${name}.ts`);

const PRINTS = "// → ";
const REGION = /^\s*\/\/ #(?:region\b|endregion\b)/;

/**
 * Reads a sample; its `// →` lines are what it prints.
 *
 * @param region - the part between `// #region <name>` and the next `// #endregion`; the whole file unless given
 * @throws Error when the file has no such region
 */
export async function readSample(name: string, region?: string): Promise<Sample> {
  const all = (await readFile(samplePath(name), "utf8")).trimEnd().split("\n");
  const lines = region === undefined ? all : linesOf(all, region, name);
  const prints = lines.filter((line) => line.startsWith(PRINTS)).map((line) => line.slice(PRINTS.length));
  const code = lines.filter((line) => !line.startsWith(PRINTS) && !REGION.test(line)).join("\n");
  return { code: code.trim(), prints };
}

function linesOf(lines: readonly string[], region: string, name: string): string[] {
  const start = lines.indexOf(`// #region ${region}`);
  const end = lines.indexOf("// #endregion", start);
  if (start === -1 || end === -1) throw new Error(`samples/${name}.ts has no region "${region}"`);
  return lines.slice(start + 1, end);
}
