import type { Account } from "@social-api/ads-v12";
import { stringifyJson } from "@social-api/core";
import { toSeconds } from "../../clock.ts";
import { refuse } from "../../http/refusal.ts";
import type { AccountSettings } from "../../store/entities.ts";
import { foldCase } from "../../store/fold-case.ts";
import type { Entity } from "../../store/table.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import { answerSingle } from "../envelope.ts";
import { answerPage, SORTABLE, visible } from "../list.ts";

export const accountHandlers: AdsHandlers<
  "listAccounts" | "getAccount" | "createAccount" | "updateAccount" | "deleteAccount"
> = {
  listAccounts(call) {
    const { account_ids, q } = call.args;
    return answerPage(call, {
      table: call.service.tables.accounts,
      where: [
        { key: "id", in: accountsOfUser(call).filter((id) => account_ids?.includes(id) !== false) },
        ...visible(call.args),
        // Rule `account.q`.
        ...(q === undefined ? [] : [{ key: "name_folded", startsWith: foldCase(q) }]),
      ],
      sortable: [...SORTABLE, "name"],
    });
  },

  getAccount(call) {
    const account = find(call, call.args.with_deleted === true);
    return answerSingle(call, withIndustry(account.wire, account.hidden));
  },

  /**
   * Rules `account.sandbox-lifecycle`, `envelope.sandbox-account`. The user becomes its administrator. What it is called
   * and all else that the API's documents do not show is our choice.
   */
  createAccount(call) {
    const { service, user, now } = call;
    const at = toSeconds(now);
    const id = service.ids.ads("sb");
    const account: Account = {
      id,
      name: "Sandbox account",
      business_name: null,
      business_id: null,
      timezone: "Etc/UTC",
      timezone_switch_at: null,
      approval_status: "ACCEPTED",
      created_at: at,
      updated_at: at,
      deleted: false,
    };
    const text = service.tables.accounts.put(id, account, {
      industry_type: "OTHER",
      active_campaign_limit: 200,
      history_allowed: true,
      features: [],
    });
    const access = { user_id: user.id, account_id: id };
    service.tables.access.put(`${user.id}/${id}`, { ...access, permissions: ["ACCOUNT_ADMIN"] }, {});
    return answerSingle(call, `[${text}]`);
  },

  updateAccount(call) {
    const { name, industry_type } = call.args;
    const { wire, hidden } = find(call);
    // How long a name can be is not shown. An account always has one: that it is not empty is our choice.
    if (name === "") refuse(400, { parameter: "name", message: "name is empty: leave it out to keep the old one" });
    const account = { ...wire, ...(name !== undefined && { name }), updated_at: toSeconds(call.now) };
    const settings = { ...hidden, ...(industry_type !== undefined && { industry_type }) };
    call.service.tables.accounts.put(account.id, account, settings);
    return answerSingle(call, withIndustry(account, settings));
  },

  /** Rule `account.sandbox-lifecycle`. What is below it stays as it is, and can still be read. */
  deleteAccount(call) {
    const { wire, hidden } = find(call);
    const account = { ...wire, deleted: true, updated_at: toSeconds(call.now) };
    return answerSingle(call, call.service.tables.accounts.put(account.id, account, hidden));
  },
};

/** The accounts that are associated with the user (rule `account.associated`). */
function accountsOfUser({ service, user }: Pick<AdsCall, "service" | "user">): string[] {
  const access = service.tables.access.find({ where: [{ key: "user_id", in: [user.id] }] });
  return access.map(({ wire }) => wire.account_id);
}

/** The account in the path, to which the user has access already. */
function find(
  { args, service }: AdsCall<"getAccount" | "updateAccount" | "deleteAccount">,
  withDeleted = false,
): Entity<Account, AccountSettings> {
  const account = service.tables.accounts.get(args.account_id);
  if (account !== undefined && (withDeleted || !account.wire.deleted)) return account;
  return refuse(404, { parameter: "account_id", message: "The account is deleted" });
}

/** One account is answered with its industry, which lists leave out. */
function withIndustry(account: Account, { industry_type }: AccountSettings): string {
  return stringifyJson({ ...account, industry_type });
}
