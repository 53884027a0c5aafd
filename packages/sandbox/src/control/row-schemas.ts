import { isRecord, parseJson } from "@social-api/core";
import type { StoredEntity } from "../generated/types.ts";
import { readBundle } from "../http/read-bundle.ts";
import type { Violation } from "../http/refusal.ts";
import { Validator } from "../http/validator.ts";

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
  users: object({ id: user, name: text, promotable: flag }),
  tokens: object({ id: text, user_id: text, created_at: time }),
  access: object({ user_id: text, account_id: text, permissions: { type: "array", items: ads("Permission") } }),
  account_media: object({ id: text, creative_type: { type: "string", minLength: 1 } }),
  targeting_criteria: object({
    id: text,
    line_item_id: text,
    targeting_type: text,
    targeting_value: text,
    operator_type: oneOf("EQ", "NE"),
    created_at: time,
    updated_at: time,
    deleted: flag,
  }),
  webhooks: object({
    id: text,
    user_id: user,
    url: { type: "string", format: "uri", pattern: "^[Hh][Tt][Tt][Pp][Ss]?:" },
    created_at: time,
  }),
  subscriptions: object(
    { subscription_id: text, user_id: user, created_at: time },
    { event_type: text, keyword: text, direction: oneOf("sent", "received", "both"), webhook_id: text },
  ),
  deliveries: object({
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
  replay_jobs: object({
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
  connections: object({ id: text, endpoint_id: text, connected_at: time, disconnected_at: laterTime }),
  // Counters of ids: far below what a number holds exactly, so that there is always a next one.
  settings: object({ value: { ...count, maximum: 2 ** 52 } }),
};

const SETTINGS = object({
  industry_type: ads("IndustryType"),
  // Rule `campaign.active-limit`.
  active_campaign_limit: { type: "integer", minimum: 1, maximum: 8_000 },
  history_allowed: flag,
  features: texts,
});

const ANY = {};

type Row = Pick<StoredEntity, "body" | "hidden">;

let validator: Validator | undefined;

/** What is wrong with the body of a row, and with what is known beside it; `parameter` begins with `place`. */
export function checkRow(collection: string, place: string, { body, hidden }: Row): Violation[] {
  validator ??= new Validator(readBundle("ads-v12"));
  return [
    ...validator.checkValue(BODIES[collection] ?? ANY, `${place}.body`, body),
    ...validator.checkValue(collection === "accounts" ? SETTINGS : ANY, `${place}.hidden`, hidden),
    ...(collection === "deliveries" ? checkPayload(`${place}.body.payload`, body["payload"]) : []),
  ];
}

/** An event is stored as the text that is sent. */
function checkPayload(parameter: string, payload: unknown): Violation[] {
  // The schema tells that it is a text.
  if (typeof payload !== "string" || isObject(payload)) return [];
  return [{ parameter, message: `${parameter} must be a JSON object, as a text` }];
}

function isObject(json: string): boolean {
  try {
    return isRecord(parseJson(json));
  } catch {
    return false;
  }
}
