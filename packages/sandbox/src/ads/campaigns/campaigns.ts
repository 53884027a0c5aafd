import type { Campaign } from "@social-api/ads-v12";
import { toSeconds } from "../../clock.ts";
import { count } from "../../count.ts";
import type { Violation } from "../../http/refusal.ts";
import { Refusal } from "../../http/refusal.ts";
import type { OfAccount } from "../../store/entities.ts";
import { foldCase } from "../../store/fold-case.ts";
import type { AdsHandlers, Arguments } from "../call.ts";
import type { Change } from "../change.ts";
import { answerSingle } from "../envelope.ts";
import { type FindOptions, findEntity } from "../find-entity.ts";
import { record } from "../history.ts";
import { among, answerPage, SORTABLE, visible } from "../list.ts";
import { releaseDrafts } from "./release-drafts.ts";
import { servability } from "./servability.ts";

export const campaignHandlers: AdsHandlers<
  "listCampaigns" | "getCampaign" | "createCampaign" | "updateCampaign" | "deleteCampaign"
> = {
  listCampaigns(call) {
    const { account_id, campaign_ids, funding_instrument_ids, q, with_draft } = call.args;
    return answerPage(call, {
      table: call.service.tables.campaigns,
      where: [
        { key: "account_id", in: [account_id] },
        ...visible(call.args),
        // Rule `campaign.drafts-hidden`.
        ...(with_draft === true ? [] : [{ key: "draft", in: [0] }]),
        ...among("id", campaign_ids),
        ...among("funding_instrument_id", funding_instrument_ids),
        ...(q === undefined ? [] : [{ key: "name_folded", contains: foldCase(q) }]),
      ],
      sortable: [
        ...SORTABLE,
        "name",
        "entity_status",
        "daily_budget_amount_local_micro",
        "total_budget_amount_local_micro",
      ],
    });
  },

  getCampaign(call) {
    const { campaign_id, with_deleted } = call.args;
    return answerSingle(call, find(call, campaign_id, { withDeleted: with_deleted }).body);
  },

  createCampaign: (call) => answerSingle(call, createCampaign(call).text),
  updateCampaign: (call) => answerSingle(call, updateCampaign(call).text),
  deleteCampaign: (call) => answerSingle(call, deleteCampaign(call).text),
};

/** A campaign after its change, and the text that is answered of it. */
export interface Changed {
  readonly campaign: Campaign;
  readonly text: string;
}

export function createCampaign(change: Change<Arguments<"createCampaign">>): Changed {
  const { args, now, service } = change;
  const funding = service.tables.fundingInstruments.get(args.funding_instrument_id);
  const violations: Violation[] = [];
  if (funding === undefined || funding.wire.deleted || funding.hidden.account_id !== args.account_id) {
    const message = "The account has no such funding instrument, or it is deleted";
    violations.push({ parameter: "funding_instrument_id", message });
  }
  // Rule `campaign.create-status`: ACTIVE unless told.
  const entity_status = args.entity_status ?? "ACTIVE";
  if (entity_status === "ACTIVE") violations.push(...activeLimit(change));
  if (violations.length > 0 || funding === undefined) throw new Refusal(400, violations);
  const at = toSeconds(now);
  const campaign: Campaign = {
    id: service.ids.ads("cp"),
    name: args.name,
    funding_instrument_id: funding.wire.id,
    // Rule `campaign.currency`.
    currency: funding.wire.currency,
    budget_optimization: args.budget_optimization ?? "CAMPAIGN",
    daily_budget_amount_local_micro: args.daily_budget_amount_local_micro ?? null,
    total_budget_amount_local_micro: args.total_budget_amount_local_micro ?? null,
    standard_delivery: args.standard_delivery ?? true,
    entity_status,
    effective_status: "UNKNOWN",
    ...servability(entity_status, funding.wire),
    purchase_order_number: args.purchase_order_number ?? null,
    duration_in_days: null,
    frequency_cap: null,
    created_at: at,
    updated_at: at,
    deleted: false,
  };
  return save(change, undefined, campaign);
}

export function updateCampaign(change: Change<Arguments<"updateCampaign">>): Changed {
  const { args, now, service } = change;
  const { wire: before } = find(change, args.campaign_id);
  const entity_status = args.entity_status ?? before.entity_status;
  if (entity_status === "ACTIVE" && before.entity_status !== "ACTIVE") {
    const violations = activeLimit(change);
    if (violations.length > 0) throw new Refusal(400, violations);
  }
  releaseDrafts(service, before, { entity_status });
  const funding = service.tables.fundingInstruments.get(before.funding_instrument_id)?.wire;
  return save(change, before, {
    ...before,
    ...changesOf(args),
    entity_status,
    ...servability(entity_status, funding),
    updated_at: toSeconds(now),
  });
}

/** What an update can change. An item of a batch may hold more, which changes nothing, as in a query. */
const CHANGEABLE: readonly (keyof Arguments<"updateCampaign"> & keyof Campaign)[] = [
  "name",
  "budget_optimization",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "standard_delivery",
  "purchase_order_number",
];

function changesOf(args: Arguments<"updateCampaign">): Partial<Campaign> {
  return Object.fromEntries(CHANGEABLE.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])));
}

/** Rule `campaign.delete-once`: it cannot be undone, and the second time there is nothing to delete. */
export function deleteCampaign(change: Change<Arguments<"deleteCampaign">>): Changed {
  const { wire: before } = find(change, change.args.campaign_id, { rule: "campaign.delete-once" });
  return save(change, before, { ...before, deleted: true, updated_at: toSeconds(change.now) });
}

function find(change: Change<OfAccount>, id: string, options?: FindOptions) {
  return findEntity(change, change.service.tables.campaigns, "campaign_id", id, options);
}

/** Rule `campaign.active-limit`: 200 unless the account has a higher one. */
function activeLimit({ args, service }: Change<OfAccount>): Violation[] {
  const { account_id } = args;
  const limit = service.tables.accounts.get(account_id)?.hidden.active_campaign_limit ?? 200;
  const active = service.tables.campaigns.count([
    { key: "account_id", in: [account_id] },
    { key: "active", in: [1] },
  ]);
  if (active < limit) return [];
  const message = `The account has ${count(active, "active campaign")}; at most ${limit} can be active: pause or delete one first`;
  return [{ rule: "campaign.active-limit", parameter: "entity_status", message }];
}

function save(change: Change<OfAccount>, before: Campaign | undefined, campaign: Campaign): Changed {
  const text = change.service.tables.campaigns.put(campaign.id, campaign, { account_id: change.args.account_id });
  record(change, "CAMPAIGN", before, campaign);
  return { campaign, text };
}
