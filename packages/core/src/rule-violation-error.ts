import { stringifyJson } from "./int64.ts";

/** One broken rule of one request. */
export interface RuleViolation {
  /** The id that the rule has everywhere: in the spec (`x-rules`), the documentation and the tests. */
  rule: string;
  /** The parameter or body member that breaks it, where a single one does, such as `body[3].params.name`. */
  parameter?: string;
  /** What is wrong and what to do instead. */
  message: string;
  /** The offending value as text, shortened to 60 characters. Never a header. */
  value?: string;
}

/** How much of an offending value a violation shows, in characters. */
const VALUE_LENGTH = 60;

/**
 * Writes down a broken rule.
 *
 * @param rule - the id of the rule
 * @param parameter - what breaks it, where a single parameter or body member does
 * @param message - what is wrong and what to do instead
 * @param value - the offending value, of any type; it is shown shortened, so never pass a credential
 */
export function ruleViolation(
  rule: string,
  parameter: string | undefined,
  message: string,
  value?: unknown,
): RuleViolation {
  return {
    rule,
    ...(parameter !== undefined && { parameter }),
    message,
    ...(value !== undefined && { value: shortText(value) }),
  };
}

/** Any value as text of at most 60 characters, for a message. Never throws. */
export function shortText(value: unknown): string {
  const text = typeof value === "object" ? jsonText(value) : String(value);
  // Cut by characters, so that none is halved; no more of a long text is taken apart than can be shown.
  const characters = [...text.slice(0, 2 * VALUE_LENGTH + 2)];
  return characters.length > VALUE_LENGTH ? `${characters.slice(0, VALUE_LENGTH - 1).join("")}…` : text;
}

function jsonText(value: unknown): string {
  try {
    return `${stringifyJson(value)}`;
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * The request was not sent, because it breaks rules that the API states. Nothing reached the network.
 * `violations` names every broken rule.
 */
export class RuleViolationError extends Error {
  override readonly name = "RuleViolationError";
  /** The operation that was called, by its operationId. */
  declare readonly operationId: string;
  declare readonly violations: readonly RuleViolation[];

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
