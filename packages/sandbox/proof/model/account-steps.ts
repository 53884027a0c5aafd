import assert from "node:assert/strict";
import { type By, pick, type Send } from "./given.ts";
import type { AccountName, Fault, Model } from "./model.ts";
import { ACCOUNT_IDS, type Real } from "./real.ts";
import { Step } from "./step.ts";

export class CreateFunding extends Step<By & { currency: string }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, currency } = this.given;
    const args = {
      account_id: ACCOUNT_IDS[account],
      currency,
      start_time: "2026-01-01T00:00:00Z",
      type: "CREDIT_LINE",
    };
    const result = await (clients[user].createFundingInstrument as Send)(args);
    if (!this.agreed(result, model.accessFaults(user, account, "settings"))) return;
    const { id } = Object(result.data).data as { id: string };
    assert.ok(!model.funding.some((funding) => funding.id === id), `the id ${id} is not new`);
    model.funding.push({ id, account, currency, deleted: false, created_at: model.time });
  }
}

/** Its campaigns stay what they are, but cannot be served any more. */
export class DeleteFunding extends Step<By & { funding: number }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account } = this.given;
    const funding = pick(model.funding, this.given.funding);
    const args = { account_id: ACCOUNT_IDS[account], funding_instrument_id: funding?.id ?? "" };
    const result = await (clients[user].deleteFundingInstrument as Send)(args);
    const gone = funding === undefined || funding.account !== account || funding.deleted;
    const faults: Fault[] = [
      ...model.accessFaults(user, account, "settings"),
      ...(gone ? [{ status: 404 } as const] : []),
    ];
    if (!this.agreed(result, faults)) return;
    const { deleted, able_to_fund, reasons_not_able_to_fund } = Object(result.data).data;
    assert.deepEqual([deleted, able_to_fund, reasons_not_able_to_fund], [true, false, ["DELETED"]]);
    Object.assign(funding ?? {}, { deleted: true });
  }
}

export class ListFunding extends Step<By & { with_deleted?: boolean }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, with_deleted } = this.given;
    const args = { account_id: ACCOUNT_IDS[account], ...(with_deleted !== undefined && { with_deleted }) };
    const result = await (clients[user].listFundingInstruments as Send)(args);
    if (!this.agreed(result, model.accessFaults(user, account, "view"))) return;
    const expected = model.funding.filter(
      (funding) => funding.account === account && (with_deleted === true || !funding.deleted),
    );
    assert.deepEqual(
      (Object(result.data).data as { id: string; deleted: boolean }[]).map(({ id, deleted }) => [id, deleted]),
      expected.map(({ id, deleted }) => [id, deleted]),
    );
  }
}

/** Whoever runs the sandbox may set how many campaigns an account can have active, also to fewer than there are. */
export class SetActiveLimit extends Step<{ account: AccountName; limit: number }> {
  async run(model: Model, { control }: Real): Promise<void> {
    const { account, limit } = this.given;
    const body = { active_campaign_limit: limit };
    const result = await (control.updateAccountSettings as Send)({ account_id: ACCOUNT_IDS[account], ...body });
    if (this.agreed(result, [])) model.activeLimit[account] = limit;
  }
}

export class AdvanceClock extends Step<{ milliseconds: number }> {
  async run(model: Model, { setTime }: Real): Promise<void> {
    model.now += this.given.milliseconds;
    setTime(model.now);
  }
}
