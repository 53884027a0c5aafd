import { type ApiId, type ReferenceId, referencePage } from "../apis.ts";
import { listOperations, type Operation } from "./operations.ts";
import type { Path } from "./pointer.ts";
import type { ApiDocument } from "./types.ts";

/** The group under which the reference shows all schemas. */
export const SCHEMAS_TAG = "Schemas";

/** A place of a document in words, and where the reference shows it. */
export interface Place {
  /** The operation, schema or other part of the document that the place belongs to. */
  subject: string;
  kind: "operation" | "webhook" | "schema" | "parameter" | "response" | "example" | "other";
  /** The way from the subject to the place, such as "response 200, example first-page"; empty for the subject itself. */
  detail: string;
  /** Relative to the root of the site; undefined where the reference has no page for it. */
  href?: string;
}

const COMPONENTS = { schemas: "schema", parameters: "parameter", responses: "response", examples: "example" } as const;

/** The address of a group of operations in a reference: Redoc's own, so that it opens without a detour. */
export const tagHref = (id: ReferenceId, tag: string): string => `${referencePage(id)}#/${slug(tag)}`;

/** The address of a part of what a reference tells before its operations. */
export const sectionHref = (id: ReferenceId, heading: string): string =>
  `${referencePage(id)}#/section/${slug(heading)}`;

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The address of an operation in a reference. */
export const operationHref = (reference: ReferenceId, { tag, id }: Pick<Operation, "tag" | "id">): string =>
  `${tagHref(reference, tag)}/${id.toLowerCase()}`;

/** The address of a schema in the reference of an API. */
export const schemaHref = (api: ApiId, name: string): string => `${tagHref(api, SCHEMAS_TAG)}/${name.toLowerCase()}`;

/** The anchor of a rule on the pages of the rules and the ledger: two APIs may have a rule of one name. */
export const ruleAnchor = (api: ReferenceId, id: string): string => `${api}/${id}`;

/** The page of a rule, relative to the root of the site. Where several APIs have a rule of one name, it tells of all. */
export const rulePage = (id: string): string => `rules/${id}.html`;

/** The anchor of a part of a document on the page of the places that are not shown. */
export const placeAnchor = (api: ReferenceId, kind: Place["kind"], subject: string): string =>
  `${api}-${kind}-${subject}`.replace(/[^\w-]+/g, "-");

/** Tells in words where a path of a document leads. */
export function describePlace(api: ApiId, document: ApiDocument, path: Path): Place {
  const [root = "", group = "", name = "", ...rest] = path;
  if (root === "paths" || root === "webhooks") {
    const operation = listOperations(document).find(({ path }) => path.join() === [root, group, name].join());
    if (operation) {
      return {
        subject: operation.id,
        kind: root === "paths" ? "operation" : "webhook",
        detail: inWords(rest),
        href: operationHref(api, operation),
      };
    }
  }
  if (root === "components" && group in COMPONENTS) {
    const kind = COMPONENTS[group as keyof typeof COMPONENTS];
    return {
      subject: name,
      kind,
      detail: inWords(rest),
      ...(kind === "schema" && { href: schemaHref(api, name) }),
    };
  }
  return { subject: inWords(path), kind: "other", detail: "", href: referencePage(api) };
}

/** The keys of a path as a reader would say them; those that only build the document fall away. */
function inWords(path: Path): string {
  const words: string[] = [];
  for (let i = 0; i < path.length; i++) {
    const key = path[i] ?? "";
    const next = path[i + 1] ?? "";
    if (key === "responses") words.push(next === "default" ? "any other response" : `response ${path[++i]}`);
    else if (key === "requestBody") words.push("request body");
    else if (key === "content") i++;
    else if (key === "examples") words.push(`example ${path[++i] ?? ""}`);
    else if (key === "properties") words.push(path[++i] ?? "");
    else if (key === "parameters") words.push(`parameter ${path[++i] ?? ""}`);
    else if (key === "items") words.push("its items");
    else if (key !== "schema" && key !== "default" && !/^(?:allOf|anyOf|oneOf|\d+)$/.test(key)) words.push(key);
  }
  return words.join(", ");
}
