import type { AdsHandlers } from "../call.ts";
import { answerList } from "../envelope.ts";

/** All of them at once: the operation has no parameters. */
export const advertiserBusinessCategoryHandlers: AdsHandlers<"listAdvertiserBusinessCategories"> = {
  listAdvertiserBusinessCategories(call) {
    const rows = call.service.tables.advertiserBusinessCategories.findRows({ where: [] });
    return answerList(
      call,
      rows.map(({ body }) => body),
      { nextCursor: null },
    );
  },
};
