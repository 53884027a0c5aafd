import { type RuleViolation, ruleViolation } from "@social-api/core";
import type { Campaign } from "../generated/types.ts";
import { type Arguments, entryOf } from "./change.ts";

type ItemOperation = "createCampaign" | "updateCampaign" | "deleteCampaign";

const OPERATIONS: Readonly<Record<string, ItemOperation>> = {
  Create: "createCampaign",
  Update: "updateCampaign",
  Delete: "deleteCampaign",
};

/**
 * `batch.item`: the params of an item are those of its single operation, so they are judged by its rules. What stands
 * for the path, the campaign that is meant, is among them. Items that are none are told by the spec's own constraints.
 *
 * @param body - the argument `body`
 * @param stored - the stored campaigns, by id, as far as known
 * @param check - checks the params of one item as arguments of its operation
 */
export function* batchItems(
  body: unknown,
  stored: Readonly<Record<string, Partial<Campaign>>>,
  check: (operationId: ItemOperation, params: Arguments, stored?: Partial<Campaign>) => Iterable<RuleViolation>,
): Iterable<RuleViolation> {
  // A later item is judged by what an earlier update leaves, as far as both are known.
  const campaigns: Record<string, Partial<Campaign>> = { ...stored };
  for (const [index, item] of Array.isArray(body) ? body.entries() : []) {
    const { operation_type, params } = Object(item) as { operation_type: unknown; params: unknown };
    const operationId = entryOf(OPERATIONS, operation_type);
    if (operationId === undefined || typeof params !== "object" || params === null || Array.isArray(params)) continue;
    const where = `body[${index}].params`;
    const id = (params as Arguments)["campaign_id"] ?? undefined;
    if (operationId !== "createCampaign" && id === undefined) {
      const message = `${where}.campaign_id is required: it names the campaign to ${operation_type === "Delete" ? "delete" : "update"}`;
      yield ruleViolation("batch.item", `${where}.campaign_id`, message);
    }
    const campaign = entryOf(campaigns, id);
    for (const { parameter, message, ...violation } of check(operationId, params as Arguments, campaign)) {
      const place = [where, parameter].filter(Boolean).join(".");
      yield { ...violation, parameter: place, message: `${where}: ${message}` };
    }
    if (operationId === "updateCampaign" && typeof id === "string") campaigns[id] = { ...campaign, ...params };
  }
}
