import { type RuleViolation, ruleViolation } from "./rule-violation-error.ts";

/** The value of a JSON Schema keyword, and the ids of the rules that it says. */
export type Bound<Value> = readonly [value: Value, ...rules: string[]];

/** What JSON Schema says of the rules that bind one argument or body member; generated from the spec. */
export interface Constraint {
  readonly required?: Bound<true>;
  /** Given where nothing but `required` tells of the type. */
  readonly type?: Bound<"array" | "object">;
  readonly pattern?: Bound<string>;
  readonly enum?: Bound<readonly (string | number)[]>;
  readonly minimum?: Bound<number>;
  readonly maximum?: Bound<number>;
  readonly exclusiveMinimum?: Bound<number>;
  /** In characters (code points), as JSON Schema counts. */
  readonly maxLength?: Bound<number>;
  readonly minItems?: Bound<number>;
  readonly maxItems?: Bound<number>;
  /** What binds the members of each item of a list. */
  readonly items?: Constraints;
}

/** The constraints of the arguments of one operation, or of the members of an object, by name. */
export type Constraints = Readonly<Record<string, Constraint>>;

/** The constraints of one API, by operationId; under `*` those of arguments that are bound alike in all operations. */
export type ConstraintTable<Id extends string = string> = Readonly<Partial<Record<Id | "*", Constraints>>>;

/**
 * Checks arguments against what JSON Schema says of the rules: all violations at once, in the order of the table, each
 * rule once for an argument. `undefined` and `null` are the same as leaving an argument out.
 *
 * @param within - what stands before the names of arguments, where they are members
 */
export function checkConstraints(
  constraints: Constraints = {},
  args: Readonly<Record<string, unknown>>,
  within = "",
): RuleViolation[] {
  const violations: RuleViolation[] = [];
  for (const name of Object.keys(constraints)) {
    const constraint = constraints[name] as Constraint;
    const value = args[name] ?? undefined;
    // Most arguments are left out of most calls.
    if (value === undefined && !constraint.required) continue;
    // Not spread into the call: a list of a megabyte can have more violations than a call can have arguments.
    for (const violation of check(constraint, within + name, value)) violations.push(violation);
  }
  return violations;
}

/** Tells whether a value is an integer of 64 bits that no rounding can have changed: beyond 2^53 - 1, a `bigint`. */
export function isInt64(value: unknown): value is number | bigint {
  return typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);
}

function check(constraint: Constraint, parameter: string, value: unknown): RuleViolation[] {
  const { required, items } = constraint;
  const violations: RuleViolation[] = [];
  const tell = ([, ...rules]: Bound<unknown>, message: string): void => {
    for (const rule of rules) {
      // A value of another type breaks all bounds of it.
      if (violations.some((told) => told.rule === rule)) continue;
      violations.push(ruleViolation(rule, parameter, `${parameter} ${message}`, value));
    }
  };
  // A query leaves out a list without items, so that nothing of it arrives.
  if (required && (value === undefined || (Array.isArray(value) && value.length === 0))) {
    tell(required, value ? "is empty" : "is required");
    return violations;
  }
  for (const keyword of Object.keys(constraint)) {
    const [holds, says] = KEYWORDS[keyword as Keyword] ?? [];
    const bound = constraint[keyword as Keyword] as Bound<never>;
    if (says && !holds?.(value, bound[0])) tell(bound, `must be ${says(bound[0])}`);
  }
  const list: readonly unknown[] = items && Array.isArray(value) ? value : [];
  list.forEach((item, index) => {
    violations.push(...checkConstraints(items, Object(item), `${parameter}[${index}].`));
  });
  return violations;
}

type Keyword = Exclude<keyof Constraint, "required" | "items">;

/** Whether a value is as a keyword wants it, of the type that the keyword takes for granted; and what it must be. */
const KEYWORDS: {
  [Name in Keyword]-?: [holds: (value: unknown, bound: never) => boolean, says: (bound: never) => string];
} = {
  type: [
    (value, bound: string) => typeof value === "object" && Array.isArray(value) === (bound === "array"),
    (bound: string) => `an ${bound}`,
  ],
  pattern: [
    (value, bound: string) => typeof value === "string" && new RegExp(bound, "u").test(value),
    (bound: string) => `a string that matches ${bound}`,
  ],
  enum: [
    (value, bound: readonly unknown[]) => bound.includes(typeof value === "bigint" ? Number(value) : value),
    (bound: readonly unknown[]) => `one of ${bound.join(", ")}`,
  ],
  minimum: [(value, bound: number) => isInt64(value) && value >= bound, (bound) => `an integer, at least ${bound}`],
  maximum: [(value, bound: number) => isInt64(value) && value <= bound, (bound) => `an integer, at most ${bound}`],
  exclusiveMinimum: [
    (value, bound: number) => isInt64(value) && value > bound,
    (bound) => `an integer above ${bound}; beyond 2^53 - 1 pass a bigint, since a number is rounded there`,
  ],
  maxLength: [
    (value, bound: number) => typeof value === "string" && [...value].length <= bound,
    (bound) => `a string of at most ${bound} characters`,
  ],
  minItems: [
    (value, bound: number) => Array.isArray(value) && value.length >= bound,
    (bound) => `a list of at least ${bound} items`,
  ],
  maxItems: [
    (value, bound: number) => Array.isArray(value) && value.length <= bound,
    (bound) => `a list of at most ${bound} items`,
  ],
};
