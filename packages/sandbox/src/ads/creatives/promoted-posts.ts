import type { PromotedPost } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { refuse } from "../../http/refusal.ts";
import type { Service } from "../../service.ts";
import type { OfAccount } from "../../store/entities.ts";
import type { AdsHandlers } from "../call.ts";
import type { Change } from "../change.ts";
import { answerSingle } from "../envelope.ts";
import { findEntity } from "../find-entity.ts";
import { record } from "../history.ts";
import { getOwnLineItem } from "../line-items/own-line-item.ts";
import { saveLineItem } from "../line-items/save-line-item.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";

export const promotedPostHandlers: AdsHandlers<"listPromotedPosts" | "getPromotedPost"> = {
  listPromotedPosts(call) {
    const { account_id, line_item_ids, promoted_post_ids } = call.args;
    return answerPage(call, {
      table: call.service.tables.promotedPosts,
      where: [
        { key: "account_id", in: [account_id] },
        // Orphans have the key of deleted ones (rule `promoted-post.orphans`).
        ...visible(call.args),
        ...among("id", promoted_post_ids),
        ...among("line_item_id", line_item_ids),
      ],
      sortable: SORTABLE,
    });
  },

  getPromotedPost(call) {
    const { promoted_post_id, with_deleted } = call.args;
    const { promotedPosts } = call.service.tables;
    const options = { withDeleted: with_deleted };
    const { body, hidden } = findEntity(call, promotedPosts, "promoted_post_id", promoted_post_id, options);
    if (hidden.orphan && with_deleted !== true) {
      const message = "promoted_post_id names a promoted post whose line item is deleted: give with_deleted=true";
      refuse(404, { rule: "promoted-post.orphans", parameter: "promoted_post_id", message });
    }
    return answerSingle(call, body);
  },
};

/**
 * Associates posts with a line item: for the control API, because the Ads API shows no operation for it. A post that is
 * associated already stays as it is (our choice).
 *
 * A line item of product type PROMOTED_ACCOUNT gains the timeline placement (rule `line-item.timeline-placements`). The
 * API names placements on mobile, and SERVICE_TIMELINE is the only one of a timeline: taking that is our choice.
 *
 * @param post_ids - the posts, by identifiers that nothing is known about: posts belong to another API
 * @returns the promoted posts, in the order of `post_ids`, each once
 * @throws Refusal 400 when the account has no such line item, or it is deleted
 */
export function associatePosts(
  change: Change<OfAccount>,
  line_item_id: string,
  post_ids: readonly string[],
): PromotedPost[] {
  const { service, now } = change;
  const lineItem = getOwnLineItem(change, line_item_id);
  const known = new Map(ofLineItem(service, line_item_id).map(({ wire }) => [wire.post_id, wire]));
  const at = toSeconds(now);
  return service.store.transaction(() => {
    const promoted = [...new Set(post_ids)].map(
      (post_id) => known.get(post_id) ?? promote(change, line_item_id, post_id),
    );
    const { wire: before, hidden } = lineItem;
    if (
      promoted.length > 0 &&
      before.product_type === "PROMOTED_ACCOUNT" &&
      !before.placements.includes("SERVICE_TIMELINE")
    ) {
      const placements = [...before.placements, "SERVICE_TIMELINE" as const];
      saveLineItem(change, lineItem, { ...before, placements, updated_at: at }, hidden);
    }
    return promoted;
  });
}

/**
 * Rule `promoted-post.orphans`: the promoted posts of a deleted line item are listed like deleted ones, though they are
 * not (rule `line-item.delete-once`).
 */
export function orphanPosts(service: Service, line_item_id: string): void {
  for (const { wire, hidden } of ofLineItem(service, line_item_id)) {
    service.tables.promotedPosts.put(wire.id, wire, { ...hidden, orphan: true });
  }
}

function ofLineItem({ tables }: Service, line_item_id: string) {
  return tables.promotedPosts.find({ where: [{ key: "line_item_id", in: [line_item_id] }] });
}

function promote(change: Change<OfAccount>, line_item_id: string, post_id: string): PromotedPost {
  const { service, now, args } = change;
  const at = toSeconds(now);
  const post: PromotedPost = {
    id: service.ids.ads("pp"),
    line_item_id,
    post_id,
    // Neither the values nor the moves of these two are shown.
    entity_status: "ACTIVE",
    approval_status: "ACCEPTED",
    created_at: at,
    updated_at: at,
    deleted: false,
  };
  service.tables.promotedPosts.put(post.id, post, { account_id: args.account_id, orphan: false });
  record(change, "PROMOTED_POSTS", undefined, post);
  return post;
}
