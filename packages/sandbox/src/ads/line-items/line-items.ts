import { type Campaign, checkRequest, type LineItem } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { Refusal, type Violation } from "../../http/refusal.ts";
import { foldCase } from "../../store/fold-case.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import { orphanPosts } from "../creatives/promoted-posts.ts";
import { answerSingle } from "../envelope.ts";
import { type FindOptions, findEntity } from "../find-entity.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";
import { dailyBudget } from "./daily-budget.ts";
import { bidOf, DEFAULT_BID_STRATEGY, DEFAULT_GOALS, payByOf } from "./line-item-defaults.ts";
import { activeLimit, campaignLimit, sameKind } from "./line-item-limits.ts";
import { type LineItemArguments, newLineItem } from "./new-line-item.ts";
import { combinationOf } from "./placements.ts";
import { prerollCategories } from "./preroll-categories.ts";
import { readFlight } from "./read-flight.ts";
import { saveLineItem } from "./save-line-item.ts";
import { targetPlatforms } from "./target-platforms.ts";

export const lineItemHandlers: AdsHandlers<
  "listLineItems" | "getLineItem" | "createLineItem" | "updateLineItem" | "deleteLineItem"
> = {
  listLineItems(call) {
    const { account_id, campaign_ids, funding_instrument_ids, line_item_ids, q, with_draft } = call.args;
    return answerPage(call, {
      table: call.service.tables.lineItems,
      where: [
        { key: "account_id", in: [account_id] },
        ...visible(call.args),
        ...(with_draft === true ? [] : [{ key: "draft", in: [0] }]),
        ...among("id", line_item_ids),
        ...among("campaign_id", campaign_ids),
        ...among("funding_instrument_id", funding_instrument_ids),
        // An empty text is in every name, and line items without one have none to look in.
        ...(q === undefined || q === "" ? [] : [{ key: "name_folded", contains: foldCase(q) }]),
      ],
      sortable: [...SORTABLE, "name", "entity_status", "start_time", "end_time"],
    });
  },

  getLineItem(call) {
    const { line_item_id, with_deleted } = call.args;
    return answerSingle(call, find(call, line_item_id, { withDeleted: with_deleted }).body);
  },

  createLineItem(call) {
    const args = call.args as LineItemArguments;
    const { campaign, violations } = findCampaign(call, args);
    const goal = args.goal ?? DEFAULT_GOALS[args.objective];
    const bid_strategy = args.bid_strategy ?? DEFAULT_BID_STRATEGY;
    const { flight, violations: ofFlight } = readFlight(args, { start_time: null, end_time: null });
    violations.push(
      ...combinationOf(args.product_type, args.placements),
      ...ofFlight,
      ...prerollCategories(call.service, args.objective, args.categories),
      // What holds of a goal and a strategy holds of the default ones, too (rule `line-item.pay-by`).
      ...checkRequest("createLineItem", { ...args, goal, bid_strategy }),
      ...(args.entity_status === "PAUSED" ? [] : activeLimit(call)),
    );
    if (violations.length > 0 || campaign === undefined) throw new Refusal(400, violations);
    const lineItem = newLineItem(call, campaign, args, { ...flight, goal, bid_strategy });
    const text = saveLineItem(call, undefined, lineItem, { of_draft: campaign.entity_status === "DRAFT" });
    targetPlatforms(call, undefined, lineItem);
    return answerSingle(call, text);
  },

  updateLineItem(call) {
    const { account_id: _account, line_item_id, ...given } = call.args;
    const before = find(call, line_item_id);
    const { flight, violations } = readFlight(given, before.wire);
    const campaign = call.service.tables.campaigns.get(before.wire.campaign_id)?.wire;
    violations.push(
      ...(campaign ? dailyBudget(given, before.wire, campaign) : []),
      ...prerollCategories(call.service, before.wire.objective, given.categories),
      ...(given.entity_status === "ACTIVE" && before.wire.entity_status !== "ACTIVE" ? activeLimit(call) : []),
    );
    if (violations.length > 0) throw new Refusal(400, violations);
    const changed: LineItem = { ...before.wire, ...given, ...flight, updated_at: toSeconds(call.now) };
    const after: LineItem = {
      ...changed,
      bid_amount_local_micro: bidOf(changed.bid_strategy, changed.bid_amount_local_micro),
      pay_by: payByOf(changed, changed.pay_by),
    };
    const text = saveLineItem(call, before, after, before.hidden);
    targetPlatforms(call, before.wire, after);
    return answerSingle(call, text);
  },

  /**
   * Rule `line-item.delete-once`: it cannot be undone, and the second time there is nothing to delete. What it promotes
   * is not deleted with it; the rule says so of its posts, and for the others it is our choice.
   */
  deleteLineItem(call) {
    const before = find(call, call.args.line_item_id, { rule: "line-item.delete-once" });
    const after = { ...before.wire, deleted: true, updated_at: toSeconds(call.now) };
    const text = saveLineItem(call, before, after, before.hidden);
    orphanPosts(call.service, after.id);
    return answerSingle(call, text);
  },
};

function find(call: AdsCall<"getLineItem" | "updateLineItem" | "deleteLineItem">, id: string, options?: FindOptions) {
  return findEntity(call, call.service.tables.lineItems, "line_item_id", id, options);
}

/** The campaign of a new line item, and what speaks against adding one to it. */
function findCampaign(
  call: AdsCall<"createLineItem">,
  args: LineItemArguments,
): { campaign: Campaign | undefined; violations: Violation[] } {
  const found = call.service.tables.campaigns.get(args.campaign_id);
  if (found === undefined || found.wire.deleted || found.hidden.account_id !== args.account_id) {
    const message = "The account has no such campaign, or it is deleted";
    return { campaign: undefined, violations: [{ parameter: "campaign_id", message }] };
  }
  const campaign = found.wire;
  const violations = [
    ...sameKind(call, campaign.id),
    ...campaignLimit(call, campaign.id),
    ...dailyBudget(args, {}, campaign),
  ];
  return { campaign, violations };
}
