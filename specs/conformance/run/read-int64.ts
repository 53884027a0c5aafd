/** A copy of a value in which each `{ $int64: "…" }` is the integer that it stands for. */
export function readInt64<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => readInt64(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [[name, text] = []] = entries;
  if (entries.length === 1 && name === "$int64") return BigInt(text as string) as Value;
  return Object.fromEntries(entries.map(([key, member]) => [key, readInt64(member)])) as Value;
}
