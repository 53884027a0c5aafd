/**
 * What two ad accounts hold, as plainly as it can be said: arrays, and functions that tell what a request must come to.
 * Nothing of the sandbox is used here.
 */

export type UserName = "owner" | "manager" | "analyst" | "stranger";
export type AccountName = "north" | "south";

/** Who may do what: the owner everything, the manager everything but settings, the analyst look, all of them by account. */
export const ACCESS: Readonly<
  Record<UserName, Partial<Record<AccountName, readonly ("view" | "modify" | "settings")[]>>>
> = {
  owner: { north: ["view", "modify", "settings"], south: ["view", "modify", "settings"] },
  manager: { north: ["view", "modify"] },
  analyst: { north: ["view"], south: ["view"] },
  stranger: {},
};

export interface ModelFunding {
  id: string;
  account: AccountName;
  currency: string;
  deleted: boolean;
  created_at: string;
}

export interface ModelCampaign {
  id: string;
  account: AccountName;
  funding_instrument_id: string;
  name: string;
  currency: string;
  budget_optimization: string;
  daily_budget_amount_local_micro: number | null;
  total_budget_amount_local_micro: number | null;
  standard_delivery: boolean;
  entity_status: string;
  purchase_order_number: string | null;
  created_at: string;
  updated_at: string;
  deleted: boolean;
}

export interface ModelLineItem {
  id: string;
  account: AccountName;
  campaign_id: string;
  funding_instrument_id: string;
  name: string | null;
  objective: string;
  product_type: string;
  currency: string;
  daily_budget_amount_local_micro: number | null;
  total_budget_amount_local_micro: number | null;
  entity_status: string;
  created_at: string;
  updated_at: string;
  deleted: boolean;
}

export interface LineItemParameters {
  readonly campaign_id?: string;
  readonly objective?: string;
  readonly product_type?: string;
  readonly name?: string;
  readonly daily_budget_amount_local_micro?: number;
  readonly total_budget_amount_local_micro?: number;
  readonly entity_status?: string;
}

/** One reason why a request is refused. */
export interface Fault {
  readonly status: 400 | 403 | 404;
  readonly rule?: string;
}

export interface CampaignParameters {
  readonly funding_instrument_id?: string;
  readonly name?: string;
  readonly budget_optimization?: string;
  readonly daily_budget_amount_local_micro?: number;
  readonly total_budget_amount_local_micro?: number;
  readonly standard_delivery?: boolean;
  readonly entity_status?: string;
  readonly purchase_order_number?: string;
}

/** One entry that the account history must have. */
export interface ModelChange {
  readonly account: AccountName;
  readonly entity_id: string;
  readonly change_type: "CREATE" | "UPDATE" | "DELETE";
  readonly user: UserName;
  readonly at: string;
}

export class Model {
  /** In the order of their creation. */
  campaigns: ModelCampaign[] = [];
  lineItems: ModelLineItem[] = [];
  funding: ModelFunding[] = [];
  history: ModelChange[] = [];
  activeLimit: Record<AccountName, number> = { north: 200, south: 200 };
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** A model that holds the same, to try something on. */
  copy(): Model {
    const copy = new Model(this.now);
    copy.campaigns = structuredClone(this.campaigns);
    copy.lineItems = structuredClone(this.lineItems);
    copy.funding = structuredClone(this.funding);
    copy.history = [...this.history];
    copy.activeLimit = { ...this.activeLimit };
    return copy;
  }

  /** The time as entities tell it. */
  get time(): string {
    return `${new Date(this.now).toISOString().slice(0, 19)}Z`;
  }

  accessFaults(user: UserName, account: AccountName, wanted: "view" | "modify" | "settings"): Fault[] {
    const permissions = ACCESS[user][account];
    if (permissions === undefined) return [{ status: 403, rule: "account.associated" }];
    return permissions.includes(wanted) ? [] : [{ status: 403, rule: "permissions.roles" }];
  }

  campaign(account: AccountName, id: string): ModelCampaign | undefined {
    return this.campaigns.find((campaign) => campaign.id === id && campaign.account === account);
  }

  creationFaults(account: AccountName, given: CampaignParameters): Fault[] {
    const faults = [...this.#shapeFaults(given), ...this.#budgetFaults(given)];
    if (given.name === undefined || given.funding_instrument_id === undefined) {
      faults.push({ status: 400, rule: "campaign.required" });
    }
    const funding = this.funding.find(({ id }) => id === given.funding_instrument_id);
    if (funding?.account !== account || funding.deleted) faults.push({ status: 400 });
    if ((given.entity_status ?? "ACTIVE") === "ACTIVE") faults.push(...this.#limitFaults(account));
    return faults;
  }

  create(user: UserName, account: AccountName, id: string, given: CampaignParameters): ModelCampaign {
    const funding = this.funding.find((each) => each.id === given.funding_instrument_id);
    const campaign: ModelCampaign = {
      id,
      account,
      funding_instrument_id: given.funding_instrument_id ?? "",
      name: given.name ?? "",
      currency: funding?.currency ?? "",
      budget_optimization: given.budget_optimization ?? "CAMPAIGN",
      daily_budget_amount_local_micro: given.daily_budget_amount_local_micro ?? null,
      total_budget_amount_local_micro: given.total_budget_amount_local_micro ?? null,
      standard_delivery: given.standard_delivery ?? true,
      entity_status: given.entity_status ?? "ACTIVE",
      purchase_order_number: given.purchase_order_number ?? null,
      created_at: this.time,
      updated_at: this.time,
      deleted: false,
    };
    this.campaigns.push(campaign);
    this.history.push({ account, entity_id: id, change_type: "CREATE", user, at: this.time });
    return campaign;
  }

  updateFaults(account: AccountName, id: string, given: CampaignParameters): Fault[] {
    const campaign = this.campaign(account, id);
    const faults = [...this.#shapeFaults(given), ...this.#budgetFaults(given, campaign)];
    if (given.entity_status === "DRAFT") faults.push({ status: 400, rule: "campaign.update-status" });
    if (campaign === undefined || campaign.deleted) faults.push({ status: 404 });
    else if (given.entity_status === "ACTIVE" && campaign.entity_status !== "ACTIVE") {
      faults.push(...this.#limitFaults(account));
    }
    return faults;
  }

  update(user: UserName, account: AccountName, id: string, given: CampaignParameters): ModelCampaign {
    const campaign = this.campaign(account, id) as ModelCampaign;
    Object.assign(campaign, given, { updated_at: this.time });
    this.history.push({ account, entity_id: id, change_type: "UPDATE", user, at: this.time });
    return campaign;
  }

  deletionFaults(account: AccountName, id: string): Fault[] {
    const campaign = this.campaign(account, id);
    if (campaign === undefined) return [{ status: 404 }];
    return campaign.deleted ? [{ status: 404, rule: "campaign.delete-once" }] : [];
  }

  delete(user: UserName, account: AccountName, id: string): ModelCampaign {
    const campaign = this.campaign(account, id) as ModelCampaign;
    Object.assign(campaign, { deleted: true, updated_at: this.time });
    this.history.push({ account, entity_id: id, change_type: "DELETE", user, at: this.time });
    return campaign;
  }

  lineItem(account: AccountName, id: string): ModelLineItem | undefined {
    return this.lineItems.find((lineItem) => lineItem.id === id && lineItem.account === account);
  }

  lineItemCreationFaults(account: AccountName, given: LineItemParameters): Fault[] {
    const campaign = this.campaign(account, given.campaign_id ?? "");
    if (campaign === undefined || campaign.deleted) return [{ status: 400 }];
    const faults = this.#lineItemBudgetFaults(given, campaign);
    const first = this.lineItems.find((each) => each.campaign_id === campaign.id && !each.deleted);
    if (first && (first.objective !== given.objective || first.product_type !== given.product_type)) {
      faults.push({ status: 400, rule: "line-item.same-kind" });
    }
    return faults;
  }

  createLineItem(user: UserName, account: AccountName, id: string, given: LineItemParameters): ModelLineItem {
    const campaign = this.campaign(account, given.campaign_id ?? "") as ModelCampaign;
    const lineItem: ModelLineItem = {
      id,
      account,
      campaign_id: campaign.id,
      funding_instrument_id: campaign.funding_instrument_id,
      name: given.name ?? null,
      objective: given.objective ?? "",
      product_type: given.product_type ?? "",
      currency: campaign.currency,
      daily_budget_amount_local_micro: given.daily_budget_amount_local_micro ?? null,
      total_budget_amount_local_micro: given.total_budget_amount_local_micro ?? null,
      entity_status: given.entity_status ?? "ACTIVE",
      created_at: this.time,
      updated_at: this.time,
      deleted: false,
    };
    this.lineItems.push(lineItem);
    this.history.push({ account, entity_id: id, change_type: "CREATE", user, at: this.time });
    return lineItem;
  }

  lineItemUpdateFaults(account: AccountName, id: string, given: LineItemParameters): Fault[] {
    const lineItem = this.lineItem(account, id);
    if (lineItem === undefined || lineItem.deleted) return [{ status: 404 }];
    const campaign = this.campaign(account, lineItem.campaign_id) as ModelCampaign;
    return this.#lineItemBudgetFaults(given, campaign, lineItem);
  }

  updateLineItem(user: UserName, account: AccountName, id: string, given: LineItemParameters): ModelLineItem {
    const lineItem = this.lineItem(account, id) as ModelLineItem;
    Object.assign(lineItem, given, { updated_at: this.time });
    this.history.push({ account, entity_id: id, change_type: "UPDATE", user, at: this.time });
    return lineItem;
  }

  lineItemDeletionFaults(account: AccountName, id: string): Fault[] {
    const lineItem = this.lineItem(account, id);
    if (lineItem === undefined) return [{ status: 404 }];
    return lineItem.deleted ? [{ status: 404, rule: "line-item.delete-once" }] : [];
  }

  deleteLineItem(user: UserName, account: AccountName, id: string): ModelLineItem {
    const lineItem = this.lineItem(account, id) as ModelLineItem;
    Object.assign(lineItem, { deleted: true, updated_at: this.time });
    this.history.push({ account, entity_id: id, change_type: "DELETE", user, at: this.time });
    return lineItem;
  }

  #lineItemBudgetFaults(given: LineItemParameters, campaign: ModelCampaign, stored?: ModelLineItem): Fault[] {
    const daily = given.daily_budget_amount_local_micro ?? stored?.daily_budget_amount_local_micro ?? null;
    const total = given.total_budget_amount_local_micro ?? stored?.total_budget_amount_local_micro ?? null;
    const dailyGiven = given.daily_budget_amount_local_micro !== undefined;
    const wrongCampaign = dailyGiven && campaign.budget_optimization !== "LINE_ITEM";
    const judged = dailyGiven || given.total_budget_amount_local_micro !== undefined;
    const beyond = judged && daily !== null && total !== null && daily > total;
    return wrongCampaign || beyond ? [{ status: 400, rule: "line-item.daily-budget" }] : [];
  }

  #shapeFaults({ name, purchase_order_number }: CampaignParameters): Fault[] {
    return [
      ...(name !== undefined && name.length > 255 ? [{ status: 400, rule: "campaign.name-length" } as const] : []),
      ...(purchase_order_number !== undefined && purchase_order_number.length > 50
        ? [{ status: 400, rule: "campaign.purchase-order-length" } as const]
        : []),
    ];
  }

  #budgetFaults(given: CampaignParameters, stored?: ModelCampaign): Fault[] {
    const faults: Fault[] = [];
    const daily = given.daily_budget_amount_local_micro ?? stored?.daily_budget_amount_local_micro ?? null;
    const total = given.total_budget_amount_local_micro ?? stored?.total_budget_amount_local_micro ?? null;
    const budgetsGiven =
      given.daily_budget_amount_local_micro !== undefined || given.total_budget_amount_local_micro !== undefined;
    if (budgetsGiven && daily !== null && total !== null && daily > total) {
      faults.push({ status: 400, rule: "campaign.daily-within-total" });
    }
    const optimization = given.budget_optimization ?? stored?.budget_optimization ?? "CAMPAIGN";
    if (given.standard_delivery !== undefined && optimization !== "CAMPAIGN") {
      faults.push({ status: 400, rule: "campaign.standard-delivery" });
    }
    return faults;
  }

  #limitFaults(account: AccountName): Fault[] {
    const active = this.campaigns.filter(
      (campaign) => campaign.account === account && campaign.entity_status === "ACTIVE" && !campaign.deleted,
    );
    return active.length < this.activeLimit[account] ? [] : [{ status: 400, rule: "campaign.active-limit" }];
  }
}
