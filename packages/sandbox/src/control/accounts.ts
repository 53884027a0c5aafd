import { associatePosts } from "../ads/creatives/promoted-posts.ts";
import type { operations } from "../generated/types.ts";
import { read } from "../store/table.ts";
import type { ControlHandlers } from "./call.ts";
import { findAccount } from "./find.ts";

type CollectionName = operations["listEntities"]["parameters"]["query"]["collection"];

export const accountHandlers: ControlHandlers<
  "updateAccountSettings" | "listEntities" | "createAccountMedia" | "createPromotedPosts"
> = {
  updateAccountSettings({ service: { tables }, args }) {
    const { account_id, active_campaign_limit, history_allowed } = args;
    const { wire, hidden } = findAccount(tables, account_id);
    const settings = {
      ...hidden,
      // Rule `campaign.active-limit`: 8,000 at most, which the schema says.
      ...(active_campaign_limit !== undefined && { active_campaign_limit }),
      // Rule `history.records`: it is there for those on an allowlist.
      ...(history_allowed !== undefined && { history_allowed }),
    };
    tables.accounts.put(account_id, wire, settings);
    const { active_campaign_limit: limit, history_allowed: allowed } = settings;
    return { data: { account_id, active_campaign_limit: limit, history_allowed: allowed } };
  },

  listEntities({ service: { store, tables }, args }) {
    const { account_id, count = 200, after } = args;
    // A deleted account counts as none, but what it had is still stored.
    if (tables.accounts.get(account_id) === undefined) findAccount(tables, account_id);
    const collection: CollectionName = args.collection;
    const found = store.find(collection, {
      where: [{ key: "account_id", in: [account_id] }],
      sort: { key: "seq", descending: true },
      ...(after !== undefined && { after: { seq: after, value: after } }),
      limit: count + 1,
    });
    const rows = found.slice(0, count);
    return {
      data: rows.map((row) => {
        const { wire, hidden } = read<Record<string, unknown>, Record<string, unknown>>(row);
        return { id: row.id, body: wire, hidden };
      }),
      next_after: found.length > count ? (rows.at(-1)?.seq ?? null) : null,
    };
  },

  createAccountMedia({ service: { tables, ids }, args: { account_id, creative_type } }) {
    findAccount(tables, account_id);
    const medium = { id: ids.ads("am"), creative_type };
    tables.accountMedia.put(medium.id, medium, { account_id });
    return { data: medium };
  },

  createPromotedPosts(call) {
    const { account_id, line_item_id, post_ids } = call.args;
    findAccount(call.service.tables, account_id);
    return { data: associatePosts(call, line_item_id, post_ids) };
  },
};
