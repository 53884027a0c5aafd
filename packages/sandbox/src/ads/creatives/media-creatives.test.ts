import { unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import { account_id, newLineItem, refusal, startJudged } from "../../../test/support/start-judged.ts";

const landing_url = "https://harbourcoffee.example/spring";
const BANNER = "am-banner";
const PREROLL = "am-preroll";

async function start() {
  const judged = startJudged({ clock: { now: () => Date.parse("2026-03-10T16:42:51Z") } });
  judged.tables.accountMedia.put(BANNER, { id: BANNER, creative_type: "BANNER" }, { account_id });
  judged.tables.accountMedia.put(PREROLL, { id: PREROLL, creative_type: "PREROLL" }, { account_id });
  judged.tables.accountMedia.put("am-other", { id: "am-other", creative_type: "BANNER" }, { account_id: "ha3t8w1" });
  const clicks = await newLineItem(judged.ads);
  const views = await newLineItem(judged.ads, { objective: "VIDEO_VIEWS" });
  const create = (line_item_id: string, account_media_id: string, more: object = {}) =>
    judged.ads.createMediaCreative({ account_id, line_item_id, account_media_id, ...more });
  return { ...judged, clicks, views, create };
}

test("a media creative is created, read, listed and deleted", async () => {
  const { ads, clicks, create } = await start();
  const { data } = await unwrap(create(clicks.id, BANNER, { landing_url }));
  expect(data).toEqual({
    id: expect.stringMatching(/^mc/),
    line_item_id: clicks.id,
    account_media_id: BANNER,
    landing_url,
    creative_type: "BANNER",
    entity_status: "ACTIVE",
    approval_status: "ACCEPTED",
    created_at: "2026-03-10T16:42:51Z",
    updated_at: "2026-03-10T16:42:51Z",
    deleted: false,
  });
  const args = { account_id, media_creative_id: data.id };
  expect((await unwrap(ads.getMediaCreative(args))).data).toEqual(data);
  const list = async (more: object = {}) =>
    (await unwrap(ads.listMediaCreatives({ account_id, media_creative_ids: [data.id], ...more }))).data;
  expect(await list()).toEqual([data]);
  const deleted = (await unwrap(ads.deleteMediaCreative(args))).data;
  expect(deleted).toEqual({ ...data, deleted: true });
  expect((await ads.deleteMediaCreative(args)).response.status).toBe(404);
  expect((await ads.getMediaCreative(args)).response.status).toBe(404);
  expect((await unwrap(ads.getMediaCreative({ ...args, with_deleted: true }))).data).toEqual(deleted);
  expect(await list()).toEqual([]);
  expect(await list({ with_deleted: true })).toEqual([deleted]);
});

test("the list is narrowed by campaign and by line item", async () => {
  const { ads, clicks, views, create } = await start();
  const second = await newLineItem(ads, { campaign_id: clicks.campaign_id });
  const first = (await unwrap(create(clicks.id, BANNER, { landing_url }))).data;
  const other = (await unwrap(create(views.id, PREROLL))).data;
  const last = (await unwrap(create(second.id, BANNER, { landing_url }))).data;
  const list = async (more: object) => (await unwrap(ads.listMediaCreatives({ account_id, ...more }))).data;
  expect(await list({ campaign_id: clicks.campaign_id })).toEqual([first, last]);
  expect(await list({ campaign_id: clicks.campaign_id, line_item_ids: [second.id, views.id] })).toEqual([last]);
  expect(await list({ line_item_ids: [views.id] })).toEqual([other]);
  expect(await list({ campaign_id: "cp-unknown" })).toEqual([]);
  const walked: string[] = [];
  const args = { account_id, campaign_id: clicks.campaign_id, count: 1, sort_by: "created_at-desc" };
  for await (const { id } of walk(ads.listMediaCreatives, args)) walked.push(id);
  expect(walked).toEqual([last.id, first.id]);
  const counted = await unwrap(
    ads.listMediaCreatives({ account_id, campaign_id: clicks.campaign_id, with_total_count: true }),
  );
  expect(counted.total_count).toBe(2);
});

describe("media-creative.landing-url", () => {
  test("is required for an image where the objective is WEBSITE_CLICKS", async () => {
    const { clicks, views, create } = await start();
    expect(await refusal(create(clicks.id, BANNER))).toEqual({
      status: 400,
      violations: [{ rule: "media-creative.landing-url", parameter: "landing_url" }],
    });
    expect((await create(clicks.id, BANNER, { landing_url })).response.status).toBe(200);
    expect((await unwrap(create(views.id, BANNER))).data.landing_url).toBe("");
  });

  test("may be any text, and an empty one is none", async () => {
    const { clicks, views, create } = await start();
    const text = "harbourcoffee.example, spring";
    expect((await unwrap(create(clicks.id, BANNER, { landing_url: text }))).data.landing_url).toBe(text);
    expect(await refusal(create(clicks.id, BANNER, { landing_url: "" }))).toEqual({
      status: 400,
      violations: [{ rule: "media-creative.landing-url", parameter: "landing_url" }],
    });
    expect((await unwrap(create(clicks.id, PREROLL, { landing_url: "" }))).data.landing_url).toBe("");
    expect((await unwrap(create(views.id, BANNER, { landing_url: "" }))).data.landing_url).toBe("");
  });

  test("plays no part for a preroll asset", async () => {
    const { clicks, views, create } = await start();
    expect((await unwrap(create(clicks.id, PREROLL))).data.creative_type).toBe("PREROLL");
    expect((await create(views.id, PREROLL, { landing_url })).response.status).toBe(200);
  });
});

test("line item and account media must be of the account, and are told at once", async () => {
  const { ads, clicks, create } = await start();
  expect(await refusal(create(clicks.id, "am-other"))).toEqual({
    status: 400,
    violations: [{ parameter: "account_media_id" }, { rule: "media-creative.landing-url", parameter: "landing_url" }],
  });
  expect(await refusal(create("li-unknown", "am-unknown"))).toEqual({
    status: 400,
    violations: [{ parameter: "account_media_id" }, { parameter: "line_item_id" }],
  });
  await ads.deleteLineItem({ account_id, line_item_id: clicks.id });
  expect(await refusal(create(clicks.id, BANNER, { landing_url }))).toEqual({
    status: 400,
    violations: [{ parameter: "line_item_id" }],
  });
});

test("a manager of creatives may create and delete one, an analyst may not", async () => {
  const { as, clicks } = await start();
  const args = { account_id, line_item_id: clicks.id, account_media_id: BANNER, landing_url };
  const { data } = await unwrap(as("harbour-creative-manager-token").createMediaCreative(args));
  const analyst = as("harbour-campaign-analyst-token");
  expect(await refusal(analyst.createMediaCreative(args))).toEqual({
    status: 403,
    violations: [{ rule: "permissions.roles" }],
  });
  const one = { account_id, media_creative_id: data.id };
  expect((await unwrap(analyst.getMediaCreative(one))).data).toEqual(data);
  expect((await analyst.deleteMediaCreative(one)).response.status).toBe(403);
});
