import type { Measurement } from "./measurement.ts";
import { judgeGoal, median, ratioToLimit } from "./statistics.ts";

/** A measurement as cells of text. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The contenders of a measurement, with their ratios to its limit. */
export function tableOf(measurement: Measurement): Table {
  const rows = measurement.contenders.map((contender) => {
    const ratio = ratioToLimit(measurement, contender);
    const spread =
      ratio && contender.name !== measurement.limit ? `${digits(ratio.least)} to ${digits(ratio.most)}` : "";
    const value = formatValue(median(contender.samples));
    const standing = contender.name === measurement.limit ? "limit" : ratio ? `${digits(ratio.median)} ×` : "";
    return [contender.name, contender.version, value, standing, spread];
  });
  return { head: ["contender", "version", `median, ${measurement.unit}`, "ratio", "spread of the ratio"], rows };
}

/** The goals of a measurement, judged, in a sentence each. */
export function goalLines(measurement: Measurement): readonly string[] {
  return measurement.goals.map((goal) => {
    const { reached, met } = judgeGoal(measurement, goal);
    const bound = met ? undefined : (goal.atMost ?? goal.atLeast);
    const value =
      goal.against === undefined ? `${formatValue(reached)} ${measurement.unit}` : `${digitsBeside(bound, reached)} ×`;
    return `${met ? "met" : "missed"}: ${goal.contender} ${goal.text}; reached ${value}`;
  });
}

/** Three digits that count, or all before the point. */
export function formatValue(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}

function digits(ratio: number, places = 2): string {
  if (!Number.isFinite(ratio)) return "–";
  return ratio >= 100 ? formatValue(ratio) : ratio.toFixed(places);
}

/** A ratio with as many digits as it takes to differ from the bound that it missed. */
function digitsBeside(bound: number | undefined, ratio: number): string {
  const places = bound === undefined ? 2 : [2, 3, 4].find((count) => ratio.toFixed(count) !== bound.toFixed(count));
  return digits(ratio, places);
}
