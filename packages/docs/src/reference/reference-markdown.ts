import type { ReferenceId } from "../apis.ts";
import { listOperations, type Operation } from "../document/operations.ts";
import type { ApiDocument, Server, Tag } from "../document/types.ts";
import { operationText } from "./operation-text.ts";
import { schemaText } from "./schema-text.ts";
import { described } from "./value-text.ts";

/**
 * The copy of a reference in Markdown: every operation and every schema, references resolved by name.
 *
 * @param document - with what `annotate` adds to it
 */
export function referenceMarkdown(id: ReferenceId, document: ApiDocument): string {
  const { title, version, description = "" } = document.info;
  const operations = listOperations(document);
  const schemas = Object.entries(document.components?.["schemas"] ?? {});
  return `${[
    `# ${title}, version ${version}`,
    description.trim(),
    `The OpenAPI document itself, with all examples: [${id}.json](openapi/${id}.json).`,
    `Servers:\n\n${(document.servers ?? []).map(serverLine).join("\n")}`,
    "## Operations",
    (document.tags ?? []).map((tag) => groupLine(tag, operations)).join("\n"),
    ...operations.flatMap((operation) => operationText(document, operation)),
    "## Schemas",
    ...schemas.flatMap(([name, schema]) => [`### ${name}`, ...schemaText(schema)]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\((rules\/[\w.-]+|not-shown)\.html/g, "($1.md")}\n`;
}

function serverLine({ url, description, variables }: Server): string {
  const address = url.replace(/\{(\w+)\}/g, (all, name) => variables?.[name]?.default ?? all);
  return `- \`${address}\`: ${described(description)}`;
}

function groupLine({ name, description }: Tag, operations: readonly Operation[]) {
  const ids = operations.filter(({ tag }) => tag === name).map(({ id }) => `\`${id}\``);
  return `- **${name}** (${ids.join(", ")}): ${described(description)}`;
}
