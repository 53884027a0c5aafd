import { type RuleViolation, ruleViolation } from "./rule-violation-error.ts";

/** The value of a JSON Schema keyword, and the ids of the rules that it says. */
export type Bound<Value> = readonly [value: Value, ...rules: string[]];

/** What JSON Schema says of the rules that bind one argument or body member; generated from the spec. */
export interface Constraint {
  /** The type that the keywords take for granted; `int64` is an integer of 64 bits, as `number` or `bigint`. */
  readonly type?: "string" | "integer" | "int64" | "array" | "object";
  readonly required?: Bound<true>;
  readonly pattern?: Bound<string>;
  readonly enum?: Bound<readonly (string | number)[]>;
  readonly minimum?: Bound<number>;
  readonly maximum?: Bound<number>;
  readonly exclusiveMinimum?: Bound<number>;
  /** In characters (code points), as JSON Schema counts. */
  readonly maxLength?: Bound<number>;
  readonly minItems?: Bound<number>;
  readonly maxItems?: Bound<number>;
}

/** The constraints of one operation, by the path of the argument: `count`, `body[].params`. */
export type Constraints = Readonly<Record<string, Constraint>>;

/** The constraints of one API, by operationId. */
export type ConstraintTable<Id extends string = string> = Readonly<Partial<Record<Id, Constraints>>>;

/** One argument or body member, where it stands. `undefined` and `null` are the same as leaving it out. */
interface Found {
  parameter: string;
  value: unknown;
}

/**
 * Checks arguments against what JSON Schema says of the rules: all violations at once, in the order of the table. A
 * value of a wrong type is told once for each rule that the keywords of its place say, and its keywords not at all.
 */
export function checkConstraints(
  constraints: Constraints | undefined,
  args: Readonly<Record<string, unknown>>,
): RuleViolation[] {
  return Object.entries(constraints ?? {}).flatMap(([path, constraint]) =>
    find(args, path).flatMap((found) => check(constraint, found)),
  );
}

/** Tells whether a value is an integer of 64 bits that no rounding can have changed: beyond 2^53 - 1, a `bigint`. */
export function isInt64(value: unknown): value is number | bigint {
  return typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);
}

/** Every value that a path leads to: one, or one for each item where the path goes through a list. */
function find(args: Readonly<Record<string, unknown>>, path: string): Found[] {
  let found: Found[] = [{ parameter: "", value: args }];
  for (const step of path.split(/\.|(?=\[\])/)) {
    found = found.flatMap(({ parameter, value }) => {
      if (step !== "[]") return { parameter: parameter ? `${parameter}.${step}` : step, value: member(value, step) };
      return Array.isArray(value)
        ? value.map((item, index) => ({ parameter: `${parameter}[${index}]`, value: item }))
        : [];
    });
  }
  return found;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function check({ type, required, ...keywords }: Constraint, { parameter, value }: Found): RuleViolation[] {
  const tell = ([, ...rules]: Bound<unknown>, message: string): RuleViolation[] =>
    rules.map((rule) => ruleViolation(rule, parameter, `${parameter} ${message}`, value ?? undefined));

  if (value === undefined || value === null) return required ? tell(required, "is required") : [];
  const bounds = Object.entries(keywords) as [Keyword, Bound<never>][];
  if (type !== undefined && !TYPES[type][0](value)) {
    const rules = bounds.length > 0 ? bounds.flatMap(([, [, ...ids]]) => ids) : (required ?? []).slice(1);
    return tell([type, ...(new Set(rules) as Set<string>)], `must be ${TYPES[type][1]}`);
  }
  // A query leaves out a list without items, so that nothing of it arrives.
  if (required && Array.isArray(value) && value.length === 0) return tell(required, "must hold at least one item");
  return bounds.flatMap(([keyword, bound]) => {
    const message = KEYWORDS[keyword](value as never, bound[0]);
    return message === undefined ? [] : tell(bound, message);
  });
}

/** How each type is told, and what to say when it is not there. */
const TYPES: Record<NonNullable<Constraint["type"]>, [is: (value: unknown) => boolean, name: string]> = {
  string: [(value) => typeof value === "string", "a string"],
  integer: [(value) => typeof value === "bigint" || Number.isSafeInteger(value), "an integer"],
  int64: [isInt64, "an integer of 64 bits; beyond 2^53 - 1 pass a bigint, since a number is rounded there"],
  array: [Array.isArray, "an array"],
  object: [(value) => typeof value === "object" && !Array.isArray(value), "an object"],
};

type Keyword = Exclude<keyof Constraint, "type" | "required">;

/** What is wrong with a value, by keyword; `undefined` when nothing is. */
const KEYWORDS: { [Name in Keyword]-?: (value: never, bound: never) => string | undefined } = {
  pattern: (value: string, bound: string) => (new RegExp(bound, "u").test(value) ? undefined : `must match ${bound}`),
  enum: (value: string | number | bigint, bound: readonly (string | number)[]) =>
    bound.includes(typeof value === "bigint" ? Number(value) : value)
      ? undefined
      : `must be one of ${bound.join(", ")}`,
  minimum: (value: number | bigint, bound: number) => (value >= bound ? undefined : `must be at least ${bound}`),
  maximum: (value: number | bigint, bound: number) => (value <= bound ? undefined : `must be at most ${bound}`),
  exclusiveMinimum: (value: number | bigint, bound: number) =>
    value > bound ? undefined : `must be greater than ${bound}`,
  maxLength: (value: string, bound: number) => atMost([...value].length, bound, "characters"),
  minItems: ({ length }: unknown[], bound: number) =>
    length >= bound ? undefined : `must hold at least ${bound} items, and holds ${length}`,
  maxItems: ({ length }: unknown[], bound: number) => atMost(length, bound, "items"),
};

function atMost(count: number, bound: number, unit: string): string | undefined {
  return count <= bound ? undefined : `must have at most ${bound} ${unit}, and has ${count}`;
}
