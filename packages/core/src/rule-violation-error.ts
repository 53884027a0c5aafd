/** One broken rule of one request. */
export interface RuleViolation {
  /** The id that the rule has everywhere: in the spec (`x-rules`), the documentation and the tests. */
  rule: string;
  /** The parameter or body member that breaks it, where a single one does. */
  parameter?: string;
  /** What is wrong and what to do instead. */
  message: string;
}

/**
 * The request was not sent, because it breaks rules that the API states. Nothing reached the network.
 * `violations` names every broken rule.
 */
export class RuleViolationError extends Error {
  override readonly name = "RuleViolationError";
  /** The operation that was called, by its operationId. */
  readonly operationId: string;
  readonly violations: readonly RuleViolation[];

  constructor(operationId: string, violations: readonly RuleViolation[]) {
    super(
      `${operationId} was not sent: ${violations.map(({ rule, message }) => `${message} (rule ${rule})`).join("; ")}`,
    );
    this.operationId = operationId;
    this.violations = violations;
  }
}

/** Tells a {@link RuleViolationError} from any other thrown value, also across copies of this package. */
export function isRuleViolationError(error: unknown): error is RuleViolationError {
  return error instanceof Error && error.name === "RuleViolationError" && "violations" in error;
}
