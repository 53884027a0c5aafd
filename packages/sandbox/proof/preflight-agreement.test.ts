import assert from "node:assert/strict";
import {
  type operations as AdsOperations,
  type CheckContext,
  checkRequest as checkAds,
  createAdsClient,
} from "@social-api/ads-v12";
import {
  checkRequest as checkPlatform,
  createPlatformClient,
  type operations as PlatformOperations,
} from "@social-api/platform-v2";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSpec, type Schema, type SpecOperation } from "../../../scripts/testing/spec.ts";
import { adsArguments } from "../../../scripts/testing/valid-arguments.ts";
import { readBundle } from "../src/http/read-bundle.ts";
import { createSandbox } from "../src/index.ts";

/** Another one each time; `PROOF_SEED` repeats a run, and `PROOF_RUNS` makes it longer. */
const seed = Number(process.env["PROOF_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env["PROOF_RUNS"] ?? 2500);
const account_id = "hc7m2k9";
const all = { with_deleted: true, with_draft: true };
const NOW = Date.UTC(2026, 2, 10, 18, 30);

interface CatalogueEntry {
  readonly id: string;
  readonly where: string;
}

/** The rules that are judged from a request alone: of these, both sides must name the same. */
function requestRules(bundle: object): ReadonlySet<string> {
  const { "x-rule-catalogue": catalogue } = bundle as { "x-rule-catalogue": readonly CatalogueEntry[] };
  return new Set(catalogue.filter(({ where }) => where === "request").map(({ id }) => id));
}

type Method = (args: object) => Promise<{ data?: unknown; response: Response }>;

function methodOf(client: object, operationId: string): Method {
  return (client as Record<string, Method>)[operationId] as Method;
}

function told(response: Response): string[] {
  const violations = JSON.parse(response.headers.get("sandbox-violations") ?? "[]") as { rule?: string }[];
  return violations.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
}

/** Values for a parameter, right and wrong ones, all of which look the same in a query as they do to the client. */
function valuesOf({ type, enum: values, items, pattern }: Schema & { items?: Schema }): fc.Arbitrary<unknown> {
  const kinds = [type].flat();
  if (values !== undefined) return fc.constantFrom<unknown>(...values, "WRONG");
  if (kinds.includes("boolean")) return fc.boolean();
  if (kinds.includes("integer")) {
    return fc.constantFrom(0, 1, 2, 7, 30, 200, 1000, 1001, -1, 5_500_000, 2 ** 53 - 1, 2n ** 63n - 1n);
  }
  if (kinds.includes("array")) {
    // A client sends no item with a comma: it would be two.
    const single = (items === undefined ? fc.constantFrom("a1", "b2") : valuesOf(items)).filter(
      (value) => !String(value).includes(","),
    );
    return fc.oneof(
      { arbitrary: fc.array(single, { minLength: 1, maxLength: 3 }), weight: 5 },
      { arbitrary: fc.constant(Array.from({ length: 201 }, (_, at) => `id${at}`)), weight: 1 },
    );
  }
  const texts = ["x", "x".repeat(51), "x".repeat(256), "https://example.com", "example.com", "IAB1,IAB2"];
  const times = ["2026-03-01T00:00:00Z", "2026-03-01T00:30:00Z", "2026-02-30T00:00:00Z", "2026-03-08T00:00:00Z"];
  return fc.constantFrom(...(pattern === undefined ? [...texts, ...times] : [...times, ...texts]));
}

/** The valid arguments of an operation, some of them left out and some replaced. */
function argumentsOf(operation: SpecOperation, valid: object): fc.Arbitrary<Record<string, unknown>> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const changes = fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        fc.oneof(
          { arbitrary: fc.constant("keep"), weight: 6 },
          { arbitrary: fc.constant("omit"), weight: 1 },
          { arbitrary: valuesOf(schema).map((value) => ({ value })), weight: 2 },
        ),
      ]),
    ),
  );
  return changes.map((change) => {
    const args: Record<string, unknown> = { ...valid };
    for (const [name, what] of Object.entries(change)) {
      if (what === "omit") delete args[name];
      else if (typeof what === "object") args[name] = (what as { value: unknown }).value;
    }
    return args;
  });
}

const campaignParams = fc.record(
  {
    campaign_id: fc.constantFrom("cp5h1n", "cp6j4p", "unknown1"),
    funding_instrument_id: fc.constant("fi4q8w"),
    name: fc.constantFrom("Batch", "x".repeat(256)),
    daily_budget_amount_local_micro: fc.constantFrom(1, 5_500_000, 2n ** 63n - 1n),
    total_budget_amount_local_micro: fc.constantFrom(1, 5_500_000),
    budget_optimization: fc.constantFrom("CAMPAIGN", "LINE_ITEM", "WRONG"),
    standard_delivery: fc.boolean(),
    entity_status: fc.constantFrom("PAUSED", "DRAFT", "WRONG"),
    purchase_order_number: fc.constantFrom("PO-1", "x".repeat(51)),
  },
  { requiredKeys: [] },
);
const batchBody = fc.oneof(
  {
    arbitrary: fc.array(
      fc.record(
        { operation_type: fc.constantFrom("Create", "Update", "Delete", "Wrong"), params: campaignParams },
        { requiredKeys: ["operation_type"] },
      ),
      { minLength: 1, maxLength: 5 },
    ),
    weight: 6,
  },
  { arbitrary: fc.constant(Array(41).fill(adsArguments.batchCampaigns.body[0])), weight: 1 },
);

/** Where the sandbox knows more than a client can, and names a rule of requests for it: each for its reason. */
const KNOWS_MORE: Readonly<Record<string, readonly string[]>> = {
  // The goal and the bid strategy that the sandbox gives by default, and the categories that it holds.
  createLineItem: ["line-item.pay-by", "line-item.goal", "line-item.bid-required", "preroll.categories"],
  updateLineItem: ["preroll.categories"],
  // Where this operation has its range from is not shown: preflight looks only at how far it reaches.
  createAccountActivityReplayJob: ["replay.required", "replay.timestamps"],
};

test("preflight and the sandbox name the same rules, whatever is asked", { timeout: 120_000 }, async () => {
  console.info(`preflight agreement: PROOF_SEED=${seed}`);
  const spec = await readSpec("ads-v12");
  const rules = requestRules(readBundle("ads-v12"));
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { urls, fetch } = sandbox;
  const host = { production: urls.ads, sandbox: urls.adsSandbox };
  const met = new Set<string>();
  let accepted = 0;
  const calls = fc.oneof(
    ...spec.operations
      .filter(({ id, parameters }) => !id.startsWith("delete") && parameters.some((each) => each.in === "query"))
      .map((operation) => {
        const valid = adsArguments[operation.id as keyof AdsOperations];
        return fc.record({ id: fc.constant(operation.id), args: argumentsOf(operation, valid) });
      }),
    fc.record({
      id: fc.constant("batchCampaigns"),
      args: batchBody.map((body): Record<string, unknown> => ({ account_id, body })),
    }),
  );
  const property = fc.asyncProperty(
    calls,
    fc.constantFrom<"production" | "sandbox">("production", "sandbox"),
    async (call, on) => {
      const { args } = call;
      const id = call.id as keyof AdsOperations;
      const ads = createAdsClient({ baseUrl: host[on], sandboxUrl: host[on], fetch });
      const stored: unknown =
        id === "updateCampaign"
          ? (await ads.getCampaign({ account_id, campaign_id: "cp5h1n", with_deleted: true })).data?.data
          : id === "updateLineItem"
            ? (await ads.getLineItem({ account_id, line_item_id: "li4v7x", with_deleted: true })).data?.data
            : id === "batchCampaigns"
              ? Object.fromEntries(
                  (await ads.listCampaigns({ account_id, campaign_ids: ["cp5h1n", "cp6j4p"], ...all })).data?.data.map(
                    (each) => [each.id, each],
                  ) ?? [],
                )
              : undefined;
      const context = { host: on, ...(stored !== undefined && { stored }) } as CheckContext;
      const refused = checkAds(id, args, context);
      const { response } = await methodOf(ads, id)(args);
      const named = told(response).filter((rule) => rules.has(rule));
      for (const { rule } of refused) met.add(rule);
      const expected = new Set(refused.map(({ rule }) => rule));
      if (expected.size > 0) {
        assert.ok(
          [400, 404].includes(response.status),
          `preflight refuses by ${[...expected]}, the sandbox answers ${response.status}`,
        );
        assert.deepEqual(new Set(named), expected);
      } else {
        const unexpected = named.filter((rule) => !KNOWS_MORE[id]?.includes(rule));
        assert.deepEqual(unexpected, [], `preflight accepts what the sandbox refuses with ${response.status}`);
        if (response.ok) accepted += 1;
      }
    },
  );
  try {
    await fc.assert(property, { numRuns: runs, seed });
  } finally {
    await sandbox.close();
  }
  // What was never met was never compared.
  expect(accepted).toBeGreaterThan(300);
  expect(met.size, [...met].join(", ")).toBeGreaterThan(15);
});

test("so they do for replay jobs", async () => {
  const rules = requestRules(readBundle("platform-v2"));
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const dates = fc.constantFrom(
    "202603101200",
    "202603101830",
    "202603101831",
    "202603091830",
    "202603091829",
    "202602301200",
    "2026031012",
    "noon",
  );
  const args = fc.record(
    {
      webhook_id: fc.constantFrom("1576829043218391040", "12345678901234567890", "one", ""),
      from_date: dates,
      to_date: dates,
    },
    { requiredKeys: [] },
  );
  const id = fc.constantFrom<keyof PlatformOperations>("createWebhookReplayJob", "createAccountActivityReplayJob");
  const met = new Set<string>();
  const property = fc.asyncProperty(id, args, fc.boolean(), async (operationId, given, withToken) => {
    const authorization = withToken ? "Bearer harbour-coffee-token" : null;
    const path = operationId === "createAccountActivityReplayJob" ? { webhook_id: "1576829043218391040" } : {};
    const sent = { ...given, ...path };
    const platform = createPlatformClient({
      baseUrl: sandbox.urls.platform,
      fetch: sandbox.fetch,
      ...(withToken && { token: "harbour-coffee-token" }),
    });
    const refused = checkPlatform(operationId, sent, { now: NOW, authorization });
    for (const { rule } of refused) met.add(rule);
    const { response } = await methodOf(platform, operationId)(sent);
    const named = told(response).filter((rule) => rules.has(rule) && !KNOWS_MORE[operationId]?.includes(rule));
    assert.deepEqual(new Set(named), new Set(refused.map(({ rule }) => rule)));
    if (refused.length > 0) assert.ok([400, 401].includes(response.status), String(response.status));
  });
  try {
    await fc.assert(property, { numRuns: 400, seed });
  } finally {
    await sandbox.close();
  }
  expect([...met].sort()).toEqual(
    ["auth.bearer", "replay.required", "replay.timestamps", "replay.webhook-id", "replay.window"].sort(),
  );
});
