import { stringifyJson } from "@social-api/core";
import { Refusal, type Violation } from "../../http/refusal.ts";
import type { AdsHandlers } from "../call.ts";
import { type Changed, createCampaign, deleteCampaign, updateCampaign } from "./campaigns.ts";

const APPLY = { Create: createCampaign, Update: updateCampaign, Delete: deleteCampaign } as const;

/** Batches of campaigns: all items take effect, or none does (rules `batch.atomic`, `batch.order`, `batch.errors`). */
export const campaignBatchHandlers: AdsHandlers<"batchCampaigns"> = {
  batchCampaigns(call) {
    const { account_id, body: items } = call.args;
    const violations: Violation[] = [];
    const data = items.map(({ operation_type, params }, index) => {
      const apply = APPLY[operation_type] as (change: object) => Changed;
      try {
        return apply({ ...call, args: { ...params, account_id } }).text;
      } catch (error) {
        // Every item is tried, so that all that is wrong is told at once. What is thrown at the end takes back the rest.
        if (!(error instanceof Refusal)) throw error;
        violations.push(...error.violations.map((violation) => atItem(index, violation)));
        return "null";
      }
    });
    if (violations.length > 0) throw new Refusal(400, violations);
    const request = items.map(({ params, operation_type }) => ({ params, operation_type }));
    return { body: `{"data":[${data.join(",")}],"request":${stringifyJson(request)}}` };
  },
};

function atItem(index: number, { parameter, ...violation }: Violation): Violation {
  return { ...violation, parameter: [`body[${index}].params`, parameter].filter(Boolean).join(".") };
}
