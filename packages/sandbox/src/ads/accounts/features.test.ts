import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, startJudged } from "../../../test/support/start-judged.ts";

const STORY = ["REACH_AND_FREQUENCY_ANALYTICS", "REACH_FREQUENCY_CAP", "PREROLL_VIEWS_OBJECTIVE"];

test("only what the account has is listed, all or of what is asked for (rule `features.read`)", async () => {
  const { ads } = startJudged();
  const list = async (args: object = {}) => (await unwrap(ads.listFeatures({ account_id, ...args }))).data;
  expect(await list()).toEqual(STORY);
  expect(await list({ feature_keys: ["WEBSITE_CLICKS_CPM_BILLING", "REACH_FREQUENCY_CAP"] })).toEqual([
    "REACH_FREQUENCY_CAP",
  ]);
  expect(await list({ feature_keys: ["WEBSITE_CLICKS_CPM_BILLING"] })).toEqual([]);
});

test("features are added and removed, each once, and what is left is answered (rule `features.sandbox`)", async () => {
  const { ads } = startJudged();
  const added = await unwrap(
    ads.addFeatures({ account_id, feature_keys: ["BRAND_TPN", "REACH_FREQUENCY_CAP", "BRAND_TPN"] }),
  );
  expect(added.data).toEqual([...STORY, "BRAND_TPN"]);
  const removed = await unwrap(
    ads.removeFeatures({ account_id, feature_keys: ["PREROLL_VIEWS_OBJECTIVE", "CPI_CHARGING"] }),
  );
  expect(removed.data).toEqual(["REACH_AND_FREQUENCY_ANALYTICS", "REACH_FREQUENCY_CAP", "BRAND_TPN"]);
  expect((await unwrap(ads.listFeatures({ account_id }))).data).toEqual(removed.data);
  expect((await unwrap(ads.listFeatures({ account_id: "ha3t8w1" }))).data).toEqual([]);
});
