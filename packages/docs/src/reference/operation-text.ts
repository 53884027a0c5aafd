import { type Operation, parametersOf } from "../document/operations.ts";
import { resolveReference } from "../document/pointer.ts";
import { securitySchemes } from "../document/rule-bindings.ts";
import { type ApiDocument, isNode, type Node } from "../document/types.ts";
import { entryLine, memberLines, typeOf } from "./schema-text.ts";
import { described } from "./value-text.ts";

/** An operation in Markdown, paragraph by paragraph: what it does, what it takes, and what it answers. */
export function operationText(document: ApiDocument, operation: Operation): string[] {
  const { id, summary, method, target, node } = operation;
  const parameters = parametersOf(document, operation);
  const responses = Object.entries((node["responses"] ?? {}) as Node);
  return [
    `### ${id}`,
    `${summary}: \`${method} ${target}\``,
    text(node["description"]).replace(/<\/?(?:details|summary)>/g, ""),
    ...securitySchemes(document, node).map((scheme) => `Authentication: ${described(scheme["description"])}`),
    ...(parameters.length > 0 ? ["Parameters:", parameters.map(parameterLine).join("\n")] : []),
    ...bodyText(resolve(document, node["requestBody"])),
    ["Responses:", "", ...responses.flatMap((response) => responseLines(document, response))].join("\n"),
  ];
}

function parameterLine(parameter: Node): string {
  const { name, in: where, required, schema } = parameter;
  const about = [String(where), typeOf(schema), ...(required === true ? ["required"] : [])];
  return entryLine(String(name), about, parameter);
}

function bodyText(body: Node): string[] {
  return contents(body).flatMap(([type, schema]) => {
    const words = described(body["description"], schema);
    const about = `\`${type}\` ${typeOf(schema)}${body["required"] === true ? ", required" : ""}`;
    return [`Request body (${about})${words && `: ${words}`}`, memberLines(schema).join("\n")];
  });
}

function responseLines(document: ApiDocument, [status, response]: [string, unknown]): string[] {
  const answer = resolve(document, response);
  const types = contents(answer).map(([type, schema]) => `\`${type}\` ${typeOf(schema)}`);
  return [
    `- ${status}${types.length > 0 ? ` (${types.join(" or ")})` : ""}: ${described(answer["description"])}`,
    ...contents(answer).flatMap(([, schema]) => memberLines(schema).map((line) => `  ${line}`)),
  ];
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

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
