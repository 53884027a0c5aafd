import type { ReferenceId } from "../apis.ts";
import { listOperations, type Operation } from "./operations.ts";
import { placeAnchor, rulePage } from "./place.ts";
import { rulesOfOperation } from "./rule-bindings.ts";
import type { ApiDocument, Rule, Where } from "./types.ts";
import { WHERE_WORDS } from "./where.ts";

/** What the extensions of an operation mean to its reader, in Markdown; `…` is where the page of open places tells more. */
const REMARKS: readonly (readonly [extension: string, remark: string])[] = [
  ["x-sandbox-only", "**Sandbox only.** The operation exists on the sandbox host alone."],
  ["x-not-shown", "**Not shown.** The published description leaves a part of this operation open: [what it is](…)."],
  ["x-inferred", "**Inferred.** A part of this operation is not written anywhere, but concluded: [from what](…)."],
  ["x-open-parameters", "**Open parameters.** The operation may take parameters that are not listed here."],
];

/** What the samples call the client of an API, and the package that it is in. */
const CLIENTS: Record<ReferenceId, readonly [client: string, folder: string]> = {
  "platform-v2": ["platform", "platform-v2"],
  "ads-v12": ["ads", "ads-v12"],
  "sandbox-control": ["control", "sandbox"],
};

/** The kinds of rules that ask something of the caller; the others tell what the caller can rely on. */
const ASKING: readonly Where[] = ["request", "state", "walk"];

/**
 * Prepares a document for its reference page: to the description of each operation it adds, in words, the remarks and the
 * rules that the document only marks. The document that is passed stays as it is.
 */
export function annotate(api: ReferenceId, document: ApiDocument): ApiDocument {
  const copy = structuredClone(document);
  for (const operation of listOperations(copy)) {
    const rules = rulesOfOperation(document, operation);
    operation.node["description"] = [
      operation.node["description"] ?? "",
      ...clientMethod(api, operation),
      ...remarks(api, operation),
      ...ruleLists(rules),
    ].join("\n\n");
  }
  return copy;
}

/** Redoc shows no operationId, and its search does not find one: yet it is the name that the clients use. */
function clientMethod(api: ReferenceId, { id, path }: Operation): string[] {
  const [client, folder] = CLIENTS[api];
  return path[0] === "paths" ? [`**Client method.** \`${client}.${id}()\` of \`@social-api/${folder}\``] : [];
}

function remarks(api: ReferenceId, { id, node, path }: Operation): string[] {
  const more = `not-shown.html#${placeAnchor(api, path[0] === "paths" ? "operation" : "webhook", id)}`;
  return REMARKS.flatMap(([extension, remark]) => (node[extension] === true ? [remark.replace("…", more)] : []));
}

function ruleLists(rules: readonly Rule[]): string[] {
  const asking = rules.filter(({ where }) => ASKING.includes(where));
  const telling = rules.filter(({ where }) => !ASKING.includes(where));
  return [
    ...(asking.length > 0 ? ["**Rules**", list(asking)] : []),
    ...(telling.length > 0
      ? [`<details><summary>Rules of the response (${telling.length})</summary>`, list(telling), "</details>"]
      : []),
  ];
}

function list(rules: readonly Rule[]): string {
  return rules
    .map(({ id, text, where }) => `- [\`${id}\`](${rulePage(id)}) (${WHERE_WORDS[where].short}): ${escapeMarkup(text)}`)
    .join("\n");
}

/** Redoc obeys markup in a description; a rule that says `<kind>` means the word. */
const escapeMarkup = (text: string): string => text.trim().replaceAll("<", "&lt;");
