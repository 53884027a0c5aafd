import type { Measurement } from "./measurement.ts";
import { machineLine } from "./render-markdown.ts";
import { HOW_TO_READ, type Report } from "./report.ts";
import { goalLines, tableOf } from "./tables.ts";

/** A report for the terminal. */
export function renderText({ rows }: Report): string {
  const sections = rows.map(({ title, machine, measurements, smoke }) =>
    [title, ...measurements.map((each) => renderMeasurement(each, smoke)), `  ${machineLine(machine)}`].join("\n\n"),
  );
  return `${[HOW_TO_READ, ...sections].join("\n\n")}\n`;
}

function renderMeasurement(measurement: Measurement, smoke: boolean): string {
  const { head, rows } = tableOf(measurement);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `    ${cells
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd()}`;
  const goals = smoke ? ["a smoke run: the numbers say nothing"] : goalLines(measurement);
  const notes = (measurement.notes ?? []).map((note) => `note: ${note}`);
  return [
    `  ${measurement.work}`,
    ...[head, ...rows].map(line),
    ...[...goals, ...notes].map((each) => `    ${each}`),
  ].join("\n");
}
