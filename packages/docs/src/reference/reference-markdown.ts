import type { ReferenceId } from "../apis.ts";
import { listOperations, type Operation } from "../document/operations.ts";
import { resolveReference } from "../document/pointer.ts";
import { type ApiDocument, isNode, type Node } from "../document/types.ts";

/**
 * The copy of a reference in Markdown: every operation and every schema, references resolved by name.
 *
 * @param document - with what `annotate` adds to it
 */
export function referenceMarkdown(id: ReferenceId, document: ApiDocument): string {
  const { title, version, description = "" } = document.info;
  const schemas = Object.entries(document.components?.["schemas"] ?? {});
  return `${[
    `# ${title}, version ${version}`,
    description.trim(),
    `The OpenAPI document itself: [${id}.json](openapi/${id}.json).`,
    "## Operations",
    ...listOperations(document).flatMap((operation) => operationText(document, operation)),
    "## Schemas",
    ...schemas.flatMap(([name, schema]) => [`### ${name}`, text(schema["description"]), ...members(schema)]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .replace(/\((rules\/[\w.-]+|not-shown)\.html/g, "($1.md")}\n`;
}

function operationText(document: ApiDocument, { id, summary, method, target, node, path }: Operation): string[] {
  const item = document[path[0] === "webhooks" ? "webhooks" : "paths"]?.[target];
  const parameters = [...list(item?.["parameters"]), ...list(node["parameters"])].map((one) => resolve(document, one));
  const body = resolve(document, node["requestBody"]);
  const responses = Object.entries((node["responses"] ?? {}) as Node);
  return [
    `### ${id}`,
    `${summary}: \`${method} ${target}\``,
    text(node["description"]).replace(/<\/?(?:details|summary)>/g, ""),
    ...(parameters.length > 0 ? ["Parameters:", parameters.map(parameterLine).join("\n")] : []),
    ...contents(body).map(([type, schema]) => `Request body (\`${type}\`): ${typeOf(schema)}`),
    ...contents(body).flatMap(([, schema]) => (isNode(schema) && !schema["$ref"] ? members(schema) : [])),
    ["Responses:", "", ...responses.map((response) => responseLine(document, response))].join("\n"),
  ];
}

function parameterLine({ name, in: where, required, schema, description }: Node): string {
  return `- \`${name}\` (${where}, ${typeOf(schema)}${required === true ? ", required" : ""}): ${line(description)}`;
}

function responseLine(document: ApiDocument, [status, response]: [string, unknown]): string {
  const answer = resolve(document, response);
  const types = contents(answer).map(([type, schema]) => `\`${type}\` ${typeOf(schema)}`);
  return `- ${status}: ${[line(answer["description"]), ...types].join("; ")}`;
}

/** The members of an object, those of what it is combined of included. */
function members(schema: Node): string[] {
  const required = list(schema["required"]);
  const own = Object.entries((schema["properties"] ?? {}) as Node).map(
    ([name, member]) =>
      `- \`${name}\` (${typeOf(member)}${required.includes(name) ? ", required" : ""}): ${line(isNode(member) ? member["description"] : "")}`,
  );
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    list(schema[key]).flatMap((part) => (isNode(part) && !part["$ref"] ? members(part) : [])),
  );
  const values = list(schema["enum"]).map(String);
  const type = own.length === 0 && parts.length === 0 ? [`Type: ${typeOf(schema)}`] : [];
  return [
    ...type,
    ...(values.length > 0 ? [`One of: ${values.map((value) => `\`${value}\``).join(", ")}`] : []),
    ...(own.length > 0 ? [own.join("\n")] : []),
    ...parts,
  ];
}

function typeOf(schema: unknown): string {
  if (!isNode(schema)) return "anything";
  const { $ref, type, items, format } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1) ?? "";
  for (const [key, word] of [
    ["allOf", " and "],
    ["oneOf", " or "],
    ["anyOf", " or "],
  ] as const) {
    if (Array.isArray(schema[key])) return schema[key].map(typeOf).join(word);
  }
  if (type === "array") return `array of ${typeOf(items)}`;
  const name = type === undefined ? "anything" : [type].flat().join(" or ");
  return typeof format === "string" ? `${name}, ${format}` : name;
}

const resolve = (document: ApiDocument, node: unknown): Node => {
  if (!isNode(node)) return {};
  return typeof node["$ref"] === "string" ? (resolveReference(document, node["$ref"]).node as Node) : node;
};

const contents = (node: Node): [string, unknown][] =>
  Object.entries((node["content"] ?? {}) as Node).map(([type, media]) => [
    type,
    isNode(media) ? media["schema"] : undefined,
  ]);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const line = (value: unknown): string => text(value).replace(/\s*\n\s*/g, " ");
