/** What was counted, one unit for all contenders of a measurement. */
export type Unit =
  | "instructions"
  | "CPU ms"
  | "ms"
  | "bytes"
  | "bytes min+gzip"
  | "MiB"
  | "requests/s"
  | "instantiations";

/** One kind of work and everybody who did it. */
export interface Measurement {
  /** What was done, such as "one call, 2 KB page over loopback". */
  readonly work: string;
  readonly unit: Unit;
  /** The contender that is the physical limit: each ratio is that to its median. */
  readonly limit: string;
  readonly contenders: readonly Contender[];
  readonly goals: readonly Goal[];
  /** What a reader must know: who could not take part and why, what makes the limit the limit. */
  readonly notes?: readonly string[];
}

export interface Contender {
  /** `social-api` for this project, otherwise the name of the package. */
  readonly name: string;
  /** The version that ran, such as that of its manifest. */
  readonly version: string;
  /** One value a round. */
  readonly samples: readonly number[];
}

/** What this project wants to reach in a measurement. Reported, never enforced: a slow machine fails no test. */
export interface Goal {
  /** In words, with its number, such as "at most 1.5 × bare fetch". */
  readonly text: string;
  /** The contender it is about. */
  readonly contender: string;
  /** The contender that its median is divided by; without one the goal is about the median itself. */
  readonly against?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}
