import type { Account, AccountApp } from "@social-api/ads-v12";
import type { AccountSettings } from "../../store/entities.ts";

/** An account of the story, and what is known of it beside what lists tell. */
export interface StoryAccount {
  readonly wire: Account;
  readonly hidden: AccountSettings;
}

const OF_ROASTERS = {
  business_name: "Harbour Coffee Roasters, Lda.",
  business_id: "bz6k3",
  timezone: "Europe/Lisbon",
  approval_status: "ACCEPTED",
} as const;

const SETTINGS: AccountSettings = {
  industry_type: "RESTAURANT",
  active_campaign_limit: 200,
  history_allowed: true,
  features: [],
};

/** The accounts of the coffee roasters. The pop-up bar is no more. */
export const STORY_ACCOUNTS: readonly StoryAccount[] = [
  {
    wire: {
      id: "hc7m2k9",
      name: "Harbour Coffee Roasters",
      ...OF_ROASTERS,
      timezone_switch_at: "2025-09-30T23:00:00Z",
      created_at: "2025-09-08T10:02:44Z",
      updated_at: "2026-02-26T16:31:09Z",
      deleted: false,
    },
    hidden: {
      ...SETTINGS,
      features: ["REACH_AND_FREQUENCY_ANALYTICS", "REACH_FREQUENCY_CAP", "PREROLL_VIEWS_OBJECTIVE"],
    },
  },
  {
    wire: {
      id: "ha3t8w1",
      name: "Harbour Academy",
      ...OF_ROASTERS,
      timezone_switch_at: null,
      created_at: "2026-01-12T09:40:00Z",
      updated_at: "2026-01-12T09:40:00Z",
      deleted: false,
    },
    hidden: { ...SETTINGS, industry_type: "EDUCATION", history_allowed: false },
  },
  {
    wire: {
      id: "hp1b5v4",
      name: "Harbour Pop-up Bar",
      ...OF_ROASTERS,
      business_name: null,
      business_id: null,
      timezone_switch_at: null,
      created_at: "2025-06-03T15:21:30Z",
      updated_at: "2025-10-01T08:00:12Z",
      deleted: true,
    },
    hidden: { ...SETTINGS, history_allowed: false },
  },
];

/** The apps of Harbour Coffee Roasters. */
export const STORY_APPS: readonly AccountApp[] = [
  app("ap3m6", "harbourcoffee", true, "2025-10-14T08:55:20Z", "2026-01-19T12:07:51Z"),
  app("ap7q2", "harbouracademy", false, "2026-01-20T10:30:00Z", "2026-01-20T10:30:00Z"),
  app("ap5v0", "harbourwholesale", true, "2026-02-03T09:18:26Z", "2026-02-11T17:00:03Z"),
  { ...app("ap1c8", "harbourpopup", false, "2025-06-10T13:12:40Z", "2025-10-01T08:02:55Z"), deleted: true },
];

function app(id: string, name: string, tracked: boolean, created_at: string, updated_at: string): AccountApp {
  return {
    id,
    app_store_identifier: `example.${name}.app`,
    os_type: "Android",
    deep_link_pattern: `${name}://`,
    conversion_tracking_enabled: tracked,
    created_at,
    updated_at,
    deleted: false,
  };
}
