import type { RuleViolation } from "@social-api/core";

/** The flattened arguments of an operation, not yet known to be right. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a request does to an entity, and what is known of the entity afterwards. */
export interface Change {
  readonly kind: "creation" | "update";
  /** What the request itself says; `undefined` where it says nothing. */
  given(name: string): unknown;
  /** What the entity has after the request: `null` where it has nothing, `undefined` where that is not known. */
  after(name: string): unknown;
}

/** A rule as a function of a change. It never judges what is not known. */
export type ChangeRule = (change: Change) => Iterable<RuleViolation>;

/** A creation: what is not given is not there. */
export function creation(args: Arguments): Change {
  return { kind: "creation", given: (name) => args[name] ?? undefined, after: (name) => args[name] ?? null };
}

/** An update: what is not given stays as it is stored, and is not known where nothing stored is at hand. */
export function update(args: Arguments, stored: object | undefined): Change {
  const before = (stored ?? {}) as Arguments;
  return { kind: "update", given: (name) => args[name] ?? undefined, after: (name) => args[name] ?? before[name] };
}

/**
 * Tells whether the request gives any of these. An update is judged by a rule only then: an entity that breaks the rule
 * already may still be renamed or paused.
 */
export function gives(change: Change, ...names: string[]): boolean {
  return names.some((name) => change.given(name) !== undefined);
}

/** The entry of a table for a value that may be anything. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, key: unknown): Entry | undefined {
  return typeof key === "string" && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Tells whether the entity is known to be left without a value. */
export function lacks(change: Change, name: string): boolean {
  const value = change.after(name);
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
