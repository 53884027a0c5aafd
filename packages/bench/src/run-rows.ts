import type { Report, RowReport } from "@social-api/bench-report";
import { describeMachine } from "@social-api/bench-report";
import type { Row, Run } from "./row.ts";

/** Measures rows one after another. */
export async function runRows(rows: readonly Row[], run: Run, command: string): Promise<Report> {
  const machine = describeMachine();
  const measured: RowReport[] = [];
  for (const row of rows) {
    run.log(`${row.id}: ${row.title}`);
    const measurements = await row.measure({ ...run, log: (line) => run.log(`  ${line}`) });
    const date = new Date().toISOString().slice(0, 10);
    measured.push({ id: row.id, title: row.title, date, command, smoke: run.smoke, machine, measurements });
  }
  return { rows: measured };
}
