import { isNode, type Node } from "../document/types.ts";
import { described, valueText } from "./value-text.ts";

/** The keys of what a schema is combined of, and how that is told. */
const COMBINED = [
  ["allOf", " and "],
  ["oneOf", " or "],
  ["anyOf", " or "],
] as const;

/** A named schema in Markdown, paragraph by paragraph: what it is, what values it takes, and its members. */
export function schemaText(schema: Node): string[] {
  const members = memberLines(schema);
  return [
    text(schema["description"]),
    members.length === 0 ? `Type: ${typeOf(schema)}` : "",
    valueText(schema),
    members.join("\n"),
  ];
}

/** The members of an object or of what a list or map holds, those of what it is combined of included, each with its own. */
export function memberLines(schema: unknown): string[] {
  if (!isNode(schema) || schema["$ref"]) return [];
  const required = list(schema["required"]);
  const parts = [schema["items"], schema["additionalProperties"], ...COMBINED.flatMap(([key]) => list(schema[key]))];
  return [
    ...Object.entries((schema["properties"] ?? {}) as Node).flatMap(([name, member]) => [
      entryLine(name, [typeOf(member), ...(required.includes(name) ? ["required"] : [])], {
        description: isNode(member) ? member["description"] : "",
        schema: member,
      }),
      ...memberLines(member).map((line) => `  ${line}`),
    ]),
    ...parts.flatMap(memberLines),
  ];
}

/** A member or a parameter: its name, what is to know about it at a glance, and the rest. */
export function entryLine(name: string, about: readonly string[], { description, schema }: Node): string {
  const words = described(description, schema);
  return `- \`${name}\` (${about.join(", ")})${words && `: ${words}`}`;
}

/** The type of a schema in words; what it refers to, by name. */
export function typeOf(schema: unknown): string {
  if (!isNode(schema)) return "anything";
  const { $ref, type, items, additionalProperties, format } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1) ?? "";
  for (const [key, word] of COMBINED) {
    if (Array.isArray(schema[key])) return schema[key].map(typeOf).join(word);
  }
  if (type === "array") return `array of ${typeOf(items)}`;
  if (isNode(additionalProperties)) return `object of ${typeOf(additionalProperties)}`;
  const name = type === undefined ? "anything" : [type].flat().join(" or ");
  return typeof format === "string" ? `${name}, ${format}` : name;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
