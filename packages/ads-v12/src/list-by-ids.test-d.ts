import { expectTypeOf, test } from "vitest";
import type { AdsClient } from "./client.ts";
import type { Account, Campaign, LineItem } from "./generated/types.ts";
import { type IdParameter, type ListedByIds, listByIds } from "./list-by-ids.ts";

const ads = {} as AdsClient;
const account = { account_id: "a" };

test("the seven lists by their own ids", () => {
  expectTypeOf<IdParameter>().toEqualTypeOf<
    | "account_ids"
    | "campaign_ids"
    | "funding_instrument_ids"
    | "line_item_ids"
    | "media_creative_ids"
    | "promoted_account_ids"
    | "promoted_post_ids"
  >();
});

test("what is found is typed", () => {
  expectTypeOf(listByIds(ads.listCampaigns, account, "campaign_ids", ["c"])).resolves.toEqualTypeOf<
    ListedByIds<Campaign>
  >();
  expectTypeOf(listByIds(ads.listLineItems, account, "line_item_ids", new Set(["l"]))).resolves.toEqualTypeOf<
    ListedByIds<LineItem>
  >();
  expectTypeOf(listByIds(ads.listAccounts, {}, "account_ids", ["a"])).resolves.toEqualTypeOf<ListedByIds<Account>>();
});

test("only the list's own ids, and no arguments that it sets itself", () => {
  // @ts-expect-error the ids of other entities
  listByIds(ads.listLineItems, account, "campaign_ids", ["c"]);
  // @ts-expect-error no list of ids
  listByIds(ads.listCampaigns, account, "account_id", ["c"]);
  // @ts-expect-error not a list
  listByIds(ads.getCampaign, account, "campaign_ids", ["c"]);
  // @ts-expect-error account_id is required
  listByIds(ads.listCampaigns, {}, "campaign_ids", ["c"]);
  // @ts-expect-error no cursor
  listByIds(ads.listCampaigns, { ...account, cursor: "c" }, "campaign_ids", ["c"]);
  // @ts-expect-error no other ids of the same kind
  listByIds(ads.listCampaigns, { ...account, campaign_ids: ["d"] }, "campaign_ids", ["c"]);
});
