import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Measurement } from "./measurement.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { renderText } from "./render-text.ts";
import { mergeReports, type Report, type RowReport, readReport, writeReport } from "./report.ts";
import { goalLines } from "./tables.ts";

const MEASUREMENT: Measurement = {
  work: "one call | 2 KB",
  unit: "CPU ms",
  limit: "fetch",
  contenders: [
    { name: "fetch", version: "Node 24.21.0", samples: [10, 20, 1000] },
    { name: "social-api", version: "0.0.0", samples: [19, 40, 2100] },
  ],
  goals: [
    { text: "at most 1.85 × bare fetch", contender: "social-api", against: "fetch", atMost: 1.85 },
    { text: "at most 50", contender: "social-api", atMost: 50 },
  ],
  notes: ["stripe could <not> take part"],
};
const MACHINE = { cpu: "A processor", cores: 2, memoryGiB: 8, os: "Linux 6.1", node: "24.21.0" };

function rowReport(id: string, changes: Partial<RowReport> = {}): RowReport {
  const row = { id, title: `The row ${id}`, date: "2026-03-02", command: `pnpm bench ${id} --rounds 3`, smoke: false };
  return { ...row, machine: MACHINE, measurements: [MEASUREMENT], ...changes };
}

test("Markdown shows medians, ratios with their spread, goals, notes, and what made them", () => {
  const markdown = renderMarkdown({ rows: [rowReport("client")] });
  expect(markdown).toContain("Compare the ratios of a row only");
  expect(markdown).toContain("## The row client");
  expect(markdown).toContain(
    "by `pnpm bench client --rounds 3` (A processor, 2 cores, 8 GiB, Linux 6.1, Node 24.21.0)",
  );
  expect(markdown).toContain("### one call \\| 2 KB");
  expect(markdown).toContain("| fetch | Node 24.21.0 | 20 | limit |  |");
  expect(markdown).toContain("| social-api | 0.0.0 | 40 | 2.00 × | 1.90 to 2.10 |");
  expect(markdown).toContain("- missed: social-api at most 1.85 × bare fetch; reached 2.00 ×");
  expect(markdown).toContain("- met: social-api at most 50; reached 40 CPU ms");
  expect(markdown).toContain("- stripe could \\<not\\> take part");
});

test("the terminal gets the same", () => {
  const text = renderText({ rows: [rowReport("client")] });
  expect(text).toMatch(/social-api +0\.0\.0 +40 +2\.00 × +1\.90 to 2\.10/);
  expect(text).toContain("missed: social-api at most 1.85 × bare fetch; reached 2.00 ×");
  expect(text).toContain("note: stripe could <not> take part");
});

test("a goal that is missed by little is told with digits that show it", () => {
  const contenders = [
    { name: "fetch", version: "1", samples: [10_000] },
    { name: "social-api", version: "1", samples: [10_524] },
  ];
  const goal = { contender: "social-api", against: "fetch" };
  const goals = [
    { ...goal, text: "at most 1.05", atMost: 1.05 },
    { ...goal, text: "at most 1.06", atMost: 1.06 },
    { ...goal, text: "at least 1.0525", atLeast: 1.0525 },
    { ...goal, text: "at most 1.0524", atMost: 1.0524 },
  ];
  expect(goalLines({ ...MEASUREMENT, contenders, goals })).toEqual([
    "missed: social-api at most 1.05; reached 1.052 ×",
    "met: social-api at most 1.06; reached 1.05 ×",
    "missed: social-api at least 1.0525; reached 1.0524 ×",
    "met: social-api at most 1.0524; reached 1.05 ×",
  ]);
});

test("a smoke run judges no goal", () => {
  const report: Report = { rows: [rowReport("client", { smoke: true })] };
  for (const rendered of [renderText(report), renderMarkdown(report)]) expect(rendered).not.toMatch(/missed|met:/);
});

test("rows that were not measured keep what an earlier run found", () => {
  const earlier = { rows: [rowReport("walk"), rowReport("client"), rowReport("gone")] };
  const later = { rows: [rowReport("client", { date: "2026-04-01" })] };
  const { rows } = mergeReports(earlier, later, ["client", "int64", "walk"]);
  expect(rows.map(({ id, date }) => [id, date])).toEqual([
    ["client", "2026-04-01"],
    ["walk", "2026-03-02"],
  ]);
});

test("a report is read as it was written, but for digits that say nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "social-api-bench-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "results", "latest.json");
  expect(await readReport(file)).toEqual({ rows: [] });

  const contenders = [{ name: "fetch", version: "1", samples: [12.345678] }];
  await writeReport({ rows: [rowReport("client", { measurements: [{ ...MEASUREMENT, contenders }] })] }, file);
  const written = await readReport(file);
  expect(written.rows[0]?.measurements[0]?.contenders[0]?.samples).toEqual([12.346]);
  expect(written.rows[0]?.machine).toEqual(MACHINE);
  expect(await readFile(file, "utf8")).toContain("howToRead");

  await writeFile(file, "<html>");
  await expect(readReport(file)).rejects.toThrow(`${file} is no report of the benchmarks`);
});
