import {
  type BidStrategy,
  checkRequest,
  type Goal,
  type LineItem,
  type Objective,
  type PayBy,
} from "@social-api/ads-v12";

/**
 * The goal that a line item has when none is given. Which one depends on the objective, and is not shown: our choice is
 * the goal whose name is nearest.
 */
export const DEFAULT_GOALS: Readonly<Record<Objective, Goal>> = {
  APP_ENGAGEMENTS: "APP_CLICKS",
  APP_INSTALLS: "APP_INSTALLS",
  ENGAGEMENTS: "ENGAGEMENT",
  FOLLOWERS: "FOLLOWERS",
  PREROLL_VIEWS: "PREROLL",
  REACH: "MAX_REACH",
  VIDEO_VIEWS: "VIDEO_VIEW",
  WEBSITE_CLICKS: "LINK_CLICKS",
};

/**
 * The bid strategy that a line item has when none is given. It depends on the objective, and is not shown: our choice is
 * AUTO for each, because the others need a bid, which a creation does not have to give.
 */
export const DEFAULT_BID_STRATEGY: BidStrategy = "AUTO";

/**
 * What a line item is paid by: the wanted event where its goal takes that, and else the default, IMPRESSION, or
 * LINK_CLICK where that is refused (rule `line-item.pay-by`). So an update that changes goal or bid strategy leaves no
 * line item with an event that its goal does not take (our choice).
 */
export function payByOf({ goal, bid_strategy }: Pick<LineItem, "goal" | "bid_strategy">, wanted?: PayBy): PayBy {
  const isTaken = (pay_by: PayBy | undefined) =>
    pay_by !== undefined &&
    !checkRequest("createLineItem", { goal, bid_strategy, pay_by }).some(({ rule }) => rule === "line-item.pay-by");
  return [wanted, "IMPRESSION" as const].find(isTaken) ?? "LINK_CLICK";
}

/** Rule `line-item.bid-required`: AUTO ignores a bid, so none is kept (our choice). */
export function bidOf(
  bid_strategy: BidStrategy,
  bid: LineItem["bid_amount_local_micro"] | undefined,
): LineItem["bid_amount_local_micro"] {
  return bid_strategy === "AUTO" ? null : (bid ?? null);
}
