import { refuse } from "../../http/refusal.ts";
import type { AdsHandlers } from "../call.ts";
import { answerPage } from "../list.ts";
import { readTime } from "../read-time.ts";

/** Who changed what and when, with the entity as it was (rule `history.records`), in the order of the changes. */
export const accountHistoryHandlers: AdsHandlers<"listAccountHistory"> = {
  listAccountHistory(call) {
    const { account_id, entity_type, entity_id, start_time, end_time, user_id } = call.args;
    const { accounts, history } = call.service.tables;
    if (accounts.get(account_id)?.hidden.history_allowed !== true) {
      // That it takes an allowlist is stated; what others are answered with is our choice.
      const message = "The account is not on the allowlist of the account history, which is in beta";
      refuse(403, { rule: "history.records", parameter: "account_id", message });
    }
    return answerPage(call, {
      table: history,
      where: [
        { key: "account_id", in: [account_id] },
        { key: "entity", in: [entity_type] },
        { key: "entity_id", in: [entity_id] },
        // The start belongs to the range and the end does not, so that ranges can follow one another: our choice.
        { key: "change_time", atLeast: wholeHour("start_time", start_time), below: wholeHour("end_time", end_time) },
        ...(user_id === undefined ? [] : [{ key: "user_id", in: [String(user_id)] }]),
      ],
      sortable: [],
    });
  },
};

/** An hour in UTC: the offset of a request may take it out of the years that are written with four digits. */
function wholeHour(parameter: string, text: string): string {
  const message = `${parameter} is in UTC before the year 0 or after the year 9999`;
  return readTime(text) ?? refuse(400, { rule: "history.whole-hours", parameter, message });
}
