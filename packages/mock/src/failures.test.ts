import { afterAll, describe, expect, test } from "vitest";
import { type RawOptions, sendRaw } from "../../../scripts/testing/send-raw.ts";
import { readSpec, type Spec } from "../../../scripts/testing/spec.ts";
import { answerJudge } from "../../../specs/conformance/run/judge-answer.ts";
import { startMock } from "./start-mock.ts";

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const withJudge = (spec: Spec) => ({ ...spec, judge: answerJudge(spec.bundle) });
const specs = { "/2": withJudge(await readSpec("platform-v2")), "/12": withJudge(await readSpec("ads-v12")) };
const json = { "Content-Type": "application/json" };
const bearer = { Authorization: "Bearer t", ...json };
const replay = { webhook_id: "1", from_date: "202603101200", to_date: "202603101800" };

/** Sends a request and checks that its answer is one that the operation declares. */
async function refusal(operationId: string, target: string, options: RawOptions) {
  const { status, headers, text } = await sendRaw(mock.url, target, options);
  const spec = specs[target.startsWith("/2") ? "/2" : "/12"];
  const body = JSON.parse(text);
  const media_type = headers["content-type"] ?? "";
  expect(spec.judge({ operation: operationId, status, media_type, body })).toEqual([]);
  return { status, headers, body };
}

const post = (body: unknown, headers: Record<string, string> = bearer): RawOptions => ({
  method: "POST",
  headers,
  body: typeof body === "string" ? body : JSON.stringify(body),
});

describe("a request of the platform API", () => {
  const sendReplay = (options: RawOptions) => refusal("createWebhookReplayJob", "/2/webhooks/replay", options);

  test("gets every fault at once, with the names and values that were sent", async () => {
    const { status, body } = await sendReplay(post({ webhook_id: "x".repeat(300), from_date: 202603101200 }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: "Invalid Request", status: 400 });
    expect(body.type).toMatch(/\/2\/problems\/invalid-request$/);
    expect(body.errors).toEqual([
      { message: "to_date is required.", parameters: { to_date: [] } },
      {
        message: 'webhook_id must match pattern "^[0-9]{1,19}$".',
        parameters: { webhook_id: [`${"x".repeat(100)}…`] },
      },
      { message: "from_date must be string.", parameters: { from_date: ["202603101200"] } },
    ]);
  });

  test.each([
    ["no credentials", json],
    ["another scheme", { ...json, Authorization: "Basic c2VjcmV0" }],
  ])("gets 401 with %s, and its credentials are not repeated", async (_, headers) => {
    const { status, headers: answered, body } = await sendReplay(post({}, headers));
    expect(status).toBe(401);
    expect(answered["www-authenticate"]).toBe("Bearer");
    expect(body).toMatchObject({ type: "about:blank", title: "Unauthorized", status: 401 });
    expect(JSON.stringify(body)).not.toContain("c2VjcmV0");
  });

  test("is accepted however the scheme of its token is spelled", async () => {
    const { status } = await sendReplay(post(replay, { ...json, Authorization: "bearer t" }));
    expect(status).toBe(200);
  });

  test.each([
    ["cut off", 400, post('{"webhook_id": "1",')],
    ["not UTF-8", 400, { method: "POST", headers: bearer, body: Buffer.from('{"webhook_id":"\xff"}', "latin1") }],
    ["nested absurdly deep", 400, post("[".repeat(100_000) + "]".repeat(100_000))],
    ["larger than 1 MiB", 413, post(`"${"x".repeat(1024 * 1024)}"`)],
    ["of another type", 415, post(replay, { ...bearer, "Content-Type": "text/plain" })],
    ["of no type", 415, post(replay, { Authorization: "Bearer t" })],
    ["in another charset", 415, post(replay, { ...bearer, "Content-Type": "application/json; charset=utf-16" })],
    ["compressed", 415, post(replay, { ...bearer, "Content-Encoding": "gzip" })],
  ])("with a body that is %s gets %i as a generic problem", async (_, wanted, options) => {
    const { status, body } = await sendReplay(options);
    expect(status).toBe(wanted);
    expect(body).toMatchObject({ type: "about:blank", status: wanted });
  });

  test("without its body is told that it needs one", async () => {
    const { body } = await sendReplay({ method: "POST", headers: bearer });
    expect(body.errors).toEqual([{ message: "A body is required.", parameters: { body: [] } }]);
  });
});

describe("a request of the Ads API", () => {
  test("gets every fault at once, with the echo of its parameters", async () => {
    const target = "/12/accounts/hc%207/campaigns?count=0&q=a&q=b&campaign_ids=&with_draft=perhaps";
    const { status, body } = await refusal("listCampaigns", target, {});
    expect(status).toBe(400);
    expect(body.request.params).toEqual({
      account_id: "hc 7",
      count: "0",
      q: "a,b",
      campaign_ids: "",
      with_draft: "perhaps",
    });
    expect(new Set(body.errors)).toEqual(
      new Set([
        { message: "campaign_ids is empty.", parameter: "campaign_ids" },
        { message: "q is given 2 times; give it once.", parameter: "q" },
        { message: "count must be >= 1.", parameter: "count" },
        { message: "with_draft must be boolean.", parameter: "with_draft" },
      ]),
    );
  });

  test("is told to separate a list with commas instead of repeating the parameter", async () => {
    const { status, body } = await refusal(
      "listCampaigns",
      "/12/accounts/a/campaigns?campaign_ids=a&campaign_ids=b",
      {},
    );
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe("campaign_ids is given 2 times; separate its values with commas.");
  });

  test.each(["0x10", "0b1", "0o7", "1e2", "1.0", " 10", "\t5", "+5", "Infinity", "ten"])(
    "is told that %j is no integer",
    async (count) => {
      const target = `/12/accounts/a/campaigns?${new URLSearchParams({ count })}`;
      const { status, body } = await refusal("listCampaigns", target, {});
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ message: "count must be integer.", parameter: "count" }]);
    },
  );

  test("in a batch gets its faults in the order of the items", async () => {
    const items = [
      { operation_type: "Create", params: { funding_instrument_id: "fi4q8w", name: "Spring" } },
      { operation_type: "Create", params: {} },
      { operation_type: "Update", params: { campaign_id: "cp5h1n", entity_status: "DRAFT" } },
      { operation_type: "Create", params: { ...draft, budget_optimization: "LINE_ITEM", standard_delivery: true } },
      {},
    ];
    const { status, body } = await sendBatch(post(items));
    expect(status).toBe(400);
    expect(body).toEqual({
      operation_errors: [
        [],
        [
          { message: "funding_instrument_id is required.", parameter: "funding_instrument_id" },
          { message: "name is required.", parameter: "name" },
        ],
        [{ message: "entity_status must be one of ACTIVE, PAUSED.", parameter: "entity_status" }],
        [
          {
            message: "standard_delivery must not be sent in this combination.",
            parameter: "standard_delivery",
          },
        ],
        [
          { message: "operation_type is required.", parameter: "operation_type" },
          { message: "params is required.", parameter: "params" },
        ],
      ],
      request: items,
    });
  });

  test("in a batch of more than 40 items gets an error of the request", async () => {
    const items = Array.from({ length: 41 }, () => ({ operation_type: "Create", params: draft }));
    const { status, body } = await sendBatch(post(items));
    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ message: "body must not have more than 40 items.", parameter: "body" }] });
  });

  test("with thousands of faults gets a hundred of them", async () => {
    const criteria = Array.from({ length: 20_000 }, () => 0);
    const { body } = await refusal(
      "estimateAudience",
      "/12/accounts/a/audience_estimate",
      post({ targeting_criteria: criteria }),
    );
    expect(body.errors).toHaveLength(100);
  });

  test("gets 406 when it accepts no JSON", async () => {
    const { status, body } = await refusal("listAccounts", "/12/accounts", { headers: { Accept: "text/html" } });
    expect(status).toBe(406);
    expect(body.errors[0].message).toContain("application/json");
  });

  const draft = { funding_instrument_id: "fi4q8w", name: "Spring" };
  const sendBatch = (options: RawOptions) => refusal("batchCampaigns", "/12/batch/accounts/hc7m2k9/campaigns", options);
});

describe.each(Object.entries(specs))("an operation under %s that takes no body", (_, { operations }) => {
  test.each(operations.filter(({ body }) => !body))("refuses one: $id", async ({ id, method, path }) => {
    const target = path.replaceAll(/\{[^}]+\}/g, "x");
    const { status, body } = await refusal(id, target, { method, headers: bearer, body: "{}" });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`${id} takes no body`);
  });
});

describe("a request for nothing that there is", () => {
  test.each([
    ["/", 404, "Paths begin with /2 or /12."],
    ["/3/accounts", 404, "Paths begin with /2 or /12."],
    ["/2/nothing", 404, "No operation has this path."],
    ["/2/webhooks/../connections", 404, "No operation has this path."],
  ])("GET %s gets %i as a problem", async (target, wanted, detail) => {
    const { status, headers, text } = await sendRaw(mock.url, target);
    expect(status).toBe(wanted);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(text)).toEqual({ type: "about:blank", title: "Not Found", detail, status: wanted });
  });

  test.each(["/12", "/12/accounts/", "/12/accounts//campaigns"])(
    "GET %s gets 404 as the Ads API words it",
    async (target) => {
      const { status, headers, text } = await sendRaw(mock.url, target);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("application/json");
      expect(JSON.parse(text)).toEqual({
        errors: [{ message: "No operation has this path." }],
        request: { params: {} },
      });
    },
  );

  test("a method that the path does not take gets 405 with those that it takes", async () => {
    const { status, headers } = await sendRaw(mock.url, "/2/connections/all", { method: "PATCH" });
    expect(status).toBe(405);
    expect(headers["allow"]).toBe("DELETE, OPTIONS");
  });
});
