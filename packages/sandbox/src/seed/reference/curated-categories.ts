import type { CuratedCategory } from "@social-api/ads-v12";

/** The curated categories, each with the countries in which it is available (rule `curated.countries`). */
export const CURATED_CATEGORIES: readonly CuratedCategory[] = [
  {
    id: "cc2w9",
    name: "Live Sport Highlights",
    description: "Highlights of live sport from leagues and broadcasters",
    country_codes: ["PT", "ES", "FR"],
    publisher_user_ids: ["3718820456", "3718820981"],
    videos_monetized_in_last_thirty_days: 1840,
    created_at: "2025-06-12T07:30:00Z",
    updated_at: "2026-02-27T03:15:12Z",
  },
  {
    id: "cc8h3",
    name: "Food and Travel Shows",
    description: "Cooking programmes and travel films",
    country_codes: ["PT", "GB"],
    publisher_user_ids: ["2960417733"],
    videos_monetized_in_last_thirty_days: 615,
    created_at: "2025-08-21T12:00:00Z",
    updated_at: "2026-02-27T03:15:40Z",
  },
  {
    id: "cc5k0",
    name: "Morning News",
    description: "News bulletins of the morning",
    country_codes: ["GB"],
    publisher_user_ids: ["2960418190"],
    videos_monetized_in_last_thirty_days: 2204,
    created_at: "2025-08-21T12:04:00Z",
    updated_at: "2026-02-27T03:16:02Z",
  },
];
