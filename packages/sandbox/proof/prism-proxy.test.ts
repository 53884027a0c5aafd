import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { operationTable as adsOperations, unwrap } from "@social-api/ads-v12";
import { operationTable as platformOperations } from "@social-api/platform-v2";
import { afterAll, describe, expect, test } from "vitest";
import { breakArguments } from "../../../scripts/testing/broken-arguments.ts";
import { readSpec, type SpecOperation } from "../../../scripts/testing/spec.ts";
import { adsArguments, platformArguments } from "../../../scripts/testing/valid-arguments.ts";
import { createControlClient } from "../src/index.ts";
import { problemExamples } from "../test/support/problem-examples.ts";
import { startBehindPrism } from "./support/start-behind-prism.ts";
import { prismViolations, startPrismProxy } from "./support/start-prism-proxy.ts";

const account_id = "hc7m2k9";

const valid: Record<string, object> = { ...platformArguments, ...adsArguments };
const operationIds = [...Object.keys(platformOperations), ...Object.keys(adsOperations)];

describe("what is right passes Prism in both directions", () => {
  test.each(operationIds.filter((id) => id !== "streamActivity"))("%s", async (operationId) => {
    const { call, violations, close } = await startBehindPrism({ validateRequest: true });
    try {
      const { status, body } = await call(operationId, valid[operationId] ?? {});
      expect(violations).toEqual([]);
      expect(status, JSON.stringify(body)).toBe(200);
    } finally {
      await close();
    }
  });

  // Prism passes an answer on when it is complete, so the stream is ended.
  test("streamActivity", async () => {
    const { call, violations, close } = await startBehindPrism({ validateRequest: true });
    try {
      const streaming = call("streamActivity", {});
      const open = async () => {
        const { data } = (await call("listConnections", {})).body as { data: { disconnected_at: string | null }[] };
        return data.filter(({ disconnected_at }) => disconnected_at === null).length;
      };
      await expect.poll(open, { timeout: 5_000 }).toBeGreaterThan(0);
      expect((await call("deleteAllConnections", {})).status).toBe(200);
      const { status, body } = await streaming;
      expect(violations).toEqual([]);
      expect(status, JSON.stringify(body)).toBe(200);
    } finally {
      await close();
    }
  });
});

describe("what is refused passes Prism, too", async () => {
  const specs = [await readSpec("platform-v2"), await readSpec("ads-v12")];
  const operations = specs.flatMap((spec): readonly SpecOperation[] => spec.operations);
  const behind = await startBehindPrism({ validateRequest: false });
  afterAll(() => behind.close());
  const { call, violations } = behind;
  const argumentsOf = (id: string) => valid[id] ?? {};

  test.each(operations)("$id with arguments that its spec forbids", async (operation) => {
    for (const { args, parameter } of breakArguments(operation, argumentsOf(operation.id))) {
      const { status, body } = await call(operation.id, args);
      expect(status, `a broken ${parameter}: ${JSON.stringify(body)}`).toBe(400);
      expect(JSON.stringify(body)).toContain(parameter);
    }
    expect(violations).toEqual([]);
  });

  test.each(operations)("$id for things that nobody knows", async (operation) => {
    const names = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
    for (const name of names) {
      const unknown = name === "webhook_id" ? "999" : "unknown1";
      const { status, body } = await call(operation.id, { ...argumentsOf(operation.id), [name]: unknown });
      const expected = name === "account_id" ? 403 : name === "endpoint_id" ? 400 : 404;
      expect(status, `an unknown ${name}: ${JSON.stringify(body)}`).toBe(expected);
    }
    expect(violations).toEqual([]);
  });

  test.each(operations)("$id with a token that nobody has", async ({ id }) => {
    const { status, body, headers } = await call(id, argumentsOf(id), { token: "nobodys-token" });
    expect([status, headers.get("www-authenticate")], JSON.stringify(body)).toEqual([401, "Bearer"]);
    expect(violations).toEqual([]);
  });

  const sandboxOnly = Object.entries(adsOperations).flatMap(([id, { sandboxOnly }]) => (sandboxOnly ? [id] : []));
  test.each(sandboxOnly)("%s on the production host", async (id) => {
    const { status, headers } = await call(id, argumentsOf(id), { production: true });
    expect(status).toBe(404);
    expect(headers.get("sandbox-violations")).toContain("sandbox.host-only");
    expect(violations).toEqual([]);
  });

  const refusedByState: [id: string, args: object, status: number][] = [
    ["deleteCampaign", { account_id, campaign_id: "cp1a0z" }, 404],
    ["createCampaign", { account_id, name: "Spring", funding_instrument_id: "unknown1" }, 400],
    ["batchCampaigns", { account_id, body: [{ operation_type: "Delete", params: { campaign_id: "cp1a0z" } }] }, 400],
    ["batchCampaigns", { account_id, body: Array(41).fill(adsArguments.batchCampaigns.body[0]) }, 400],
    ["createLineItem", { ...adsArguments.createLineItem, campaign_id: "cp1a0z" }, 400],
    ["createPromotedAccount", { account_id, line_item_id: "li4v7x", user_id: 3291645508 }, 400],
    ["createMediaCreative", { account_id, line_item_id: "li4v7x", account_media_id: "unknown1" }, 400],
    ["listCampaigns", { account_id, sort_by: "colour-asc" }, 400],
    ["listCampaigns", { account_id, cursor: "another" }, 400],
  ];
  test.each(refusedByState)("%s with %j: %i", async (id, args, expected) => {
    const { status, body } = await call(id, args);
    expect(violations).toEqual([]);
    expect(status, JSON.stringify(body)).toBe(expected);
  });

  test("a second replay job while one is in progress", async () => {
    const args = platformArguments.createWebhookReplayJob;
    const answers = await Promise.all([call("createWebhookReplayJob", args), call("createWebhookReplayJob", args)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(violations).toEqual([]);
  });

  test("a 201st request with a total", async () => {
    let status = 200;
    for (let times = 0; times < 201; times += 1) {
      expect(status).toBe(200);
      ({ status } = await call("listCampaigns", { account_id, count: 1, with_total_count: true }));
    }
    expect(status).toBe(429);
    expect(violations).toEqual([]);
  });
});

describe("what a fault answers passes Prism, too", async () => {
  const { call, violations, started, close } = await startBehindPrism({ validateRequest: true });
  afterAll(close);
  const control = createControlClient({ baseUrl: started.urls.control });

  test.each(problemExamples)("the problem $kind", async ({ kind: problem, extra }) => {
    const outcome = { kind: "problem", status: 409, problem: problem as "conflict", extra } as const;
    await unwrap(control.createFault({ operation_id: "listConnections", times: 1, outcome }));
    const { status, body } = await call("listConnections", {});
    expect(violations).toEqual([]);
    expect(status, JSON.stringify(body)).toBe(409);
    expect(body).toMatchObject(extra);
  });

  test.each(["listConnections", "listCampaigns"])("too many requests of %s", async (operation_id) => {
    const outcome = { kind: "rate-limited", retry_after_seconds: 7 } as const;
    await unwrap(control.createFault({ operation_id, times: 1, outcome }));
    const { status, headers } = await call(operation_id, valid[operation_id] ?? {});
    expect(violations).toEqual([]);
    expect([status, headers.get("retry-after")]).toEqual([429, "7"]);
  });
});

/** Controls: each spoils an answer in one way, and Prism must notice. */
describe("Prism notices", () => {
  const campaign = {
    id: "cp5h1n",
    name: "Spring",
    funding_instrument_id: "fi4q8w",
    currency: "EUR",
  };
  const spoiled: [what: string, answer: { status?: number; type?: string; body: string }][] = [
    ["a member that is missing", { body: JSON.stringify({ request: { params: {} }, data: campaign }) }],
    ["a list where one entity belongs", { body: JSON.stringify({ request: { params: {} }, data: [] }) }],
    ["another media type", { type: "text/html", body: "<p>Welcome</p>" }],
    ["a page in place of a failure", { status: 503, type: "text/html", body: "<p>Come back later</p>" }],
  ];
  test.each(spoiled)("%s", async (_what, { status = 200, type = "application/json", body }) => {
    const upstream = createServer((_request, response) =>
      response.writeHead(status, { "Content-Type": type }).end(body),
    );
    upstream.listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    const proxy = await startPrismProxy({ api: "ads-v12", upstream: url, validateRequest: true });
    try {
      const answer = await fetch(`${proxy.url}/12/accounts/${account_id}/campaigns/cp5h1n`);
      expect((await prismViolations(answer)).length).toBeGreaterThan(0);
    } finally {
      await proxy.close();
      upstream.close();
    }
  });
});
