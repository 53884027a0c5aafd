import assert from "node:assert/strict";
import { type CampaignQuery, endOf, findCampaigns } from "./campaign-query.ts";
import type { CreateCampaign, DeleteCampaign, UpdateCampaign } from "./campaign-steps.ts";
import { assertCampaigns, type By, idOf, pick, type Send } from "./given.ts";
import type { Model } from "./model.ts";
import { ACCOUNT_IDS, type Real } from "./real.ts";
import { count, Step } from "./step.ts";

/** One page after another, with what others do in between: nothing comes twice, and nothing that stays is left out. */
export class ListCampaigns extends Step<
  By & {
    ids?: readonly number[];
    funding?: readonly number[];
    query: Omit<CampaignQuery, "campaign_ids" | "funding_instrument_ids">;
    count: number;
    total?: boolean;
    /** Changes between one page and the next. */
    between: readonly (CreateCampaign | UpdateCampaign | DeleteCampaign)[];
  }
> {
  async run(model: Model, real: Real): Promise<void> {
    const { user, account, ids, funding, count: size, total, between } = this.given;
    const query: CampaignQuery = {
      ...this.given.query,
      ...(ids && { campaign_ids: ids.map((at) => idOf(model, account, at)) }),
      ...(funding && { funding_instrument_ids: funding.map((at) => pick(model.funding, at)?.id ?? "") }),
    };
    const args = { account_id: ACCOUNT_IDS[account], ...query, count: size };
    const changes = [...between];
    let cursor: string | null = null;
    let after: ReturnType<typeof endOf> | undefined;
    do {
      const position = cursor === null ? { ...(total !== undefined && { with_total_count: total }) } : { cursor };
      const result = await (real.clients[user].listCampaigns as Send)({ ...args, ...position });
      if (!this.agreed(result, model.accessFaults(user, account, "view"))) return;
      const page = result.data as unknown as { data: object[]; next_cursor: string | null; total_count?: number };
      const expected = findCampaigns(model, account, query, after);
      const shown = expected.slice(0, size);
      const ids = page.data.map((campaign) => (campaign as { id: string }).id);
      assert.deepEqual(
        ids,
        shown.map(({ id }) => id),
      );
      assertCampaigns(page.data, shown, model);
      assert.equal(page.next_cursor !== null, expected.length > size, "the cursor must tell whether there is more");
      assert.equal(page.total_count, cursor === null && total === true ? expected.length : undefined);
      if (cursor !== null) count(this.tally, "a further page");
      cursor = page.next_cursor;
      const last = shown.at(-1);
      if (last !== undefined) after = endOf(model, query, last);
      await changes.shift()?.run(model, real);
    } while (cursor !== null);
  }
}
