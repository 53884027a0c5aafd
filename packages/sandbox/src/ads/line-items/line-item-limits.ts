import type { LineItem } from "@social-api/ads-v12";
import type { Violation } from "../../http/refusal.ts";
import type { OfAccount } from "../../store/entities.ts";
import type { Change } from "../change.ts";

const RULE = "line-item.limits";
const IN_CAMPAIGN = 100;
const ACTIVE = 256;

/** Rule `line-item.limits`: 100 line items in a campaign. Deleted ones do not count (our choice). */
export function campaignLimit({ service }: Change<OfAccount>, campaign_id: string): Violation[] {
  const held = service.tables.lineItems.count(notDeletedOf(campaign_id));
  if (held < IN_CAMPAIGN) return [];
  const message = `The campaign has ${held} line items; at most ${IN_CAMPAIGN} are possible: delete one first`;
  return [{ rule: RULE, parameter: "campaign_id", message }];
}

/**
 * Rule `line-item.limits`: 256 active line items across all campaigns of the account. Those count whose own status is
 * ACTIVE, whatever their campaigns are (our choice).
 */
export function activeLimit({ args, service }: Change<OfAccount>): Violation[] {
  const active = service.tables.lineItems.count([
    { key: "account_id", in: [args.account_id] },
    { key: "active", in: [1] },
  ]);
  if (active < ACTIVE) return [];
  const message = `The account has ${active} active line items; at most ${ACTIVE} are possible: pause or delete one first`;
  return [{ rule: RULE, parameter: "entity_status", message }];
}

/** Rule `line-item.same-kind`: a campaign's line items share product type and objective. Deleted ones bind no more. */
export function sameKind(
  { args, service }: Change<Pick<LineItem, "product_type" | "objective">>,
  campaign_id: string,
): Violation[] {
  const [first] = service.tables.lineItems.find({ where: notDeletedOf(campaign_id), limit: 1 });
  if (first === undefined) return [];
  return (["product_type", "objective"] as const)
    .filter((parameter) => args[parameter] !== first.wire[parameter])
    .map((parameter) => {
      const message = `The line items of the campaign have the ${parameter} ${first.wire[parameter]}: give that, or choose another campaign`;
      return { rule: "line-item.same-kind", parameter, message, value: args[parameter] };
    });
}

function notDeletedOf(campaign_id: string) {
  return [
    { key: "campaign_id", in: [campaign_id] },
    { key: "deleted", in: [0] },
  ];
}
