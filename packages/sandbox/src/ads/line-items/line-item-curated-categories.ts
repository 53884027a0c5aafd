import type { LineItemCuratedCategory } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { Refusal, type Violation } from "../../http/refusal.ts";
import type { OfAccount } from "../../store/entities.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import type { Change } from "../change.ts";
import { answerSingle } from "../envelope.ts";
import { type FindOptions, findEntity } from "../find-entity.ts";
import { answerPage, SORTABLE, visible } from "../list.ts";
import { noLineItem, ownLineItem } from "./own-line-item.ts";

export const lineItemCuratedCategoryHandlers: AdsHandlers<
  | "listLineItemCuratedCategories"
  | "getLineItemCuratedCategory"
  | "createLineItemCuratedCategory"
  | "updateLineItemCuratedCategory"
  | "deleteLineItemCuratedCategory"
> = {
  listLineItemCuratedCategories(call) {
    return answerPage(call, {
      table: call.service.tables.lineItemCuratedCategories,
      where: [{ key: "account_id", in: [call.args.account_id] }, ...visible(call.args)],
      sortable: SORTABLE,
    });
  },

  getLineItemCuratedCategory(call) {
    const { line_item_curated_category_id, with_deleted } = call.args;
    return answerSingle(call, find(call, line_item_curated_category_id, { withDeleted: with_deleted }).body);
  },

  /** A second link between the same two is possible: nothing speaks against it (our choice). */
  createLineItemCuratedCategory(call) {
    const { line_item_id, curated_category_id } = call.args;
    assertEnds(call, call.args);
    const at = toSeconds(call.now);
    const id = call.service.ids.ads("lc");
    const link = { id, line_item_id, curated_category_id, created_at: at, updated_at: at, deleted: false };
    return answerSingle(call, save(call, link));
  },

  updateLineItemCuratedCategory(call) {
    const { account_id: _account, line_item_curated_category_id, ...given } = call.args;
    const { wire: before } = find(call, line_item_curated_category_id);
    assertEnds(call, given);
    return answerSingle(call, save(call, { ...before, ...given, updated_at: toSeconds(call.now) }));
  },

  deleteLineItemCuratedCategory(call) {
    const { wire: before } = find(call, call.args.line_item_curated_category_id);
    return answerSingle(call, save(call, { ...before, deleted: true, updated_at: toSeconds(call.now) }));
  },
};

/**
 * Makes sure that what a request links exists. Whether the line item is aimed at the countries of the category is not
 * judged (rule `curated.countries`): how it is aimed is not shown.
 *
 * @throws Refusal 400 when one of the two does not exist
 */
function assertEnds(
  change: Change<OfAccount>,
  { line_item_id, curated_category_id }: Partial<Pick<LineItemCuratedCategory, "line_item_id" | "curated_category_id">>,
): void {
  const violations: Violation[] = [];
  if (curated_category_id !== undefined && !change.service.tables.curatedCategories.get(curated_category_id)) {
    const message = "There is no such curated category: listCuratedCategories tells those that there are";
    violations.push({ parameter: "curated_category_id", message });
  }
  if (line_item_id !== undefined && !ownLineItem(change, line_item_id)) violations.push(noLineItem());
  if (violations.length > 0) throw new Refusal(400, violations);
}

function find(
  call: AdsCall<"getLineItemCuratedCategory" | "updateLineItemCuratedCategory" | "deleteLineItemCuratedCategory">,
  id: string,
  options?: FindOptions,
) {
  const table = call.service.tables.lineItemCuratedCategories;
  return findEntity(call, table, "line_item_curated_category_id", id, options);
}

function save({ args, service }: Change<OfAccount>, link: LineItemCuratedCategory): string {
  return service.tables.lineItemCuratedCategories.put(link.id, link, { account_id: args.account_id });
}
