import type { Contender, Goal, Measurement } from "./measurement.ts";

/** The middle of some values: of an even number of them, the mean of the two in the middle. `NaN` for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** How a contender stands to the limit. */
export interface Ratio {
  /** Of the medians. */
  readonly median: number;
  /** The least and the most of any round: each is compared with the limit in the same round. */
  readonly least: number;
  readonly most: number;
}

/** The ratio of a contender to the limit of its measurement; none where the limit could not be measured. */
export function ratioToLimit({ limit, contenders }: Measurement, { samples }: Contender): Ratio | undefined {
  const ofLimit = contenders.find(({ name }) => name === limit)?.samples;
  if (ofLimit === undefined) return undefined;
  const rounds = samples.map((sample, round) => sample / (ofLimit[round] ?? Number.NaN)).filter(Number.isFinite);
  return { median: median(samples) / median(ofLimit), least: Math.min(...rounds), most: Math.max(...rounds) };
}

/** What became of a goal. */
export interface JudgedGoal {
  readonly goal: Goal;
  readonly reached: number;
  readonly met: boolean;
}

/**
 * Judges a goal by medians.
 *
 * @throws Error when one that it is about was not measured
 */
export function judgeGoal({ work, contenders }: Measurement, goal: Goal): JudgedGoal {
  const of = (name: string) => {
    const found = contenders.find((contender) => contender.name === name);
    if (found === undefined)
      throw new Error(`${work}: the goal "${goal.text}" is about ${name}, which was not measured`);
    return median(found.samples);
  };
  const reached = of(goal.contender) / (goal.against === undefined ? 1 : of(goal.against));
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
  return { goal, reached, met: reached <= atMost && reached >= atLeast };
}
