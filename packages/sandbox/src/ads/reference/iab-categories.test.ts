import { type IabCategory, unwrap, walk } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { startJudged } from "../../../test/support/start-judged.ts";

test("are walked page by page, and each has its parent among them", async () => {
  const { ads } = startJudged();
  const categories: IabCategory[] = [];
  for await (const category of walk(ads.listIabCategories, { count: 7 })) categories.push(category);
  expect(categories.length).toBeGreaterThan(60);
  const ids = new Set(categories.map(({ id }) => id));
  expect(ids.size).toBe(categories.length);
  expect(categories.filter(({ parent_id }) => parent_id !== null && !ids.has(parent_id))).toEqual([]);
  expect(categories).toContainEqual({ id: "IAB8-5", parent_id: "IAB8", name: "Coffee/Tea" });
  const { total_count } = await unwrap(ads.listIabCategories({ count: 1, with_total_count: true }));
  expect(total_count).toBe(categories.length);
  // Rule `preroll.categories`: business categories name IAB categories that there are.
  const { data } = await unwrap(ads.listAdvertiserBusinessCategories());
  expect(data.length).toBeGreaterThan(0);
  expect(data.flatMap(({ iab_categories }) => iab_categories).filter((id) => !ids.has(id))).toEqual([]);
});
