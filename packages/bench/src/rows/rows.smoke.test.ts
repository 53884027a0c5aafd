import { judgeGoal, renderMarkdown, renderText } from "@social-api/bench-report";
import { beforeAll, describe, expect, test } from "vitest";
import { installPeers } from "../install-peers.ts";
import { runRows } from "../run-rows.ts";
import { rows } from "./index.ts";

beforeAll(() => installPeers(() => {}));

describe.each(rows.map((row) => [row.id, row] as const))("%s", (_id, row) => {
  test("can be measured: every contender of every work, against the limit", async () => {
    const report = await runRows([row], { rounds: 1, smoke: true, log: () => {} }, "pnpm bench --smoke");

    const [measured] = report.rows;
    expect(measured?.measurements).not.toEqual([]);
    for (const { work, limit, contenders, ...measurement } of measured?.measurements ?? []) {
      const names = contenders.map(({ name }) => name);
      expect(names, work).toContain(limit);
      expect(new Set(names).size, work).toBe(names.length);
      for (const { name, version, samples } of contenders) {
        expect(version, `${work}, ${name}`).not.toBe("");
        expect(samples, `${work}, ${name}`).not.toEqual([]);
        // The limit may be nothing at all, such as what the compiler does for an empty file.
        const least = name === limit ? 0 : Number.MIN_VALUE;
        for (const sample of samples) expect(sample >= least && Number.isFinite(sample), `${work}, ${name}`).toBe(true);
      }
      for (const goal of measurement.goals) {
        expect(judgeGoal({ work, limit, contenders, ...measurement }, goal).reached).toBeGreaterThan(0);
      }
    }
    expect(renderText(report)).toContain(row.title);
    expect(renderMarkdown(report)).toContain(`## ${row.title}`);
  });
});
