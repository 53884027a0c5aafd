import type { Machine } from "./machine.ts";
import type { Measurement } from "./measurement.ts";
import { HOW_TO_READ, type Report, type RowReport } from "./report.ts";
import { goalLines, tableOf } from "./tables.ts";

/** A report as Markdown: a section for each row, with a table for each measurement. */
export function renderMarkdown({ rows }: Report): string {
  return `${[HOW_TO_READ, ...rows.map(renderRow)].join("\n\n")}\n`;
}

/** The machine in a line. */
export function machineLine({ cpu, cores, memoryGiB, os, node }: Machine): string {
  return `${cpu}, ${cores} cores, ${memoryGiB} GiB, ${os}, Node ${node}`;
}

function renderRow({ title, date, command, machine, measurements, smoke }: RowReport): string {
  const made = `Measured on ${date} by \`${command}\` (${escapeMarkdown(machineLine(machine))}).`;
  return [`## ${title}`, made, ...measurements.map((each) => renderMeasurement(each, smoke))].join("\n\n");
}

function renderMeasurement(measurement: Measurement, smoke: boolean): string {
  const { head, rows } = tableOf(measurement);
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(" | ")} |`;
  const table = [line(head), "| --- | --- | ---: | ---: | ---: |", ...rows.map(line)].join("\n");
  const remarks = [...(smoke ? [] : goalLines(measurement)), ...(measurement.notes ?? [])];
  const list = remarks.map((remark) => `- ${escapeMarkdown(remark)}`).join("\n");
  return [`### ${escapeMarkdown(measurement.work)}`, table, ...(list === "" ? [] : [list])].join("\n\n");
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\|<>*_`]/g, "\\$&");
}
