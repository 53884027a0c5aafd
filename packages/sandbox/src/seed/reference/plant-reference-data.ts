import type { Tables } from "../../store/tables.ts";
import { ADVERTISER_BUSINESS_CATEGORIES } from "./advertiser-business-categories.ts";
import { CURATED_CATEGORIES } from "./curated-categories.ts";
import { IAB_CATEGORIES } from "./iab-categories.ts";

/** Plants what belongs to no account: every seed has it. */
export function plantReferenceData(tables: Tables): void {
  for (const each of CURATED_CATEGORIES) tables.curatedCategories.put(each.id, each, {});
  for (const each of IAB_CATEGORIES) tables.iabCategories.put(each.id, each, {});
  for (const each of ADVERTISER_BUSINESS_CATEGORIES) tables.advertiserBusinessCategories.put(each.id, each, {});
}
