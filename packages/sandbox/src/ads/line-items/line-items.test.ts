import { type LineItem, unwrap, walk } from "@social-api/ads-v12";
import { describe, expect, test } from "vitest";
import {
  account_id,
  historyOf,
  lineItemArguments,
  newCampaign,
  newLineItem,
  refusal,
  startJudged,
} from "../../../test/support/start-judged.ts";

const LIMITS = "line-item.limits";
const DAILY = "daily_budget_amount_local_micro";
const TOTAL = "total_budget_amount_local_micro";

describe("a new line item", () => {
  test("has what was given, its campaign's currency and funding instrument, and defaults", async () => {
    const now = Date.parse("2026-03-06T11:08:14.900Z");
    const { ads } = startJudged({ clock: { now: () => now } });
    const campaign_id = await newCampaign(ads);
    const created = await unwrap(
      ads.createLineItem({
        account_id,
        campaign_id,
        objective: "FOLLOWERS",
        product_type: "PROMOTED_ACCOUNT",
        placements: ["SERVICE_TIMELINE"],
        start_time: "2026-03-16T01:00:00+01:00",
        end_time: "2026-04-30T22:00:00.750Z",
      }),
    );
    expect(created?.data).toEqual({
      id: expect.stringMatching(/^li/),
      campaign_id,
      funding_instrument_id: "fi4q8w",
      name: null,
      objective: "FOLLOWERS",
      product_type: "PROMOTED_ACCOUNT",
      placements: ["SERVICE_TIMELINE"],
      goal: "FOLLOWERS",
      bid_strategy: "AUTO",
      bid_amount_local_micro: null,
      target_cpa_local_micro: null,
      pay_by: "IMPRESSION",
      start_time: "2026-03-16T00:00:00Z",
      end_time: "2026-04-30T22:00:00Z",
      daily_budget_amount_local_micro: null,
      total_budget_amount_local_micro: null,
      standard_delivery: null,
      duration_in_days: null,
      frequency_cap: null,
      categories: [],
      advertiser_domain: null,
      advertiser_user_id: "2417081365",
      android_app_store_identifier: null,
      ios_app_store_identifier: null,
      primary_web_event_tag: null,
      automatic_post_promotion: null,
      creative_source: "MANUAL",
      currency: "EUR",
      entity_status: "ACTIVE",
      created_at: "2026-03-06T11:08:14Z",
      updated_at: "2026-03-06T11:08:14Z",
      deleted: false,
    });
    const line_item_id = created?.data?.id as string;
    expect((await unwrap(ads.getLineItem({ account_id, line_item_id }))).data).toEqual(created?.data);
  });

  test("takes the parameters of an update, 64-bit integers exactly", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads, { budget_optimization: "LINE_ITEM" });
    const more = {
      name: "Espresso to shop",
      entity_status: "PAUSED",
      bid_strategy: "TARGET",
      bid_amount_local_micro: 9007199254740993n,
      daily_budget_amount_local_micro: 9007199254740995n,
      total_budget_amount_local_micro: 9007199254740997n,
      audience_expansion: "BROAD",
      advertiser_user_id: "3291645508",
      advertiser_domain: "harbourcoffee.example",
      categories: ["IAB8"],
    };
    const lineItem = await newLineItem(ads, { campaign_id, ...more });
    // What LINK_CLICKS is paid by with TARGET: never IMPRESSION.
    expect(lineItem).toMatchObject({ ...more, goal: "LINK_CLICKS", pay_by: "LINK_CLICK" });
  });

  test("is told once what is wrong with a parameter that an update has, too", async () => {
    const { ads, sandbox } = startJudged();
    const { start_time, end_time, placements, ...args } = lineItemArguments(await newCampaign(ads));
    const url = new URL(`/12/accounts/${account_id}/line_items`, sandbox.urls.ads);
    url.search = `${new URLSearchParams({ ...args, placements: "SERVICE_SEARCH", start_time: "x", end_time: "y" } as never)}`;
    const { violations } = await refusal(sandbox.fetch(url, { method: "POST" }).then((response) => ({ response })));
    expect(violations.map(({ parameter }) => parameter).toSorted()).toEqual(["end_time", "start_time"]);
  });

  test("keeps no bid with AUTO", async () => {
    const { ads } = startJudged();
    const { bid_amount_local_micro, bid_strategy } = await newLineItem(ads, { bid_amount_local_micro: 350_000 });
    expect({ bid_amount_local_micro, bid_strategy }).toEqual({ bid_amount_local_micro: null, bid_strategy: "AUTO" });
  });

  test("has a default goal for every objective, which the rules of its objective allow", async () => {
    const { ads } = startJudged();
    const goals = new Map<string, string>();
    for (const objective of [
      "APP_ENGAGEMENTS",
      "APP_INSTALLS",
      "ENGAGEMENTS",
      "FOLLOWERS",
      "PREROLL_VIEWS",
      "REACH",
      "VIDEO_VIEWS",
      "WEBSITE_CLICKS",
    ] as const) {
      const more = { categories: ["IAB8"], ios_app_store_identifier: "1482930571" };
      const { id, goal } = await newLineItem(ads, { objective, ...more });
      goals.set(objective, goal);
      expect((await ads.updateLineItem({ account_id, line_item_id: id, goal })).response.status).toBe(200);
    }
    expect(Object.fromEntries(goals)).toEqual({
      APP_ENGAGEMENTS: "APP_CLICKS",
      APP_INSTALLS: "APP_INSTALLS",
      ENGAGEMENTS: "ENGAGEMENT",
      FOLLOWERS: "FOLLOWERS",
      PREROLL_VIEWS: "PREROLL",
      REACH: "MAX_REACH",
      VIDEO_VIEWS: "VIDEO_VIEW",
      WEBSITE_CLICKS: "LINK_CLICKS",
    });
  });

  test("is paid by what its default goal takes (line-item.pay-by)", async () => {
    const { ads } = startJudged();
    const app = { objective: "APP_INSTALLS", android_app_store_identifier: "example.app" } as const;
    expect((await newLineItem(ads, { ...app, pay_by: "APP_CLICK" })).pay_by).toBe("APP_CLICK");
    const refused = ads.createLineItem(lineItemArguments(await newCampaign(ads), { ...app, pay_by: "LINK_CLICK" }));
    expect(await refusal(refused)).toEqual({
      status: 400,
      violations: [{ rule: "line-item.pay-by", parameter: "pay_by" }],
    });
  });

  test("needs a campaign of the account that is not deleted", async () => {
    const { ads } = startJudged();
    const deleted = await newCampaign(ads);
    await ads.deleteCampaign({ account_id, campaign_id: deleted });
    for (const campaign_id of [deleted, "cp-unknown"]) {
      expect(await refusal(ads.createLineItem(lineItemArguments(campaign_id)))).toEqual({
        status: 400,
        violations: [{ parameter: "campaign_id" }],
      });
    }
  });

  test("cannot be under the campaign of another account", async () => {
    const { ads, tables } = startJudged();
    const campaign_id = await newCampaign(ads);
    tables.access.put(
      "2417081365/other",
      { user_id: "2417081365", account_id: "other", permissions: ["ACCOUNT_ADMIN"] },
      {},
    );
    expect(await refusal(ads.createLineItem(lineItemArguments(campaign_id, { account_id: "other" })))).toEqual({
      status: 400,
      violations: [{ parameter: "campaign_id" }],
    });
  });

  test("needs a flight that begins before it ends, at times that exist", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads);
    const same = { start_time: "2026-06-01T00:00:00Z", end_time: "2026-06-01T02:00:00+02:00" };
    expect(await refusal(ads.createLineItem(lineItemArguments(campaign_id, same)))).toEqual({
      status: 400,
      violations: [{ parameter: "end_time" }],
    });
    const leap = { start_time: "2026-06-30T23:59:60Z", end_time: "9999-12-31T23:59:59-02:00" };
    expect(await refusal(ads.createLineItem(lineItemArguments(campaign_id, leap)))).toEqual({
      status: 400,
      violations: [
        { rule: "time.iso-utc", parameter: "start_time" },
        { rule: "time.iso-utc", parameter: "end_time" },
      ],
    });
    const shortest = { start_time: "2026-06-01t00:00:00z", end_time: "2026-06-01T00:00:01Z" };
    const { start_time, end_time } = await newLineItem(ads, shortest);
    expect([start_time, end_time]).toEqual(["2026-06-01T00:00:00Z", "2026-06-01T00:00:01Z"]);
  });

  test("is told all that is wrong with it at once", async () => {
    const { ads } = startJudged();
    const { campaign_id } = await newLineItem(ads);
    const refused = ads.createLineItem(
      lineItemArguments(campaign_id, {
        objective: "PREROLL_VIEWS",
        product_type: "MEDIA",
        placements: ["SERVICE_PROFILE"],
        end_time: "2026-05-01T00:00:00Z",
        categories: ["IAB999"],
        daily_budget_amount_local_micro: 2,
        total_budget_amount_local_micro: 1,
      }),
    );
    expect(await refusal(refused)).toEqual({
      status: 400,
      violations: [
        { rule: "line-item.same-kind", parameter: "product_type" },
        { rule: "line-item.same-kind", parameter: "objective" },
        { rule: "line-item.daily-budget", parameter: DAILY },
        { rule: "line-item.daily-budget", parameter: DAILY },
        { rule: "placements.combinations", parameter: "placements" },
        { parameter: "end_time" },
        { rule: "preroll.categories", parameter: "categories" },
      ],
    });
    expect((await unwrap(ads.listLineItems({ account_id, campaign_ids: [campaign_id] }))).data).toHaveLength(1);
  });
});

describe("line-item.same-kind", () => {
  test("a second line item has the product type and the objective of the first", async () => {
    const { ads } = startJudged();
    const { campaign_id } = await newLineItem(ads);
    expect((await newLineItem(ads, { campaign_id })).campaign_id).toBe(campaign_id);
    const reach = ads.createLineItem(lineItemArguments(campaign_id, { objective: "REACH" }));
    expect(await refusal(reach)).toEqual({
      status: 400,
      violations: [{ rule: "line-item.same-kind", parameter: "objective" }],
    });
    const media = ads.createLineItem(lineItemArguments(campaign_id, { product_type: "MEDIA" }));
    expect(await refusal(media)).toEqual({
      status: 400,
      violations: [{ rule: "line-item.same-kind", parameter: "product_type" }],
    });
  });

  test("deleted line items bind no more, and those of other campaigns never did", async () => {
    const { ads } = startJudged();
    const first = await newLineItem(ads);
    await ads.deleteLineItem({ account_id, line_item_id: first.id });
    const second = await newLineItem(ads, { campaign_id: first.campaign_id, objective: "REACH" });
    expect(second.objective).toBe("REACH");
  });
});

describe("line-item.limits", () => {
  test("a campaign holds 100 line items that are not deleted", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads);
    const ids: string[] = [];
    for (let at = 0; at < 100; at += 1) ids.push((await newLineItem(ads, { campaign_id, entity_status: "PAUSED" })).id);
    const more = () => ads.createLineItem(lineItemArguments(campaign_id, { entity_status: "PAUSED" }));
    expect(await refusal(more())).toEqual({ status: 400, violations: [{ rule: LIMITS, parameter: "campaign_id" }] });
    expect((await newLineItem(ads)).deleted).toBe(false);
    await ads.deleteLineItem({ account_id, line_item_id: ids[0] as string });
    expect((await more()).response.status).toBe(200);
    expect((await more()).response.status).toBe(400);
  });

  test("256 are active across all campaigns, whether created or activated so", async () => {
    const { ads, tables } = startJudged();
    const paused = await newLineItem(ads, { entity_status: "PAUSED" });
    const active = () => tables.lineItems.count([{ key: "active", in: [1] }]);
    // A copy of it for each that is missing.
    for (let at = 0; active() < 255; at += 1) {
      const copy: LineItem = { ...paused, id: `lix${at}`, campaign_id: `cpx${at % 3}`, entity_status: "ACTIVE" };
      tables.lineItems.put(copy.id, copy, { account_id, of_draft: false });
    }
    const activate = () => ads.updateLineItem({ account_id, line_item_id: paused.id, entity_status: "ACTIVE" });
    expect((await activate()).response.status).toBe(200);
    const full = { status: 400, violations: [{ rule: LIMITS, parameter: "entity_status" }] };
    // Active ones may be changed, and activated again.
    expect((await activate()).response.status).toBe(200);
    const { campaign_id } = paused;
    expect(await refusal(ads.createLineItem(lineItemArguments(campaign_id)))).toEqual(full);
    const second = await newLineItem(ads, { campaign_id, entity_status: "PAUSED" });
    const line_item_id = second.id;
    expect(await refusal(ads.updateLineItem({ account_id, line_item_id, entity_status: "ACTIVE" }))).toEqual(full);
    expect((await ads.updateLineItem({ account_id, line_item_id, name: "Paused" })).response.status).toBe(200);
    await ads.deleteLineItem({ account_id, line_item_id: paused.id });
    expect((await ads.updateLineItem({ account_id, line_item_id, entity_status: "ACTIVE" })).response.status).toBe(200);
    expect(active()).toBe(256);
  });
});

describe("line-item.daily-budget", () => {
  const rule = "line-item.daily-budget";

  test("a creation takes one only under a campaign with LINE_ITEM budgets, and within the total", async () => {
    const { ads } = startJudged();
    const own = await newCampaign(ads, { budget_optimization: "LINE_ITEM" });
    const whole = await newCampaign(ads, { budget_optimization: "CAMPAIGN" });
    const create = (campaign_id: string, more: object) => ads.createLineItem(lineItemArguments(campaign_id, more));
    expect(await refusal(create(whole, { [DAILY]: 1 }))).toEqual({
      status: 400,
      violations: [{ rule, parameter: DAILY }],
    });
    expect((await create(whole, { [TOTAL]: 1 })).response.status).toBe(200);
    expect((await create(own, { [DAILY]: 5 })).response.status).toBe(200);
    expect((await create(own, { [DAILY]: 5, [TOTAL]: 5 })).response.status).toBe(200);
    expect(await refusal(create(own, { [DAILY]: 9007199254740993n, [TOTAL]: 9007199254740992n }))).toEqual({
      status: 400,
      violations: [{ rule, parameter: DAILY }],
    });
  });

  test("an update is judged with what is stored", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads, { budget_optimization: "LINE_ITEM" });
    const { id: line_item_id } = await newLineItem(ads, { campaign_id, [DAILY]: 5, [TOTAL]: 10 });
    const update = (more: object) => ads.updateLineItem({ account_id, line_item_id, ...more });
    expect(await refusal(update({ [DAILY]: 11 }))).toEqual({ status: 400, violations: [{ rule, parameter: DAILY }] });
    expect(await refusal(update({ [TOTAL]: 4 }))).toEqual({ status: 400, violations: [{ rule, parameter: TOTAL }] });
    expect((await unwrap(update({ [DAILY]: 11, [TOTAL]: 11 }))).data).toMatchObject({ [DAILY]: 11, [TOTAL]: 11 });
    await ads.updateCampaign({ account_id, campaign_id, budget_optimization: "CAMPAIGN" });
    expect(await refusal(update({ [DAILY]: 1 }))).toEqual({ status: 400, violations: [{ rule, parameter: DAILY }] });
    expect((await update({ name: "Named" })).response.status).toBe(200);
  });

  test("budgets that break the rule already are judged only when one of them is named", async () => {
    const { ads, tables } = startJudged();
    const lineItem = { ...(await newLineItem(ads)), [DAILY]: 11, [TOTAL]: 10 };
    const { id: line_item_id } = lineItem;
    tables.lineItems.put(line_item_id, lineItem, { account_id, of_draft: false });
    const update = (more: object) => ads.updateLineItem({ account_id, line_item_id, ...more });
    expect((await unwrap(update({ name: "Named" }))).data).toMatchObject({ [DAILY]: 11, [TOTAL]: 10 });
    expect(await refusal(update({ [TOTAL]: 9 }))).toEqual({ status: 400, violations: [{ rule, parameter: TOTAL }] });
    expect((await update({ [TOTAL]: 11 })).response.status).toBe(200);
  });
});

describe("preroll.categories", () => {
  const preroll = { objective: "PREROLL_VIEWS", product_type: "MEDIA" } as const;
  const refused = { status: 400, violations: [{ rule: "preroll.categories", parameter: "categories" }] };

  test("they come from one or two advertiser business categories", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads);
    const create = (categories?: string[]) =>
      ads.createLineItem(lineItemArguments(campaign_id, { ...preroll, ...(categories && { categories }) }));
    expect((await create(["IAB8"])).response.status).toBe(200);
    expect((await create(["IAB8", "IAB8-5", "IAB9"])).response.status).toBe(200);
    expect(await refusal(create(["IAB8", "IAB9", "IAB7"]))).toEqual(refused);
    expect(await refusal(create(["IAB8", "IAB12"]))).toEqual(refused);
    expect(await refusal(create())).toEqual(refused);
  });

  test("so after an update, too; other objectives are free", async () => {
    const { ads } = startJudged();
    const { id: line_item_id } = await newLineItem(ads, { ...preroll, categories: ["IAB8"] });
    const update = (categories: string[]) => ads.updateLineItem({ account_id, line_item_id, categories });
    expect((await update(["IAB7", "IAB9"])).response.status).toBe(200);
    expect(await refusal(update(["IAB8", "IAB9", "IAB7"]))).toEqual(refused);
    const other = await newLineItem(ads, { categories: ["IAB8", "IAB9", "IAB7", "IAB12"] });
    expect(other.categories).toHaveLength(4);
  });
});

describe("an update", () => {
  test("changes what it names, and nothing else", async () => {
    let now = Date.parse("2026-03-06T11:08:14Z");
    const { ads, tables } = startJudged({ clock: { now: () => now } });
    const before = await newLineItem(ads, { name: "Espresso" });
    now += 60_000;
    const line_item_id = before.id;
    const { data } = await unwrap(
      ads.updateLineItem({ account_id, line_item_id, end_time: "2026-09-30T22:00:00+00:00", entity_status: "PAUSED" }),
    );
    const after = { ...before, end_time: "2026-09-30T22:00:00Z", entity_status: "PAUSED" };
    expect(data).toEqual({ ...after, updated_at: "2026-03-06T11:09:14Z" });
    expect(historyOf(tables, line_item_id)).toMatchObject([
      { entity: "LINE_ITEM", change_type: "CREATE", entity_data: before },
      { entity: "LINE_ITEM", change_type: "UPDATE", entity_data: data },
    ]);
    expect(Object.keys(historyOf(tables, line_item_id)[1]?.changes ?? {})).toEqual(["end_time", "entity_status"]);
  });

  test("is judged by the flight that is stored", async () => {
    const { ads } = startJudged();
    const { id: line_item_id } = await newLineItem(ads);
    const update = (more: object) => ads.updateLineItem({ account_id, line_item_id, ...more });
    expect(await refusal(update({ start_time: "2026-09-01T00:00:00Z" }))).toEqual({
      status: 400,
      violations: [{ parameter: "start_time" }],
    });
    expect(await refusal(update({ end_time: "2026-06-01T00:00:00Z" }))).toEqual({
      status: 400,
      violations: [{ parameter: "end_time" }],
    });
    const both = { start_time: "2026-09-01T00:00:00Z", end_time: "2026-10-01T00:00:00Z" };
    expect((await unwrap(update(both))).data).toMatchObject(both);
  });

  test("to AUTO drops the bid, and to TARGET is paid by clicks", async () => {
    const { ads } = startJudged();
    const { id: line_item_id, pay_by } = await newLineItem(ads, {
      bid_strategy: "MAX",
      bid_amount_local_micro: 350_000,
    });
    expect(pay_by).toBe("IMPRESSION");
    const update = (more: object) => ads.updateLineItem({ account_id, line_item_id, ...more });
    const target = await unwrap(update({ bid_strategy: "TARGET" }));
    expect(target.data).toMatchObject({ bid_amount_local_micro: 350_000, pay_by: "LINK_CLICK" });
    const auto = await unwrap(update({ bid_strategy: "AUTO", bid_amount_local_micro: 1 }));
    expect(auto.data).toMatchObject({ bid_amount_local_micro: null, pay_by: "LINK_CLICK" });
    expect(await refusal(update({ bid_strategy: "MAX" }))).toEqual({
      status: 400,
      violations: [{ rule: "line-item.bid-required", parameter: "bid_amount_local_micro" }],
    });
  });

  test("of a line item that is unknown or of others answers 404", async () => {
    const { ads, tables } = startJudged();
    const { id } = await newLineItem(ads);
    tables.access.put(
      "2417081365/other",
      { user_id: "2417081365", account_id: "other", permissions: ["AD_MANAGER"] },
      {},
    );
    for (const args of [
      { account_id, line_item_id: "li-unknown" },
      { account_id: "other", line_item_id: id },
    ]) {
      expect((await ads.updateLineItem({ ...args, name: "X" })).response.status).toBe(404);
      expect((await ads.getLineItem(args)).response.status).toBe(404);
      expect((await ads.deleteLineItem(args)).response.status).toBe(404);
    }
  });
});

describe("a deleted line item", () => {
  test("is deleted once (line-item.delete-once), and read with with_deleted alone (entity.deleted)", async () => {
    const { ads, tables } = startJudged();
    const { id: line_item_id, campaign_id } = await newLineItem(ads);
    const { data } = await unwrap(ads.deleteLineItem({ account_id, line_item_id }));
    expect(data).toMatchObject({ id: line_item_id, deleted: true, entity_status: "ACTIVE" });
    expect(await refusal(ads.deleteLineItem({ account_id, line_item_id }))).toEqual({
      status: 404,
      violations: [{ rule: "line-item.delete-once", parameter: "line_item_id" }],
    });
    expect((await ads.updateLineItem({ account_id, line_item_id, name: "Back" })).response.status).toBe(404);
    expect((await ads.getLineItem({ account_id, line_item_id })).response.status).toBe(404);
    expect((await unwrap(ads.getLineItem({ account_id, line_item_id, with_deleted: true }))).data).toEqual(data);
    const list = async (with_deleted: boolean) =>
      (await unwrap(ads.listLineItems({ account_id, campaign_ids: [campaign_id], with_deleted }))).data;
    expect(await list(false)).toEqual([]);
    expect(await list(true)).toEqual([data]);
    expect(historyOf(tables, line_item_id).map(({ change_type }) => change_type)).toEqual(["CREATE", "DELETE"]);
  });
});

describe("the list", () => {
  test("is narrowed by campaign, funding instrument, id and name", async () => {
    const { ads } = startJudged();
    const first = await newLineItem(ads, { name: "Zimt Éclair" });
    const second = await newLineItem(ads, { name: "Plain" });
    const ids = async (more: object) =>
      (await unwrap(ads.listLineItems({ account_id, ...more }))).data.map(({ id }) => id);
    expect(await ids({ q: "éclair" })).toEqual([first.id]);
    const unnamed = await newLineItem(ads);
    expect(await ids({ q: "" })).toContain(unnamed.id);
    expect(await ids({ q: "" })).toEqual(await ids({}));
    expect(await ids({ campaign_ids: [first.campaign_id, second.campaign_id] })).toEqual([first.id, second.id]);
    expect(await ids({ line_item_ids: [second.id, "li-unknown"] })).toEqual([second.id]);
    expect(await ids({ line_item_ids: [second.id], campaign_ids: [first.campaign_id] })).toEqual([]);
    expect(await ids({ funding_instrument_ids: ["fi4q8w"] })).toContain(first.id);
    expect(await ids({ funding_instrument_ids: ["fi-unknown"] })).toEqual([]);
  });

  test("is sorted, counted and walked", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads);
    const names = ["b", "D", "a", "c", "E"];
    for (const name of names) await newLineItem(ads, { campaign_id, name });
    const args = { account_id, campaign_ids: [campaign_id] };
    expect((await unwrap(ads.listLineItems({ ...args, with_total_count: true }))).total_count).toBe(5);
    const walked: (string | null)[] = [];
    for await (const { name } of walk(ads.listLineItems, { ...args, sort_by: "name-desc", count: 2 }))
      walked.push(name);
    expect(walked).toEqual(["E", "D", "c", "b", "a"]);
    for (const sort_by of ["start_time-asc", "end_time-desc", "entity_status-asc", "created_at-desc", "id-asc"]) {
      expect((await unwrap(ads.listLineItems({ ...args, sort_by }))).data).toHaveLength(5);
    }
    expect(await refusal(ads.listLineItems({ ...args, sort_by: "objective-asc" }))).toEqual({
      status: 400,
      violations: [{ rule: "list.sort-by", parameter: "sort_by" }],
    });
  });

  test("has the line items of drafts with with_draft alone, until the campaign is a draft no more", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads, { entity_status: "DRAFT" });
    const { id } = await newLineItem(ads, { campaign_id });
    const ids = async (more: object = {}) =>
      (await unwrap(ads.listLineItems({ account_id, campaign_ids: [campaign_id], ...more }))).data.map(
        (each) => each.id,
      );
    expect(await ids()).toEqual([]);
    expect(await ids({ with_draft: false })).toEqual([]);
    expect(await ids({ with_draft: true })).toEqual([id]);
    await ads.updateCampaign({ account_id, campaign_id, name: "Still a draft" });
    expect(await ids()).toEqual([]);
    // A change of the line item leaves it a draft's.
    await ads.updateLineItem({ account_id, line_item_id: id, name: "Of a draft" });
    expect(await ids()).toEqual([]);
    await ads.updateCampaign({ account_id, campaign_id, entity_status: "PAUSED" });
    expect(await ids()).toEqual([id]);
  });

  test("keeps the line items of a refused release hidden", async () => {
    const { ads } = startJudged();
    const campaign_id = await newCampaign(ads, { entity_status: "DRAFT" });
    const { id } = await newLineItem(ads, { campaign_id });
    const refused = await ads.batchCampaigns({
      account_id,
      body: [
        { operation_type: "Update", params: { campaign_id, entity_status: "PAUSED" } },
        { operation_type: "Delete", params: { campaign_id: "cp-unknown" } },
      ],
    });
    expect(refused.response.status).toBe(400);
    const { data } = await unwrap(ads.listLineItems({ account_id, line_item_ids: [id] }));
    expect(data).toEqual([]);
  });
});
