import type { LineItem } from "@social-api/ads-v12";
import type { Violation } from "../../http/refusal.ts";
import type { Service } from "../../service.ts";

/**
 * Rule `preroll.categories`: the categories of a line item with the objective PREROLL_VIEWS are the IAB ids of one or
 * two advertiser business categories. Ids that belong to none of them are refused (our choice).
 */
export function prerollCategories(
  { tables }: Pick<Service, "tables">,
  objective: LineItem["objective"],
  categories: readonly string[] | undefined,
): Violation[] {
  if (objective !== "PREROLL_VIEWS" || categories === undefined) return [];
  const business = tables.advertiserBusinessCategories.find({ where: [] }).map(({ wire }) => wire);
  const unknown = categories.filter((id) => !business.some(({ iab_categories }) => iab_categories.includes(id)));
  const used = business.filter(({ iab_categories }) => iab_categories.some((id) => categories.includes(id)));
  const tell = (message: string) => ({
    rule: "preroll.categories",
    parameter: "categories",
    message,
    value: categories.join(","),
  });
  return [
    ...(unknown.length > 0
      ? [
          tell(
            `${unknown.join(", ")} belongs to no advertiser business category: listAdvertiserBusinessCategories tells which ids do`,
          ),
        ]
      : []),
    ...(used.length > 2
      ? [
          tell(
            `The categories come from ${used.length} advertiser business categories; at most two are possible: ${used.map(({ name }) => name).join(", ")}`,
          ),
        ]
      : []),
  ];
}
