import type { StoredEntity } from "../generated/types.ts";
import { readBundle } from "../http/read-bundle.ts";
import type { Violation } from "../http/refusal.ts";
import { Validator } from "../http/validator.ts";

const text = { type: "string" };
const flag = { type: "boolean" };
const count = { type: "integer" };
const texts = { type: "array", items: text };
const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: "object",
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const ads = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The body of a row, by collection: entities of the Ads API as its document says, everything else as it is stored. */
const BODIES: Readonly<Record<string, object>> = {
  accounts: ads("Account"),
  account_apps: ads("AccountApp"),
  funding_instruments: ads("FundingInstrument"),
  campaigns: ads("Campaign"),
  line_items: ads("LineItem"),
  media_creatives: ads("MediaCreative"),
  promoted_accounts: ads("PromotedAccount"),
  promoted_posts: ads("PromotedPost"),
  line_item_curated_categories: ads("LineItemCuratedCategory"),
  curated_categories: ads("CuratedCategory"),
  iab_categories: ads("IabCategory"),
  advertiser_business_categories: ads("AdvertiserBusinessCategory"),
  history: ads("AccountHistoryEntry"),
  users: object({ id: text, name: text, promotable: flag }),
  tokens: object({ id: text, user_id: text, created_at: text }),
  access: object({ user_id: text, account_id: text, permissions: { type: "array", items: ads("Permission") } }),
  account_media: object({ id: text, creative_type: text }),
  targeting_criteria: object({ id: text, line_item_id: text, targeting_type: text, targeting_value: text }),
  webhooks: object({ id: text, user_id: text, url: text, created_at: text }),
  subscriptions: object(
    { subscription_id: text, user_id: text, created_at: text },
    { event_type: text, keyword: text, direction: text, webhook_id: text },
  ),
  deliveries: object({
    id: text,
    webhook_id: text,
    payload: text,
    event_type: text,
    delivered_at: text,
    attempts: count,
  }),
  replay_jobs: object({
    job_id: text,
    webhook_id: text,
    created_at: text,
    redelivered: count,
    failed: count,
    total: count,
  }),
  connections: object({ id: text, endpoint_id: text, connected_at: text }),
  settings: {},
};

const SETTINGS = object({ active_campaign_limit: count, history_allowed: flag, features: texts });

const ANY = {};

type Row = Pick<StoredEntity, "body" | "hidden">;

let validator: Validator | undefined;

/** What is wrong with the body of a row, and with what is known beside it; `parameter` begins with `place`. */
export function checkRow(collection: string, place: string, { body, hidden }: Row): Violation[] {
  validator ??= new Validator(readBundle("ads-v12"));
  return [
    ...validator.checkValue(BODIES[collection] ?? ANY, `${place}.body`, body),
    ...validator.checkValue(collection === "accounts" ? SETTINGS : ANY, `${place}.hidden`, hidden),
  ];
}
