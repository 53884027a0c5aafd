import { createPreflight, type Middleware } from "@social-api/core";
import { checkRequest } from "./check-request.ts";
import type { Campaign, LineItem, operations } from "./generated/types.ts";

type Lookup<Ids, Entity> = (ids: Ids) => Promise<Partial<Entity> | undefined> | Partial<Entity> | undefined;

/** How an update finds what is stored. A lookup that fails fails the call; `undefined` stands for not known. */
export interface PreflightOptions {
  /** Looks up the campaign that `updateCampaign` is about to change. Batches are checked without it. */
  campaign?: Lookup<{ account_id: string; campaign_id: string }, Campaign> | undefined;
  /** Looks up the line item that `updateLineItem` is about to change. */
  lineItem?: Lookup<{ account_id: string; line_item_id: string }, LineItem> | undefined;
}

/**
 * Middleware that refuses a request that breaks a rule before it is sent: `ads.use(preflight())`. The call throws a
 * `RuleViolationError` that lists every violation; see {@link checkRequest}.
 *
 * @param options - where updates are to be judged by what is stored: how to look it up
 * @example
 * ads.use(preflight({ lineItem: async (ids) => (await unwrap(ads.getLineItem(ids))).data }));
 */
export function preflight({ campaign, lineItem }: PreflightOptions = {}): Middleware {
  return createPreflight<keyof operations>((operationId, args, { params }) => {
    const lookup = { updateCampaign: campaign, updateLineItem: lineItem }[operationId as string];
    if (lookup === undefined) return checkRequest(operationId, args);
    return Promise.resolve(lookup(params.path as never)).then((stored) =>
      checkRequest(operationId, args, stored && { stored }),
    );
  });
}
