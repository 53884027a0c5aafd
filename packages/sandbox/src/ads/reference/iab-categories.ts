import type { AdsHandlers } from "../call.ts";
import { answerPage } from "../list.ts";

export const iabCategoryHandlers: AdsHandlers<"listIabCategories"> = {
  listIabCategories: (call) => answerPage(call, { table: call.service.tables.iabCategories, where: [], sortable: [] }),
};
