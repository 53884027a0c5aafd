import { refuse } from "../../http/refusal.ts";
import type { AdsHandlers } from "../call.ts";
import { answerList, answerSingle } from "../envelope.ts";

export const curatedCategoryHandlers: AdsHandlers<"listCuratedCategories" | "getCuratedCategory"> = {
  /**
   * All of them on one page, with their number. The parameters are not shown: that `country_codes`, which the echo has,
   * limits the list to what is available in any of these countries is our choice (rule `curated.countries`).
   */
  listCuratedCategories(call) {
    const given = call.args["country_codes"] as readonly string[] | undefined;
    const country_codes = (given ?? []).filter((code) => code !== "");
    const rows = call.service.tables.curatedCategories
      .find({ where: [] })
      .filter(
        ({ wire }) => country_codes.length === 0 || country_codes.some((code) => wire.country_codes.includes(code)),
      );
    const args = { ...call.args, country_codes };
    const texts = rows.map(({ body }) => body);
    return answerList({ ...call, args }, texts, { nextCursor: null, totalCount: rows.length });
  },

  getCuratedCategory(call) {
    const found = call.service.tables.curatedCategories.get(call.args.curated_category_id);
    if (found !== undefined) return answerSingle(call, found.body);
    const message = "There is no curated category that curated_category_id names";
    return refuse(404, { parameter: "curated_category_id", message });
  },
};
