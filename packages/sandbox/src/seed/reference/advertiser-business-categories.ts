import type { AdvertiserBusinessCategory } from "@social-api/ads-v12";

/** The advertiser business categories, each with the IAB categories that stand for it (rule `preroll.categories`). */
export const ADVERTISER_BUSINESS_CATEGORIES: readonly AdvertiserBusinessCategory[] = [
  { id: "bc4f8", name: "Food and drink", iab_categories: ["IAB8", "IAB8-5"] },
  { id: "bc2d6", name: "Health and fitness", iab_categories: ["IAB7"] },
  { id: "bc9s1", name: "Hobbies and interests", iab_categories: ["IAB9"] },
];
