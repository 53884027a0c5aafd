/** One thing that is wrong with a request. */
export interface Violation {
  /** The id of the broken rule, where a rule is broken. */
  readonly rule?: string;
  /** What breaks it, where a single parameter or body member does, such as `body[3].params.name`. */
  readonly parameter?: string;
  /** What is wrong and what to do instead. */
  readonly message: string;
  /** The offending value as text, shortened. Never a credential. */
  readonly value?: string;
  /** The error code of the Ads API, where the API's documents show one. */
  readonly code?: string;
}

/** A problem of the platform API: its kind, and the members that this kind has beside type, title, detail and status. */
export interface ProblemOf {
  readonly kind: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What a refusal carries beside its violations. */
export interface RefusalOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The problem that the platform API answers with; by the status unless given. */
  readonly problem?: ProblemOf;
}

/** The request is not carried out. Thrown by whatever notices; answered in the failure body of the API. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly violations: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: ProblemOf | undefined;

  constructor(status: number, violations: readonly Violation[], { headers = {}, problem }: RefusalOptions = {}) {
    super(violations.map(({ message }) => message).join("; "));
    this.status = status;
    this.violations = violations;
    this.headers = headers;
    this.problem = problem;
  }
}

/** Refuses with a single violation. */
export function refuse(status: number, violation: Violation, options?: RefusalOptions): never {
  throw new Refusal(status, [violation], options);
}
