import type { Campaign } from "@social-api/ads-v12";
import type { Service } from "../../service.ts";

/**
 * Lists the line items of a campaign like others once it has left DRAFT. What a draft is among line items is not shown:
 * our choice is the line items of a draft campaign, which only `with_draft` lists.
 */
export function releaseDrafts(
  { tables }: Pick<Service, "tables">,
  before: Pick<Campaign, "id" | "entity_status">,
  after: Pick<Campaign, "entity_status">,
): void {
  if (before.entity_status !== "DRAFT" || after.entity_status === "DRAFT") return;
  for (const { wire, hidden } of tables.lineItems.find({ where: [{ key: "campaign_id", in: [before.id] }] })) {
    tables.lineItems.put(wire.id, wire, { ...hidden, of_draft: false });
  }
}
