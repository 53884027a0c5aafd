import assert from "node:assert/strict";
import { assertCampaign, type By, dataOf, type GivenParameters, idOf, parametersOf, type Send } from "./given.ts";
import type { Fault, Model, ModelCampaign } from "./model.ts";
import { ACCOUNT_IDS, type Real } from "./real.ts";
import { Step } from "./step.ts";

export class CreateCampaign extends Step<By & { parameters: GivenParameters }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account } = this.given;
    const parameters = parametersOf(model, this.given.parameters);
    const send = clients[user].createCampaign as Send;
    const result = await send({ account_id: ACCOUNT_IDS[account], ...parameters });
    const faults = [...model.accessFaults(user, account, "modify"), ...model.creationFaults(account, parameters)];
    if (!this.agreed(result, faults)) return;
    const { id } = dataOf(result) as { id: string };
    assert.ok(!model.campaigns.some((campaign) => campaign.id === id), `the id ${id} is not new`);
    assertCampaign(dataOf(result), model.create(user, account, id, parameters), model);
  }
}

export class UpdateCampaign extends Step<By & { campaign: number; parameters: GivenParameters }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, campaign, parameters } = this.given;
    const campaign_id = idOf(model, account, campaign);
    const send = clients[user].updateCampaign as Send;
    const result = await send({ account_id: ACCOUNT_IDS[account], campaign_id, ...parameters });
    const faults = [
      ...model.accessFaults(user, account, "modify"),
      ...model.updateFaults(account, campaign_id, parameters),
    ];
    if (!this.agreed(result, faults)) return;
    const updated = model.update(user, account, campaign_id, parameters);
    assertCampaign(dataOf(result), updated, model);
  }
}

export class DeleteCampaign extends Step<By & { campaign: number }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, campaign } = this.given;
    const campaign_id = idOf(model, account, campaign);
    const result = await (clients[user].deleteCampaign as Send)({ account_id: ACCOUNT_IDS[account], campaign_id });
    const faults = [...model.accessFaults(user, account, "modify"), ...model.deletionFaults(account, campaign_id)];
    if (!this.agreed(result, faults)) return;
    assertCampaign(dataOf(result), model.delete(user, account, campaign_id), model);
  }
}

export class GetCampaign extends Step<By & { campaign: number; with_deleted?: boolean }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, campaign, with_deleted } = this.given;
    const campaign_id = idOf(model, account, campaign);
    const args = { account_id: ACCOUNT_IDS[account], campaign_id, ...(with_deleted !== undefined && { with_deleted }) };
    const result = await (clients[user].getCampaign as Send)(args);
    const stored = model.campaign(account, campaign_id);
    const hidden = stored === undefined || (stored.deleted && with_deleted !== true);
    const faults: Fault[] = [
      ...model.accessFaults(user, account, "view"),
      ...(hidden ? [{ status: 404 } as const] : []),
    ];
    if (!this.agreed(result, faults)) return;
    assertCampaign(dataOf(result), stored as ModelCampaign, model);
  }
}
