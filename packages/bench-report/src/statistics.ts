import type { Contender, Goal, Measurement } from "./measurement.ts";

/** The middle of some values: of an even number of them, the mean of the two in the middle. `NaN` for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** How a contender stands to another, round by round: what slows the machine for a while slows both. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The ratio of a contender to the limit of its measurement; none where the limit could not be measured. */
export function ratioToLimit({ limit, contenders }: Measurement, { samples }: Contender): Ratio | undefined {
  const ofLimit = contenders.find(({ name }) => name === limit)?.samples;
  if (ofLimit === undefined) return undefined;
  return ratioOf(samples, ofLimit);
}

function ratioOf(samples: readonly number[], others: readonly number[]): Ratio {
  const rounds = samples.map((sample, round) => sample / (others[round] ?? Number.NaN)).filter(Number.isFinite);
  return { median: median(rounds), least: Math.min(...rounds), most: Math.max(...rounds) };
}

/** What became of a goal. */
export interface JudgedGoal {
  readonly goal: Goal;
  readonly reached: number;
  readonly met: boolean;
}

/**
 * Judges a goal: by the median, or by that of the ratios to another.
 *
 * @throws Error when one that it is about was not measured
 */
export function judgeGoal({ work, contenders }: Measurement, goal: Goal): JudgedGoal {
  const of = (name: string) => {
    const found = contenders.find((contender) => contender.name === name);
    if (found === undefined)
      throw new Error(`${work}: the goal "${goal.text}" is about ${name}, which was not measured`);
    return found.samples;
  };
  const samples = of(goal.contender);
  const reached = goal.against === undefined ? median(samples) : ratioOf(samples, of(goal.against)).median;
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
  return { goal, reached, met: reached <= atMost && reached >= atLeast };
}
