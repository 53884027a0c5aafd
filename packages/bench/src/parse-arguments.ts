import { parseArgs } from "node:util";

/** What the command line asks for. */
export interface Arguments {
  /** The rows to measure, in the order of the report. */
  readonly rows: readonly string[];
  readonly rounds: number;
  readonly smoke: boolean;
  /** Where the report is to be written; where it is always kept unless told. */
  readonly json?: string;
  readonly help: boolean;
}

/** A command line that makes no sense; the message tells what to do. */
export class UsageError extends Error {
  override name = "UsageError";
}

const DEFAULT_ROUNDS = 5;

/**
 * Reads the command line.
 *
 * @param all - the ids of all rows
 * @throws UsageError for an option or a row that there is not, and for a number of rounds that is none.
 */
export function parseArguments(args: readonly string[], all: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const unknown = positionals.filter((id) => !all.includes(id));
  if (unknown.length > 0) {
    throw new UsageError(`there is no row ${unknown.map((id) => `"${id}"`).join(", ")}: there are ${all.join(", ")}`);
  }
  const { rounds, smoke = false, json, help = false } = values;
  if (rounds !== undefined && !/^[1-9]\d{0,3}$/.test(rounds)) {
    throw new UsageError(`--rounds must be a whole number from 1 to 9999, not "${rounds}"`);
  }
  return {
    rows: positionals.length === 0 ? all : all.filter((id) => positionals.includes(id)),
    rounds: rounds === undefined ? (smoke ? 1 : DEFAULT_ROUNDS) : Number(rounds),
    smoke,
    ...(json !== undefined && { json }),
    help,
  };
}

/** What `--help` prints. */
export function usage(rows: readonly { readonly id: string; readonly title: string }[]): string {
  const width = Math.max(...rows.map(({ id }) => id.length));
  return `pnpm bench [row …] [options]

Measures this project against its peers, side by side in one run. All rows, or those that are named:

${rows.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`).join("\n")}

  --rounds N   how often each contender is measured; ${DEFAULT_ROUNDS} unless told
  --smoke      as little work as can be: only proves that the rows can be measured, and writes no report
  --json FILE  writes the report to this file; unless told to packages/bench-report/results/latest.json,
               where rows that are not measured stay as they are
  --help       prints this`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: "string" },
        smoke: { type: "boolean" },
        json: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
