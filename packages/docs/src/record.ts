/** Loads a value for each key, all at once. */
export async function record<Key extends string, Value>(
  keys: readonly Key[],
  load: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}
