import { expect, it } from "vitest";
import type { Case } from "../../../../specs/conformance/run/case.ts";
import { loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import { markupText } from "../text/markup-text.ts";
import { refusalMessages } from "./refusal-messages.ts";
import { showCase } from "./show-case.ts";

const show = (shown: Case) => markupText(showCase(shown, (request) => refusalMessages("ads-v12", request)).markup);
const base = { name: "a case", control: [] };

it("shows a request, and what a client says of it", () => {
  const request = { operation: "listCampaigns", arguments: { account_id: "hc7m2k9", count: 0 } };
  const refused = show({ ...base, request, outcome: { refused: [{ rule: "list.count", parameter: "count" }] } });
  expect(refused).toMatch(/^listCampaigns\(\{ account_id: "hc7m2k9", count: 0 \}\) Refused list\.count: \S+/);
});

it("shows a walk by what the server answers, and by where it ends", () => {
  const walk = { operation: "listConnections", arguments: {} };
  const outcome = { items: ["a"], requests: [{ max_results: "2" }], ends: "limited" as const };
  expect(show({ ...base, walk, answers: [{ body: { data: [] } }], outcome })).toBe(
    'walk(listConnections) The server answers: // 200 { data: [] } At its limit items: a Queries that were sent: { max_results: "2" }',
  );
});

it("shows the steps of a scenario, each with what comes of it", () => {
  const scenario = [{ operation: "getCampaign", arguments: { campaign_id: { $from: "campaign" } }, as: "7" }];
  const steps = [{ status: 404, refused: [{ rule: "entity.deleted", parameter: "campaign_id" }] }];
  expect(show({ ...base, scenario, outcome: { steps } })).toBe(
    "getCampaign({ campaign_id: campaign }) by user 7 404 Refused: entity.deleted in campaign_id",
  );
});

it("can show every case there is", async () => {
  const files = await loadCases();
  for (const { api, cases } of files) {
    for (const shown of cases) {
      const text = markupText(showCase(shown, (request) => refusalMessages(api, request)).markup);
      expect(text, shown.name).not.toMatch(/undefined|\[object Object\]/);
      // A refusal without a word would mean that the client does not refuse it.
      expect(text, shown.name).not.toMatch(/Refused$/);
    }
  }
});
