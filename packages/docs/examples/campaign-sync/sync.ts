import { type AdsClient, type Checkpoint, isApiError, isWalkError, walk } from "@social-api/ads-v12";
import type { Copy, Run } from "./copy.ts";

/** What a sync takes. */
export interface SyncOptions {
  ads: AdsClient;
  copy: Copy;
  /** Campaigns on a page, 1 to 1000. */
  pageSize: number;
  /** Tells a person how far it is. */
  say: (message: string) => void;
}

/** Copies the campaigns of all accounts, one account after another. */
export async function syncAll(options: SyncOptions): Promise<void> {
  for await (const { id } of walk(options.ads.listAccounts, { count: 200 })) await syncAccount(options, id);
}

/**
 * Copies the campaigns of an account, drafts and deleted ones among them. It goes on where an earlier run was broken off,
 * and then begins anew: what that run had read may have changed since.
 *
 * @throws WalkError when the API fails; the next run goes on from the last page that was stored
 */
export async function syncAccount(options: SyncOptions, account_id: string): Promise<void> {
  const { copy, say } = options;
  let run = copy.openRun(account_id);
  if (run.checkpoint !== null) {
    say(`${account_id}: ${await finish(options, account_id, run)}, begins anew`);
    run = copy.restartRun(account_id, run);
  }
  await walkCampaigns(options, account_id, run);
  const count = copy.count(account_id, run);
  // Campaigns come and go during a walk, so that a difference is told and is no failure.
  say(`${account_id}: ${count} campaigns${run.total === null ? "" : `, ${run.total} when the run began`}`);
}

/** Goes on with a run that was broken off, and tells how that ended. */
async function finish(options: SyncOptions, account_id: string, run: Run): Promise<string> {
  // A checkpoint belongs to its arguments: it is of no use once the size of pages is another.
  if (run.checkpoint?.query !== walkOf(options, account_id).checkpoint.query)
    return "the checkpoint is of another walk";
  options.say(`${account_id}: goes on after ${options.copy.count(account_id, run)} campaigns`);
  try {
    await walkCampaigns(options, account_id, run);
    return "the rest is read";
  } catch (error) {
    if (!isStale(error, run)) throw error;
    return "the checkpoint is refused";
  }
}

async function walkCampaigns(options: SyncOptions, account_id: string, run: Run): Promise<void> {
  const { copy, say } = options;
  const from = run.checkpoint ?? undefined;
  for await (const { items, body, checkpoint } of walkOf(options, account_id, from).pages()) {
    run.total ??= body.total_count ?? null;
    copy.savePage(account_id, run, items, checkpoint);
    run.checkpoint = checkpoint;
    say(`${account_id}: page of ${items.length}`);
  }
}

function walkOf({ ads, pageSize }: SyncOptions, account_id: string, from?: Checkpoint) {
  // The total is asked for on the first page alone: beside a cursor it is refused (rule `list.cursor-xor-total`).
  const args = { account_id, count: pageSize, with_deleted: true, with_draft: true, with_total_count: true };
  return walk(ads.listCampaigns, args, from && { from });
}

/**
 * Whether the API refused the very cursor that an earlier run has left. Whether cursors expire, and with which status, is
 * not shown: any 400 counts.
 */
function isStale(error: unknown, { checkpoint }: Run): boolean {
  return (
    isWalkError(error) &&
    checkpoint !== null &&
    error.checkpoint.token === checkpoint.token &&
    isApiError(error.cause) &&
    error.cause.status === 400
  );
}
