import { type ReferenceId, SHORT_TITLES } from "../apis.ts";
import { listOperations } from "../document/operations.ts";
import { operationHref, SCHEMAS_TAG, tagHref } from "../document/place.ts";
import type { ApiDocument } from "../document/types.ts";
import { inlineMarkdown } from "../markdown.ts";
import { markupText } from "../text/markup-text.ts";
import type { SearchEntry } from "./search-entry.ts";

/** What the search finds of a reference: its operations and its schemas. */
export function referenceEntries(id: ReferenceId, document: ApiDocument): SearchEntry[] {
  const page = SHORT_TITLES[id];
  const operations = listOperations(document).map((operation) => ({
    kind: "Operation",
    title: operation.id,
    page,
    href: operationHref(id, operation),
    text: `${operation.summary}. ${operation.method} ${operation.target} ${plain(operation.node["description"])}`,
  }));
  const schemas = Object.entries(document.components?.["schemas"] ?? {}).map(([name, schema]) => ({
    kind: "Schema",
    title: name,
    page,
    href: `${tagHref(id, SCHEMAS_TAG)}/${name.toLowerCase()}`,
    text: `${plain(schema["description"])} ${Object.keys(schema["properties"] ?? {}).join(" ")}`.trim(),
  }));
  return [...operations, ...schemas];
}

const plain = (text: unknown): string => (typeof text === "string" ? markupText(inlineMarkdown(text).markup) : "");
