import type { MediaCreative } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { Refusal, type Violation } from "../../http/refusal.ts";
import type { Condition } from "../../store/store.ts";
import type { AdsCall, AdsHandlers } from "../call.ts";
import { answerSingle } from "../envelope.ts";
import { type FindOptions, findEntity } from "../find-entity.ts";
import { noLineItem, ownLineItem } from "../line-items/own-line-item.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";

export const mediaCreativeHandlers: AdsHandlers<
  "listMediaCreatives" | "getMediaCreative" | "createMediaCreative" | "deleteMediaCreative"
> = {
  listMediaCreatives(call) {
    const { account_id, line_item_ids, media_creative_ids } = call.args;
    return answerPage(call, {
      table: call.service.tables.mediaCreatives,
      where: [
        { key: "account_id", in: [account_id] },
        ...visible(call.args),
        ...among("id", media_creative_ids),
        ...among("line_item_id", line_item_ids),
        ...ofCampaign(call),
      ],
      sortable: SORTABLE,
    });
  },

  getMediaCreative(call) {
    const { media_creative_id, with_deleted } = call.args;
    return answerSingle(call, find(call, media_creative_id, { withDeleted: with_deleted }).body);
  },

  createMediaCreative(call) {
    const { args, service } = call;
    const lineItem = ownLineItem(call, args.line_item_id)?.wire;
    const media = service.tables.accountMedia.get(args.account_media_id);
    const own = media?.hidden.account_id === args.account_id ? media.wire : undefined;
    const violations: Violation[] = [];
    if (own === undefined) {
      // How account media come to be is not shown: the control API makes them. Status 400 is our choice.
      const message = "The account has no such account media object";
      violations.push({ parameter: "account_media_id", message });
    }
    if (lineItem === undefined) violations.push(noLineItem());
    // Rule `media-creative.landing-url`: what is ignored for preroll assets is not required for them (our choice).
    const needed = lineItem?.objective === "WEBSITE_CLICKS" && own?.creative_type !== "PREROLL";
    // What it holds when none was given is not shown; ours is an empty text, so that an empty one is none (our choice).
    // A preroll asset keeps one that has no effect.
    const landing_url = args.landing_url ?? "";
    if (needed && landing_url === "") {
      const message = "landing_url is required when the objective of the line item is WEBSITE_CLICKS";
      violations.push({ rule: "media-creative.landing-url", parameter: "landing_url", message });
    }
    if (violations.length > 0 || own === undefined) throw new Refusal(400, violations);
    const at = toSeconds(call.now);
    const creative: MediaCreative = {
      id: service.ids.ads("mc"),
      line_item_id: args.line_item_id,
      account_media_id: own.id,
      landing_url,
      creative_type: own.creative_type,
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
      created_at: at,
      updated_at: at,
      deleted: false,
    };
    return answerSingle(call, save(call, creative));
  },

  deleteMediaCreative(call) {
    const { wire } = find(call, call.args.media_creative_id);
    return answerSingle(call, save(call, { ...wire, deleted: true, updated_at: toSeconds(call.now) }));
  },
};

/** A creative knows its line item alone; a line item never leaves its campaign. */
function ofCampaign({ args, service }: AdsCall<"listMediaCreatives">): Condition[] {
  if (args.campaign_id === undefined) return [];
  const lineItems = service.tables.lineItems.findRows({ where: [{ key: "campaign_id", in: [args.campaign_id] }] });
  return [{ key: "line_item_id", in: lineItems.map(({ id }) => id) }];
}

function find(call: AdsCall<"getMediaCreative" | "deleteMediaCreative">, id: string, options?: FindOptions) {
  return findEntity(call, call.service.tables.mediaCreatives, "media_creative_id", id, options);
}

function save(
  { args, service }: AdsCall<"createMediaCreative" | "deleteMediaCreative">,
  creative: MediaCreative,
): string {
  return service.tables.mediaCreatives.put(creative.id, creative, { account_id: args.account_id });
}
