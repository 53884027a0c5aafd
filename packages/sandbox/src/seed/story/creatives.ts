import type { LineItemCuratedCategory, MediaCreative, PromotedAccount, PromotedPost } from "@social-api/ads-v12";
import type { AccountMedia, TargetingCriterion } from "../../store/entities.ts";

/** The uploaded media; two more than there are creatives of. */
export const STORY_MEDIA: readonly AccountMedia[] = [
  { id: "am7c4", creative_type: "PREROLL" },
  { id: "am8g2", creative_type: "PREROLL" },
  { id: "am5d1", creative_type: "BANNER" },
  { id: "am5d3", creative_type: "INTERSTITIAL" },
  { id: "am5d6", creative_type: "INTERSTITIAL_LANDSCAPE_TABLET" },
  { id: "am9h5", creative_type: "PREROLL" },
];

const APPROVED = { entity_status: "ACTIVE", approval_status: "ACCEPTED" } as const;
const SPRING = { landing_url: "https://harbourcoffee.example/spring", ...APPROVED } as const;
const ICED_COFFEE = { landing_url: "https://harbourcoffee.example/iced-coffee", ...APPROVED } as const;

export const STORY_MEDIA_CREATIVES: readonly MediaCreative[] = [
  {
    ...lasting("mc0f2w", "2026-03-09T10:00:37Z", "2026-03-10T16:20:19Z"),
    line_item_id: "li9b3d",
    account_media_id: "am7c4",
    creative_type: "PREROLL",
    ...ICED_COFFEE,
  },
  {
    ...lasting("mc1z5y", "2026-03-10T16:30:02Z"),
    line_item_id: "li9b3d",
    account_media_id: "am8g2",
    creative_type: "PREROLL",
    ...ICED_COFFEE,
  },
  {
    ...lasting("mc3b8h", "2026-03-10T16:42:51Z"),
    line_item_id: "li4v7x",
    account_media_id: "am5d1",
    creative_type: "BANNER",
    ...SPRING,
  },
  {
    ...lasting("mc4k6r", "2026-03-10T16:44:08Z"),
    line_item_id: "li4v7x",
    account_media_id: "am5d3",
    creative_type: "INTERSTITIAL",
    ...SPRING,
  },
];

export const STORY_PROMOTED_ACCOUNTS: readonly PromotedAccount[] = [
  promotedAccount("pa2j1", "1780334926", "2026-03-06T11:09:31Z", "2026-03-06T11:10:58Z"),
  promotedAccount("pa4k7", "3291645508", "2026-03-06T11:12:40Z"),
  promotedAccount("pa7v2", "2890117743", "2026-03-06T11:15:03Z"),
  promotedAccount("pa9c5", "2417081365", "2026-03-06T11:16:27Z"),
];

/** The line item of the first one is deleted, the post is not (rule `promoted-post.orphans`). */
export const STORY_PROMOTED_POSTS: readonly PromotedPost[] = [
  promotedPost("pp1c4", "li8n1d", "1866512093717730304", "2025-11-18T08:15:00Z"),
  promotedPost("pp6n3", "li4v7x", "1899100233847190016", "2026-03-10T09:00:26Z"),
  promotedPost("pp8t5", "li4v7x", "1899462790154833921", "2026-03-11T09:01:10Z"),
  promotedPost("pp9w7", "li5q8c", "1899462790154833921", "2026-03-11T09:03:48Z"),
];

export const STORY_LINE_ITEM_CURATED_CATEGORIES: readonly LineItemCuratedCategory[] = [
  lineItemCuratedCategory("lc1p0", "li9b3d", "cc8h3", "2026-03-10T15:25:00Z", "2026-03-11T10:04:02Z"),
  lineItemCuratedCategory("lc5t1", "li9b3d", "cc2w9", "2026-03-11T10:05:17Z"),
  lineItemCuratedCategory("lc6v3", "li6w2k", "cc2w9", "2026-03-11T10:07:45Z"),
  lineItemCuratedCategory("lc8x4", "li6w2k", "cc8h3", "2026-03-11T10:08:31Z"),
];

export const STORY_TARGETING_CRITERIA: readonly TargetingCriterion[] = [
  targetingCriterion("tc3f9k", "li4v7x", "BROAD_KEYWORD", "coffee", "2026-03-02T09:43:20Z"),
  targetingCriterion("tc4h2m", "li4v7x", "LOCATION", "Portugal", "2026-03-02T09:43:20Z"),
  targetingCriterion("tc5j6p", "li9b3d", "LOCATION", "Lisbon", "2026-03-03T12:07:02Z"),
];

function lasting(id: string, created_at: string, deleted_at?: string) {
  return { id, created_at, updated_at: deleted_at ?? created_at, deleted: deleted_at !== undefined };
}

function promotedAccount(id: string, user_id: string, created_at: string, deleted_at?: string): PromotedAccount {
  return { ...lasting(id, created_at, deleted_at), line_item_id: "li2s6f", user_id, ...APPROVED };
}

function promotedPost(id: string, line_item_id: string, post_id: string, created_at: string): PromotedPost {
  return { ...lasting(id, created_at), line_item_id, post_id, ...APPROVED };
}

function lineItemCuratedCategory(
  id: string,
  line_item_id: string,
  curated_category_id: string,
  created_at: string,
  deleted_at?: string,
): LineItemCuratedCategory {
  return { ...lasting(id, created_at, deleted_at), line_item_id, curated_category_id };
}

function targetingCriterion(
  id: string,
  line_item_id: string,
  targeting_type: string,
  targeting_value: string,
  created_at: string,
): TargetingCriterion {
  return { ...lasting(id, created_at), line_item_id, targeting_type, targeting_value, operator_type: "EQ" };
}
