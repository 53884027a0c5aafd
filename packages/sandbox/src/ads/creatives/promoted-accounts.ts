import type { PromotedAccount } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { Refusal, refuse, type Violation } from "../../http/refusal.ts";
import type { OfAccount } from "../../store/entities.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import type { Change } from "../change.ts";
import { answerSingle } from "../envelope.ts";
import { type FindOptions, findEntity } from "../find-entity.ts";
import { record } from "../history.ts";
import { noLineItem, ownLineItem } from "../line-items/own-line-item.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";

/** There is no operation that updates one (rule `promoted-account.no-update`). */
export const promotedAccountHandlers: AdsHandlers<
  "listPromotedAccounts" | "getPromotedAccount" | "createPromotedAccount" | "deletePromotedAccount"
> = {
  listPromotedAccounts(call) {
    const { account_id, line_item_ids, promoted_account_ids } = call.args;
    if (line_item_ids !== undefined) assertCompatible(call, line_item_ids);
    return answerPage(call, {
      table: call.service.tables.promotedAccounts,
      where: [
        { key: "account_id", in: [account_id] },
        ...visible(call.args),
        ...among("id", promoted_account_ids),
        ...among("line_item_id", line_item_ids),
      ],
      sortable: SORTABLE,
    });
  },

  getPromotedAccount(call) {
    const { promoted_account_id, with_deleted } = call.args;
    return answerSingle(call, find(call, promoted_account_id, { withDeleted: with_deleted }).body);
  },

  createPromotedAccount(call) {
    const { args, service } = call;
    const user_id = String(args.user_id);
    const lineItem = ownLineItem(call, args.line_item_id)?.wire;
    const violations: Violation[] = [];
    if (lineItem === undefined) {
      violations.push(noLineItem());
    } else if (lineItem.product_type !== "PROMOTED_ACCOUNT") {
      const message = `The line item ${lineItem.id} is not configured for promoted accounts: its product_type is ${lineItem.product_type}`;
      const code = "INCOMPATIBLE_LINE_ITEM";
      violations.push({ rule: "promoted-account.incompatible", parameter: "line_item_id", message, code });
    }
    // Rule `promoted-account.duplicate`: ignored. That the one there is is answered is our choice.
    const same = violations.length === 0 ? findPromoted(call, args.line_item_id, user_id) : undefined;
    if (same !== undefined) return answerSingle(call, same.body);
    // What makes a user ineligible is not shown: a mark of the user, or that there is no such user, is our choice.
    if (service.tables.users.get(user_id)?.wire.promotable !== true) {
      const message = `The user ${user_id} cannot be promoted`;
      violations.push({ rule: "promoted-account.ineligible", parameter: "user_id", message });
    }
    if (violations.length > 0) throw new Refusal(400, violations);
    const at = toSeconds(call.now);
    const promoted: PromotedAccount = {
      id: service.ids.ads("pa"),
      line_item_id: args.line_item_id,
      user_id,
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
      created_at: at,
      updated_at: at,
      deleted: false,
    };
    return answerSingle(call, save(call, undefined, promoted));
  },

  deletePromotedAccount(call) {
    const { wire: before } = find(call, call.args.promoted_account_id);
    return answerSingle(call, save(call, before, { ...before, deleted: true, updated_at: toSeconds(call.now) }));
  },
};

/**
 * Rule `promoted-account.list-incompatible`: at least one of the line items must be configured for promoted accounts. A
 * deleted one still is; one of another account is none at all (our choice).
 */
function assertCompatible({ args, service }: Change<OfAccount>, line_item_ids: readonly string[]): void {
  const compatible = line_item_ids.some((id) => {
    const found = service.tables.lineItems.get(id);
    return found?.hidden.account_id === args.account_id && found.wire.product_type === "PROMOTED_ACCOUNT";
  });
  if (compatible) return;
  const message = `None of the line items ${line_item_ids.join(", ")} is configured for promoted accounts`;
  refuse(400, { rule: "promoted-account.list-incompatible", parameter: "line_item_ids", message });
}

function find(call: AdsCall<"getPromotedAccount" | "deletePromotedAccount">, id: string, options?: FindOptions) {
  return findEntity(call, call.service.tables.promotedAccounts, "promoted_account_id", id, options);
}

function findPromoted({ service }: Change<OfAccount>, line_item_id: string, user_id: string) {
  const [found] = service.tables.promotedAccounts.find({
    where: [
      { key: "line_item_id", in: [line_item_id] },
      { key: "user_id", in: [user_id] },
      { key: "deleted", in: [0] },
    ],
    limit: 1,
  });
  return found;
}

function save(change: Change<OfAccount>, before: PromotedAccount | undefined, after: PromotedAccount): string {
  const { account_id } = change.args;
  const text = change.service.tables.promotedAccounts.put(after.id, after, { account_id });
  record(change, "PROMOTED_ACCOUNT", before, after);
  return text;
}
