import type { Report, RowReport } from "@social-api/bench-report";
import { expect, it } from "vitest";
import { pageMarkdown } from "../text/page-markdown.ts";
import { benchmarksPage } from "./benchmarks.ts";

const row: RowReport = {
  id: "client",
  title: "One call",
  date: "2026-03-02",
  command: "pnpm bench client --rounds 5",
  smoke: false,
  machine: { cpu: "A processor", cores: 2, memoryGiB: 8, os: "Linux 6.1", node: "24.21.0" },
  measurements: [
    {
      work: "one call with a stub answer",
      unit: "CPU ms",
      limit: "fetch",
      contenders: [
        { name: "social-api", version: "1.0.0", samples: [30, 31, 32] },
        { name: "fetch", version: "24.21.0", samples: [20, 20, 20] },
      ],
      goals: [
        { text: "at most 1.6 × fetch", contender: "social-api", against: "fetch", atMost: 1.6 },
        { text: "at most 1.1 × fetch", contender: "social-api", against: "fetch", atMost: 1.1 },
      ],
      notes: ["<fetch> does nothing else."],
    },
  ],
};

const show = (report: Report) => pageMarkdown(benchmarksPage(report));

it("shows each row with its date, machine, versions, command, ratios, and goals met and missed", () => {
  const text = show({ rows: [row] });
  expect(text).toContain("1 of 2 goals are met");
  expect(text).toContain("## One call");
  expect(text).toContain("Measured on 2026-03-02 by `pnpm bench client --rounds 5`: A processor, 2 cores");
  expect(text).toMatch(/\| social-api +\| 1\.0\.0 +\| 31 +\| 1\.55 × +\|/);
  expect(text).toContain("met: social-api at most 1.6 × fetch; reached 1.55 ×");
  expect(text).toContain("missed: social-api at most 1.1 × fetch; reached 1.55 ×");
  expect(text).toContain("<fetch> does nothing else.");
});

it("shows no smoke run, and says so when nothing has been measured", () => {
  for (const report of [{ rows: [] }, { rows: [{ ...row, smoke: true }] }]) {
    expect(show(report)).toContain("Nothing has been measured yet.");
    expect(show(report)).toContain("pnpm@12.21.0 bench");
    expect(show(report)).not.toContain("One call");
  }
});
