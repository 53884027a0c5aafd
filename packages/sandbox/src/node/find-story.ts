import { DEFAULT_TOKEN } from "../seed/story/users.ts";
import type { Store } from "../store/store.ts";
import { openTables } from "../store/tables.ts";
import { digest } from "../users.ts";

/** Where a first call finds something: the ids and the token of the story that the seed tells. */
export interface Story {
  /** The access token of the default user; null where the store does not know it. */
  readonly token: string | null;
  /** An ad account that the default user administers; null where there is none of that id. */
  readonly accountId: string | null;
  /** A webhook of the default user; null where there is none of that id. */
  readonly webhookId: string | null;
}

const ACCOUNT_ID = "hc7m2k9";
const WEBHOOK_ID = "1576829043218391040";

/**
 * Tells what of the story a store holds. It may have been written by an earlier run, with another seed, and changed
 * since: what it does not hold is null, so that nobody calls with what cannot work.
 */
export function findStory(store: Store): Story {
  const { tokens, accounts, webhooks } = openTables(store);
  return {
    token: tokens.get(digest(DEFAULT_TOKEN)) === undefined ? null : DEFAULT_TOKEN,
    accountId: accounts.get(ACCOUNT_ID) === undefined ? null : ACCOUNT_ID,
    webhookId: webhooks.get(WEBHOOK_ID) === undefined ? null : WEBHOOK_ID,
  };
}
