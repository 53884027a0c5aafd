import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Machine } from "./machine.ts";
import type { Measurement } from "./measurement.ts";

/** What was measured, by row. Rows may come from several runs. */
export interface Report {
  readonly rows: readonly RowReport[];
}

/** One row as it was measured at one time on one machine. */
export interface RowReport {
  readonly id: string;
  readonly title: string;
  /** The day, such as 2026-03-02. */
  readonly date: string;
  /** What measures it again. */
  readonly command: string;
  /** A smoke run only proves that the row can be measured: its numbers say nothing. */
  readonly smoke: boolean;
  readonly machine: Machine;
  readonly measurements: readonly Measurement[];
}

/** Where the last report is kept. */
export const LATEST = join(import.meta.dirname, "..", "results", "latest.json");

/** What every reader of a report must know. */
export const HOW_TO_READ =
  "Contenders took turns in one run. Compare the ratios of a row only: absolute numbers are those of one machine at one time. " +
  "Contenders named least do by hand the least of what social-api promises and make sure of nothing: a goal that they miss is out of reach.";

/** Reads a report; one without rows when there is none yet. */
export async function readReport(file: string = LATEST): Promise<Report> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { rows: [] };
    throw new Error(`${file} is no report of the benchmarks: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes a report. */
export async function writeReport(report: Report, file: string = LATEST): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ howToRead: HOW_TO_READ, ...report }, rounded, 2)}\n`);
}

/**
 * Puts the rows of a later run in the place of their predecessors.
 *
 * @param order - the ids of all rows there are; others are dropped
 */
export function mergeReports(earlier: Report, later: Report, order: readonly string[]): Report {
  const rows = order.flatMap((id) => {
    const ofId = (report: Report) => report.rows.filter((row) => row.id === id);
    return ofId(later).length > 0 ? ofId(later) : ofId(earlier);
  });
  return { rows };
}

/** More digits than a measurement has would only make each report differ. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(5)) : value;
}
