import type { Measurement } from "@social-api/bench-report";

/** One row of the report: the same work, done by this project and by its peers in one run. */
export interface Row {
  /** What `pnpm bench <id>` takes. */
  readonly id: string;
  readonly title: string;
  measure(run: Run): Promise<readonly Measurement[]>;
}

/** How a row is to be measured. */
export interface Run {
  /** How often each contender is measured. Contenders take turns, so that what slows the machine slows all of them. */
  readonly rounds: number;
  /** True for a run that only proves that the row can be measured: as little work as can be, no goals judged. */
  readonly smoke: boolean;
  /** Tells what is going on. */
  log(line: string): void;
}
