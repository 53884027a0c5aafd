/** The parts of a row as JSON Schemas, which may refer to the components of the Ads API. */
export interface RowSchema {
  readonly body: object;
  readonly hidden: object;
}

const text = { type: "string" };
const flag = { type: "boolean" };
const count = { type: "integer", minimum: 0 };
const texts = { type: "array", items: text };
const user = { type: "string", pattern: "^[0-9]{1,19}$" };
const time = { type: "string", format: "date-time" };
/** Null until it comes. */
const laterTime = { type: ["string", "null"], format: "date-time" };
const oneOf = (...values: readonly string[]) => ({ enum: values });
const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: "object",
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const ads = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const alone = (body: object): RowSchema => ({ body, hidden: object({}) });
const ofAccount = (body: object, more: Readonly<Record<string, object>> = {}): RowSchema => ({
  body,
  hidden: object({ account_id: text, ...more }),
});
const ofOwner = (body: object): RowSchema => ({ body, hidden: object({ owner: text }) });

/** The rows of each collection: entities of the Ads API as its document says, everything else as it is stored. */
export const ROW_SCHEMAS: Readonly<Record<string, RowSchema>> = {
  accounts: {
    body: ads("Account"),
    hidden: object({
      industry_type: ads("IndustryType"),
      // Rule `campaign.active-limit`.
      active_campaign_limit: { type: "integer", minimum: 1, maximum: 8_000 },
      history_allowed: flag,
      features: texts,
    }),
  },
  account_apps: ofAccount(ads("AccountApp")),
  funding_instruments: ofAccount(ads("FundingInstrument")),
  campaigns: ofAccount(ads("Campaign")),
  line_items: ofAccount(ads("LineItem"), { of_draft: flag }),
  media_creatives: ofAccount(ads("MediaCreative")),
  promoted_accounts: ofAccount(ads("PromotedAccount")),
  promoted_posts: ofAccount(ads("PromotedPost"), { orphan: flag }),
  line_item_curated_categories: ofAccount(ads("LineItemCuratedCategory")),
  curated_categories: alone(ads("CuratedCategory")),
  iab_categories: alone(ads("IabCategory")),
  advertiser_business_categories: alone(ads("AdvertiserBusinessCategory")),
  history: ofAccount(ads("AccountHistoryEntry")),
  users: alone(object({ id: user, name: text, promotable: flag })),
  tokens: alone(object({ id: text, user_id: text, created_at: time })),
  access: alone(object({ user_id: text, account_id: text, permissions: { type: "array", items: ads("Permission") } })),
  account_media: ofAccount(object({ id: text, creative_type: { type: "string", minLength: 1 } })),
  targeting_criteria: ofAccount(
    object({
      id: text,
      line_item_id: text,
      targeting_type: text,
      targeting_value: text,
      operator_type: oneOf("EQ", "NE"),
      created_at: time,
      updated_at: time,
      deleted: flag,
    }),
  ),
  webhooks: alone(
    object({
      id: text,
      user_id: user,
      url: { type: "string", format: "uri", pattern: "^[Hh][Tt][Tt][Pp][Ss]?:" },
      created_at: time,
    }),
  ),
  subscriptions: ofOwner(
    object(
      { subscription_id: text, user_id: user, created_at: time },
      { event_type: text, keyword: text, direction: oneOf("sent", "received", "both"), webhook_id: text },
    ),
  ),
  deliveries: alone(
    object({
      id: text,
      webhook_id: text,
      payload: text,
      event_type: text,
      delivered_at: time,
      status: oneOf("pending", "delivered", "failed"),
      attempts: count,
      response_status: { type: ["integer", "null"] },
      job_id: { type: ["string", "null"] },
    }),
  ),
  replay_jobs: alone(
    object({
      job_id: text,
      webhook_id: text,
      from_date: text,
      to_date: text,
      created_at: time,
      completed_at: laterTime,
      redelivered: count,
      failed: count,
      total: count,
    }),
  ),
  connections: ofOwner(object({ id: text, endpoint_id: text, connected_at: time, disconnected_at: laterTime })),
  // Counters of ids: far below what a number holds exactly, so that there is always a next one.
  settings: alone(object({ value: { ...count, maximum: 2 ** 52 } })),
};
