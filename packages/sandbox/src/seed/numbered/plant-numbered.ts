import type { Campaign, FundingInstrument } from "@social-api/ads-v12";
import { count } from "../../count.ts";
import type { Tables } from "../../store/tables.ts";
import { DEFAULT_USER_ID } from "../../users.ts";
import { numberedAccount, numberedCampaign, numberedFunding, numberedLineItem } from "./entities.ts";

/** How many further entities a seed has. */
export interface Numbers {
  readonly accounts: number;
  readonly campaigns: number;
  readonly lineItems: number;
}

/** Rule `campaign.active-limit`: as high as it can be raised. */
const ACTIVE_CAMPAIGNS = 8_000;
/** Rule `line-item.limits`. */
const LINE_ITEMS_OF_CAMPAIGN = 100;
const ACTIVE_LINE_ITEMS = 256;

/**
 * Plants accounts with names by number, and spreads campaigns and line items evenly over them. The same numbers give the
 * same entities. They keep the limits of the API: what would be active beyond them is paused.
 *
 * @throws RangeError for numbers that are not whole, and for more entities than their parents can hold
 */
export function plantNumbered(tables: Tables, numbers: Numbers): void {
  assertPossible(numbers);
  const funding: FundingInstrument[] = [];
  for (let number = 0; number < numbers.accounts; number += 1) {
    const account = numberedAccount(number);
    tables.accounts.put(account.id, account, {
      industry_type: "RETAIL",
      active_campaign_limit: ACTIVE_CAMPAIGNS,
      history_allowed: true,
      features: [],
    });
    const access = { user_id: DEFAULT_USER_ID, account_id: account.id };
    tables.access.put(`${DEFAULT_USER_ID}/${account.id}`, { ...access, permissions: ["ACCOUNT_ADMIN"] }, {});
    const instrument = numberedFunding(number, account.id);
    tables.fundingInstruments.put(instrument.id, instrument, { account_id: account.id });
    funding.push(instrument);
  }
  plantLineItems(tables, numbers, plantCampaigns(tables, numbers, funding));
}

function plantCampaigns(
  tables: Tables,
  numbers: Numbers,
  funding: readonly FundingInstrument[],
): { campaign: Campaign; account_id: string }[] {
  return Array.from({ length: numbers.campaigns }, (_, number) => {
    const instrument = funding[number % funding.length] as FundingInstrument;
    const { account_id } = instrument;
    const round = Math.floor(number / funding.length);
    const status = round >= ACTIVE_CAMPAIGNS || round % 5 === 4 ? "PAUSED" : "ACTIVE";
    const campaign = numberedCampaign(number, instrument, status);
    tables.campaigns.put(campaign.id, campaign, { account_id });
    return { campaign, account_id };
  });
}

function plantLineItems(
  tables: Tables,
  numbers: Numbers,
  campaigns: readonly { campaign: Campaign; account_id: string }[],
): void {
  const active = new Map<string, number>();
  for (let number = 0; number < numbers.lineItems; number += 1) {
    const at = number % campaigns.length;
    const { campaign, account_id } = campaigns[at] as (typeof campaigns)[number];
    const before = active.get(account_id) ?? 0;
    const status = before >= ACTIVE_LINE_ITEMS || number % 3 === 2 ? "PAUSED" : "ACTIVE";
    if (status === "ACTIVE") active.set(account_id, before + 1);
    const lineItem = numberedLineItem(number, campaign, at, status);
    tables.lineItems.put(lineItem.id, lineItem, { account_id, of_draft: false });
  }
}

/**
 * Makes sure that a seed can have these numbers.
 *
 * @throws RangeError that tells the limit
 */
export function assertPossible({ accounts, campaigns, lineItems }: Numbers): void {
  for (const [name, number] of Object.entries({ accounts, campaigns, lineItems })) {
    if (Number.isSafeInteger(number) && number >= 0) continue;
    throw new RangeError(`the seed cannot have ${number} ${name}: give a whole number, 0 or more`);
  }
  if (campaigns > 0 && accounts === 0) {
    throw new RangeError("further campaigns need further accounts: give a number of accounts, too");
  }
  if (lineItems > campaigns * LINE_ITEMS_OF_CAMPAIGN) {
    const wanted = `${count(campaigns, "campaign")} cannot hold ${count(lineItems, "line item")}`;
    throw new RangeError(`${wanted}: each holds ${LINE_ITEMS_OF_CAMPAIGN} at most`);
  }
}
