import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Api,
  type Bundle,
  loadBundle,
  type Operation,
  operationsOf,
  resolve,
} from "../scripts/generate/bundle.ts";

/** What the API's documents state in numbers and lists, held against the bundles. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: unknown[];
  const?: unknown;
  items?: Schema;
  "x-inferred"?: true;
}
interface Parameter {
  name: string;
  in: string;
  "x-inferred"?: true;
  required?: boolean;
  schema: Schema;
}

const bundles = {} as Record<Api, Bundle>;
beforeAll(async () => {
  bundles["platform-v2"] = await loadBundle("platform-v2");
  bundles["ads-v12"] = await loadBundle("ads-v12");
});

function operation(api: Api, id: string): Operation {
  const found = operationsOf(bundles[api]).find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found.operation;
}

function parameters(api: Api, id: string): Record<string, Parameter & { schema: Schema }> {
  const list = (operation(api, id).parameters ?? []).map((node) => resolve<Parameter>(bundles[api], node));
  return Object.fromEntries(
    list.map((parameter) => {
      const schema = resolve<Schema>(bundles[api], parameter.schema);
      return [
        parameter.name,
        {
          ...parameter,
          schema: { ...schema, ...(schema.items && { items: resolve<Schema>(bundles[api], schema.items) }) },
        },
      ];
    }),
  );
}

function schema(api: Api, name: string): Schema {
  return resolve<Schema>(bundles[api], { $ref: `#/components/schemas/${name}` });
}

function property(api: Api, name: string, member: string): Schema {
  return resolve<Schema>(bundles[api], schema(api, name).properties?.[member]);
}

describe("operations", () => {
  test.each([
    ["platform-v2", 8],
    ["ads-v12", 48],
  ] as const)("%s has %i", (api, count) => {
    expect(operationsOf(bundles[api])).toHaveLength(count);
  });

  test("those of the sandbox alone are marked and have its host alone", () => {
    const marked = operationsOf(bundles["ads-v12"]).filter(({ operation }) => operation["x-sandbox-only"]);
    expect(marked.map(({ operation }) => operation.operationId)).toEqual([
      "addFeatures",
      "createAccount",
      "createFundingInstrument",
      "deleteAccount",
      "deleteFundingInstrument",
      "removeFeatures",
    ]);
    for (const { operation } of marked) {
      expect((operation as { servers?: { url: string }[] }).servers?.map(({ url }) => url)).toEqual([
        "{ads_sandbox_url}",
      ]);
    }
  });

  test("the older replay operation alone is deprecated", () => {
    const deprecated = (api: Api) =>
      operationsOf(bundles[api]).flatMap(({ operation }) => (operation.deprecated ? [operation.operationId] : []));
    expect([...deprecated("platform-v2"), ...deprecated("ads-v12")]).toEqual(["createAccountActivityReplayJob"]);
  });

  test("ads declares no authentication, and the platform a bearer for the replay alone", () => {
    expect(bundles["ads-v12"].components["securitySchemes"]).toBeUndefined();
    const secured = operationsOf(bundles["platform-v2"]).filter(({ operation }) => "security" in operation);
    expect(secured.map(({ operation }) => operation.operationId)).toEqual([
      "createAccountActivityReplayJob",
      "createWebhookReplayJob",
    ]);
  });

  test("POST and PUT parameters travel in the query, but for the two bodies that are named", () => {
    const withBody = operationsOf(bundles["ads-v12"]).filter(({ operation }) => operation.requestBody);
    expect(withBody.map(({ operation }) => operation.operationId)).toEqual(["batchCampaigns", "estimateAudience"]);
  });
});

describe("platform-v2", () => {
  test("the replay request", () => {
    const { required, properties } = schema("platform-v2", "WebhookReplayJobRequest");
    expect(required).toEqual(["webhook_id", "from_date", "to_date"]);
    expect(Object.keys(properties ?? {})).toEqual(required);
    expect(
      ["webhook_id", "from_date", "to_date"].map(
        (name) => property("platform-v2", "WebhookReplayJobRequest", name).pattern,
      ),
    ).toEqual(["^[0-9]{1,19}$", "^[0-9]{12}$", "^[0-9]{12}$"]);
  });

  test("eighteen problem kinds with exactly their extra fields", () => {
    const kinds = (schema("platform-v2", "Problem").oneOf ?? []).map((node) =>
      resolve<Schema>(bundles["platform-v2"], node),
    );
    const extras = kinds.map(({ properties = {}, required = [] }) => {
      const type = resolve<Schema>(bundles["platform-v2"], properties["type"]);
      const kind = type.const ?? type.pattern?.replace(/^.*\/problems\//, "").replace("$", "");
      const names = Object.keys(properties).filter((name) => !["type", "title", "detail", "status"].includes(name));
      expect(required).toEqual(expect.arrayContaining(["type", "title"]));
      expect(required).not.toEqual(expect.arrayContaining(["detail"]));
      return [kind, names.map((name) => (required.includes(name) ? name : `${name}?`)).sort()];
    });
    expect(Object.fromEntries(extras)).toEqual({
      "about:blank": [],
      "client-disconnected": [],
      "client-forbidden": ["reason?", "registration_url?"],
      conflict: [],
      "disallowed-resource": ["resource_id", "resource_type", "section"],
      "duplicate-rules": ["id?", "value?"],
      "invalid-request": ["errors?"],
      "invalid-rules": [],
      "noncompliant-rules": [],
      "not-authorized-for-field": ["field", "resource_type", "section"],
      "not-authorized-for-resource": ["parameter", "resource_id", "resource_type", "section", "value"],
      "operational-disconnect": ["disconnect_type?"],
      "resource-not-found": ["parameter", "resource_id", "resource_type", "value"],
      "resource-unavailable": ["parameter", "resource_id", "resource_type"],
      "rule-cap": [],
      "streaming-connection": ["connection_issue?"],
      "unsupported-authentication": [],
      "usage-capped": ["period?", "scope?"],
    });
  });

  test("every failure is a problem or an error object", () => {
    for (const { operation } of operationsOf(bundles["platform-v2"])) {
      const failures = Object.entries(operation.responses).filter(([status]) => status !== "200");
      expect(failures.map(([status]) => status)).toEqual(["400", "default"]);
      for (const [status, response] of failures) {
        const { content } = resolve<{ content: object }>(bundles["platform-v2"], response);
        // Whoever takes the first, as Prism does, takes the one that tells more.
        expect(Object.keys(content), `${operation.operationId} ${status}`).toEqual([
          "application/problem+json",
          "application/json",
        ]);
      }
    }
  });

  test("lists of values that are given in full", () => {
    const values = (name: string, member: string) => property("platform-v2", name, member).enum;
    expect(schema("platform-v2", "ActivityEventType").enum).toHaveLength(13);
    expect(schema("platform-v2", "DeprecatedActivityEventType").enum).toHaveLength(5);
    expect(values("OperationalDisconnectProblem", "disconnect_type")).toHaveLength(8);
    expect(values("StreamingConnectionProblem", "connection_issue")).toContain("TooManyConnections");
    expect(values("UsageCappedProblem", "period")).toEqual(["Daily", "Monthly"]);
    expect(values("ResourceNotFoundProblem", "resource_type")).toEqual([
      "user",
      "post",
      "media",
      "list",
      "space",
      "place",
      "poll",
    ]);
    expect(values("ResourceUnavailableProblem", "resource_type")).toEqual(["user", "post", "media", "list", "space"]);
  });
});

describe("ads-v12", () => {
  test("id lists are comma-separated and hold at most 200", () => {
    const lists = operationsOf(bundles["ads-v12"]).flatMap(({ operation }) =>
      Object.values(parameters("ads-v12", operation.operationId)).filter(({ name }) => name.endsWith("_ids")),
    );
    expect(new Set(lists.map(({ name }) => name))).toEqual(
      new Set([
        "account_ids",
        "campaign_ids",
        "funding_instrument_ids",
        "line_item_ids",
        "media_creative_ids",
        "promoted_account_ids",
        "promoted_post_ids",
      ]),
    );
    for (const { schema } of lists) expect(schema.maxItems).toBe(200);
  });

  test("count is 1 to 1000 and 200 by default wherever a list is paged", () => {
    const paged = operationsOf(bundles["ads-v12"]).filter(
      ({ operation }) => "cursor" in parameters("ads-v12", operation.operationId),
    );
    expect(paged).toHaveLength(11);
    for (const { operation } of paged) {
      expect(parameters("ads-v12", operation.operationId)["count"]?.schema).toMatchObject({
        minimum: 1,
        maximum: 1000,
        default: 200,
      });
    }
  });

  test("what a create requires", () => {
    const required = (id: string) =>
      Object.values(parameters("ads-v12", id))
        .filter((parameter) => parameter.required && parameter.in === "query")
        .map(({ name }) => name)
        .sort();
    expect(required("createCampaign")).toEqual(["funding_instrument_id", "name"]);
    expect(required("createLineItem")).toEqual([
      "campaign_id",
      "end_time",
      "objective",
      "placements",
      "product_type",
      "start_time",
    ]);
    expect(required("createFundingInstrument")).toEqual(["currency", "start_time", "type"]);
    expect(required("createMediaCreative")).toEqual(["account_media_id", "line_item_id"]);
    expect(required("createPromotedAccount")).toEqual(["line_item_id", "user_id"]);
    expect(required("listAccountHistory")).toEqual(["end_time", "entity_id", "entity_type", "start_time"]);
    expect(required("updateCampaign")).toEqual([]);
    expect(required("updateLineItem")).toEqual([]);
  });

  test("bounds of single parameters", () => {
    const update = parameters("ads-v12", "updateLineItem");
    expect(update["bid_amount_local_micro"]?.schema).toMatchObject({ format: "int64", exclusiveMinimum: 0 });
    expect(update["duration_in_days"]?.schema.enum).toEqual([1, 7, 30]);
    expect(update["entity_status"]?.schema.enum).toEqual(["ACTIVE", "PAUSED"]);
    expect(update["goal"]?.schema.enum).toHaveLength(15);
    expect(update["goal"]?.schema.enum).not.toContain("SITE_VISITS");
    expect(parameters("ads-v12", "createCampaign")["name"]?.schema.maxLength).toBe(255);
    expect(parameters("ads-v12", "updateCampaign")["purchase_order_number"]?.schema.maxLength).toBe(50);
    expect(parameters("ads-v12", "createCampaign")["entity_status"]?.schema).toMatchObject({
      enum: ["ACTIVE", "DRAFT", "PAUSED"],
      default: "ACTIVE",
    });
    expect(parameters("ads-v12", "addFeatures")["feature_keys"]?.schema.items?.enum).toHaveLength(22);
    expect(parameters("ads-v12", "listFeatures")["feature_keys"]?.schema.items?.enum).toHaveLength(3);
    expect(parameters("ads-v12", "createLineItem")["placements"]?.schema.items?.enum).toHaveLength(11);
    expect(parameters("ads-v12", "updateAccount")["industry_type"]?.schema.enum).toHaveLength(14);
  });

  test("a batch holds at most 40 items", () => {
    expect(schema("ads-v12", "CampaignBatchRequest").maxItems).toBe(40);
  });

  test("every long is a 64-bit integer, nullable where the tables say so", () => {
    const type = (name: string, member: string) => {
      const { type, format } = property("ads-v12", name, member);
      return [format, type];
    };
    const nullable = ["int64", ["integer", "null"]];
    expect(type("Campaign", "daily_budget_amount_local_micro")).toEqual(nullable);
    expect(type("Campaign", "total_budget_amount_local_micro")).toEqual(nullable);
    expect(type("LineItem", "bid_amount_local_micro")).toEqual(nullable);
    expect(type("LineItem", "target_cpa_local_micro")).toEqual(nullable);
    expect(type("FundingInstrument", "credit_limit_local_micro")).toEqual(nullable);
    expect(type("BiddingRule", "minimum_denomination")).toEqual(["int64", "integer"]);
  });

  test("values that were only seen are open", () => {
    for (const [name, member] of [
      ["Account", "approval_status"],
      ["Campaign", "effective_status"],
      ["MediaCreative", "creative_type"],
      ["AccountHistoryEntry", "change_type"],
    ] as const) {
      expect(property("ads-v12", name, member), `${name}.${member}`).toMatchObject({
        type: "string",
        examples: expect.anything(),
      });
      expect(property("ads-v12", name, member).enum).toBeUndefined();
    }
  });
});

test("the forms of texts in queries and paths are those that the documents state, or are marked as inferred", () => {
  const unmarked = (["platform-v2", "ads-v12"] as const).flatMap((api) =>
    operationsOf(bundles[api]).flatMap(({ operation }) =>
      Object.values(parameters(api, operation.operationId)).flatMap(({ name, schema, "x-inferred": inferred }) => {
        const { format, pattern, "x-inferred": inferredForm } = schema;
        const isBound = pattern !== undefined || (format !== undefined && schema.type !== "integer");
        return isBound && !inferred && !inferredForm ? [name] : [];
      }),
    ),
  );
  expect(new Set(unmarked)).toEqual(new Set(["currency", "advertiser_domain", "ios_app_store_identifier"]));
});

describe("files", () => {
  test.each(["platform-v2", "ads-v12"])("every file of %s is reached from openapi.yaml", async (api) => {
    const root = join(import.meta.dirname, api);
    const files = (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    const reached = new Set<string>();
    const queue = ["openapi.yaml"];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      const text = await readFile(join(root, file), "utf8");
      for (const [, target = ""] of text.matchAll(/\$ref: *["']?([^"'#\s]+\.yaml)/g))
        queue.push(join(dirname(file), target));
    }
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });
});
