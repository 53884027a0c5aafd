interface WithSource {
  readonly rawJSON?: (text: string) => unknown;
}

/** Parses JSON; integers that a number would round become bigints, where the browser shows their digits. */
export function parseExact(text: string): unknown {
  const revive = (_key: string, value: unknown, context?: { source?: string }): unknown => {
    const source = context?.source;
    const rounded = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
    return rounded && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
  };
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
}

/** Writes JSON with the digits that {@link parseExact} kept. Indented by some spaces, it is for people. */
export function formatExact(value: unknown, indent = 0): string {
  const { rawJSON = String } = JSON as WithSource;
  return JSON.stringify(value, (_key, member) => (typeof member === "bigint" ? rawJSON(`${member}`) : member), indent);
}
