import { type ReferenceId, referencePage, SHORT_TITLES } from "../apis.ts";
import { listOperations, type Operation, parametersOf } from "../document/operations.ts";
import { operationHref, SCHEMAS_TAG, sectionHref, tagHref } from "../document/place.ts";
import type { ApiDocument } from "../document/types.ts";
import { markdown } from "../markdown.ts";
import { markupText } from "../text/markup-text.ts";
import { namesAndValues } from "./names-and-values.ts";
import type { SearchEntry } from "./search-entry.ts";

/**
 * What the search finds of a reference: what stands before its operations, part by part, the groups of operations, and
 * the operations and schemas, by what is said of them and what is in them.
 */
export function referenceEntries(id: ReferenceId, document: ApiDocument): SearchEntry[] {
  const page = SHORT_TITLES[id];
  const { title, summary = title, description = "" } = document.info;
  const [before = "", ...sections] = description.split(/^## /m);
  const parts = sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return { kind: "Reference", title: heading, page, href: sectionHref(id, heading), text: plain(lines.join("\n")) };
  });
  const groups = (document.tags ?? []).map(({ name, description }) => ({
    kind: "Reference",
    title: name,
    page,
    href: tagHref(id, name),
    text: plain(description),
  }));
  const operations = listOperations(document).map((operation) => ({
    kind: "Operation",
    title: operation.id,
    page,
    href: operationHref(id, operation),
    text: withNames(
      `${operation.summary}. ${operation.method} ${operation.target} ${plain(operation.node["description"])}`,
      namesOfOperation(document, operation),
    ),
  }));
  const schemas = Object.entries(document.components?.["schemas"] ?? {}).map(([name, schema]) => ({
    kind: "Schema",
    title: name,
    page,
    href: `${tagHref(id, SCHEMAS_TAG)}/${name.toLowerCase()}`,
    text: withNames(plain(schema["description"]), namesAndValues(schema)),
  }));
  const whole = { kind: "Reference", title: page, href: referencePage(id), text: `${summary} ${plain(before)}` };
  return [whole, ...parts, ...groups, ...operations, ...schemas];
}

/** What an operation takes, and what stands in its requests and answers without having a name of its own. */
function namesOfOperation(document: ApiDocument, operation: Operation): string[] {
  return [
    ...parametersOf(document, operation).flatMap(({ name, schema }) => [String(name), ...namesAndValues(schema)]),
    ...namesAndValues(operation.node["requestBody"]),
    ...namesAndValues(operation.node["responses"]),
  ];
}

/** A text and the names that it does not have anyway. */
function withNames(text: string, names: Iterable<string>): string {
  const words = new Set(text.split(/[^\w.-]+|\.(?=\s|$)/));
  return [text, ...[...new Set(names)].filter((name) => !words.has(name))].join(" ").trim();
}

const plain = (text: unknown): string => (typeof text === "string" ? markupText(markdown(text).markup) : "");
