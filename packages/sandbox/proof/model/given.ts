import assert from "node:assert/strict";
import type { AccountName, CampaignParameters, Model, ModelCampaign, UserName } from "./model.ts";

/** Arguments are made up at random: their types are not those of the client. */
export type Send = (args: object) => Promise<{ data?: never; error?: unknown; response: Response }>;

/** What an envelope holds. */
export function dataOf({ data }: { data?: unknown }): unknown {
  return Object(data).data;
}

/** Names something by a number, whatever there is when the step is run. */
export function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items.length === 0 ? undefined : items[at % items.length];
}

export interface By {
  readonly user: UserName;
  readonly account: AccountName;
}

/** What a step gives of a campaign; the funding instrument by number. */
export type GivenParameters = Omit<CampaignParameters, "funding_instrument_id"> & { readonly funding?: number };

export function parametersOf(model: Model, { funding, ...given }: GivenParameters): CampaignParameters {
  const instrument = funding === undefined ? undefined : pick(model.funding, funding);
  return { ...given, ...(instrument && { funding_instrument_id: instrument.id }) };
}

/** What the sandbox must tell of a campaign that the model knows. */
export function assertCampaign(actual: unknown, { account: _, ...expected }: ModelCampaign, model: Model): void {
  const { effective_status, servable, reasons_not_servable, duration_in_days, frequency_cap, ...rest } =
    actual as Record<string, unknown>;
  assert.deepEqual(rest, expected);
  assert.deepEqual([effective_status, duration_in_days, frequency_cap], ["UNKNOWN", null, null]);
  const unfunded = model.funding.find(({ id }) => id === expected.funding_instrument_id)?.deleted === true;
  const reasons = [
    ...(expected.entity_status === "PAUSED" ? ["PAUSED_BY_ADVERTISER"] : []),
    ...(expected.entity_status === "DRAFT" || unfunded ? ["INCOMPLETE"] : []),
  ];
  assert.deepEqual([reasons_not_servable, servable], [reasons, reasons.length === 0]);
}

/** Mostly a campaign of the account, but now and then one of another, or none at all. */
export function idOf(model: Model, account: AccountName, at: number): string {
  const own = model.campaigns.filter((campaign) => campaign.account === account);
  return pick(at < 46 ? own : model.campaigns, at)?.id ?? "cpnone";
}

/** The same for several, in order. */
export function assertCampaigns(actual: unknown, expected: readonly ModelCampaign[], model: Model): void {
  assert.equal((actual as unknown[]).length, expected.length);
  for (const [at, campaign] of expected.entries()) assertCampaign((actual as unknown[])[at], campaign, model);
}
