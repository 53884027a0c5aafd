import assert from "node:assert/strict";
import { assertCampaigns, type By, type GivenParameters, idOf, parametersOf, type Send } from "./given.ts";
import type { CampaignParameters, Fault, Model, ModelCampaign } from "./model.ts";
import { ACCOUNT_IDS, type Real } from "./real.ts";
import { Step } from "./step.ts";

export type BatchItem =
  | { readonly type: "Create"; readonly parameters: GivenParameters }
  | { readonly type: "Update"; readonly campaign: number; readonly parameters: GivenParameters }
  | { readonly type: "Delete"; readonly campaign: number };

/** A batch is tried on a copy of the model, item after item: it counts only when every item is right. */
export class BatchCampaigns extends Step<By & { items: readonly BatchItem[] }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, items } = this.given;
    const body = items.map((item) => ({
      operation_type: item.type,
      params:
        item.type === "Create"
          ? parametersOf(model, item.parameters)
          : { campaign_id: idOf(model, account, item.campaign), ...(item.type === "Update" && item.parameters) },
    }));
    const result = await (clients[user].batchCampaigns as Send)({ account_id: ACCOUNT_IDS[account], body });
    const answered = (result.data as unknown as { data: { id: string }[] } | undefined)?.data;
    const trial = model.copy();
    const changed: (ModelCampaign | undefined)[] = [];
    const faultsByItem = body.map(({ operation_type, params }, at): Fault[] => {
      const id = (params as { campaign_id?: string }).campaign_id ?? answered?.[at]?.id ?? `new${at}`;
      const { campaign_id: _, ...given } = params as CampaignParameters & { campaign_id?: string };
      const faults =
        operation_type === "Create"
          ? trial.creationFaults(account, given)
          : operation_type === "Update"
            ? trial.updateFaults(account, id, given)
            : trial.deletionFaults(account, id);
      if (faults.length > 0) return faults;
      const apply = {
        Create: () => trial.create(user, account, id, given),
        Update: () => trial.update(user, account, id, given),
        Delete: () => trial.delete(user, account, id),
      };
      changed[at] = { ...apply[operation_type]() };
      return [];
    });
    // What is wrong with an item is wrong with the request.
    const faults = [
      ...model.accessFaults(user, account, "modify"),
      ...faultsByItem.flat().map(({ rule }): Fault => ({ status: 400, ...(rule !== undefined && { rule }) })),
    ];
    // An item is judged by what those before it would leave, also where these are refused themselves.
    if (this.agreed(result, faults, ["campaign.daily-within-total", "campaign.standard-delivery"])) {
      assert.equal(answered?.length, items.length);
      Object.assign(model, trial);
      // Each answer shows the campaign as its own item left it.
      assertCampaigns(answered, changed as ModelCampaign[], model);
      const { request } = result.data as unknown as { request: unknown };
      assert.deepEqual(
        request,
        body.map(({ params, operation_type }) => ({ params, operation_type })),
      );
    } else if (result.response.status === 400) {
      const { operation_errors } = result.error as { operation_errors?: unknown[][] };
      assert.equal(operation_errors?.length, items.length);
      const told = operation_errors?.flatMap((errors, at) => (errors.length > 0 ? [at] : [])) ?? [];
      assert.ok(
        told.length > 0 && told.some((at) => (faultsByItem[at]?.length ?? 0) > 0),
        "the wrong item must be told",
      );
    }
  }
}
