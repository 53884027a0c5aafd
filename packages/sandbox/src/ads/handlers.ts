import type { AdsHandlers } from "./call.ts";
import { campaignBatchHandlers } from "./campaign-batch.ts";
import { campaignHandlers } from "./campaigns.ts";

/** A handler for every operation of the Ads API: the type makes sure that none is missing. */
export const adsHandlers: AdsHandlers = {
  ...campaignHandlers,
  ...campaignBatchHandlers,
} as AdsHandlers;
