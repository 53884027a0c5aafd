/** A name that needs no quotes as the key of an object. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const WIDTH = 88;

/**
 * Writes a value of a case as a reader of JavaScript would: short objects on one line, `{ $int64: "…" }` as the integer
 * that it stands for, and `{ $from: name }` as that name.
 */
export function formatValue(value: unknown, indent = ""): string {
  const inline = formatInline(value);
  if (indent.length + inline.length <= WIDTH || typeof value !== "object" || value === null) return inline;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${deeper}${formatValue(item, deeper)},\n`).join("")}${indent}]`;
  }
  const members = Object.entries(value).map(([key, item]) => `${deeper}${keyOf(key)}: ${formatValue(item, deeper)},\n`);
  return `{\n${members.join("")}${indent}}`;
}

function formatInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  const [[key, only] = []] = entries;
  if (entries.length === 1 && key === "$int64") return `${only}n`;
  if (entries.length === 1 && key === "$from") return String(only);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([name, item]) => `${keyOf(name)}: ${formatInline(item)}`).join(", ")} }`;
}

const keyOf = (key: string): string => (IDENTIFIER.test(key) ? key : JSON.stringify(key));
