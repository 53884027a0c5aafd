import { isDeepStrictEqual } from "node:util";
import { type CallOptions, createAdsClient, type Result } from "@social-api/ads-v12";
import { createPlatformClient } from "@social-api/platform-v2";
import { afterAll, describe, expect, test } from "vitest";
import { APIS, type Api, loadBundle } from "../../../scripts/generate/bundle.ts";
import { applyControl } from "../../../specs/conformance/run/apply-control.ts";
import type { RequestCase, RequestOutcome } from "../../../specs/conformance/run/case.ts";
import { loadCases } from "../../../specs/conformance/run/load-cases.ts";
import { readInt64 } from "../../../specs/conformance/run/read-int64.ts";
import { runRequest } from "../../../specs/conformance/run/run-request.ts";
import { startMock } from "./start-mock.ts";

// What cases say of single requests, over HTTP, as far as a schema says it: the mock refuses what breaks the rules, by the
// same parameters, and nothing else. What a control is refused by preflight tells; it counts where that is something else.

const NO_DAY = "a pattern tells digits apart, but not the days and hours that there are";
const NO_TEXT = "it is written like text";
const NOT_SHOWN = "not all parameters of createLineItem are shown, and this one is none that the document declares";
const NOT_SENT = "the client refuses to send it";
const NO_ITEM = "the item itself is told, in place of what it lacks";
const NO_TOKEN = "without a token nothing else is looked at";
const NO_AMOUNT = "its type or format tells what is no amount";
const BATCH_ALONE = "only the schema of the items of a batch can say it";
const EMPTY = "the schema lets no identifier be empty";

/**
 * The cases that end otherwise at the mock, by rule and name, each with its reason. `can fail:` stands for the control of
 * a case. Each has to: one that ends as it says fails.
 */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "auth.bearer": {
    "it is told beside what else is wrong": NO_TOKEN,
    "can fail: an operation that states no scheme is left alone": NOT_SENT,
  },
  "batch.item": {
    "a text is no item": NO_ITEM,
    "null is no item": NO_ITEM,
  },
  "campaign.daily-within-total": {
    "an integer of more than 64 bits is no amount": NO_AMOUNT,
    "half a millionth is no amount": NO_AMOUNT,
    "an amount in units of the currency is no amount": NO_AMOUNT,
    "two amounts that are none are told both": NO_AMOUNT,
    "a total that is none is told even when the daily budget cannot be compared": NO_AMOUNT,
    "a text is no amount in a JSON body": NO_AMOUNT,
  },
  "campaign.name-length": {
    "a list is no name": NO_TEXT,
  },
  "campaign.purchase-order-length": {
    "an object is none": NOT_SENT,
  },
  "campaign.standard-delivery": {
    "a batch does not create with both": BATCH_ALONE,
  },
  "campaign.update-status": {
    "can fail: a new campaign may be a DRAFT": NOT_SENT,
  },
  "history.whole-hours": {
    "can fail: the leap day is a day in a leap year": NO_DAY,
    "the leap day is none in another year": NO_DAY,
    "can fail: the last of a month of 30 days is accepted": NO_DAY,
    "a day after the last of a month is refused": NO_DAY,
  },
  "line-item.advertiser-domain": {
    "a list is refused": NO_TEXT,
    "can fail: a new line item takes a domain": NOT_SHOWN,
    "a new line item takes no address": NOT_SHOWN,
    "it is judged beside what the publisher network requires": NOT_SHOWN,
  },
  "line-item.app-identifier": {
    "an update that takes the only app away is refused": EMPTY,
  },
  "line-item.bid-positive": {
    "can fail: a new line item takes a bid": NOT_SHOWN,
    "a new line item takes no bid of zero": NOT_SHOWN,
  },
  "line-item.duration": {
    "can fail: a new line item takes a week": NOT_SHOWN,
    "a new line item takes no five days": NOT_SHOWN,
  },
  "line-item.publisher-network": {
    "an empty domain is missed, and is no domain": NOT_SHOWN,
    "no category at all is as good as none": NOT_SENT,
    "an update that takes all categories away is refused": NOT_SENT,
  },
  "line-item.required": {
    "no placement at all is refused": NOT_SENT,
    "can fail: several placements are accepted": NOT_SENT,
    "an object is no list of placements": NOT_SENT,
  },
  "params.id-lists": {
    "can fail: one id is a list": NOT_SENT,
    "an object is no list of ids": NOT_SENT,
    "true is no list of ids": NO_TEXT,
    "can fail: some accounts can be asked for": NOT_SENT,
    "can fail: the single campaign of media creatives is no list": NOT_SENT,
  },
  "params.in-query": {
    "what is required is not read from a body": NOT_SENT,
    "a campaign is not created by a body besides": NOT_SENT,
    "a line item is not created by a body": NOT_SENT,
    "a campaign is not updated by a body": NOT_SENT,
    "a line item is not updated by a body": NOT_SENT,
    "an account is not updated by a body": NOT_SENT,
    "a media creative is not created by a body": NOT_SENT,
    "a promoted account is not created by a body": NOT_SENT,
    "a curated category is not linked by a body": NOT_SENT,
    "a link to a curated category is not updated by a body": NOT_SENT,
    "a sandbox account is not created by a body": NOT_SENT,
    "a funding instrument is not created by a body": NOT_SENT,
  },
  "preroll.categories": {
    "a new preroll line item with none of the categories is refused": NOT_SENT,
    "a stored preroll line item keeps at least one": NOT_SENT,
  },
  "replay.timestamps": {
    "can fail: two minutes of one day are accepted": NO_DAY,
    "can fail: the last minute of a day is accepted": NO_DAY,
    "can fail: the leap day of a leap year is accepted": NO_DAY,
    "the leap day of another year is refused": NO_DAY,
    "the thirtieth of February is refused, although it is twelve digits": NO_DAY,
    "a month of zero is refused": NO_DAY,
    "a thirteenth month is refused": NO_DAY,
    "the hour 24 is refused": NO_DAY,
    "the minute 60 is refused": NO_DAY,
  },
  "replay.window": {
    "the window is not judged of a moment that does not exist": NO_DAY,
  },
};

type Call = (args: object, options: CallOptions) => Promise<Result<unknown, unknown>>;

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const clients = {
  "platform-v2": createPlatformClient({ baseUrl: mock.url }),
  "ads-v12": createAdsClient({ baseUrl: mock.url, sandboxUrl: mock.url }),
} as unknown as Record<Api, Record<string, Call>>;

/** The rules that a schema says, or, of the header, a security scheme. */
const said: Record<Api, Set<string>> = { "platform-v2": new Set(["auth.bearer"]), "ads-v12": new Set() };
for (const api of APIS) {
  for (const { id, keywords } of (await loadBundle(api))["x-rule-catalogue"]) if (keywords) said[api].add(id);
}

const files = (await loadCases())
  .map(({ api, rule, cases }) => ({
    api,
    rule,
    cases: cases.flatMap((testCase) => ("request" in testCase ? judgedOf(api, testCase) : [])),
  }))
  .filter(({ cases }) => cases.length > 0);

describe.each(files)("$api: $rule", ({ api, rule, cases }) => {
  const { [rule]: otherwise = {} } = OTHERWISE;

  test.each(cases)("$name", async ({ name, request, parameters }) => {
    const refused = await refusedBy(api, request).catch(({ message }: TypeError) => message);
    const { [name]: reason } = otherwise;
    if (reason === undefined) expect(refused).toEqual(parameters);
    else expect(refused).not.toEqual(parameters);
    expect(!Array.isArray(refused)).toBe(reason === NOT_SENT);
  });

  test("what is listed is a case", () => {
    expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(otherwise)));
  });
});

/** A case and its control, as far as a schema says them, with the parameters by which each is refused. */
function judgedOf(api: Api, testCase: RequestCase) {
  const { name, request, outcome } = testCase;
  const parameters = parametersOf(api, outcome);
  const control = applyControl(testCase) as RequestCase;
  const changed = parametersOf(api, runRequest(api, control));
  return [
    { name, request, parameters },
    ...(isDeepStrictEqual(changed, parameters)
      ? []
      : [{ name: `can fail: ${name}`, request: control.request, parameters: changed }]),
  ];
}

/** What is at fault by the rules that a schema says. */
function parametersOf(api: Api, outcome: RequestOutcome): string[] {
  if ("accepted" in outcome) return [];
  const broken = outcome.refused.filter(({ rule }) => said[api].has(rule));
  return inOrder(broken.map(({ parameter = "Authorization" }) => parameter.replace("].params.", "].")));
}

/** The parameters by which the mock refuses a request, those of the items of a batch as in `body[3].name`. */
async function refusedBy(api: Api, { operation, arguments: args, authorization = "Bearer t" }: RequestCase["request"]) {
  const call = clients[api][operation] as Call;
  const { error, response } = await call(readInt64(args), { headers: { authorization } });
  if (response.status === 200) return [];
  if (response.status === 401) return ["Authorization"];
  const { errors = [], operation_errors = [] } = error as Failure;
  return inOrder([
    ...errors.flatMap(({ parameter, parameters = {} }) => parameter ?? Object.keys(parameters)),
    ...operation_errors.flatMap((faults, item) => faults.map(({ parameter }) => `body[${item}].${parameter}`)),
  ]);
}

interface Failure {
  errors?: { parameter?: string; parameters?: object }[];
  operation_errors?: { parameter: string }[][];
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
