import type { AccountHistoryEntry } from "@social-api/ads-v12";
import type { RecordedEntity } from "../../ads/history.ts";
import { DEFAULT_USER_ID } from "../../users.ts";
import { STORY_CAMPAIGNS } from "./campaigns.ts";
import { STORY_PROMOTED_ACCOUNTS, STORY_PROMOTED_POSTS, STORY_TARGETING_CRITERIA } from "./creatives.ts";
import { STORY_LINE_ITEMS } from "./line-items.ts";

interface Recorded {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted: boolean;
}

/** A change between the creation of an entity and what it is now: who made it, and what was there before. */
interface Change {
  readonly by: string;
  readonly before: object;
}

const CHANGES: Readonly<Record<string, Change>> = {
  cp5h1n: { by: "3291645508", before: { daily_budget_amount_local_micro: 50_000_000 } },
  li4v7x: { by: "3291645508", before: { bid_amount_local_micro: 300_000 } },
};

/** The history of the seeded entities, oldest first: each was created, two were changed, some were deleted. */
export const STORY_HISTORY: readonly AccountHistoryEntry[] = [
  ...STORY_CAMPAIGNS.flatMap((each) => historyOf("CAMPAIGN", each)),
  ...STORY_LINE_ITEMS.flatMap((each) => historyOf("LINE_ITEM", each)),
  ...STORY_PROMOTED_ACCOUNTS.flatMap((each) => historyOf("PROMOTED_ACCOUNT", each)),
  ...STORY_PROMOTED_POSTS.flatMap((each) => historyOf("PROMOTED_POSTS", each)),
  ...STORY_TARGETING_CRITERIA.flatMap((each) => historyOf("TARGETING_CRITERIA", each)),
].toSorted((a, b) => (a.change_time < b.change_time ? -1 : a.change_time > b.change_time ? 1 : 0));

function historyOf(entity: RecordedEntity, now: Recorded): AccountHistoryEntry[] {
  const change = CHANGES[now.id];
  const created = { ...now, ...change?.before, updated_at: now.created_at, deleted: false };
  return [
    entry(entity, "CREATE", DEFAULT_USER_ID, created, {}),
    ...(change === undefined ? [] : [entry(entity, "UPDATE", change.by, now, changesOf(change.before, now))]),
    ...(now.deleted
      ? [entry(entity, "DELETE", DEFAULT_USER_ID, now, { deleted: { before: false, after: true } })]
      : []),
  ];
}

function changesOf(before: object, now: object): object {
  const after = now as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, { before: value as unknown, after: after[name] }]),
  );
}

function entry(
  entity: RecordedEntity,
  change_type: string,
  user_id: string,
  data: Recorded,
  changes: object,
): AccountHistoryEntry {
  return {
    change_by: { user_id, platform: "API" },
    changes: changes as AccountHistoryEntry["changes"],
    change_time: data.updated_at,
    entity_id: data.id,
    entity,
    entity_data: data as object as AccountHistoryEntry["entity_data"],
    change_type,
  };
}
