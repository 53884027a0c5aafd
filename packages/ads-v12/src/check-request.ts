import { checkConstraints, type RuleViolation } from "@social-api/core";
import { constraints } from "./generated/constraints.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { Campaign, LineItem, operations } from "./generated/types.ts";
import { criteriaAreObjects } from "./rules/audience.ts";
import { batchItems } from "./rules/batch.ts";
import { dailyWithinTotal, standardDelivery } from "./rules/campaign.ts";
import { type Arguments, type Change, creation, update } from "./rules/change.ts";
import { cursorXorTotal, paramsInQuery, sandboxHostOnly } from "./rules/conventions.ts";
import { existingDays } from "./rules/history.ts";
import { appIdentifier, frequencyCap, goal, prerollCategories, publisherNetwork } from "./rules/line-item.ts";
import { bidMax, bidRequired, bidTarget } from "./rules/line-item-bid.ts";
import { payBy } from "./rules/line-item-pay-by.ts";

/** What the service has stored that the rules of an operation look at. */
export interface StoredEntities {
  /** The campaign that is updated, or what is known of it. */
  updateCampaign: Partial<Campaign>;
  /** The line item that is updated, or what is known of it. */
  updateLineItem: Partial<LineItem>;
  /** The campaigns that the items update, by id. */
  batchCampaigns: Readonly<Record<string, Partial<Campaign>>>;
}

/** What is known beside the arguments. Without it, nothing is refused that might be right. */
export interface CheckContext<Id extends keyof operations = keyof operations> {
  /** What the service has stored; some rules judge an update only with it. */
  stored?: Id extends keyof StoredEntities ? StoredEntities[Id] : never;
  /** The host that the request goes to. Rule `sandbox.host-only` is judged only with it. */
  host?: "production" | "sandbox";
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
  const operation = operationTable[operationId];
  return [
    ...checkConstraints(constraints[operationId], args),
    ...cursorXorTotal(args),
    ...paramsInQuery(operation, args),
    ...sandboxHostOnly(operation, context.host),
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
  batchCampaigns: (args, stored = {}) =>
    batchItems(args["body"], stored, (id, params, campaign) =>
      checkRequest(id, params, campaign && id === "updateCampaign" ? { stored: campaign } : {}),
    ),
  createCampaign: (args) => campaignRules(creation(args)),
  updateCampaign: (args, stored) => campaignRules(update(args, stored)),
  createLineItem: (args) => [...furtherConstraints(args), ...lineItemRules(creation(args))],
  updateLineItem: (args, stored) => lineItemRules(update(args, stored), stored?.pay_by),
  estimateAudience: criteriaAreObjects,
  listAccountHistory: existingDays,
};

function campaignRules(change: Change): RuleViolation[] {
  return [...dailyWithinTotal(change), ...standardDelivery(change)];
}

function lineItemRules(change: Change, storedPayBy?: unknown): RuleViolation[] {
  return [
    ...publisherNetwork(change),
    ...appIdentifier(change),
    ...bidRequired(change),
    ...bidMax(change),
    ...bidTarget(change),
    ...frequencyCap(change),
    ...goal(change),
    ...payBy(change, storedPayBy),
    ...prerollCategories(change),
  ];
}

/**
 * The parameters of a creation are not all shown. Those that are known from updates mean the same there, but for the
 * status, of which only the update is stated.
 */
function furtherConstraints(args: Arguments): RuleViolation[] {
  const { entity_status: _, ...shared } = { ...constraints.updateLineItem };
  return checkConstraints(shared, args);
}
