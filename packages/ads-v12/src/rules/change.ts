/** The flattened arguments of an operation, not yet known to be right. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a request does to an entity, and what is known of the entity afterwards. */
export interface Change {
  /** What was there before: `null` where nothing was, `undefined` where that is not known. */
  readonly before: Arguments | null | undefined;
  /** What the request itself says; `undefined` where it says nothing. */
  given(name: string): unknown;
  /** What the entity has after the request: `null` where it has nothing, `undefined` where that is not known. */
  after(name: string): unknown;
}

/** What is not given stays as it was before: a creation passes `null`, an update what is stored, where that is known. */
export function changeOf(args: Arguments, before: Arguments | null | undefined): Change {
  const given = (name: string) => args[name] ?? undefined;
  return { before, given, after: (name) => given(name) ?? (before ? before[name] : before) };
}
