import type {
  Account,
  AccountApp,
  AccountHistoryEntry,
  AdvertiserBusinessCategory,
  Campaign,
  CuratedCategory,
  FundingInstrument,
  IabCategory,
  LineItem,
  LineItemCuratedCategory,
  MediaCreative,
  PromotedAccount,
  PromotedPost,
} from "@social-api/ads-v12";
import { define } from "./define.ts";
import type { AccountMedia, AccountSettings, OfAccount, TargetingCriterion } from "./entities.ts";
import { foldCase } from "./fold-case.ts";
import type { Keys } from "./store.ts";

/** Keys that every entity of the Ads API has. */
const ENTITY_KEYS = ["account_id", "created_at", "updated_at", "deleted"] as const;
const ENTITY_INDEXES = [
  ["account_id"],
  ["account_id", "id"],
  ["account_id", "created_at"],
  ["account_id", "updated_at"],
] as const;

interface Lasting {
  created_at: string;
  updated_at: string;
  deleted: boolean;
}

function entityKeys({ created_at, updated_at, deleted }: Lasting, { account_id }: OfAccount): Keys {
  return { account_id, created_at, updated_at, deleted: Number(deleted) };
}

/** What the Ads API knows. */
export const adsCollections = {
  accounts: define<Account, AccountSettings>(
    "accounts",
    [],
    ["created_at", "updated_at", "deleted", "name_folded"],
    ({ name, created_at, updated_at, deleted }) => ({
      created_at,
      updated_at,
      deleted: Number(deleted),
      name_folded: foldCase(name),
    }),
  ),
  accountApps: define<AccountApp, OfAccount>("account_apps", ENTITY_INDEXES, ENTITY_KEYS, entityKeys),
  fundingInstruments: define<FundingInstrument, OfAccount>(
    "funding_instruments",
    ENTITY_INDEXES,
    [...ENTITY_KEYS, "start_time", "end_time"],
    (wire, hidden) => ({ ...entityKeys(wire, hidden), start_time: wire.start_time, end_time: wire.end_time }),
  ),
  campaigns: define<Campaign, OfAccount>(
    "campaigns",
    [...ENTITY_INDEXES, ["account_id", "name_folded"], ["account_id", "active"], ["funding_instrument_id"]],
    [
      ...ENTITY_KEYS,
      "funding_instrument_id",
      "name_folded",
      "entity_status",
      "daily_budget_amount_local_micro",
      "total_budget_amount_local_micro",
      "draft",
      "active",
    ],
    (wire, hidden) => ({
      ...entityKeys(wire, hidden),
      funding_instrument_id: wire.funding_instrument_id,
      name_folded: foldCase(wire.name),
      entity_status: wire.entity_status,
      daily_budget_amount_local_micro: wire.daily_budget_amount_local_micro,
      total_budget_amount_local_micro: wire.total_budget_amount_local_micro,
      draft: Number(wire.entity_status === "DRAFT"),
      active: Number(wire.entity_status === "ACTIVE" && !wire.deleted),
    }),
  ),
  lineItems: define<LineItem, OfAccount & { of_draft: boolean }>(
    "line_items",
    [["campaign_id"], ...ENTITY_INDEXES, ["account_id", "name_folded"], ["account_id", "active"]],
    [
      ...ENTITY_KEYS,
      "campaign_id",
      "funding_instrument_id",
      "name_folded",
      "entity_status",
      "start_time",
      "end_time",
      "draft",
      "active",
    ],
    (wire, hidden) => ({
      ...entityKeys(wire, hidden),
      campaign_id: wire.campaign_id,
      funding_instrument_id: wire.funding_instrument_id,
      name_folded: foldCase(wire.name),
      entity_status: wire.entity_status,
      start_time: wire.start_time,
      end_time: wire.end_time,
      draft: Number(hidden.of_draft),
      active: Number(wire.entity_status === "ACTIVE" && !wire.deleted),
    }),
  ),
  accountMedia: define<AccountMedia, OfAccount>(
    "account_media",
    [["account_id"]],
    ["account_id"],
    (_, { account_id }) => ({ account_id }),
  ),
  mediaCreatives: define<MediaCreative, OfAccount>(
    "media_creatives",
    [["line_item_id"], ...ENTITY_INDEXES],
    [...ENTITY_KEYS, "line_item_id"],
    (wire, hidden) => ({ ...entityKeys(wire, hidden), line_item_id: wire.line_item_id }),
  ),
  promotedAccounts: define<PromotedAccount, OfAccount>(
    "promoted_accounts",
    [["line_item_id"], ...ENTITY_INDEXES],
    [...ENTITY_KEYS, "line_item_id", "user_id"],
    (wire, hidden) => ({ ...entityKeys(wire, hidden), line_item_id: wire.line_item_id, user_id: wire.user_id }),
  ),
  /** `orphan`: the line item is deleted, so that the post is listed like a deleted one (rule `promoted-post.orphans`). */
  promotedPosts: define<PromotedPost, OfAccount & { orphan: boolean }>(
    "promoted_posts",
    [["line_item_id"], ...ENTITY_INDEXES],
    [...ENTITY_KEYS, "line_item_id"],
    (wire, hidden) => ({
      ...entityKeys(wire, hidden),
      deleted: Number(wire.deleted || hidden.orphan),
      line_item_id: wire.line_item_id,
    }),
  ),
  targetingCriteria: define<TargetingCriterion, OfAccount>(
    "targeting_criteria",
    [["line_item_id"]],
    [...ENTITY_KEYS, "line_item_id"],
    (wire, hidden) => ({ ...entityKeys(wire, hidden), line_item_id: wire.line_item_id }),
  ),
  lineItemCuratedCategories: define<LineItemCuratedCategory, OfAccount>(
    "line_item_curated_categories",
    [["line_item_id"], ...ENTITY_INDEXES],
    [...ENTITY_KEYS, "line_item_id", "curated_category_id"],
    (wire, hidden) => ({
      ...entityKeys(wire, hidden),
      line_item_id: wire.line_item_id,
      curated_category_id: wire.curated_category_id,
    }),
  ),
  curatedCategories: define<CuratedCategory>("curated_categories", [], [], () => ({})),
  iabCategories: define<IabCategory>("iab_categories", [], [], () => ({})),
  advertiserBusinessCategories: define<AdvertiserBusinessCategory>(
    "advertiser_business_categories",
    [],
    [],
    () => ({}),
  ),
  history: define<AccountHistoryEntry, OfAccount>(
    "history",
    [["entity_id"], ["account_id"]],
    ["account_id", "entity", "entity_id", "change_time", "user_id"],
    ({ entity, entity_id, change_time, change_by }, { account_id }) => ({
      account_id,
      entity,
      entity_id,
      change_time,
      user_id: change_by.user_id,
    }),
    // The entries have no ids of their own.
    () => true,
  ),
} as const;
