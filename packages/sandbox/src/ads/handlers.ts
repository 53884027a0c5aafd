import { accountAccessHandlers } from "./account-access.ts";
import { accountAppHandlers } from "./account-apps.ts";
import { accountHistoryHandlers } from "./account-history.ts";
import { accountHandlers } from "./accounts.ts";
import { advertiserBusinessCategoryHandlers } from "./advertiser-business-categories.ts";
import { audienceEstimateHandlers } from "./audience-estimate.ts";
import { biddingRuleHandlers } from "./bidding-rules.ts";
import type { AdsHandlers } from "./call.ts";
import { campaignBatchHandlers } from "./campaign-batch.ts";
import { campaignHandlers } from "./campaigns.ts";
import { curatedCategoryHandlers } from "./curated-categories.ts";
import { featureHandlers } from "./features.ts";
import { fundingInstrumentHandlers } from "./funding-instruments.ts";
import { iabCategoryHandlers } from "./iab-categories.ts";
import { lineItemCuratedCategoryHandlers } from "./line-item-curated-categories.ts";
import { lineItemHandlers } from "./line-items.ts";
import { mediaCreativeHandlers } from "./media-creatives.ts";
import { placementHandlers } from "./placements.ts";
import { promotedAccountHandlers } from "./promoted-accounts.ts";
import { promotedPostHandlers } from "./promoted-posts.ts";

/** A handler for every operation of the Ads API: the type makes sure that none is missing. */
export const adsHandlers: AdsHandlers = {
  ...accountAccessHandlers,
  ...accountAppHandlers,
  ...accountHistoryHandlers,
  ...accountHandlers,
  ...advertiserBusinessCategoryHandlers,
  ...audienceEstimateHandlers,
  ...biddingRuleHandlers,
  ...featureHandlers,
  ...fundingInstrumentHandlers,
  ...iabCategoryHandlers,
  ...campaignHandlers,
  ...campaignBatchHandlers,
  ...curatedCategoryHandlers,
  ...lineItemCuratedCategoryHandlers,
  ...lineItemHandlers,
  ...mediaCreativeHandlers,
  ...placementHandlers,
  ...promotedAccountHandlers,
  ...promotedPostHandlers,
};
