import * as ads from "@social-api/ads-v12";
import * as platform from "@social-api/platform-v2";
import { expect, it } from "vitest";
import { collectLedger } from "../../../../scripts/ledger/collect-ledger.ts";
import { loadCases } from "../../../../specs/conformance/run/load-cases.ts";
import { loadDocument } from "../document/load-document.ts";
import { markupText } from "../text/markup-text.ts";
import { loadRules } from "./load-rules.ts";
import { whoUpholds } from "./who-upholds.ts";

const cases = await loadCases();
const documents = { "ads-v12": await loadDocument("ads-v12"), "platform-v2": await loadDocument("platform-v2") };
const entries = loadRules(documents, await collectLedger(undefined, cases), cases);

const told = (id: string): Record<string, string> => {
  const entry = entries.find(({ rule }) => rule.id === id);
  if (entry === undefined) throw new Error(`no rule ${id}`);
  return Object.fromEntries(whoUpholds(entry).map(([who, how]) => [who, markupText(how.markup)]));
};

it("says by which function a client upholds a rule, and that function is exported", () => {
  const exported = { "ads-v12": Object.keys(ads), "platform-v2": Object.keys(platform) };
  const functions =
    /\b(walk|pollNew|preflight|checkRequest|keepBiddingRules|paceTotalCount|streamActivity|parseEventRecord)\b/g;
  for (const { api, rule } of entries) {
    const how = told(rule.id)[`@social-api/${api}`];
    if (how === undefined) continue;
    const names = how.match(functions) ?? [];
    expect(exported[api], rule.id).toEqual(expect.arrayContaining(names));
    if (rule.id !== "sandbox.host-only") expect(names, rule.id).not.toEqual([]);
  }
});

it("refuses nothing without preflight, but what needs a host that nobody named", () => {
  expect(told("list.count")["@social-api/ads-v12"]).toContain("Without it, the request is sent.");
  expect(told("sandbox.host-only")["@social-api/ads-v12"]).not.toContain("preflight");
});

it("tells rules that schemas say from those that take more", () => {
  expect(Object.keys(told("problems.shape"))).toContain("The schemas");
  expect(told("envelope.list")["The schemas"]).toContain("a part of it");
  expect(Object.keys(told("batch.order"))).toContain("No schema");
});

it("knows that the mock asks for a token", () => {
  expect(told("auth.bearer")["@social-api/mock"]).toContain("401");
  expect(told("replay.window")["@social-api/mock"]).toContain("no schema can say it");
});

it.each([
  ["campaign.daily-within-total", "refuses what is no amount"],
  ["campaign.standard-delivery", "judges new campaigns in a batch"],
  ["line-item.app-identifier", "refuses an empty identifier"],
])("knows what the mock refuses of %s, although no schema says all of it", (rule, how) => {
  expect(told(rule)["@social-api/mock"]).toContain(how);
});

it("tells of facts by which the sandbox refuses from those that nobody enforces", () => {
  const refused = entries.filter(({ rule }) => rule.where === "fact" && "@social-api/sandbox" in told(rule.id));
  expect(refused.map(({ rule }) => rule.id).sort()).toEqual(
    expect.arrayContaining(["events.deprecated-names", "events.names", "permissions.roles"]),
  );
  expect(told("permissions.roles")["@social-api/sandbox"]).toContain("its choice");
  expect(told("money.micro")).toEqual({ Nobody: "has to: there is nothing to enforce." });
});
