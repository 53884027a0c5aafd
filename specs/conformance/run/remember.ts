import { members } from "./rules/read.ts";

/** What an answer holds at a JSON pointer; `undefined` where it holds nothing there. */
export function at(body: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => members(value)[step], body);
}

/** A copy of a value in which each `{ $from: name }` is what is remembered; `undefined` where something is not. */
export function recall(value: unknown, remembered: Readonly<Record<string, unknown>>): unknown {
  const missing = new Error();
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part);
    const [[name, source] = []] = entries;
    if (entries.length !== 1 || name !== "$from")
      return Object.fromEntries(entries.map(([key, own]) => [key, copy(own)]));
    if (remembered[String(source)] === undefined) throw missing;
    return remembered[String(source)];
  };
  try {
    return copy(value);
  } catch (error) {
    if (error === missing) return undefined;
    throw error;
  }
}
