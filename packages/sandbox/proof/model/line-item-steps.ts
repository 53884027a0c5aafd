import assert from "node:assert/strict";
import { type By, dataOf, idOf, pick, type Send } from "./given.ts";
import type { AccountName, LineItemParameters, Model, ModelLineItem } from "./model.ts";
import { ACCOUNT_IDS, type Real } from "./real.ts";
import { Step } from "./step.ts";

const FLIGHT = { start_time: "2026-04-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" };

/** What the sandbox must tell of a line item, as far as the model knows it. */
export function assertLineItem(actual: unknown, { account: _, ...expected }: ModelLineItem): void {
  const known = Object.fromEntries(Object.keys(expected).map((name) => [name, Object(actual)[name] as unknown]));
  assert.deepEqual(known, expected);
}

/** The same for several, in order. */
export function assertLineItems(actual: unknown, expected: readonly ModelLineItem[]): void {
  assert.equal((actual as unknown[]).length, expected.length);
  for (const [at, lineItem] of expected.entries()) assertLineItem((actual as unknown[])[at], lineItem);
}

function lineItemId(model: Model, account: AccountName, at: number): string {
  const own = model.lineItems.filter((lineItem) => lineItem.account === account);
  return pick(at < 46 ? own : model.lineItems, at)?.id ?? "linone";
}

export class CreateLineItem extends Step<By & { campaign: number; parameters: LineItemParameters }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, campaign } = this.given;
    const parameters = { ...this.given.parameters, campaign_id: idOf(model, account, campaign) };
    const args = { account_id: ACCOUNT_IDS[account], ...FLIGHT, placements: ["ALL_ON_SERVICE"], ...parameters };
    const result = await (clients[user].createLineItem as Send)(args);
    const faults = [
      ...model.accessFaults(user, account, "modify"),
      ...model.lineItemCreationFaults(account, parameters),
    ];
    if (!this.agreed(result, faults)) return;
    const { id } = dataOf(result) as { id: string };
    assert.ok(!model.lineItems.some((lineItem) => lineItem.id === id), `the id ${id} is not new`);
    assertLineItem(dataOf(result), model.createLineItem(user, account, id, parameters));
  }
}

export class UpdateLineItem extends Step<By & { lineItem: number; parameters: LineItemParameters }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, lineItem, parameters } = this.given;
    const line_item_id = lineItemId(model, account, lineItem);
    const args = { account_id: ACCOUNT_IDS[account], line_item_id, ...parameters };
    const result = await (clients[user].updateLineItem as Send)(args);
    const faults = [
      ...model.accessFaults(user, account, "modify"),
      ...model.lineItemUpdateFaults(account, line_item_id, parameters),
    ];
    if (!this.agreed(result, faults)) return;
    assertLineItem(dataOf(result), model.updateLineItem(user, account, line_item_id, parameters));
  }
}

export class DeleteLineItem extends Step<By & { lineItem: number }> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, lineItem } = this.given;
    const line_item_id = lineItemId(model, account, lineItem);
    const result = await (clients[user].deleteLineItem as Send)({ account_id: ACCOUNT_IDS[account], line_item_id });
    const faults = [
      ...model.accessFaults(user, account, "modify"),
      ...model.lineItemDeletionFaults(account, line_item_id),
    ];
    if (!this.agreed(result, faults)) return;
    assertLineItem(dataOf(result), model.deleteLineItem(user, account, line_item_id));
  }
}

export interface LineItemQuery {
  readonly campaign_ids?: readonly string[];
  readonly with_deleted?: boolean;
  readonly with_draft?: boolean;
}

/** What a list finds, in the order of creation. The line items of a draft are drafts. */
export function findLineItems(model: Model, account: AccountName, query: LineItemQuery): ModelLineItem[] {
  const { campaign_ids, with_deleted, with_draft } = query;
  return model.lineItems
    .filter((lineItem) => lineItem.account === account)
    .filter(({ campaign_id }) => campaign_ids?.includes(campaign_id) ?? true)
    .filter(({ deleted }) => with_deleted === true || !deleted)
    .filter(
      ({ campaign_id }) => with_draft === true || model.campaign(account, campaign_id)?.entity_status !== "DRAFT",
    );
}

export class ListLineItems extends Step<
  By & { campaigns?: readonly number[]; with_deleted?: boolean; with_draft?: boolean }
> {
  async run(model: Model, { clients }: Real): Promise<void> {
    const { user, account, campaigns, ...flags } = this.given;
    const query = { ...flags, ...(campaigns && { campaign_ids: campaigns.map((at) => idOf(model, account, at)) }) };
    const result = await (clients[user].listLineItems as Send)({ account_id: ACCOUNT_IDS[account], ...query });
    if (!this.agreed(result, model.accessFaults(user, account, "view"))) return;
    const expected = findLineItems(model, account, query);
    assertLineItems(dataOf(result), expected);
  }
}
