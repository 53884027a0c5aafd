import { styleText } from "node:util";
import type { LogEntry, RequestLogEntry } from "./log-entry.ts";
import { oneLine, statusStyle } from "./log-line.ts";

type Style = Parameters<typeof styleText>[0];

/** Formats one line for each entry: `GET /12/accounts?count=0 listAccounts 400 3 ms: count must be >= 1.` */
export function formatLogEntry(entry: LogEntry, { color = false }: { color?: boolean } = {}): string {
  const style = (format: Style, text: string) => (color ? styleText(format, text, { validateStream: false }) : text);
  if (entry.kind === "warning") return `${style("yellow", "warning:")} ${oneLine(entry.message)}`;
  const { method, target, operationId = "-", status, milliseconds } = entry;
  const line = [method, oneLine(target), style("dim", operationId), style(statusStyle(status), `${status}`)];
  return `${line.join(" ")} ${style("dim", `${milliseconds.toFixed(0)} ms`)}${remarks(entry)}`;
}

function remarks({ reasons, ignored, cause }: RequestLogEntry): string {
  const notes = ignored.length > 0 ? [`ignored, because not declared: ${ignored.join(", ")}`] : [];
  const causes = cause instanceof Error ? [cause.stack ?? cause.message] : [];
  const all = [...[...reasons, ...notes].map(oneLine), ...causes];
  return all.length > 0 ? `: ${all.join(" ")}` : "";
}
