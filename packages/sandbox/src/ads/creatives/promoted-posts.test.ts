import { unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import {
  account_id,
  historyOf,
  type Judged,
  newLineItem,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";
import type { User } from "../../store/entities.ts";
import { associatePosts } from "./promoted-posts.ts";

/** Associates posts as the control API does: the Ads API shows no operation for it. */
function associate({ service, tables }: Judged, line_item_id: string, post_ids: string[], account = account_id) {
  const user = tables.users.get("2417081365")?.wire as User;
  const now = Date.parse("2026-03-10T09:00:26Z");
  return associatePosts({ service: service(), user, now, args: { account_id: account } }, line_item_id, post_ids);
}

const refusedLineItem = expect.objectContaining({
  name: "Refusal",
  status: 400,
  violations: [expect.objectContaining({ parameter: "line_item_id" })],
});

describe("associated posts", () => {
  test("are read, listed, counted, walked and told by the history", async () => {
    const judged = startJudged();
    const { ads, tables } = judged;
    const { id: line_item_id } = await newLineItem(ads);
    const posts = associate(judged, line_item_id, ["1899100233847190016", "1899462790154833921"]);
    expect(posts[0]).toEqual({
      id: expect.stringMatching(/^pp/),
      line_item_id,
      post_id: "1899100233847190016",
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
      created_at: "2026-03-10T09:00:26Z",
      updated_at: "2026-03-10T09:00:26Z",
      deleted: false,
    });
    const promoted_post_id = posts[0]?.id as string;
    expect((await unwrap(ads.getPromotedPost({ account_id, promoted_post_id }))).data).toEqual(posts[0]);
    const args = { account_id, line_item_ids: [line_item_id] };
    expect(await unwrap(ads.listPromotedPosts({ ...args, with_total_count: true }))).toMatchObject({
      data: posts,
      total_count: 2,
    });
    const { data } = await unwrap(ads.listPromotedPosts({ account_id, promoted_post_ids: [promoted_post_id] }));
    expect(data).toEqual([posts[0]]);
    const walked: string[] = [];
    for await (const { id } of walk(ads.listPromotedPosts, { ...args, count: 1, sort_by: "id-asc" })) walked.push(id);
    expect(walked).toEqual(posts.map(({ id }) => id).sort());
    expect(historyOf(tables, promoted_post_id)).toMatchObject([{ entity: "PROMOTED_POSTS", change_type: "CREATE" }]);
  });

  test("are promoted once each", async () => {
    const judged = startJudged();
    const { id } = await newLineItem(judged.ads);
    const [first] = associate(judged, id, ["1", "1"]);
    const again = associate(judged, id, ["2", "1"]);
    expect(again.map(({ post_id }) => post_id)).toEqual(["2", "1"]);
    expect(again[1]).toEqual(first);
    expect(judged.tables.promotedPosts.count([{ key: "line_item_id", in: [id] }])).toBe(2);
  });

  test("need a line item of the account that is not deleted", async () => {
    const judged = startJudged();
    const { ads, tables } = judged;
    const { id: line_item_id } = await newLineItem(ads);
    const before = tables.promotedPosts.count([]);
    expect(() => associate(judged, "li-unknown", ["1"])).toThrow(refusedLineItem);
    expect(() => associate(judged, line_item_id, ["1"], "ha3t8w1")).toThrow(refusedLineItem);
    await ads.deleteLineItem({ account_id, line_item_id });
    expect(() => associate(judged, line_item_id, ["1"])).toThrow(refusedLineItem);
    expect(tables.promotedPosts.count([])).toBe(before);
  });
});

describe("line-item.timeline-placements", () => {
  const followers = { objective: "FOLLOWERS", product_type: "PROMOTED_ACCOUNT" } as const;
  const placementsOf = async ({ ads }: Judged, line_item_id: string) =>
    (await unwrap(ads.getLineItem({ account_id, line_item_id }))).data.placements;

  test("a post adds the timeline to a line item of promoted accounts, once", async () => {
    const judged = startJudged();
    const { id } = await newLineItem(judged.ads, followers);
    expect(await placementsOf(judged, id)).toEqual(["ALL_ON_SERVICE"]);
    associate(judged, id, []);
    expect(await placementsOf(judged, id)).toEqual(["ALL_ON_SERVICE"]);
    associate(judged, id, ["1"]);
    associate(judged, id, ["2"]);
    expect(await placementsOf(judged, id)).toEqual(["ALL_ON_SERVICE", "SERVICE_TIMELINE"]);
    expect(historyOf(judged.tables, id)).toMatchObject([
      { change_type: "CREATE" },
      {
        entity: "LINE_ITEM",
        change_type: "UPDATE",
        entity_data: { placements: ["ALL_ON_SERVICE", "SERVICE_TIMELINE"], updated_at: "2026-03-10T09:00:26Z" },
      },
    ]);
    const changed = judged.tables.history.find({ where: [{ key: "entity_id", in: [id] }] });
    expect(changed).toHaveLength(2);
    // What it makes of any combination is one that listLineItemPlacements has.
    const { data } = await unwrap(judged.ads.listLineItemPlacements({ product_type: "PROMOTED_ACCOUNT" }));
    const sets = data[0]?.placements.map((each) => [...each].sort().join()) ?? [];
    for (const each of data[0]?.placements ?? []) {
      expect(sets).toContain([...new Set([...each, "SERVICE_TIMELINE"])].sort().join());
    }
  });

  test("other line items keep their placements", async () => {
    const judged = startJudged();
    const { id } = await newLineItem(judged.ads);
    associate(judged, id, ["1"]);
    expect(await placementsOf(judged, id)).toEqual(["ALL_ON_SERVICE"]);
    const there = await newLineItem(judged.ads, { ...followers, placements: ["SERVICE_TIMELINE"] });
    associate(judged, there.id, ["1"]);
    expect(await placementsOf(judged, there.id)).toEqual(["SERVICE_TIMELINE"]);
    expect(historyOf(judged.tables, there.id)).toHaveLength(1);
  });
});

describe("promoted-post.orphans", () => {
  test("posts of a deleted line item are not deleted, and seen with with_deleted alone", async () => {
    const judged = startJudged();
    const { ads, tables } = judged;
    const { id: line_item_id } = await newLineItem(ads);
    const other = await newLineItem(ads);
    const [post] = associate(judged, line_item_id, ["1"]);
    const [kept] = associate(judged, other.id, ["1"]);
    const promoted_post_id = post?.id as string;
    const list = async (more: object) =>
      (await unwrap(ads.listPromotedPosts({ account_id, line_item_ids: [line_item_id, other.id], ...more }))).data;
    expect(await list({})).toEqual([post, kept]);
    await ads.deleteLineItem({ account_id, line_item_id });
    expect(await list({})).toEqual([kept]);
    // Not deleted: it is as it was.
    expect(await list({ with_deleted: true })).toEqual([post, kept]);
    expect(await refusal(ads.getPromotedPost({ account_id, promoted_post_id }))).toEqual({
      status: 404,
      violations: [{ rule: "promoted-post.orphans", parameter: "promoted_post_id" }],
    });
    const read = await unwrap(ads.getPromotedPost({ account_id, promoted_post_id, with_deleted: true }));
    expect(read.data).toEqual(post);
    expect(historyOf(tables, promoted_post_id)).toHaveLength(1);
    const { total_count } = await unwrap(
      ads.listPromotedPosts({ account_id, line_item_ids: [line_item_id], with_total_count: true }),
    );
    expect(total_count).toBe(0);
  });

  test("an unknown promoted post answers 404", async () => {
    const { ads } = startJudged();
    const args = { account_id, promoted_post_id: "pp-unknown", with_deleted: true };
    expect(await refusal(ads.getPromotedPost(args))).toEqual({
      status: 404,
      violations: [{ parameter: "promoted_post_id" }],
    });
  });
});
