import { isNode, type Node } from "../document/types.ts";

/**
 * What a schema says of its values beyond their type, in few words: which there are, their bounds, the default. What it
 * refers to has a section of its own, which tells.
 */
export function valueText(schema: unknown): string {
  if (!isNode(schema)) return "";
  const { enum: values, pattern, uniqueItems, default: usual, items, additionalProperties } = schema;
  return [
    ...(Array.isArray(values) ? [`One of: ${values.map(code).join(", ")}.`] : []),
    ...("const" in schema ? [`Always ${code(schema["const"])}.`] : []),
    range(schema, "minimum", "maximum"),
    ...("exclusiveMinimum" in schema ? [`More than ${schema["exclusiveMinimum"]}.`] : []),
    ...("exclusiveMaximum" in schema ? [`Less than ${schema["exclusiveMaximum"]}.`] : []),
    range(schema, "minLength", "maxLength", "character"),
    range(schema, "minItems", "maxItems", "item"),
    range(schema, "minProperties", "maxProperties", "member"),
    ...(pattern === undefined ? [] : [`Pattern: ${code(pattern)}.`]),
    ...(uniqueItems === true ? ["No item twice."] : []),
    ...(usual === undefined ? [] : [`Default: ${code(usual)}.`]),
    labelled("Each item", items),
    labelled("Each value", additionalProperties),
  ]
    .filter((words) => words !== "")
    .join(" ");
}

/** The description of a part of a document in one line, and what its schema says of its values. */
export function described(description: unknown, schema?: unknown): string {
  const line = typeof description === "string" ? description.trim().replace(/\s*\n\s*/g, " ") : "";
  return [line, valueText(schema)].filter((words) => words !== "").join(" ");
}

function labelled(label: string, schema: unknown): string {
  const words = isNode(schema) ? described(schema["description"], schema) : "";
  return words === "" ? "" : `${label}: ${words}`;
}

function range(schema: Node, least: string, most: string, unit = ""): string {
  const { [least]: from, [most]: to } = schema;
  if (unit && from === 1 && to === undefined) return "Not empty.";
  const counted = (count: unknown) => `${count}${unit && ` ${unit}${count === 1 ? "" : "s"}`}`;
  if (from !== undefined && to !== undefined) return `${from} to ${counted(to)}.`;
  if (from !== undefined) return `At least ${counted(from)}.`;
  return to === undefined ? "" : `At most ${counted(to)}.`;
}

const code = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
