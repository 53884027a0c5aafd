import { unwrap, walk } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, newLineItem, refusal, startJudged } from "../../../test/support/start-judged.ts";

async function start() {
  let now = Date.parse("2026-05-11T10:05:17Z");
  const judged = startJudged({ clock: { now: () => now } });
  const { id: line_item_id } = await newLineItem(judged.ads);
  const link = (curated_category_id: string, more: object = {}) =>
    judged.ads.createLineItemCuratedCategory({ account_id, line_item_id, curated_category_id, ...more });
  return { ...judged, line_item_id, link, wait: () => (now += 1_000) };
}

test("a link is created, read, changed and deleted", async () => {
  const { ads, line_item_id, link, wait } = await start();
  const { data } = await unwrap(link("cc2w9"));
  expect(data).toEqual({
    id: expect.stringMatching(/^lc/),
    line_item_id,
    curated_category_id: "cc2w9",
    created_at: "2026-05-11T10:05:17Z",
    updated_at: "2026-05-11T10:05:17Z",
    deleted: false,
  });
  const args = { account_id, line_item_curated_category_id: data.id };
  expect((await unwrap(ads.getLineItemCuratedCategory(args))).data).toEqual(data);
  wait();
  const updated = (await unwrap(ads.updateLineItemCuratedCategory({ ...args, curated_category_id: "cc8h3" }))).data;
  expect(updated).toEqual({ ...data, curated_category_id: "cc8h3", updated_at: "2026-05-11T10:05:18Z" });
  const other = await newLineItem(ads);
  const moved = (await unwrap(ads.updateLineItemCuratedCategory({ ...args, line_item_id: other.id }))).data;
  expect(moved).toMatchObject({ line_item_id: other.id, curated_category_id: "cc8h3" });
  const deleted = (await unwrap(ads.deleteLineItemCuratedCategory(args))).data;
  expect(deleted).toEqual({ ...moved, deleted: true });
  for (const again of [
    ads.deleteLineItemCuratedCategory(args),
    ads.getLineItemCuratedCategory(args),
    ads.updateLineItemCuratedCategory({ ...args, curated_category_id: "cc2w9" }),
  ]) {
    expect(await refusal(again)).toEqual({
      status: 404,
      violations: [{ parameter: "line_item_curated_category_id" }],
    });
  }
  expect((await unwrap(ads.getLineItemCuratedCategory({ ...args, with_deleted: true }))).data).toEqual(deleted);
});

test("links are listed without deleted ones, counted and walked", async () => {
  const { ads, link } = await start();
  const before = await unwrap(ads.listLineItemCuratedCategories({ account_id, with_total_count: true }));
  const first = (await unwrap(link("cc2w9"))).data;
  const second = (await unwrap(link("cc2w9"))).data;
  expect(second.id).not.toBe(first.id);
  await ads.deleteLineItemCuratedCategory({ account_id, line_item_curated_category_id: first.id });
  const after = await unwrap(ads.listLineItemCuratedCategories({ account_id, with_total_count: true }));
  expect(after.total_count).toBe((before.total_count as number) + 1);
  expect(after.data.at(-1)).toEqual(second);
  const walked: string[] = [];
  const args = { account_id, with_deleted: true, count: 2, sort_by: "created_at-desc" };
  for await (const { id } of walk(ads.listLineItemCuratedCategories, args)) walked.push(id);
  expect(walked.slice(0, 2)).toEqual([second.id, first.id]);
  expect(new Set(walked).size).toBe(walked.length);
});

test("both ends must exist, and are told at once", async () => {
  const { ads, link, line_item_id } = await start();
  const { data } = await unwrap(link("cc2w9"));
  const wrong = { curated_category_id: "cc-unknown", line_item_id: "li-unknown" };
  const refused = {
    status: 400,
    violations: [{ parameter: "curated_category_id" }, { parameter: "line_item_id" }],
  };
  const line_item_curated_category_id = data.id;
  expect(await refusal(link("cc2w9", wrong))).toEqual(refused);
  expect(
    await refusal(ads.updateLineItemCuratedCategory({ account_id, line_item_curated_category_id, ...wrong })),
  ).toEqual(refused);
  await ads.deleteLineItem({ account_id, line_item_id });
  expect(await refusal(link("cc2w9"))).toEqual({ status: 400, violations: [{ parameter: "line_item_id" }] });
  // The link is not deleted with its line item, and can still be changed.
  const { data: changed } = await unwrap(
    ads.updateLineItemCuratedCategory({ account_id, line_item_curated_category_id, curated_category_id: "cc8h3" }),
  );
  expect(changed).toMatchObject({ line_item_id, deleted: false });
});

test("a link of another account is none", async () => {
  const { ads, link } = await start();
  const { data } = await unwrap(link("cc2w9"));
  const args = { account_id: "ha3t8w1", line_item_curated_category_id: data.id };
  expect((await ads.getLineItemCuratedCategory(args)).response.status).toBe(404);
  expect((await ads.deleteLineItemCuratedCategory(args)).response.status).toBe(404);
});
