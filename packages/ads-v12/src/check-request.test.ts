import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadBundle, operationsOf, resolve } from "../../../scripts/generate/bundle.ts";
import { type CheckContext, checkRequest } from "./index.ts";

type Id = Parameters<typeof checkRequest>[0];
type Args = Record<string, unknown>;

const ACCOUNT = { account_id: "hc7m2k9" };
const CAMPAIGN = { ...ACCOUNT, campaign_id: "cp5h1n" };
const NEW_CAMPAIGN = { ...ACCOUNT, funding_instrument_id: "fi4q8w", name: "Spring Launch 2026" };
const LINE_ITEM = { ...ACCOUNT, line_item_id: "li8t3k" };
const NEW_LINE_ITEM = {
  ...ACCOUNT,
  campaign_id: "cp5h1n",
  start_time: "2026-04-01T00:00:00Z",
  end_time: "2026-05-01T00:00:00Z",
  objective: "REACH",
  placements: ["ALL_ON_SERVICE"],
  product_type: "PROMOTED_POSTS",
};
const HISTORY = {
  ...ACCOUNT,
  entity_type: "CAMPAIGN",
  entity_id: "cp5h1n",
  start_time: "2026-03-01T00:00:00Z",
  end_time: "2026-03-02T23:00:00Z",
};
const criteria = (...operators: unknown[]) => ({
  ...ACCOUNT,
  targeting_criteria: operators.map((operator_type) => ({
    targeting_type: "LOCATION",
    targeting_value: "pt",
    operator_type,
  })),
});
const batch = (...body: unknown[]) => ({ ...ACCOUNT, body });
const create = (params: Args = {}) => ({ operation_type: "Create", params: { ...NEW_CAMPAIGN, ...params } });
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);

/** Without the parameter of this name. */
function without(args: Args, name: string): Args {
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
}

/** Request, and the parameter that each violation names: none where the request is right. */
type Case = [id: Id, args: Args, parameters: (string | undefined)[], context?: CheckContext];

const line = (args: Args, parameters: (string | undefined)[], stored?: object): Case => [
  "updateLineItem",
  { ...LINE_ITEM, ...args },
  parameters,
  stored ? { stored } : {},
];
const newLine = (args: Args, parameters: (string | undefined)[]): Case => [
  "createLineItem",
  { ...NEW_LINE_ITEM, ...args },
  parameters,
];

/** Every rule that one request can break: what is right, and beside it what is wrong. */
const CASES: Record<string, Case[]> = {
  "params.in-query": [
    ["createCampaign", NEW_CAMPAIGN, []],
    ["createCampaign", { ...NEW_CAMPAIGN, body: { name: "x" } }, ["body"]],
    ["updateAccount", { ...ACCOUNT, body: {} }, ["body"]],
    ["listCuratedCategories", { ...ACCOUNT, body: "x" }, []],
    ["batchCampaigns", batch(), []],
  ],
  "params.id-lists": [
    ["listCampaigns", { ...ACCOUNT, campaign_ids: ids(200) }, []],
    [
      "listCampaigns",
      { ...ACCOUNT, campaign_ids: ids(201), funding_instrument_ids: "a,b" },
      ["campaign_ids", "funding_instrument_ids"],
    ],
    ["listPromotedPosts", { ...ACCOUNT, promoted_post_ids: ids(201) }, ["promoted_post_ids"]],
    ["listCampaigns", { ...ACCOUNT, campaign_ids: [ids(300).join(",")] }, ["campaign_ids"]],
    ["listCampaigns", { ...ACCOUNT, campaign_ids: ["cp5h1n", ""] }, ["campaign_ids"]],
    ["listCampaigns", { ...ACCOUNT, campaign_ids: [...ids(199), "a,b"] }, ["campaign_ids"]],
    ["listCampaigns", { ...ACCOUNT, campaign_ids: [...ids(200), ""] }, ["campaign_ids"]],
  ],
  "sandbox.host-only": [
    ["createAccount", {}, []],
    ["createAccount", {}, [], { host: "sandbox" }],
    ["createAccount", {}, [undefined], { host: "production" }],
    ["getAccount", ACCOUNT, [], { host: "production" }],
  ],
  "list.count": [
    ["listAccounts", { count: 1 }, []],
    ["listAccounts", { count: 1000 }, []],
    ["listAccounts", { count: 0 }, ["count"]],
    ["listAccounts", { count: 1001 }, ["count"]],
    ["listAccounts", { count: Number.NaN }, ["count"]],
    ["listIabCategories", { count: 1.5 }, ["count"]],
  ],
  "list.cursor-xor-total": [
    ["listAccounts", { cursor: "c" }, []],
    ["listAccounts", { with_total_count: true }, []],
    ["listAccounts", { cursor: "c", with_total_count: false }, []],
    ["listAccounts", { cursor: null, with_total_count: true }, []],
    ["listAccounts", { cursor: "c", with_total_count: true }, ["with_total_count"]],
    ["listAccounts", { cursor: "c", with_total_count: "true" }, ["with_total_count"]],
    ["listAccounts", { cursor: "c", with_total_count: [true] }, ["with_total_count"]],
  ],
  "account.industry-type": [
    ["updateAccount", { ...ACCOUNT, industry_type: "RETAIL" }, []],
    ["updateAccount", { ...ACCOUNT, industry_type: "Retail" }, ["industry_type"]],
  ],
  "history.whole-hours": [
    ["listAccountHistory", HISTORY, []],
    ["listAccountHistory", { ...HISTORY, start_time: "2024-02-29T10:00Z" }, []],
    ["listAccountHistory", { ...HISTORY, start_time: "2026-02-29T10:00Z" }, ["start_time"]],
    ["listAccountHistory", { ...HISTORY, end_time: "2026-04-31T10:00Z" }, ["end_time"]],
    [
      "listAccountHistory",
      { ...HISTORY, start_time: "2026-03-01T00:30:00Z", end_time: "2026-03-02T00:00:01Z" },
      ["start_time", "end_time"],
    ],
    ["listAccountHistory", { ...HISTORY, start_time: new Date(0) }, ["start_time"]],
    ["listAccountHistory", without(HISTORY, "end_time"), ["end_time"]],
  ],
  "history.entity": [
    ["listAccountHistory", { ...HISTORY, entity_type: "PROMOTED_ACCOUNT" }, []],
    ["listAccountHistory", { ...HISTORY, entity_type: "ACCOUNT" }, ["entity_type"]],
    ["listAccountHistory", without(without(HISTORY, "entity_type"), "entity_id"), ["entity_type", "entity_id"]],
  ],
  "audience.criteria": [
    ["estimateAudience", criteria("EQ"), []],
    ["estimateAudience", criteria(), ["targeting_criteria"]],
    ["estimateAudience", ACCOUNT, ["targeting_criteria"]],
    ["estimateAudience", { ...ACCOUNT, targeting_criteria: "LOCATION" }, ["targeting_criteria"]],
  ],
  "audience.operator": [
    ["estimateAudience", criteria("EQ", "NE", undefined), []],
    [
      "estimateAudience",
      criteria("EQ", "NOT", 5),
      ["targeting_criteria[1].operator_type", "targeting_criteria[2].operator_type"],
    ],
  ],
  "campaign.required": [
    ["createCampaign", NEW_CAMPAIGN, []],
    ["createCampaign", ACCOUNT, ["funding_instrument_id", "name"]],
  ],
  "campaign.name-length": [
    ["createCampaign", { ...NEW_CAMPAIGN, name: "ü".repeat(255) }, []],
    ["createCampaign", { ...NEW_CAMPAIGN, name: "ü".repeat(256) }, ["name"]],
    ["updateCampaign", { ...CAMPAIGN, name: "👍".repeat(255) }, []],
    ["updateCampaign", { ...CAMPAIGN, name: "👍".repeat(256) }, ["name"]],
  ],
  "campaign.purchase-order-length": [
    ["createCampaign", { ...NEW_CAMPAIGN, purchase_order_number: "1".repeat(50) }, []],
    ["createCampaign", { ...NEW_CAMPAIGN, purchase_order_number: "1".repeat(51) }, ["purchase_order_number"]],
    ["updateCampaign", { ...CAMPAIGN, purchase_order_number: 12 }, ["purchase_order_number"]],
  ],
  "campaign.daily-within-total": [
    [
      "createCampaign",
      { ...NEW_CAMPAIGN, daily_budget_amount_local_micro: 5, total_budget_amount_local_micro: 5n },
      [],
    ],
    [
      "createCampaign",
      { ...NEW_CAMPAIGN, daily_budget_amount_local_micro: 6, total_budget_amount_local_micro: 5n },
      ["daily_budget_amount_local_micro"],
    ],
    ["createCampaign", { ...NEW_CAMPAIGN, daily_budget_amount_local_micro: 2n ** 62n }, []],
    [
      "createCampaign",
      { ...NEW_CAMPAIGN, daily_budget_amount_local_micro: 2 ** 53, total_budget_amount_local_micro: "5" },
      ["daily_budget_amount_local_micro", "total_budget_amount_local_micro"],
    ],
    ["updateCampaign", { ...CAMPAIGN, daily_budget_amount_local_micro: 6 }, []],
    [
      "updateCampaign",
      { ...CAMPAIGN, daily_budget_amount_local_micro: 6 },
      [],
      { stored: { total_budget_amount_local_micro: null } },
    ],
    [
      "updateCampaign",
      { ...CAMPAIGN, daily_budget_amount_local_micro: 6 },
      [],
      { stored: { total_budget_amount_local_micro: 6 } },
    ],
    [
      "updateCampaign",
      { ...CAMPAIGN, daily_budget_amount_local_micro: 6 },
      ["daily_budget_amount_local_micro"],
      { stored: { total_budget_amount_local_micro: 5 } },
    ],
    [
      "updateCampaign",
      { ...CAMPAIGN, total_budget_amount_local_micro: 5 },
      ["total_budget_amount_local_micro"],
      { stored: { daily_budget_amount_local_micro: 6 } },
    ],
    [
      "updateCampaign",
      { ...CAMPAIGN, name: "x" },
      [],
      { stored: { daily_budget_amount_local_micro: 6, total_budget_amount_local_micro: 5 } },
    ],
  ],
  "campaign.standard-delivery": [
    ["createCampaign", { ...NEW_CAMPAIGN, standard_delivery: false }, []],
    ["createCampaign", { ...NEW_CAMPAIGN, standard_delivery: false, budget_optimization: "CAMPAIGN" }, []],
    [
      "createCampaign",
      { ...NEW_CAMPAIGN, standard_delivery: true, budget_optimization: "LINE_ITEM" },
      ["standard_delivery"],
    ],
    ["createCampaign", { ...NEW_CAMPAIGN, budget_optimization: "LINE_ITEM" }, []],
    ["updateCampaign", { ...CAMPAIGN, standard_delivery: true }, []],
    [
      "updateCampaign",
      { ...CAMPAIGN, standard_delivery: true },
      ["standard_delivery"],
      { stored: { budget_optimization: "LINE_ITEM" } },
    ],
    [
      "updateCampaign",
      { ...CAMPAIGN, standard_delivery: true, budget_optimization: "CAMPAIGN" },
      [],
      { stored: { budget_optimization: "LINE_ITEM" } },
    ],
  ],
  "campaign.update-status": [
    ["updateCampaign", { ...CAMPAIGN, entity_status: "PAUSED" }, []],
    ["updateCampaign", { ...CAMPAIGN, entity_status: "DRAFT" }, ["entity_status"]],
    ["createCampaign", { ...NEW_CAMPAIGN, entity_status: "DRAFT" }, []],
  ],
  "batch.size": [
    ["batchCampaigns", batch(...Array.from({ length: 40 }, () => create())), []],
    ["batchCampaigns", batch(...Array.from({ length: 41 }, () => create())), ["body"]],
    ["batchCampaigns", { ...ACCOUNT, body: create() }, ["body"]],
  ],
  "batch.item": [
    [
      "batchCampaigns",
      batch(
        create(),
        { operation_type: "Update", params: { campaign_id: "cp5h1n" } },
        { operation_type: "Delete", params: { campaign_id: "cp5h1n" } },
      ),
      [],
    ],
    ["batchCampaigns", ACCOUNT, ["body"]],
    ["batchCampaigns", { ...ACCOUNT, body: null }, ["body"]],
    ["batchCampaigns", batch({ operation_type: "create", params: {} }), ["body[0].operation_type"]],
    ["batchCampaigns", batch({ operation_type: "Create" }), ["body[0].params"]],
    ["batchCampaigns", batch({ operation_type: "Create", params: [] }), ["body[0].params"]],
    ["batchCampaigns", batch(null), ["body[0].operation_type", "body[0].params"]],
    [
      "batchCampaigns",
      batch({ operation_type: "Delete", params: {} }, { operation_type: "Update", params: {} }),
      ["body[0].params.campaign_id", "body[1].params.campaign_id"],
    ],
  ],
  "funding.required": [
    [
      "createFundingInstrument",
      { ...ACCOUNT, currency: "EUR", start_time: "2026-01-01T00:00:00Z", type: "CREDIT_LINE" },
      [],
    ],
    ["createFundingInstrument", ACCOUNT, ["currency", "start_time", "type"]],
    [
      "createFundingInstrument",
      { ...ACCOUNT, currency: "euro", start_time: "2026-01-01T00:00:00Z", type: "CREDIT_LINE" },
      ["currency"],
    ],
  ],
  "line-item.required": [
    newLine({}, []),
    newLine({ placements: [] }, ["placements"]),
    newLine({ placements: "ALL_ON_SERVICE" }, ["placements"]),
    ["createLineItem", ACCOUNT, ["campaign_id", "end_time", "objective", "placements", "product_type", "start_time"]],
  ],
  "line-item.publisher-network": [
    newLine({ placements: ["PUBLISHER_NETWORK"], advertiser_domain: "coffee.example", categories: ["IAB8"] }, []),
    newLine({ placements: ["TAP_FULL", "PUBLISHER_NETWORK"] }, ["advertiser_domain", "categories"]),
    newLine({ placements: ["PUBLISHER_NETWORK"], advertiser_domain: "coffee.example" }, ["categories"]),
    line({ categories: ["IAB8"] }, []),
    line({ categories: ["IAB8"] }, [], { placements: ["PUBLISHER_NETWORK"] }),
    line({ categories: ["IAB8"] }, [], { placements: ["TAP_FULL"], advertiser_domain: null }),
    line({ categories: ["IAB8"] }, ["advertiser_domain"], {
      placements: ["PUBLISHER_NETWORK"],
      advertiser_domain: null,
    }),
    line({ entity_status: "PAUSED" }, [], { placements: ["PUBLISHER_NETWORK"], advertiser_domain: null }),
  ],
  "line-item.advertiser-domain": [
    line({ advertiser_domain: "coffee.example" }, []),
    line({ advertiser_domain: "https://coffee.example" }, ["advertiser_domain"]),
    newLine({ advertiser_domain: "https://coffee.example" }, ["advertiser_domain"]),
  ],
  "line-item.app-identifier": [
    newLine({ objective: "APP_INSTALLS", ios_app_store_identifier: "1234567890" }, []),
    newLine({ objective: "APP_ENGAGEMENTS", android_app_store_identifier: "example.app" }, []),
    newLine({ objective: "APP_INSTALLS" }, [undefined]),
    newLine({ objective: "APP_ENGAGEMENTS" }, [undefined]),
    line({ android_app_store_identifier: "" }, []),
    line({ android_app_store_identifier: "" }, [], {
      objective: "APP_INSTALLS",
      ios_app_store_identifier: "1234567890",
    }),
    line({ android_app_store_identifier: "" }, [undefined], {
      objective: "APP_INSTALLS",
      ios_app_store_identifier: null,
    }),
    line({ name: "x" }, [], {
      objective: "APP_INSTALLS",
      ios_app_store_identifier: null,
      android_app_store_identifier: null,
    }),
  ],
  "line-item.bid-positive": [
    line({ bid_amount_local_micro: 1 }, []),
    line({ bid_amount_local_micro: 2n ** 60n }, []),
    line({ bid_amount_local_micro: 0 }, ["bid_amount_local_micro"]),
    line({ bid_amount_local_micro: 2 ** 60 }, ["bid_amount_local_micro"]),
    newLine({ bid_amount_local_micro: -1n }, ["bid_amount_local_micro"]),
  ],
  "line-item.bid-required": [
    line({ bid_strategy: "AUTO" }, []),
    line({ bid_strategy: "MAX", bid_amount_local_micro: 350000 }, []),
    line({ bid_strategy: "MAX" }, ["bid_amount_local_micro"]),
    line({ bid_strategy: "TARGET" }, ["bid_amount_local_micro"]),
    line({ bid_strategy: "MAX" }, [], { bid_amount_local_micro: 350000 }),
    line({ bid_strategy: "MAX" }, ["bid_amount_local_micro"], { bid_amount_local_micro: null }),
    newLine({ bid_strategy: "TARGET" }, ["bid_amount_local_micro"]),
  ],
  "line-item.bid-max": [
    line({ bid_strategy: "MAX", bid_amount_local_micro: 1 }, []),
    line({ bid_strategy: "MAX", bid_amount_local_micro: 1 }, [], { objective: "ENGAGEMENTS" }),
    line({ bid_strategy: "MAX", bid_amount_local_micro: 1 }, ["bid_strategy"], { objective: "REACH" }),
    line({ bid_strategy: "MAX", bid_amount_local_micro: 1 }, ["bid_strategy"], { objective: "FOLLOWERS" }),
    line({ name: "x" }, [], { objective: "REACH", bid_strategy: "MAX" }),
    newLine({ bid_strategy: "MAX", bid_amount_local_micro: 1 }, ["bid_strategy"]),
  ],
  "line-item.bid-target": [
    line({ bid_strategy: "TARGET", bid_amount_local_micro: 1 }, []),
    line({ bid_strategy: "TARGET", bid_amount_local_micro: 1 }, [], { objective: "REACH" }),
    line({ bid_strategy: "TARGET", bid_amount_local_micro: 1 }, [], { objective: "WEBSITE_CLICKS" }),
    line({ bid_strategy: "TARGET", bid_amount_local_micro: 1 }, ["bid_strategy"], { objective: "FOLLOWERS" }),
    newLine({ bid_strategy: "TARGET", bid_amount_local_micro: 1 }, []),
    newLine({ objective: "VIDEO_VIEWS", bid_strategy: "TARGET", bid_amount_local_micro: 1 }, ["bid_strategy"]),
  ],
  "line-item.duration": [
    ...[1, 7, 30].map((duration_in_days) => line({ duration_in_days }, [])),
    ...[0, 8, 31, "7"].map((duration_in_days) => line({ duration_in_days }, ["duration_in_days"])),
    newLine({ duration_in_days: 2 }, ["duration_in_days"]),
  ],
  "line-item.frequency-cap": [
    line({ frequency_cap: 3 }, []),
    ...["REACH", "ENGAGEMENTS", "VIDEO_VIEWS", "PREROLL_VIEWS"].map((objective) =>
      line({ frequency_cap: 3 }, [], { objective }),
    ),
    ...["FOLLOWERS", "WEBSITE_CLICKS", "APP_INSTALLS", "APP_ENGAGEMENTS"].map((objective) =>
      line({ frequency_cap: 3 }, ["frequency_cap"], { objective }),
    ),
    newLine({ frequency_cap: 3 }, []),
    newLine({ objective: "FOLLOWERS", frequency_cap: 3 }, ["frequency_cap"]),
  ],
  "line-item.goal": [
    line({ goal: "APP_PURCHASES" }, []),
    line({ goal: "APP_PURCHASES" }, [], { objective: "APP_INSTALLS" }),
    line({ goal: "APP_PURCHASES" }, ["goal"], { objective: "APP_ENGAGEMENTS" }),
    line({ goal: "APP_CLICKS" }, [], { objective: "APP_ENGAGEMENTS" }),
    line({ goal: "APP_CLICKS" }, ["goal"], { objective: "REACH" }),
    line({ goal: "APP_INSTALLS" }, ["goal"], { objective: "REACH" }),
    line({ goal: "toString" }, [], { objective: "REACH" }),
    newLine({ goal: "MAX_REACH" }, []),
    newLine({ goal: "APP_INSTALLS" }, ["goal"]),
  ],
  "line-item.pay-by": [
    line({ pay_by: "APP_CLICK" }, []),
    line({ pay_by: "APP_CLICK" }, [], { objective: "APP_INSTALLS" }),
    line({ pay_by: "IMPRESSION" }, ["pay_by"], { objective: "REACH", pay_by: "LINK_CLICK" }),
    line({ pay_by: "IMPRESSION" }, [], { objective: "REACH", pay_by: "IMPRESSION" }),
    line({ pay_by: "IMPRESSION" }, [], { objective: "REACH" }),
    line({ pay_by: "IMPRESSION" }, ["pay_by"], { objective: "REACH", pay_by: null }),
    line({ pay_by: "LINK_CLICK", goal: "APP_INSTALLS" }, ["pay_by"]),
    line({ pay_by: "IMPRESSION", goal: "APP_INSTALLS" }, []),
    line({ pay_by: "IMPRESSION", goal: "APP_INSTALLS" }, [], { bid_strategy: "TARGET" }),
    line({ pay_by: "LINK_CLICK", goal: "LINK_CLICKS" }, []),
    line({ pay_by: "APP_CLICK", goal: "LINK_CLICKS" }, ["pay_by"]),
    line({ pay_by: "IMPRESSION", goal: "LINK_CLICKS" }, []),
    line({ pay_by: "IMPRESSION", goal: "LINK_CLICKS" }, ["pay_by"], { bid_strategy: "TARGET" }),
    line({ pay_by: "IMPRESSION", goal: "SITE_VISITS" }, []),
    line({ pay_by: "LINK_CLICK", goal: "SITE_VISITS" }, ["pay_by"]),
    line({ pay_by: "VIEW", goal: "APP_INSTALLS" }, ["pay_by"]),
    line({ pay_by: "VIEW", goal: "toString" }, []),
    newLine({ pay_by: "IMPRESSION" }, []),
    newLine({ pay_by: "APP_CLICK", goal: "LINK_CLICKS" }, ["pay_by"]),
  ],
  "line-item.update-status": [
    line({ entity_status: "ACTIVE" }, []),
    line({ entity_status: "DRAFT" }, ["entity_status"]),
    newLine({ entity_status: "DRAFT" }, []),
  ],
  "preroll.categories": [
    newLine({ objective: "PREROLL_VIEWS", product_type: "MEDIA", categories: ["IAB8", "IAB8-5", "IAB1"] }, []),
    newLine({ objective: "PREROLL_VIEWS", product_type: "MEDIA" }, ["categories"]),
    line({ categories: [] }, []),
    line({ categories: [] }, ["categories"], { objective: "PREROLL_VIEWS" }),
    line({ name: "x" }, [], { objective: "PREROLL_VIEWS", categories: [] }),
  ],
};

describe.each(Object.entries(CASES))("%s", (rule, cases) => {
  test.each(cases)("%s, case %#", (id, args, parameters, context) => {
    const violations = checkRequest(id, args, context as CheckContext<typeof id>);
    expect(violations.map((violation) => [violation.rule, violation.parameter])).toEqual(
      parameters.map((parameter) => [rule, parameter]),
    );
    for (const { message, value } of violations) expect(`${message}${value ?? ""}`.length).toBeLessThan(500);
  });
});

test("every rule that one request can break has a case that passes and one that fails", async () => {
  const { "x-rule-catalogue": catalogue } = await loadBundle("ads-v12");
  const rules = catalogue.filter(({ where }) => where === "request").map(({ id }) => id);
  expect(Object.keys(CASES).sort()).toEqual(rules.sort());
  for (const [rule, cases] of Object.entries(CASES)) {
    expect([rule, new Set(cases.map(([, , parameters]) => parameters.length > 0))]).toEqual([
      rule,
      new Set([true, false]),
    ]);
  }
});

test("the examples of the spec break no rule", async () => {
  const bundle = await loadBundle("ads-v12");
  type Body = { content: { "application/json": { examples: Record<string, unknown> } } };
  const examples = operationsOf(bundle).flatMap(({ operation: { operationId, requestBody } }) =>
    Object.values((requestBody as Body | undefined)?.content["application/json"].examples ?? {}).map((node) => {
      const { value } = resolve<{ value: unknown }>(bundle, node);
      return [operationId as Id, Array.isArray(value) ? { body: value } : (value as Args)] as const;
    }),
  );
  expect(examples.length).toBeGreaterThan(3);
  for (const [id, args] of examples) expect(checkRequest(id, args)).toEqual([]);
});

describe("batches", () => {
  test("each item is judged by the rules of its operation, all at once", () => {
    const violations = checkRequest(
      "batchCampaigns",
      batch(create(), create({ name: "x".repeat(256), standard_delivery: true, budget_optimization: "LINE_ITEM" }), {
        operation_type: "Update",
        params: { campaign_id: "cp5h1n", entity_status: "DRAFT" },
      }),
    );
    expect(violations.map(({ rule, parameter }) => [rule, parameter])).toEqual([
      ["campaign.name-length", "body[1].params.name"],
      ["campaign.standard-delivery", "body[1].params.standard_delivery"],
      ["campaign.update-status", "body[2].params.entity_status"],
    ]);
    expect(violations[0]).toMatchObject({
      message: "body[1].params: name must be a string of at most 255 characters",
      value: `${"x".repeat(59)}…`,
    });
  });

  test("a member `body` is unknown to an item, and no body beside the query", () => {
    expect(checkRequest("batchCampaigns", batch(create({ body: 1 })))).toEqual([]);
  });

  test("updates are judged by the stored campaigns", () => {
    const update = { operation_type: "Update", params: { campaign_id: "a", daily_budget_amount_local_micro: 6 } };
    const stored = { a: { total_budget_amount_local_micro: 5 } };
    expect(checkRequest("batchCampaigns", batch(update), { stored }).map(({ rule }) => rule)).toEqual([
      "campaign.daily-within-total",
    ]);
    expect(checkRequest("batchCampaigns", batch(update), { stored: { b: stored.a } })).toEqual([]);
    const renamed = { total_budget_amount_local_micro: null, daily_budget_amount_local_micro: undefined, name: "x" };
    const rename = { operation_type: "Update", params: { campaign_id: "a", ...renamed } };
    expect(checkRequest("batchCampaigns", batch(rename, update), { stored })).toMatchObject([
      { rule: "campaign.daily-within-total", parameter: "body[1].params.daily_budget_amount_local_micro" },
    ]);
  });
});

test("no list of identifiers takes one that is empty or several in one", async () => {
  const bundle = await loadBundle("ads-v12");
  const lists = operationsOf(bundle).flatMap(({ operation: { operationId, parameters = [] } }) =>
    parameters.flatMap((node) => {
      const { name, "x-rules": rules } = resolve<{ name: string; "x-rules"?: string[] }>(bundle, node);
      return rules?.includes("params.id-lists") ? [[operationId as Id, name] as const] : [];
    }),
  );
  expect(lists.length).toBeGreaterThan(7);
  for (const [id, name] of lists) {
    for (const wrong of ["", "a,b"]) {
      expect(checkRequest(id, { [name]: ["c", wrong] })).toMatchObject([
        { rule: "params.id-lists", parameter: name, value: wrong },
      ]);
    }
  }
});

test("an operation that does not exist is a mistake of the caller", () => {
  expect(() => checkRequest("toString" as Id)).toThrow("the Ads API v12 has no operation toString");
});

test("no arguments at all are none", () => {
  expect(checkRequest("createAccount")).toEqual([]);
});

describe("laws", () => {
  const micro = fc.oneof(fc.maxSafeInteger(), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n));

  test("a daily budget is refused exactly when it exceeds the total, however the integers are held", () => {
    fc.assert(
      fc.property(micro, micro, fc.boolean(), (daily, total, isStored) => {
        const amounts = { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total };
        const violations = isStored
          ? checkRequest("updateCampaign", { ...CAMPAIGN, daily_budget_amount_local_micro: daily }, { stored: amounts })
          : checkRequest("createCampaign", { ...NEW_CAMPAIGN, ...amounts });
        expect(violations.length === 1).toBe(BigInt(daily) > BigInt(total));
      }),
    );
  });

  test("an update of a line item of which nothing is known is refused no more than with any stored one", () => {
    const args = fc.record(
      {
        bid_strategy: fc.constantFrom("AUTO", "MAX", "TARGET"),
        bid_amount_local_micro: fc.constant(5),
        frequency_cap: fc.constant(2),
        goal: fc.constantFrom("APP_PURCHASES", "APP_CLICKS", "LINK_CLICKS"),
        pay_by: fc.constantFrom("APP_CLICK", "IMPRESSION", "LINK_CLICK"),
        categories: fc.constantFrom([], ["IAB8"]),
      },
      { requiredKeys: [] },
    );
    const stored = fc.record({
      objective: fc.constantFrom("REACH", "APP_INSTALLS", "FOLLOWERS", "PREROLL_VIEWS", "WEBSITE_CLICKS"),
      placements: fc.constantFrom(["PUBLISHER_NETWORK" as const], ["TAP_FULL" as const]),
      advertiser_domain: fc.constant(null),
      bid_amount_local_micro: fc.constant(null),
    }) as fc.Arbitrary<CheckContext<"updateLineItem">["stored"] & object>;
    fc.assert(
      fc.property(args, stored, (given, known) => {
        const rules = (context: CheckContext<"updateLineItem">) =>
          checkRequest("updateLineItem", { ...LINE_ITEM, ...given }, context).map(({ rule }) => rule);
        expect(rules({ stored: known })).toEqual(expect.arrayContaining(rules({})));
      }),
    );
  });

  test("no arguments make it throw", () => {
    const operationIds = fc.constantFrom<Id>(
      "createCampaign",
      "updateLineItem",
      "createLineItem",
      "batchCampaigns",
      "listAccountHistory",
      "estimateAudience",
      "listCampaigns",
    );
    const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
    const names = [
      "body",
      "name",
      "placements",
      "objective",
      "goal",
      "pay_by",
      "start_time",
      "targeting_criteria",
      "bid_strategy",
      "count",
      "daily_budget_amount_local_micro",
      "standard_delivery",
      "budget_optimization",
      "campaign_ids",
      "cursor",
      "with_total_count",
    ];
    fc.assert(
      fc.property(operationIds, fc.dictionary(fc.constantFrom(...names), anything), (id, args) => {
        expect(Array.isArray(checkRequest(id, args))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
