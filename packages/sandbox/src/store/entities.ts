import type { Account, Permission, SandboxFeatureKey } from "@social-api/ads-v12";

/** Which account an entity belongs to. */
export interface OfAccount {
  account_id: string;
}

/** A user of the platform, who may have access to ad accounts. */
export interface User {
  id: string;
  name: string;
  /** Whether the user may be promoted (rule `promoted-account.ineligible`). */
  promotable: boolean;
}

/** An access token, of which only the digest is kept. */
export interface Token {
  id: string;
  user_id: string;
  created_at: string;
}

/** What a user may do on an account. */
export interface Access {
  user_id: string;
  account_id: string;
  permissions: Permission[];
}

/** What an account has beside what lists tell of it. */
export interface AccountSettings {
  industry_type: NonNullable<Account["industry_type"]>;
  /** 200 unless raised, 8,000 at most (rule `campaign.active-limit`). */
  active_campaign_limit: number;
  /** Whether the account is on the allowlist of the account history. */
  history_allowed: boolean;
  features: (SandboxFeatureKey | "WEBSITE_CLICKS_CPM_BILLING")[];
}

/** An uploaded medium. Its own operations are not shown; creatives refer to it. */
export interface AccountMedia {
  id: string;
  creative_type: string;
}

/** One criterion of a line item. Its own operations are not shown; the account history tells of it. */
export interface TargetingCriterion {
  id: string;
  line_item_id: string;
  targeting_type: string;
  targeting_value: string;
  operator_type: "EQ" | "NE";
  created_at: string;
  updated_at: string;
  deleted: boolean;
}

/** A receiver of events. */
export interface Webhook {
  id: string;
  user_id: string;
  url: string;
  created_at: string;
}

/** Which events a user wants. */
export interface Subscription {
  subscription_id: string;
  user_id: string;
  event_type?: string;
  keyword?: string;
  direction?: "sent" | "received" | "both";
  webhook_id?: string;
  created_at: string;
}

/** An event that was sent to a webhook, or was attempted to be. */
export interface Delivery {
  id: string;
  webhook_id: string;
  /** The event as it is sent: JSON. */
  payload: string;
  event_type: string;
  /** When it was sent for the first time. */
  delivered_at: string;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  /** The status of the last answer; null when there was none. */
  response_status: number | null;
  /** The replay job that sent it again; null for the first time. */
  job_id: string | null;
}

/** A replay job. */
export interface ReplayJob {
  job_id: string;
  webhook_id: string;
  from_date: string;
  to_date: string;
  created_at: string;
  completed_at: string | null;
  redelivered: number;
  failed: number;
  total: number;
}

/** A connection to the stream, open or past. */
export interface Connection {
  id: string;
  endpoint_id: string;
  connected_at: string;
  disconnected_at: string | null;
}
