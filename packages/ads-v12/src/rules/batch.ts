import { isRecord, type RuleViolation, ruleViolation } from "@social-api/core";
import type { Campaign } from "../generated/types.ts";
import type { Arguments } from "./change.ts";

type ItemOperation = "createCampaign" | "updateCampaign" | "deleteCampaign";

const OPERATIONS = new Map<unknown, ItemOperation>([
  ["Create", "createCampaign"],
  ["Update", "updateCampaign"],
  ["Delete", "deleteCampaign"],
]);

/**
 * `batch.item`: the params of an item are those of its single operation, so they are judged by its rules. What stands
 * for the path, the campaign that is meant, is among them. A member `body` is unknown like any other, and not the body
 * beside a query that `params.in-query` refuses. Items that are none are told by the spec's own constraints.
 *
 * @param body - the argument `body`
 * @param stored - the stored campaigns, by id, as far as known
 * @param check - checks the params of one item as arguments of its operation
 */
export function* batchItems(
  body: unknown,
  stored: Readonly<Record<string, Partial<Campaign>>> | undefined,
  check: (operationId: ItemOperation, params: Arguments, stored?: Partial<Campaign>) => Iterable<RuleViolation>,
): Iterable<RuleViolation> {
  // A later item is judged by what an earlier update leaves, as far as both are known.
  const campaigns = new Map<unknown, Partial<Campaign>>(Object.entries(stored ?? {}));
  if ((body ?? undefined) === undefined) {
    yield ruleViolation("batch.item", "body", "body is required: it holds the items");
  }
  for (const [index, item] of Array.isArray(body) ? body.entries() : []) {
    const { operation_type, params } = Object(item) as Arguments;
    const operationId = OPERATIONS.get(operation_type);
    if (operationId === undefined || !isRecord(params)) continue;
    const where = `body[${index}].params`;
    const id = params["campaign_id"] ?? undefined;
    if (operationId !== "createCampaign" && id === undefined) {
      const parameter = `${where}.campaign_id`;
      yield ruleViolation("batch.item", parameter, `${parameter} is required: it names the campaign`);
    }
    const campaign = campaigns.get(id);
    const { body: _, ...args } = params;
    for (const { parameter, message, ...violation } of check(operationId, args, campaign)) {
      const place = [where, parameter].filter(Boolean).join(".");
      yield { ...violation, parameter: place, message: `${where}: ${message}` };
    }
    if (operationId !== "updateCampaign" || id === undefined) continue;
    const given = Object.entries(params).filter(([, value]) => (value ?? undefined) !== undefined);
    campaigns.set(id, { ...campaign, ...Object.fromEntries(given) });
  }
}
