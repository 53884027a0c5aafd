import type { LineItem } from "@social-api/ads-v12";
import type { OfAccount } from "../../store/entities.ts";
import type { Change } from "../change.ts";
import { record } from "../history.ts";

/** A line item before a change. */
export interface LineItemBefore {
  readonly wire: LineItem;
}

/**
 * Stores a line item and records its change.
 *
 * @returns the text that is answered of it
 */
export function saveLineItem(
  change: Change<OfAccount>,
  before: LineItemBefore | undefined,
  after: LineItem,
  { of_draft }: { readonly of_draft: boolean },
): string {
  const { account_id } = change.args;
  const text = change.service.tables.lineItems.put(after.id, after, { account_id, of_draft });
  record(change, "LINE_ITEM", before?.wire, after);
  return text;
}
