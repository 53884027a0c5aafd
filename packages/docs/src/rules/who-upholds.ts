import type { Case } from "../../../../specs/conformance/run/case.ts";
import { type Html, html } from "../html.ts";
import type { RuleEntry } from "./load-rules.ts";

type Row = readonly [who: string, how: Html];

/** Who upholds a rule, and how: one row for each. */
export function whoUpholds(entry: RuleEntry): readonly Row[] {
  const client = `@social-api/${entry.api}`;
  const { id, where } = entry.rule;
  switch (where) {
    case "request":
      return [
        [client, CLIENT[id] ?? WITH_PREFLIGHT],
        [
          "@social-api/sandbox",
          html`refuses the request as the API would, and names the rule in <code>Sandbox-Violations</code>.`,
        ],
        ["@social-api/mock", MOCK[id] ?? (entry.ledger.code.generated.length > 0 ? BY_SCHEMA : NOT_BY_SCHEMA)],
      ];
    case "state": {
      const statuses = refusedWith(id, entry.cases);
      const how =
        statuses.length > 0
          ? html`refuses it with ${statuses.join(" or ")}, and names the rule in <code>Sandbox-Violations</code>.`
          : html`behaves so.`;
      const own = CLIENT[id];
      return [
        ...(own ? [[client, own] as const] : []),
        ["@social-api/sandbox", how],
        ["@social-api/mock", html`stores nothing, so it cannot tell.`],
      ];
    }
    case "walk":
      return [[client, CLIENT[id] ?? BY_WALK]];
    case "response": {
      const own = CLIENT[id];
      return [
        answerRow(entry.cases),
        ...(own ? [[client, own] as const] : []),
        ["@social-api/sandbox", html`answers so.`],
      ];
    }
    case "fact":
      return entry.ledger.code.refusing.length > 0
        ? [
            ["The documents", html`state it, and say nothing of how it is enforced.`],
            [
              "@social-api/sandbox",
              html`refuses what goes against it, and names the rule in <code>Sandbox-Violations</code>; status and form are its choice.`,
            ],
          ]
        : [["Nobody", html`has to: there is nothing to enforce.`]];
  }
}

const WITH_PREFLIGHT = html`refuses the call before anything is sent, once the client uses <code>preflight()</code>: with a <code>RuleViolationError</code> that names the rule. Without it, the request is sent. <code>checkRequest</code> tells the same without a call.`;

const BY_WALK = html`upholds it in <code>walk</code>, which stops with a <code>WalkError</code> where an answer does not allow it.`;

const BY_SCHEMA = html`refuses what breaks the schema: it says this rule, wholly or in part.`;

const NOT_BY_SCHEMA = html`does not judge it: no schema can say it.`;

/** What a client does about a rule that neither preflight nor the walk upholds. */
const CLIENT: Readonly<Record<string, Html>> = {
  "sandbox.host-only": html`sends the call to <code>sandboxUrl</code>. Without one, it refuses the call before anything is sent, with a <code>RuleViolationError</code> that names the rule.`,
  "list.total-count-rate": html`keeps to it with <code>paceTotalCount</code>, where a client is created with it.`,
  "bidding-rules.refresh": html`upholds it in <code>keepBiddingRules</code>.`,
  "page.since-id": html`upholds it in <code>pollNew</code>.`,
  "stream.stale-connections": html`upholds it in <code>streamActivity</code>, where <code>endStaleConnections</code> says which connections to end. Without that, the stream ends with a <code>StreamError</code>.`,
  "events.participant-ids": html`reads them in <code>parseEventRecord</code>, and takes nobody to have joined or left by records of other kinds.`,
};

/** What the mock does about a rule that is no keyword's, and of which it refuses something all the same. */
const MOCK: Readonly<Record<string, Html>> = {
  "auth.bearer": html`answers 401 where there is no <code>Authorization: Bearer</code>; any token will do.`,
  "campaign.daily-within-total": html`refuses what is no amount, but compares no amounts: no schema can.`,
  "campaign.standard-delivery": html`judges new campaigns in a batch, which a schema describes. Of the other requests no schema can say it.`,
  "line-item.app-identifier": html`refuses an empty identifier, but does not ask for one: no schema can.`,
};

/** Who judges answers: the schemas where they can, code of the tests where it takes more than one answer. */
function answerRow(cases: readonly Case[]): Row {
  const bySchema = cases.some((shown) => "answer" in shown);
  const byCode = cases.some((shown) => !("answer" in shown));
  if (!byCode) return ["The schemas", html`say it of each answer, and the cases below judge answers by them.`];
  return bySchema
    ? ["The schemas", html`say a part of it. Code of the tests judges the rest, as in the cases below.`]
    : ["No schema", html`can say it. Code of the tests judges what was answered, as in the cases below.`];
}

/** The statuses with which the scenarios of a rule show it refused. */
function refusedWith(id: string, cases: readonly Case[]): number[] {
  const statuses = cases
    .flatMap((shown) => ("scenario" in shown ? shown.outcome.steps : []))
    .flatMap((step) => ("refused" in step && step.refused?.some(({ rule }) => rule === id) ? [step.status] : []));
  return [...new Set(statuses)].sort((a, b) => a - b);
}
