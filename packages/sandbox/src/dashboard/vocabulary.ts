import { operationTable as ads } from "@social-api/ads-v12";
import { operationTable as platform } from "@social-api/platform-v2";
import { readBundle } from "../http/read-bundle.ts";
import { collections } from "../store/collections.ts";

/** The words that the forms of the dashboard offer. */
export interface Vocabulary {
  /** The operations of both APIs, which faults can befall. */
  readonly operations: { readonly platform: readonly string[]; readonly ads: readonly string[] };
  /** The collections whose entities belong to an account. */
  readonly collections: readonly string[];
  /** The named types of events (rule `events.names`). */
  readonly eventTypes: readonly string[];
  /** The kinds of problems (rule `problems.kinds`). */
  readonly problems: readonly string[];
  /** Why a stream can end. */
  readonly disconnectTypes: readonly string[];
}

interface Schema {
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly pattern?: string;
  readonly const?: string;
}

const schemas = (readBundle("platform-v2") as unknown as { components: { schemas: Readonly<Record<string, Schema>> } })
  .components.schemas;

/** Taken from the documents and the tables, so that the dashboard offers what there is. */
export const vocabulary: Vocabulary = {
  operations: { platform: Object.keys(platform), ads: Object.keys(ads) },
  collections: Object.values(collections)
    .filter(({ keys }) => (keys as readonly string[]).includes("account_id"))
    .map(({ name }) => name),
  eventTypes: schemas["ActivityEventType"]?.enum ?? [],
  problems: (schemas["Problem"]?.oneOf ?? []).map(({ $ref }) => kindOf(schemas[$ref.split("/").at(-1) ?? ""])),
  disconnectTypes: schemas["OperationalDisconnectProblem"]?.properties?.["disconnect_type"]?.enum ?? [],
};

/** A kind is the end of its URI, which a pattern states; the generic one is stated whole. */
function kindOf(schema: Schema | undefined): string {
  const { pattern, const: whole } = schema?.properties?.["type"] ?? {};
  return whole ?? pattern?.replace("/2/problems/", "").replace("$", "") ?? "";
}
