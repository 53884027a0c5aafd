import { accountAccessHandlers } from "./accounts/account-access.ts";
import { accountAppHandlers } from "./accounts/account-apps.ts";
import { accountHistoryHandlers } from "./accounts/account-history.ts";
import { accountHandlers } from "./accounts/accounts.ts";
import { featureHandlers } from "./accounts/features.ts";
import { fundingInstrumentHandlers } from "./accounts/funding-instruments.ts";
import type { AdsHandlers } from "./call.ts";
import { campaignBatchHandlers } from "./campaigns/campaign-batch.ts";
import { campaignHandlers } from "./campaigns/campaigns.ts";
import { mediaCreativeHandlers } from "./creatives/media-creatives.ts";
import { promotedAccountHandlers } from "./creatives/promoted-accounts.ts";
import { promotedPostHandlers } from "./creatives/promoted-posts.ts";
import { lineItemCuratedCategoryHandlers } from "./line-items/line-item-curated-categories.ts";
import { lineItemHandlers } from "./line-items/line-items.ts";
import { placementHandlers } from "./line-items/placements.ts";
import { advertiserBusinessCategoryHandlers } from "./reference/advertiser-business-categories.ts";
import { audienceEstimateHandlers } from "./reference/audience-estimate.ts";
import { biddingRuleHandlers } from "./reference/bidding-rules.ts";
import { curatedCategoryHandlers } from "./reference/curated-categories.ts";
import { iabCategoryHandlers } from "./reference/iab-categories.ts";

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
