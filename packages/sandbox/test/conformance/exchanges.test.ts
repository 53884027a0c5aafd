import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { APIS, type Api, loadBundle } from "../../../../scripts/generate/bundle.ts";
import { applyControl } from "../../../../specs/conformance/run/apply-control.ts";
import type { Case } from "../../../../specs/conformance/run/case.ts";
import { checkExchange, EXCHANGE_CHECKS } from "../../../../specs/conformance/run/check-exchange.ts";
import { answerJudge } from "../../../../specs/conformance/run/judge-answer.ts";
import { participantIds } from "../../../../specs/conformance/run/rules/participants.ts";
import { problemExamples } from "../support/problem-examples.ts";
import { readStream } from "./read-stream.ts";
import { type Recording, recordExchange } from "./record-exchange.ts";
import { type ServiceUnderTest, startService } from "./start-service.ts";

// Rules on answers, shown by what the service answers: each exchange is judged as cases about exchanges and answers are,
// and then once more with a fault that breaks the rule, so that the judge is seen to look at it.

const account_id = "hc7m2k9";
const campaign_id = "cp5h1n";
const creation = { account_id, funding_instrument_id: "fi4q8w", name: "Easter Offers Faro" };
const item = (operation_type: string, params: object) => ({ operation_type, params });

interface Shown {
  readonly api: Api;
  readonly ask: (recording: Recording) => Promise<void>;
  /** Breaks the rule, as the control of a case would. */
  readonly control: Case["control"];
  readonly by?: string;
}

const SHOWN: Readonly<Record<string, Shown>> = {
  "envelope.single": {
    api: "ads-v12",
    async ask({ ask }) {
      await ask("getCampaign", { account_id, campaign_id });
      await ask("createCampaign", { ...creation, daily_budget_amount_local_micro: 9007199254740993n });
      await ask("updateLineItem", { account_id, line_item_id: "li4v7x", categories: ["IAB8", "IAB8-5"] });
      await ask("getAccount", { account_id, with_deleted: true });
    },
    control: [{ op: "replace", path: "/exchange/0/answer/body/request/params/campaign_id", value: "cp6j4p" }],
  },
  "envelope.list": {
    api: "ads-v12",
    async ask({ ask }) {
      await ask("listCampaigns", { account_id });
      await ask("listCampaigns", { account_id, with_total_count: true });
      await ask("listLineItems", { account_id, with_total_count: false });
      await ask("listBiddingRules");
      await ask("listCuratedCategories", { account_id });
      await ask("listAdvertiserBusinessCategories");
    },
    control: [{ op: "add", path: "/exchange/0/answer/body/total_count", value: 5 }],
  },
  "envelope.batch": {
    api: "ads-v12",
    ask: async ({ ask }) =>
      void (await ask("batchCampaigns", { account_id, body: [item("Update", { campaign_id, name: "Spring" })] })),
    control: [{ op: "remove", path: "/answers/0/body/request/0/operation_type" }],
  },
  "envelope.sandbox-account": {
    api: "ads-v12",
    ask: async ({ ask }) => void (await ask("createAccount")),
    control: [{ op: "move", from: "/answers/0/body/data/0", path: "/answers/0/body/data" }],
  },
  "time.iso-utc": {
    api: "ads-v12",
    async ask({ ask }) {
      await ask("listCampaigns", { account_id, with_deleted: true, with_draft: true });
      await ask("listLineItems", { account_id, with_deleted: true });
      await ask("listFundingInstruments", { account_id, with_deleted: true });
      await ask("listAccounts");
      const start_time = "2026-03-02T09:15:30+01:00";
      await ask("createFundingInstrument", { account_id, currency: "EUR", start_time, type: "CREDIT_CARD" });
      const range = { start_time: "2026-03-01T00:00:00Z", end_time: "2026-03-11T00:00:00Z" };
      await ask("listAccountHistory", { account_id, entity_type: "CAMPAIGN", entity_id: campaign_id, ...range });
    },
    control: [{ op: "replace", path: "/exchange/0/answer/body/data/0/created_at", value: "2026-03-10T18:42:07+01:00" }],
  },
  "entity.deleted": {
    api: "ads-v12",
    async ask({ ask }) {
      await ask("deleteCampaign", { account_id, campaign_id });
      await ask("listCampaigns", { account_id });
      await ask("getCampaign", { account_id, campaign_id });
      await ask("listPromotedAccounts", { account_id });
      await ask("listMediaCreatives", { account_id });
      await ask("listLineItemCuratedCategories", { account_id });
      await ask("getCampaign", { account_id, campaign_id, with_deleted: true });
    },
    control: [{ op: "replace", path: "/exchange/1/answer/body/data/0/deleted", value: true }],
  },
  "list.cursor-null": {
    api: "ads-v12",
    async ask({ ask }) {
      for (let cursor: unknown; cursor !== null; ) {
        const page = await ask("listCampaigns", { account_id, count: 2, ...(cursor !== undefined && { cursor }) });
        cursor = page["next_cursor"];
      }
      await ask("listLineItems", { account_id });
      await ask("listIabCategories", { count: 1000 });
    },
    control: [{ op: "replace", path: "/exchange/2/answer/body/next_cursor", value: "c-8pmd5x0fz3" }],
  },
  "batch.order": {
    api: "ads-v12",
    ask: async ({ ask }) =>
      void (await ask("batchCampaigns", {
        account_id,
        body: [
          item("Delete", { campaign_id: "cp3e8y" }),
          item("Create", { funding_instrument_id: "fi4q8w", name: "Easter Offers Faro" }),
          item("Update", { campaign_id, name: "Spring Launch" }),
          item("Create", { funding_instrument_id: "fi4q8w", name: "Easter Offers Porto" }),
        ],
      })),
    control: [{ op: "move", from: "/exchange/0/answer/body/data/3", path: "/exchange/0/answer/body/data/1" }],
  },
  "batch.errors": {
    api: "ads-v12",
    async ask({ ask }) {
      const create = item("Create", { funding_instrument_id: "fi4q8w", name: "Easter Offers Faro" });
      await ask("batchCampaigns", { account_id, body: [create] });
      await ask("batchCampaigns", { account_id, body: Array(41).fill(create) });
      await ask("batchCampaigns", { account_id, body: [create, item("Create", { name: "Easter Offers Porto" })] });
      await ask("batchCampaigns", { account_id, body: [create, item("Delete", { campaign_id: "cp1a0z" })] });
    },
    control: [{ op: "remove", path: "/exchange/2/answer/body/operation_errors" }],
  },
  "page.meta": {
    api: "platform-v2",
    ask: walkConnections,
    control: [{ op: "replace", path: "/exchange/1/answer/body/meta/result_count", value: 3 }],
  },
  "page.newest-first": {
    api: "platform-v2",
    by: "connected_at",
    ask: walkConnections,
    control: [{ op: "move", from: "/exchange/0/answer/body/data/1", path: "/exchange/0/answer/body/data/0" }],
  },
  "replay.confirmation": {
    api: "platform-v2",
    ask: async ({ ask }) => void (await ask("createWebhookReplayJob", REPLAY)),
    control: [{ op: "replace", path: "/exchange/0/answer/body/created_at", value: "2026-03-10T18:42:07" }],
  },
  "replay.failure-bodies": {
    api: "platform-v2",
    async ask({ ask }) {
      await ask("createWebhookReplayJob", { ...REPLAY, webhook_id: "harbour-hook" });
      await ask("createWebhookReplayJob", { ...REPLAY, webhook_id: "1" });
      await ask("createWebhookReplayJob", REPLAY, null);
      await ask("createWebhookReplayJob", REPLAY, "Basic abc");
      await ask("createWebhookReplayJob", REPLAY, "Bearer nobody");
      await ask("createWebhookReplayJob", REPLAY);
      await ask("createWebhookReplayJob", REPLAY);
    },
    control: [{ op: "replace", path: "/answers/0/media_type", value: "text/html" }],
  },
  "problems.shape": {
    api: "platform-v2",
    async ask({ ask }) {
      await ask("createWebhookReplayJob", {});
      await ask("listConnections", { max_results: "all" });
      await ask("listConnections", { pagination_token: "none" });
      await ask("createActivitySubscription", { body: {} });
      await ask("deleteConnections", { body: { uuids: ["activity_stream"] } });
    },
    control: [{ op: "remove", path: "/answers/0/body/title" }],
  },
};

const REPLAY = { webhook_id: "1576829043218391040", from_date: "202603101200", to_date: "202603101800" };

async function walkConnections({ ask }: Recording): Promise<void> {
  let back: unknown;
  for (let token: unknown, first = true; first || token !== undefined; first = false) {
    const page = await ask("listConnections", {
      max_results: 2,
      ...(token !== undefined && { pagination_token: token }),
    });
    const meta = page["meta"] as Record<string, unknown>;
    token = meta["next_token"];
    back = meta["previous_token"] ?? back;
  }
  await ask("listConnections", { max_results: 2, pagination_token: back });
}

let service: ServiceUnderTest;
const judges = {} as Record<Api, ReturnType<typeof answerJudge>>;
beforeAll(async () => {
  service = await startService();
  for (const api of APIS) judges[api] = answerJudge(await loadBundle(api));
});
beforeEach(() => service.begin());
afterAll(() => service.close());

describe.each(Object.entries(SHOWN))("%s", (rule, { api, ask, control, by }) => {
  const judge = ({ exchange, answers }: Pick<Recording, "exchange" | "answers">) => [
    ...(rule in EXCHANGE_CHECKS ? checkExchange(rule, { exchange, ...(by && { by }) }) : []),
    ...answers.flatMap((answer, at) => judges[api](answer).map((place) => `${at} ${answer.operation} ${place}`)),
  ];

  test("what the service answers keeps it, and a fault in it would be seen", async () => {
    const recording = recordExchange(service, api);
    await ask(recording);
    expect(judge(recording)).toEqual([]);
    const { exchange, answers } = recording;
    const faulty = applyControl({ exchange, answers, control } as never) as unknown as typeof recording;
    expect(judge(faulty)).not.toEqual([]);
  });
});

test("every rule on answers is shown", async () => {
  const catalogues = await Promise.all(APIS.map(async (api) => (await loadBundle(api))["x-rule-catalogue"]));
  const rules = catalogues.flat().filter(({ where }) => where === "response");
  const elsewhere = ["problems.kinds", "events.participant-ids"];
  expect([...Object.keys(SHOWN), ...elsewhere].sort()).toEqual(rules.map(({ id }) => id).sort());
});

describe("problems.kinds", () => {
  test.each(problemExamples)("$kind", async ({ kind: problem, extra }) => {
    const status = problem === "about:blank" ? 500 : 400;
    const { error } = await service.control.createFault({
      operation_id: "listConnections",
      outcome: { kind: "problem", status, problem, extra } as never,
    });
    expect(error).toBeUndefined();
    const recording = recordExchange(service, "platform-v2");
    const body = await recording.ask("listConnections");
    const [answer] = recording.answers;
    expect(answer?.status).toBe(status);
    expect(String(body["type"])).toMatch(
      problem === "about:blank" ? /^about:blank$/ : new RegExp(`/2/problems/${problem}$`),
    );
    expect(body).toMatchObject(extra);
    expect(answer && judges["platform-v2"](answer)).toEqual([]);
    expect(answer && judges["platform-v2"]({ ...answer, body: { ...body, title: 1 } })).not.toEqual([]);
  });
});

test("events.participant-ids: records of the stream have them where they belong, and events with others are refused", async () => {
  const user_id = "2417081365";
  await service.call("platform-v2", { operation: "createActivitySubscription", arguments: { body: { user_id } } });
  const leaving = new AbortController();
  const { data } = await service.call("platform-v2", { operation: "streamActivity", arguments: {} }, leaving.signal);
  const stream = readStream(data as ReadableStream<Uint8Array>);
  const join = { event_type: "dm.received", user_id, type: "ParticipantsJoin", participant_ids: ["3291645508"] };
  const message = { event_type: "dm.received", user_id, type: "MessageCreate", text: "Open on Sunday?" };
  for (const event of [join, message]) await service.control.createEvent(event as never);
  const refused = await service.control.createEvent({ ...message, participant_ids: ["3291645508"] } as never);
  const records = await stream.take();
  leaving.abort();
  expect(refused.response.status).toBe(400);
  expect(records).toMatchObject([join, message]);
  expect(records.flatMap((record) => participantIds(record))).toEqual([]);
  expect(participantIds({ ...message, participant_ids: ["3291645508"] })).toEqual(["/participant_ids"]);
});
