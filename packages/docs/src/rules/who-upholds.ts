import type { Case } from "../../../../specs/conformance/run/case.ts";
import { type Html, html } from "../html.ts";
import type { RuleEntry } from "./load-rules.ts";

/** Who upholds a rule, and how: one row for each. */
export function whoUpholds(entry: RuleEntry): readonly (readonly [who: string, how: Html])[] {
  const client = `@social-api/${entry.api}`;
  switch (entry.rule.where) {
    case "request":
      return [
        [
          client,
          html`refuses the call before anything is sent, with a <code>RuleViolationError</code> that names the rule. <code>checkRequest</code> tells the same without a call.`,
        ],
        [
          "@social-api/sandbox",
          html`refuses the request as the API would, and names the rule in <code>Sandbox-Violations</code>.`,
        ],
        [
          "@social-api/mock",
          entry.ledger.code.generated.length > 0
            ? html`refuses what breaks the schema: it says this rule, wholly or in part.`
            : html`does not judge it: no schema can say it.`,
        ],
      ];
    case "state": {
      const statuses = refusedWith(entry.rule.id, entry.cases);
      const how =
        statuses.length > 0
          ? html`refuses it with ${statuses.join(" or ")}, and names the rule in <code>Sandbox-Violations</code>.`
          : html`behaves so.`;
      return [
        ["@social-api/sandbox", how],
        ["@social-api/mock", html`stores nothing, so it cannot tell.`],
      ];
    }
    case "walk":
      return [[client, html`does so by itself, and stops with an error where an answer does not allow it.`]];
    case "response":
      return [
        ["The schemas", html`say it of each answer, and the cases below judge answers by them.`],
        ["@social-api/sandbox", html`answers so.`],
      ];
    case "fact":
      return [["Nobody", html`has to: there is nothing to enforce.`]];
  }
}

/** The statuses with which the scenarios of a rule show it refused. */
function refusedWith(id: string, cases: readonly Case[]): number[] {
  const statuses = cases
    .flatMap((shown) => ("scenario" in shown ? shown.outcome.steps : []))
    .flatMap((step) => ("refused" in step && step.refused?.some(({ rule }) => rule === id) ? [step.status] : []));
  return [...new Set(statuses)].sort((a, b) => a - b);
}
