import { styleText } from "node:util";
import type { RequestLogEntry } from "../request-log.ts";
import { oneLine, shorten, statusStyle } from "./log-line.ts";

type Style = Parameters<typeof styleText>[0];

/**
 * Formats one line for a request: `POST /12/accounts/hc7m2k9/campaigns?name= createCampaign 400 3 ms:
 * campaign.required funding_instrument_id`. It tells which rules were broken by which parameters, never by which value.
 */
export function formatRequest(entry: RequestLogEntry, { color = false }: { color?: boolean } = {}): string {
  const style = (format: Style, text: string) => (color ? styleText(format, text, { validateStream: false }) : text);
  const { method, target, operation_id, status, milliseconds } = entry;
  const outcome = status === 0 ? "dropped" : `${status}`;
  const line = [
    method,
    oneLine(shorten(target, 300)),
    style("dim", operation_id ?? "-"),
    style(statusStyle(status), outcome),
  ];
  return `${line.join(" ")} ${style("dim", `${milliseconds.toFixed(0)} ms`)}${remarks(entry)}`;
}

function remarks({ violations, ignored, fault_id }: RequestLogEntry): string {
  const broken = violations.map(({ rule, parameter, message }) =>
    rule === undefined && parameter === undefined ? message : [rule, parameter].filter(Boolean).join(" "),
  );
  const notes = [
    ...(fault_id === null ? [] : [`fault ${fault_id}`]),
    ...broken.slice(0, 10),
    ...(broken.length > 10 ? [`${broken.length - 10} more`] : []),
    ...(ignored.length === 0 ? [] : [`ignored, because not declared: ${ignored.slice(0, 10).join(", ")}`]),
  ];
  return notes.length === 0 ? "" : `: ${oneLine(shorten(notes.join("; "), 1_000))}`;
}
