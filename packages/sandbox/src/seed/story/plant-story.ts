import type { Tables } from "../../store/tables.ts";
import { plantUser } from "../plant-user.ts";
import { STORY_ACCOUNTS, STORY_APPS } from "./accounts.ts";
import { STORY_CAMPAIGNS } from "./campaigns.ts";
import {
  STORY_LINE_ITEM_CURATED_CATEGORIES,
  STORY_MEDIA,
  STORY_MEDIA_CREATIVES,
  STORY_PROMOTED_ACCOUNTS,
  STORY_PROMOTED_POSTS,
  STORY_TARGETING_CRITERIA,
} from "./creatives.ts";
import { STORY_FUNDING } from "./funding.ts";
import { STORY_HISTORY } from "./history.ts";
import { STORY_LINE_ITEMS } from "./line-items.ts";
import { STORY_WEBHOOK, storyConnections, storyDeliveries } from "./platform.ts";
import { STORY_USERS } from "./users.ts";

/** Plants the story that the examples of the specs tell: all people, companies and numbers of it are made up. */
export function plantStory(tables: Tables, now: number): void {
  const hidden = { account_id: "hc7m2k9" };
  for (const user of STORY_USERS) plantUser(tables, user, "2025-09-08T10:00:00Z");
  for (const account of STORY_ACCOUNTS) tables.accounts.put(account.wire.id, account.wire, account.hidden);
  for (const app of STORY_APPS) tables.accountApps.put(app.id, app, hidden);
  for (const funding of STORY_FUNDING)
    tables.fundingInstruments.put(funding.id, funding, { account_id: funding.account_id });
  for (const campaign of STORY_CAMPAIGNS) tables.campaigns.put(campaign.id, campaign, hidden);
  for (const lineItem of STORY_LINE_ITEMS)
    tables.lineItems.put(lineItem.id, lineItem, { ...hidden, of_draft: isDraft(lineItem.campaign_id) });
  for (const media of STORY_MEDIA) tables.accountMedia.put(media.id, media, hidden);
  for (const creative of STORY_MEDIA_CREATIVES) tables.mediaCreatives.put(creative.id, creative, hidden);
  for (const promoted of STORY_PROMOTED_ACCOUNTS) tables.promotedAccounts.put(promoted.id, promoted, hidden);
  for (const promoted of STORY_PROMOTED_POSTS)
    tables.promotedPosts.put(promoted.id, promoted, { ...hidden, orphan: isDeleted(promoted.line_item_id) });
  for (const criterion of STORY_TARGETING_CRITERIA) tables.targetingCriteria.put(criterion.id, criterion, hidden);
  for (const each of STORY_LINE_ITEM_CURATED_CATEGORIES) tables.lineItemCuratedCategories.put(each.id, each, hidden);
  for (const [at, entry] of STORY_HISTORY.entries()) tables.history.put(`ch${at + 1}`, entry, hidden);
  tables.webhooks.put(STORY_WEBHOOK.id, STORY_WEBHOOK, {});
  for (const delivery of storyDeliveries(now)) tables.deliveries.put(delivery.id, delivery, {});
  for (const connection of storyConnections(now))
    tables.connections.put(connection.id, connection, { owner: STORY_WEBHOOK.user_id });
}

function isDraft(campaignId: string): boolean {
  return STORY_CAMPAIGNS.some(({ id, entity_status }) => id === campaignId && entity_status === "DRAFT");
}

function isDeleted(lineItemId: string): boolean {
  return STORY_LINE_ITEMS.some(({ id, deleted }) => id === lineItemId && deleted);
}
