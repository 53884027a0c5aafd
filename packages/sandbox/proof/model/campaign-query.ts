import type { AccountName, Model, ModelCampaign } from "./model.ts";

/** What a list of campaigns is asked for. */
export interface CampaignQuery {
  readonly campaign_ids?: readonly string[];
  readonly funding_instrument_ids?: readonly string[];
  readonly q?: string;
  readonly with_deleted?: boolean;
  readonly with_draft?: boolean;
  readonly sort_by?: string;
}

/** Where a page ended: the value that it is sorted by and the place in the order of creation, as they were then. */
export interface PageEnd {
  readonly value: string | number | null;
  readonly at: number;
}

/** Everything that the query finds behind a place, in order. */
export function findCampaigns(
  model: Model,
  account: AccountName,
  query: CampaignQuery,
  after?: PageEnd,
): ModelCampaign[] {
  const { campaign_ids, funding_instrument_ids, q, with_deleted, with_draft } = query;
  const { compare } = orderOf(query);
  return model.campaigns
    .filter((campaign) => campaign.account === account)
    .filter(({ id }) => campaign_ids === undefined || campaign_ids.includes(id))
    .filter((campaign) => funding_instrument_ids?.includes(campaign.funding_instrument_id) ?? true)
    .filter(({ name }) => q === undefined || name.toLowerCase().includes(q.toLowerCase()))
    .filter(({ deleted }) => with_deleted === true || !deleted)
    .filter(({ entity_status }) => with_draft === true || entity_status !== "DRAFT")
    .map((campaign) => ({ campaign, end: endOf(model, query, campaign) }))
    .filter(({ end }) => after === undefined || compare(end, after) > 0)
    .sort((a, b) => compare(a.end, b.end))
    .map(({ campaign }) => campaign);
}

export function endOf(model: Model, query: CampaignQuery, campaign: ModelCampaign): PageEnd {
  const { key } = orderOf(query);
  // Names stand in the order of a dictionary: no matter in which case.
  const value = key === undefined ? null : key === "name" ? campaign.name.toLowerCase() : campaign[key];
  return { value: value as PageEnd["value"], at: model.campaigns.indexOf(campaign) };
}

/** By the attribute, nothing before everything else, then in the order of creation; all of it reversed for `desc`. */
function orderOf({ sort_by }: CampaignQuery) {
  const [key, direction] = (sort_by?.split("-") ?? []) as [(keyof ModelCampaign)?, string?];
  const sign = direction === "desc" ? -1 : 1;
  const compare = (a: PageEnd, b: PageEnd): number => sign * (compareValues(a.value, b.value) || a.at - b.at);
  return { key, compare };
}

function compareValues(a: PageEnd["value"], b: PageEnd["value"]): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (typeof a === "string") return Buffer.compare(Buffer.from(a), Buffer.from(String(b)));
  return a < (b as number) ? -1 : 1;
}
