import { checkConstraints, type RuleViolation } from "@social-api/core";
import { constraints } from "./generated/constraints.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { Campaign, LineItem, operations } from "./generated/types.ts";
import { criteriaAreObjects } from "./rules/audience.ts";
import { batchItems } from "./rules/batch.ts";
import { campaignRules } from "./rules/campaign.ts";
import { type Arguments, changeOf } from "./rules/change.ts";
import { conventions } from "./rules/conventions.ts";
import { existingDays } from "./rules/history.ts";
import { idsAreSeparate } from "./rules/id-lists.ts";
import { lineItemRules } from "./rules/line-item.ts";

/** What the service has stored that the rules of an operation look at. */
export interface StoredEntities {
  /** The campaign that is updated, or what is known of it. */
  updateCampaign: Partial<Campaign>;
  /** The line item that is updated, or what is known of it. */
  updateLineItem: Partial<LineItem>;
  /** The campaigns that the items update, by id. */
  batchCampaigns: Readonly<Record<string, Partial<Campaign>>>;
}

/**
 * What is known beside the arguments. What is not known is not judged, except by `line-item.bid-required`: an update to the
 * bid strategy MAX or TARGET without a bid is refused unless the stored line item is known to have one.
 */
export interface CheckContext<Id extends keyof operations = keyof operations> {
  /** What the service has stored; some rules judge an update only with it. */
  stored?: (Id extends keyof StoredEntities ? StoredEntities[Id] : never) | undefined;
  /** The host that the request goes to. Rule `sandbox.host-only` is judged only with it. */
  host?: "production" | "sandbox" | undefined;
}

/**
 * Names every rule that a request breaks, all at once and always in the same order: those that JSON Schema says, then
 * the others. A pure function, for clients before they send, for servers, and for tests. See the rules with
 * `where: request` in the catalogue.
 *
 * @param operationId - the operation, by its name in the spec
 * @param args - its arguments side by side, as the method of the client takes them; any values, also wrong ones
 * @param context - what is known beside them
 * @returns the violations; none where the request breaks no rule
 * @throws TypeError for an operationId that the API does not have.
 * @example
 * checkRequest("createCampaign", { account_id, name: "Spring" });
 * // [{ rule: "campaign.required", parameter: "funding_instrument_id", message: "…" }]
 */
export function checkRequest<Id extends keyof operations>(
  operationId: Id,
  args: Readonly<Record<string, unknown>> = {},
  context: CheckContext<Id> = {},
): RuleViolation[] {
  if (!Object.hasOwn(operationTable, operationId)) {
    throw new TypeError(`checkRequest: the Ads API v12 has no operation ${operationId}`);
  }
  return [
    ...checkConstraints(constraints["*"], args),
    ...checkConstraints(constraints[operationId], args),
    ...idsAreSeparate(constraints["*"], args),
    ...conventions(operationTable[operationId], args, context.host),
    ...(RULES[operationId as Id & keyof typeof RULES]?.(args, context.stored) ?? []),
  ];
}

type OperationRules = {
  [Id in keyof operations]?: (
    args: Arguments,
    stored: (Id extends keyof StoredEntities ? StoredEntities[Id] : undefined) | undefined,
  ) => Iterable<RuleViolation>;
};

/** The rules that JSON Schema cannot say, by the operations that they bind. */
const RULES: OperationRules = {
  batchCampaigns: (args, stored) =>
    batchItems(args["body"], stored, (id, params, campaign) => checkRequest(id, params, { stored: campaign })),
  createCampaign: (args) => campaignRules(changeOf(args, null)),
  updateCampaign: (args, stored) => campaignRules(changeOf(args, stored)),
  createLineItem: (args) => lineItemRules(changeOf(args, null)),
  updateLineItem: (args, stored) => lineItemRules(changeOf(args, stored)),
  estimateAudience: criteriaAreObjects,
  listAccountHistory: existingDays,
};
