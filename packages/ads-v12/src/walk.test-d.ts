import type { Checkpoint, Page, Walk } from "@social-api/core";
import { expectTypeOf, test } from "vitest";
import type { AdsClient } from "./client.ts";
import type { Account, Campaign, CampaignListResponse, IabCategory } from "./generated/types.ts";
import { walk } from "./walk.ts";

const ads = {} as AdsClient;

test("items and pages are typed", () => {
  const campaigns = walk(ads.listCampaigns, { account_id: "a", count: 1000 }, { limit: 5, prefetch: true });
  expectTypeOf(campaigns).toEqualTypeOf<Walk<Campaign, CampaignListResponse>>();
  expectTypeOf(campaigns.pages().next()).resolves.toHaveProperty("value");
  expectTypeOf(campaigns.checkpoint).toEqualTypeOf<Checkpoint>();
  expectTypeOf<Page<Campaign, CampaignListResponse>["body"]["total_count"]>().toEqualTypeOf<number | undefined>();
});

test("arguments may be left out where none is required", () => {
  expectTypeOf(walk(ads.listAccounts)[Symbol.asyncIterator]().next).returns.resolves.toExtend<
    IteratorResult<Account, void>
  >();
  expectTypeOf(walk(ads.listIabCategories, {}, { limit: 1 })[Symbol.asyncIterator]().next).returns.resolves.toExtend<
    IteratorResult<IabCategory, void>
  >();
  // @ts-expect-error account_id is required
  walk(ads.listCampaigns);
  // @ts-expect-error account_id is required
  walk(ads.listCampaigns, { count: 5 });
});

test("the cursor is the walk's own", () => {
  // @ts-expect-error no cursor
  walk(ads.listCampaigns, { account_id: "a", cursor: "c" });
  walk(ads.listCampaigns, { account_id: "a", cursor: undefined });
});

test("operations that do not page are refused", () => {
  // @ts-expect-error reads one
  walk(ads.getCampaign, { account_id: "a", campaign_id: "c" });
  // @ts-expect-error takes no cursor
  walk(ads.listBiddingRules);
  // @ts-expect-error takes no cursor that is shown
  walk(ads.listCuratedCategories, { account_id: "a" });
  // @ts-expect-error no list envelope
  walk(ads.listFeatures, { account_id: "a" });
  // @ts-expect-error creates
  walk(ads.createCampaign, { account_id: "a", funding_instrument_id: "f", name: "n" });
});
