export type { Machine } from "./report/machine.ts";
export { renderMarkdown } from "./report/render-markdown.ts";
export { HOW_TO_READ, type Report, type RowReport, readReport } from "./report/report.ts";
export { type JudgedGoal, judgeGoal, median, type Ratio, ratioToLimit } from "./report/statistics.ts";
export type { Contender, Goal, Measurement, Unit } from "./row.ts";
