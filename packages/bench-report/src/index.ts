export { describeMachine, type Machine } from "./machine.ts";
export type { Contender, Goal, Measurement, Unit } from "./measurement.ts";
export { machineLine, renderMarkdown } from "./render-markdown.ts";
export { renderText } from "./render-text.ts";
export { HOW_TO_READ, LATEST, mergeReports, type Report, type RowReport, readReport, writeReport } from "./report.ts";
export { judgeGoal } from "./statistics.ts";
export { goalLines, tableOf } from "./tables.ts";
