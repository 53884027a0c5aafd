import { type CallOptions, isWalkError, type MethodArguments, type MethodData, type NamedKeys } from "@social-api/core";
import type { AdsClient } from "./client.ts";
import type { OperationMethods } from "./generated/operation-methods.ts";
import { isId } from "./is-id.ts";
import { ListByIdsError } from "./list-by-ids-error.ts";
import { type CursorMethod, walk } from "./walk.ts";

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : "";

/** The parameter with the ids of what a list lists: `listLineItems` has `line_item_ids`, beside those of others. */
type OwnIdParameter<Id> = Id extends `list${infer Entity}s` ? `${SnakeCase<Uncapitalize<Entity>>}_ids` : never;

/** The list that each such parameter belongs to. */
type ListOf = {
  [Id in keyof OperationMethods as OwnIdParameter<Id> extends NamedKeys<MethodArguments<OperationMethods[Id]>>
    ? OwnIdParameter<Id>
    : never]: Id;
};

/** The parameters by which entities are listed by their own ids, such as `campaign_ids` of `listCampaigns`. */
export type IdParameter = keyof ListOf;

type Listed<Parameter extends IdParameter> = OperationMethods[ListOf[Parameter]];

/** What the list of an id parameter lists. */
export type ListedItem<Parameter extends IdParameter> = MethodData<Listed<Parameter>>["data"][number];

/** The arguments of {@link listByIds}: those of the list, without the ids, the cursor and the total. */
export type ListByIdsArguments<Parameter extends IdParameter> = Omit<
  MethodArguments<Listed<Parameter>>,
  Parameter | "cursor" | "with_total_count"
>;

/** How {@link listByIds} works. */
export interface ListByIdsOptions {
  /** Cancels the read: the request under way is aborted and a `ListByIdsError` thrown. */
  signal?: AbortSignal | undefined;
  /** Options of each request, such as `headers`. */
  request?: Omit<CallOptions, "signal"> | undefined;
}

/** What was found by ids. Every id is either found or missing. */
export interface ListedByIds<Item> {
  /** What was found, by id, in the order of the ids. `[...found.values()]` are the items alone. */
  readonly found: ReadonlyMap<string, Item>;
  /** The ids for which the server returned nothing, in their order: unknown, deleted, or kept back by another filter. */
  readonly missing: readonly string[];
  /** What the server returned without being asked for it. Empty unless it misunderstood the ids. */
  readonly unasked: readonly Item[];
}

/** The most ids of one request: rule `params.id-lists`. */
const MOST_IDS = 200;
/** More than a request has ids: a page that is not full is known to be the last (rule `list.cursor-null`). */
const PAGE_SIZE = 1000;

/**
 * Reads any number of entities by their ids: at most 200 a request (rule `params.id-lists`), one request after another,
 * each walked to its end (rule `list.cursor`). An id that stands twice is asked for once.
 *
 * @param method - the list, such as `ads.listCampaigns`
 * @param args - its other arguments. Filters among them can make ids missing; deleted entities need `with_deleted`
 * @param idParameter - the parameter that takes the ids of what the list lists, such as `campaign_ids`
 * @throws ListByIdsError when a request fails or the signal is aborted, with what was found and what is unanswered.
 * @throws RuleViolationError when middleware such as preflight refuses a request.
 * @throws TypeError for a parameter that is not the list's own, and for what can be no id.
 * @example
 * const { found, missing } = await listByIds(ads.listCampaigns, { account_id }, "campaign_ids", ids);
 */
export async function listByIds<Parameter extends IdParameter>(
  method: AdsClient[ListOf[Parameter]],
  args: ListByIdsArguments<Parameter>,
  idParameter: Parameter,
  ids: Iterable<string>,
  options: ListByIdsOptions = {},
): Promise<ListedByIds<ListedItem<Parameter>>> {
  const { operationId } = method;
  if (idParameter !== ownIdParameter(operationId)) {
    throw new TypeError(`listByIds: ${idParameter} does not hold the ids of what ${operationId} lists`);
  }
  const asked = distinctIds(ids);
  const items = new Map<string, ListedItem<Parameter>>();
  const unasked: ListedItem<Parameter>[] = [];
  const lacks = (id: string) => !items.has(id);
  /** What is known once the first of the ids are answered for. */
  const known = (answered: number) => ({
    found: new Map(asked.flatMap((id) => (lacks(id) ? [] : [[id, items.get(id) as never] as const]))),
    missing: asked.slice(0, answered).filter(lacks),
  });

  for (let start = 0; start < asked.length; start += MOST_IDS) {
    const chunk = asked.slice(start, start + MOST_IDS);
    try {
      const query = { count: PAGE_SIZE, ...args, [idParameter]: chunk };
      for await (const item of walk(method as unknown as AnyCursorMethod<ListedItem<Parameter>>, query, options)) {
        const { id } = Object(item) as { id?: unknown };
        if (chunk.includes(id as string)) items.set(id as string, item);
        else unasked.push(item);
        // Nothing is left to be told of this chunk.
        if (!chunk.some(lacks)) break;
      }
    } catch (error) {
      if (!isWalkError(error)) throw error;
      const unanswered = asked.slice(start).filter(lacks);
      throw new ListByIdsError(
        error.reason,
        `listByIds: ${items.size} of ${asked.length} ids found, ${unanswered.length} unanswered: ${error.message}`,
        { ...known(start), unanswered },
        { cause: error.cause },
      );
    }
  }
  return { ...known(asked.length), unasked };
}

type AnyCursorMethod<Item> = CursorMethod<
  { cursor?: string; count?: number },
  { data: readonly Item[]; next_cursor: string | null }
>;

/** The parameter with the ids of what a list lists: `line_item_ids` of `listLineItems`. */
function ownIdParameter(operationId: string): string {
  const entity = operationId.slice("list".length, -"s".length);
  return `${entity.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice(1)}_ids`;
}

function distinctIds(ids: Iterable<string>): string[] {
  const distinct = [...new Set(ids)];
  if (typeof ids !== "string" && distinct.every(isId)) return distinct;
  throw new TypeError("listByIds: ids must be a list of strings that are not empty and hold no comma");
}
