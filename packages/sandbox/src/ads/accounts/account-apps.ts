import type { AdsHandlers } from "../call.ts";
import { answerPage, SORTABLE, visible } from "../list.ts";

export const accountAppHandlers: AdsHandlers<"listAccountApps"> = {
  listAccountApps(call) {
    return answerPage(call, {
      table: call.service.tables.accountApps,
      where: [{ key: "account_id", in: [call.args.account_id] }, ...visible(call.args)],
      sortable: SORTABLE,
    });
  },
};
