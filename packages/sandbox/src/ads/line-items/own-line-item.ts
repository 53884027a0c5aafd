import type { LineItem } from "@social-api/ads-v12";
import { Refusal, type Violation } from "../../http/refusal.ts";
import type { OfAccount } from "../../store/entities.ts";
import type { Entity } from "../../store/table.ts";
import type { Change } from "../change.ts";

type Found = Entity<LineItem, OfAccount & { of_draft: boolean }>;

/** The line item of the account that a request names beside what it creates; a deleted one is none. */
export function ownLineItem({ args, service }: Change<OfAccount>, line_item_id: string): Found | undefined {
  const found = service.tables.lineItems.get(line_item_id);
  return found?.hidden.account_id === args.account_id && !found.wire.deleted ? found : undefined;
}

/** Tells that there is no such line item. Status 400, as for other entities that a creation names, is our choice. */
export function noLineItem(): Violation {
  return { parameter: "line_item_id", message: "The account has no such line item, or it is deleted" };
}

/**
 * As {@link ownLineItem}.
 *
 * @throws Refusal 400 when there is none
 */
export function getOwnLineItem(change: Change<OfAccount>, line_item_id: string): Found {
  const found = ownLineItem(change, line_item_id);
  if (found === undefined) throw new Refusal(400, [noLineItem()]);
  return found;
}
