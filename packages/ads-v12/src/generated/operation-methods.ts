// Generated from the spec by "pnpm generate". Do not edit.
import type { CallOptions, Result } from "@social-api/core";
import type { AccountAppListResponse, AccountCreateResponse, AccountDeleteResponse, AccountHistoryListResponse, AccountListResponse, AccountResponse, AdvertiserBusinessCategoryListResponse, AudienceEstimateResponse, AuthenticatedUserAccessResponse, BiddingRuleListResponse, CampaignBatchFailure, CampaignBatchResponse, CampaignDeleteResponse, CampaignListResponse, CampaignResponse, CuratedCategoryListResponse, CuratedCategoryResponse, Failure, FeatureListResponse, FundingInstrumentListResponse, FundingInstrumentResponse, IabCategoryListResponse, LineItemCreateResponse, LineItemCuratedCategoryListResponse, LineItemCuratedCategoryResponse, LineItemListResponse, LineItemPlacementListResponse, LineItemResponse, MediaCreativeListResponse, MediaCreativeResponse, PromotedAccountListResponse, PromotedAccountResponse, PromotedPostListResponse, PromotedPostResponse, operations } from "./types.ts";

/** One method per operation, named as in the spec. Its `operationId` is that name. */
export interface OperationMethods {
  /**
   * Add features to a sandbox account.
   *
   * Gives features to an ad account of the sandbox, so that a test can use them, and answers with all that it has then.
   * The parameter travels in the query; there is no body. It fails on the production host, which does not have it.
   *
   * Not shown: what adding a feature that is there already is answered with.
   *
   * Rules: params.in-query, account.associated, sandbox.host-only, features.sandbox.
   */
  addFeatures: {
    (args: AddFeaturesArguments, options?: CallOptions): Promise<Result<FeatureListResponse, Failure>>;
    readonly operationId: "addFeatures";
  };
  /**
   * Create, update and delete campaigns in a batch.
   *
   * Carries out up to 40 operations on the campaigns of one account in one request. The batch takes effect as a whole or
   * not at all: a single wrong item keeps all the others from being applied.
   *
   * Each item names its operation_type and gives in params what the operation on a single campaign takes. Answers keep
   * the order of the items, successes and errors alike, so the n-th answer belongs to the n-th item.
   *
   * Errors of the whole request are told under errors, errors of single items under operation_errors; look at both.
   * Split longer lists into several batches, and remember that each of these is applied or refused by itself.
   *
   * Not shown: the shape of a single error. That the campaign_id of Update and Delete stands in params is inferred.
   *
   * Rules: account.associated, money.micro, campaign.required, campaign.name-length, campaign.purchase-order-length, campaign.daily-within-total, campaign.standard-delivery, campaign.create-status, campaign.update-status, campaign.delete-once, campaign.active-limit, campaign.currency, campaign.daily-required, batch.size, batch.item, batch.atomic, batch.order, batch.errors.
   */
  batchCampaigns: {
    (args: BatchCampaignsArguments, options?: CallOptions): Promise<Result<CampaignBatchResponse, CampaignBatchFailure | Failure>>;
    readonly operationId: "batchCampaigns";
  };
  /**
   * Create a sandbox account.
   *
   * Creates an ad account in the sandbox, for tests, at no cost. There is nothing to choose: the operation has no
   * parameters and no body. Give the account a name afterwards with updateAccount, and a way to pay with
   * createFundingInstrument.
   *
   * Note that data is an array that holds the one account, unlike every other answer about one entity. It fails on the
   * production host, which does not have it.
   *
   * A second request creates a second account. When the answer to one was lost, look for the account with listAccounts
   * before sending another (that repeating is not recognized is inferred from there being no parameter to recognize it
   * by).
   *
   * Rules: envelope.sandbox-account, params.in-query, sandbox.host-only, account.sandbox-lifecycle.
   */
  createAccount: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<AccountCreateResponse, Failure>>;
    readonly operationId: "createAccount";
  };
  /**
   * Create a campaign.
   *
   * Creates a campaign under a funding instrument of the account, in whose currency all its amounts are. The parameters
   * travel in the query; there is no body.
   *
   * An account may have 200 active campaigns unless the advertiser has had the limit raised through the account manager,
   * to 8,000 at most; the number of inactive campaigns is unlimited.
   *
   * Set daily_budget_amount_local_micro: for most types of funding instrument it is required. Not shown: for which, and
   * whether a repeated request is recognized as such. After a lost answer, therefore, look for the campaign before you
   * send the request again. To create several campaigns that belong together, use batchCampaigns.
   *
   * Rules: params.in-query, account.associated, money.micro, campaign.required, campaign.name-length, campaign.purchase-order-length, campaign.daily-within-total, campaign.standard-delivery, campaign.create-status, campaign.active-limit, campaign.currency, campaign.daily-required.
   */
  createCampaign: {
    (args: CreateCampaignArguments, options?: CallOptions): Promise<Result<CampaignResponse, Failure>>;
    readonly operationId: "createCampaign";
  };
  /**
   * Create a sandbox funding instrument.
   *
   * Creates a funding instrument for an ad account of the sandbox, at no cost, so that campaigns can be created under
   * it. The parameters travel in the query; there is no body. It fails on the production host, where funding
   * instruments are not made through this API.
   *
   * The two amounts are taken by some types only. Not shown: by which, what the other types do with them, and how the
   * description is chosen.
   *
   * Rules: params.in-query, account.associated, sandbox.host-only, money.micro, time.iso-utc, campaign.currency, funding.required.
   */
  createFundingInstrument: {
    (args: CreateFundingInstrumentArguments, options?: CallOptions): Promise<Result<FundingInstrumentResponse, Failure>>;
    readonly operationId: "createFundingInstrument";
  };
  /**
   * Create a line item.
   *
   * Creates a line item under a campaign. The parameters travel in the query; there is no body. All line items of a
   * campaign have one product type and one objective, so those of the first line item bind the later ones. A campaign
   * holds at most 100 line items, and 256 may be active across all campaigns.
   *
   * A PROMOTED_ACCOUNT line item gains the timeline placements on mobile, beside its usual one, once a post is
   * associated with it. Setting an app store identifier adds the matching PLATFORM targeting criterion.
   *
   * Not shown: the further parameters that a creation accepts, and the shape of the answer. A client may send parameters
   * beyond the six that are described; those of updateLineItem tell what a line item can be given. What updateLineItem
   * says about required members (advertiser_domain and categories with PUBLISHER_NETWORK, an app store identifier with
   * APP_INSTALLS and APP_ENGAGEMENTS, one or two categories with PREROLL_VIEWS) is about the line item itself; that it
   * holds from the creation on is concluded, not stated. So is that what it says of bids, budgets, the goal, duration and
   * frequency_cap holds for these members where a creation names them.
   *
   * Rules: params.in-query, account.associated, time.iso-utc, preroll.categories, line-item.required, line-item.same-kind, line-item.timeline-placements, line-item.platform-targeting, line-item.limits, line-item.publisher-network, line-item.advertiser-domain, line-item.app-identifier, line-item.bid-positive, line-item.bid-required, line-item.bid-max, line-item.bid-target, line-item.duration, line-item.frequency-cap, line-item.goal, line-item.pay-by, line-item.daily-budget, placements.combinations.
   */
  createLineItem: {
    (args: CreateLineItemArguments, options?: CallOptions): Promise<Result<LineItemCreateResponse | undefined, Failure>>;
    readonly operationId: "createLineItem";
  };
  /**
   * Link a line item to a curated category.
   *
   * Links a line item to a curated category, which is available only in the countries that it lists. The parameters
   * travel in the query; there is no body.
   *
   * Rules: params.in-query, account.associated, curated.countries.
   */
  createLineItemCuratedCategory: {
    (args: CreateLineItemCuratedCategoryArguments, options?: CallOptions): Promise<Result<LineItemCuratedCategoryResponse, Failure>>;
    readonly operationId: "createLineItemCuratedCategory";
  };
  /**
   * Create a media creative.
   *
   * Puts an account media object to use in a line item: as an in-stream ad (account media of creative type PREROLL) or
   * as an image ad on the audience network. The parameters travel in the query; there is no body.
   *
   * Give landing_url for display images; it is required when the objective of the line item is WEBSITE_CLICKS, and it is
   * ignored for preroll assets. No operation changes a media creative: delete it and create another one.
   *
   * Rules: params.in-query, account.associated, media-creative.landing-url.
   */
  createMediaCreative: {
    (args: CreateMediaCreativeArguments, options?: CallOptions): Promise<Result<MediaCreativeResponse, Failure>>;
    readonly operationId: "createMediaCreative";
  };
  /**
   * Promote an account.
   *
   * Promotes the account of a user through a line item, which must be configured for promoted accounts. The parameters
   * travel in the query; there is no body.
   *
   * For a user whom this line item promotes already the request has no effect, so sending it again does no harm. Not
   * shown: what is answered then. When the user is not eligible for promotion, nobody is promoted.
   *
   * A promoted account cannot be changed: delete it and create another one.
   *
   * Rules: params.in-query, account.associated, promoted-account.no-update, promoted-account.duplicate, promoted-account.incompatible, promoted-account.ineligible.
   */
  createPromotedAccount: {
    (args: CreatePromotedAccountArguments, options?: CallOptions): Promise<Result<PromotedAccountResponse, Failure>>;
    readonly operationId: "createPromotedAccount";
  };
  /**
   * Delete a sandbox account.
   *
   * Deletes an ad account of the sandbox and answers with it, its deleted being true. It fails on the production host,
   * which does not have it.
   *
   * Not shown: what becomes of the campaigns and funding instruments below the account, whether deleting can be undone,
   * and what a second delete is answered with.
   *
   * Rules: account.associated, sandbox.host-only, account.sandbox-lifecycle.
   */
  deleteAccount: {
    (args: DeleteAccountArguments, options?: CallOptions): Promise<Result<AccountDeleteResponse, Failure>>;
    readonly operationId: "deleteAccount";
  };
  /**
   * Delete a campaign.
   *
   * Deletes a campaign for good; to stop it for a while, pause it with updateCampaign instead. The deleted campaign can
   * still be read with with_deleted.
   *
   * A second deletion is answered with 404, so after a lost answer a 404 may mean that the first request took effect.
   *
   * Not shown: what a successful deletion answers.
   *
   * Rules: account.associated, campaign.delete-once.
   */
  deleteCampaign: {
    (args: DeleteCampaignArguments, options?: CallOptions): Promise<Result<CampaignDeleteResponse | undefined, Failure>>;
    readonly operationId: "deleteCampaign";
  };
  /**
   * Delete a sandbox funding instrument.
   *
   * Deletes a funding instrument of the sandbox and answers with it: deleted is true, able_to_fund is false, and
   * reasons_not_able_to_fund hold DELETED. It fails on the production host, which does not have it.
   *
   * Not shown: what becomes of the campaigns under it, and what a second delete is answered with.
   *
   * Rules: account.associated, sandbox.host-only, funding.delete.
   */
  deleteFundingInstrument: {
    (args: DeleteFundingInstrumentArguments, options?: CallOptions): Promise<Result<FundingInstrumentResponse, Failure>>;
    readonly operationId: "deleteFundingInstrument";
  };
  /**
   * Delete a line item.
   *
   * Deletes a line item for good; to stop it for a while, pause it with updateLineItem instead. A second deletion is
   * answered with 404, so after a lost answer a 404 may mean that the first request took effect.
   *
   * The promoted posts of the line item are not deleted with it: they still show deleted false, but are listed only with
   * with_deleted.
   *
   * Rules: account.associated, line-item.delete-once, promoted-post.orphans.
   */
  deleteLineItem: {
    (args: DeleteLineItemArguments, options?: CallOptions): Promise<Result<LineItemResponse, Failure>>;
    readonly operationId: "deleteLineItem";
  };
  /**
   * Delete a link between a line item and a curated category.
   *
   * Deletes a link between a line item and a curated category. Not shown: what a second deletion answers.
   *
   * Rules: account.associated, entity.deleted.
   */
  deleteLineItemCuratedCategory: {
    (args: DeleteLineItemCuratedCategoryArguments, options?: CallOptions): Promise<Result<LineItemCuratedCategoryResponse, Failure>>;
    readonly operationId: "deleteLineItemCuratedCategory";
  };
  /**
   * Delete a media creative.
   *
   * Deletes a media creative, which ends the association of the account media with the line item. Not shown: what a
   * second deletion answers.
   *
   * Rules: account.associated, entity.deleted.
   */
  deleteMediaCreative: {
    (args: DeleteMediaCreativeArguments, options?: CallOptions): Promise<Result<MediaCreativeResponse, Failure>>;
    readonly operationId: "deleteMediaCreative";
  };
  /**
   * Delete a promoted account.
   *
   * Ends the promotion of an account through a line item. Since a promoted account cannot be changed, this is also the
   * first half of replacing it. Not shown: what a second deletion answers.
   *
   * Rules: account.associated, entity.deleted, promoted-account.no-update.
   */
  deletePromotedAccount: {
    (args: DeletePromotedAccountArguments, options?: CallOptions): Promise<Result<PromotedAccountResponse, Failure>>;
    readonly operationId: "deletePromotedAccount";
  };
  /**
   * Estimate the size of an audience.
   *
   * Estimates how many users a set of targeting criteria describes, as a range. Nothing is stored or changed, so it can
   * be asked as often as an audience is being put together (inferred from the purpose of the operation).
   *
   * Unlike most operations it takes a JSON body. At least one criterion must be primary. The operator NE negates a
   * criterion; without operator_type a criterion means EQ.
   *
   * Not shown: which targeting types exist and which are primary, how several criteria are combined, the rate limit,
   * and what an audience that is too small is answered with.
   *
   * Rules: account.associated, audience.criteria, audience.operator.
   */
  estimateAudience: {
    (args: EstimateAudienceArguments, options?: CallOptions): Promise<Result<AudienceEstimateResponse, Failure>>;
    readonly operationId: "estimateAudience";
  };
  /**
   * Get an ad account.
   *
   * Reads one ad account. The answer has its industry_type, which lists leave out. A deleted account is returned only
   * when with_deleted is true. Not shown: what answers a request for a deleted account without it.
   *
   * Rules: account.associated, entity.deleted.
   */
  getAccount: {
    (args: GetAccountArguments, options?: CallOptions): Promise<Result<AccountResponse, Failure>>;
    readonly operationId: "getAccount";
  };
  /**
   * Get the access of the calling user.
   *
   * Tells for whom the request was made, and which permissions that user has on the account. Call it before offering an
   * action, instead of trying and failing.
   *
   * Not shown: which permission each operation needs, beyond what the meaning of each permission says.
   *
   * Rules: account.associated, permissions.roles.
   */
  getAuthenticatedUserAccess: {
    (args: GetAuthenticatedUserAccessArguments, options?: CallOptions): Promise<Result<AuthenticatedUserAccessResponse, Failure>>;
    readonly operationId: "getAuthenticatedUserAccess";
  };
  /**
   * Get a campaign.
   *
   * Reads one campaign. To read a deleted one, set with_deleted.
   *
   * Rules: account.associated, entity.deleted.
   */
  getCampaign: {
    (args: GetCampaignArguments, options?: CallOptions): Promise<Result<CampaignResponse, Failure>>;
    readonly operationId: "getCampaign";
  };
  /**
   * Get a curated category.
   *
   * Reads one curated category, for instance to see in which countries it is available before a line item uses it.
   *
   * Rules: account.associated, curated.countries.
   */
  getCuratedCategory: {
    (args: GetCuratedCategoryArguments, options?: CallOptions): Promise<Result<CuratedCategoryResponse, Failure>>;
    readonly operationId: "getCuratedCategory";
  };
  /**
   * Get a funding instrument.
   *
   * Reads one funding instrument, for instance to see what is left of its credit. A deleted one is returned only when
   * with_deleted is true. Not shown: what answers a request for a deleted one without it.
   *
   * Rules: account.associated, entity.deleted.
   */
  getFundingInstrument: {
    (args: GetFundingInstrumentArguments, options?: CallOptions): Promise<Result<FundingInstrumentResponse, Failure>>;
    readonly operationId: "getFundingInstrument";
  };
  /**
   * Get a line item.
   *
   * Reads one line item. To read a deleted one, set with_deleted.
   *
   * Rules: account.associated, entity.deleted.
   */
  getLineItem: {
    (args: GetLineItemArguments, options?: CallOptions): Promise<Result<LineItemResponse, Failure>>;
    readonly operationId: "getLineItem";
  };
  /**
   * Get a link between a line item and a curated category.
   *
   * Reads one link between a line item and a curated category. To read a deleted one, set with_deleted.
   *
   * Rules: account.associated, entity.deleted.
   */
  getLineItemCuratedCategory: {
    (args: GetLineItemCuratedCategoryArguments, options?: CallOptions): Promise<Result<LineItemCuratedCategoryResponse, Failure>>;
    readonly operationId: "getLineItemCuratedCategory";
  };
  /**
   * Get a media creative.
   *
   * Reads one media creative. To read a deleted one, set with_deleted.
   *
   * Rules: account.associated, entity.deleted.
   */
  getMediaCreative: {
    (args: GetMediaCreativeArguments, options?: CallOptions): Promise<Result<MediaCreativeResponse, Failure>>;
    readonly operationId: "getMediaCreative";
  };
  /**
   * Get a promoted account.
   *
   * Reads one promoted account. To read a deleted one, set with_deleted.
   *
   * Rules: account.associated, entity.deleted.
   */
  getPromotedAccount: {
    (args: GetPromotedAccountArguments, options?: CallOptions): Promise<Result<PromotedAccountResponse, Failure>>;
    readonly operationId: "getPromotedAccount";
  };
  /**
   * Get a promoted post.
   *
   * Reads one promoted post. When its line item was deleted, set with_deleted; the promoted post itself still shows
   * deleted false.
   *
   * Rules: account.associated, entity.deleted, promoted-post.orphans.
   */
  getPromotedPost: {
    (args: GetPromotedPostArguments, options?: CallOptions): Promise<Result<PromotedPostResponse, Failure>>;
    readonly operationId: "getPromotedPost";
  };
  /**
   * List account apps.
   *
   * Lists the mobile apps that are connected with an ad account, page by page. Use it to find the app store identifiers
   * for line items that advertise an app.
   *
   * Deleted apps are left out unless with_deleted is true. This is the only operation on account apps here.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
   * for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by.
   */
  listAccountApps: {
    (args: ListAccountAppsArguments, options?: CallOptions): Promise<Result<AccountAppListResponse, Failure>>;
    readonly operationId: "listAccountApps";
  };
  /**
   * List the history of an entity.
   *
   * Lists who changed an entity of the account, what was changed and when, each entry with the entity as it was then.
   * Use it to find out how a campaign or a line item came to be as it is.
   *
   * Name one entity by its kind and its identifier, and a range that begins and ends on whole hours. user_id limits the
   * entries to those of one user.
   *
   * The operation is in beta and works only for those on its allowlist. Not shown: how to be put on it, what others are
   * answered with, and the order of the entries.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. This
   * list takes neither with_total_count nor sort_by nor with_deleted.
   *
   * Rules: account.associated, time.iso-utc, list.count, list.cursor, history.whole-hours, history.entity, history.records.
   */
  listAccountHistory: {
    (args: ListAccountHistoryArguments, options?: CallOptions): Promise<Result<AccountHistoryListResponse, Failure>>;
    readonly operationId: "listAccountHistory";
  };
  /**
   * List ad accounts.
   *
   * Lists the ad accounts that are associated with the calling user, page by page. Begin here to learn the account_id
   * that nearly every other operation asks for. That the list holds the caller's accounts and no others is inferred
   * from the rule that an account must be associated with the user.
   *
   * Deleted accounts are left out unless with_deleted is true. The industry_type of an account is not in this list:
   * read the account by itself for it.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
   * for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by, account.q.
   */
  listAccounts: {
    (args?: ListAccountsArguments, options?: CallOptions): Promise<Result<AccountListResponse, Failure>>;
    readonly operationId: "listAccounts";
  };
  /**
   * List advertiser business categories.
   *
   * Lists the lines of business of which a line item with the objective PREROLL_VIEWS must carry one or two. Give their
   * iab_categories, not their ids, as the categories of the line item. They apply to no other objective.
   *
   * The answer does not depend on an account. It has the members of every list answer, but there are no parameters for
   * paging.
   *
   * Rules: preroll.categories.
   */
  listAdvertiserBusinessCategories: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<AdvertiserBusinessCategoryListResponse, Failure>>;
    readonly operationId: "listAdvertiserBusinessCategories";
  };
  /**
   * List bidding rules.
   *
   * Lists the lowest and the highest bid, and the step between bids, for one currency or for all. Use them to judge a
   * bid before it is sent.
   *
   * The rules change rarely. Keep them, and fetch them anew at least once a month. The answer does not depend on an
   * account; it always tells total_count, and there are no parameters for paging.
   *
   * Rules: bidding-rules.refresh, bidding-rules.currency.
   */
  listBiddingRules: {
    (args?: ListBiddingRulesArguments, options?: CallOptions): Promise<Result<BiddingRuleListResponse, Failure>>;
    readonly operationId: "listBiddingRules";
  };
  /**
   * List campaigns.
   *
   * Lists the campaigns of an account, page by page. Narrow the list to campaigns by id, by funding instrument or by
   * name.
   *
   * Drafts and deleted campaigns are left out unless with_draft or with_deleted is true.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by, campaign.drafts-hidden.
   */
  listCampaigns: {
    (args: ListCampaignsArguments, options?: CallOptions): Promise<Result<CampaignListResponse, Failure>>;
    readonly operationId: "listCampaigns";
  };
  /**
   * List curated categories.
   *
   * Lists the curated categories that are on offer, with their number. A curated category is available only in the
   * countries of its country_codes: choose one for the countries that the line item is aimed at, then connect the two
   * with createLineItemCuratedCategory.
   *
   * Not shown: the parameters of this list. The echo of a request shows an array country_codes, so there is presumably
   * a parameter of that name; unknown parameters are let through.
   *
   * Rules: account.associated, curated.countries.
   */
  listCuratedCategories: {
    (args: ListCuratedCategoriesArguments, options?: CallOptions): Promise<Result<CuratedCategoryListResponse, Failure>>;
    readonly operationId: "listCuratedCategories";
  };
  /**
   * List the features of an account.
   *
   * Lists the features that the account has, of those that were introduced as a beta or in a limited release. Others
   * are not exposed.
   *
   * Name up to three features in feature_keys to ask for these alone; one that the account lacks is left out of the
   * answer. An advertiser who wants a feature has to ask for it; a developer cannot do that instead.
   *
   * Rules: account.associated, features.read.
   */
  listFeatures: {
    (args: ListFeaturesArguments, options?: CallOptions): Promise<Result<FeatureListResponse, Failure>>;
    readonly operationId: "listFeatures";
  };
  /**
   * List funding instruments.
   *
   * Lists the funding instruments of an account, page by page. Choose one that has able_to_fund true to create a
   * campaign under it; its currency becomes the currency of the campaign.
   *
   * Deleted funding instruments are left out unless with_deleted is true.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
   * for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by.
   */
  listFundingInstruments: {
    (args: ListFundingInstrumentsArguments, options?: CallOptions): Promise<Result<FundingInstrumentListResponse, Failure>>;
    readonly operationId: "listFundingInstruments";
  };
  /**
   * List IAB categories.
   *
   * Lists the IAB categories, page by page. Their ids are what the categories of a line item take. For the objective
   * PREROLL_VIEWS choose among those that listAdvertiserBusinessCategories names.
   *
   * The answer does not depend on an account. Walk the pages by repeating the request with the next_cursor of the last
   * answer as cursor, until it is null. Ask for with_total_count only without a cursor, and sparingly: such requests
   * have a lower rate limit.
   *
   * Rules: list.count, list.cursor-xor-total, list.total-count-rate, list.cursor.
   */
  listIabCategories: {
    (args?: ListIabCategoriesArguments, options?: CallOptions): Promise<Result<IabCategoryListResponse, Failure>>;
    readonly operationId: "listIabCategories";
  };
  /**
   * List the links between line items and curated categories.
   *
   * Lists the links between the line items of an account and curated categories, page by page. Deleted links are left
   * out unless with_deleted is true.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by.
   */
  listLineItemCuratedCategories: {
    (args: ListLineItemCuratedCategoriesArguments, options?: CallOptions): Promise<Result<LineItemCuratedCategoryListResponse, Failure>>;
    readonly operationId: "listLineItemCuratedCategories";
  };
  /**
   * List the valid combinations of placements.
   *
   * Lists, for each product type, which combinations of placements a line item may have. Each inner list is one valid
   * combination as a whole. Consult it before createLineItem.
   *
   * The answer does not depend on an account. It is a list answer like any other, but the operation has no parameters
   * for paging. Not shown: the combinations themselves.
   *
   * Rules: placements.combinations.
   */
  listLineItemPlacements: {
    (args?: ListLineItemPlacementsArguments, options?: CallOptions): Promise<Result<LineItemPlacementListResponse, Failure>>;
    readonly operationId: "listLineItemPlacements";
  };
  /**
   * List line items.
   *
   * Lists the line items of an account, page by page. Narrow the list by campaign, by funding instrument, by id or by
   * name. Deleted line items are left out unless with_deleted is true.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by.
   */
  listLineItems: {
    (args: ListLineItemsArguments, options?: CallOptions): Promise<Result<LineItemListResponse, Failure>>;
    readonly operationId: "listLineItems";
  };
  /**
   * List media creatives.
   *
   * Lists the media creatives of an account, page by page. Narrow the list to one campaign, to line items or to media
   * creatives by id. Deleted media creatives are left out unless with_deleted is true.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by.
   */
  listMediaCreatives: {
    (args: ListMediaCreativesArguments, options?: CallOptions): Promise<Result<MediaCreativeListResponse, Failure>>;
    readonly operationId: "listMediaCreatives";
  };
  /**
   * List promoted accounts.
   *
   * Lists the promoted accounts of an account, page by page. Narrow the list to line items or to promoted accounts by
   * id. Deleted promoted accounts are left out unless with_deleted is true.
   *
   * When line_item_ids is given and none of these line items is configured for promoted accounts, the request fails with
   * 400 rather than with an empty list.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by, promoted-account.list-incompatible.
   */
  listPromotedAccounts: {
    (args: ListPromotedAccountsArguments, options?: CallOptions): Promise<Result<PromotedAccountListResponse, Failure>>;
    readonly operationId: "listPromotedAccounts";
  };
  /**
   * List promoted posts.
   *
   * Lists the promoted posts of an account, page by page: references to posts, while the posts themselves come from a
   * separate lookup (Not shown: its path and answer). Narrow the list to line items or to promoted posts by id.
   *
   * The promoted posts of a deleted line item are listed only with with_deleted, and they keep deleted false.
   *
   * Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
   * with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
   *
   * Rules: params.id-lists, account.associated, entity.deleted, list.count, list.cursor-xor-total, list.total-count-rate, list.cursor, list.sort-by, promoted-post.orphans.
   */
  listPromotedPosts: {
    (args: ListPromotedPostsArguments, options?: CallOptions): Promise<Result<PromotedPostListResponse, Failure>>;
    readonly operationId: "listPromotedPosts";
  };
  /**
   * Remove features from a sandbox account.
   *
   * Takes features from an ad account of the sandbox, so that a test can do without them, and answers with those that
   * are left. It fails on the production host, which does not have it. That the parameter travels in the query is
   * inferred from addFeatures, which takes the same one.
   *
   * Not shown: what removing a feature that is not there is answered with.
   *
   * Rules: account.associated, sandbox.host-only, features.sandbox.
   */
  removeFeatures: {
    (args: RemoveFeaturesArguments, options?: CallOptions): Promise<Result<FeatureListResponse, Failure>>;
    readonly operationId: "removeFeatures";
  };
  /**
   * Update an ad account.
   *
   * Changes the name or the industry of an ad account. Parameters that are left out keep their values (inferred from
   * both being optional). They travel in the query; there is no body.
   *
   * Not shown: whether a request that names neither is refused.
   *
   * Rules: params.in-query, account.associated, account.industry-type.
   */
  updateAccount: {
    (args: UpdateAccountArguments, options?: CallOptions): Promise<Result<AccountResponse, Failure>>;
    readonly operationId: "updateAccount";
  };
  /**
   * Update a campaign.
   *
   * Changes a campaign. Every parameter but the ones in the path is optional. The parameters travel in the query; there
   * is no body.
   *
   * Pause or activate a campaign with entity_status; it cannot be turned into a draft. A budget that is sent is also
   * held against the one that is stored: the daily budget must not exceed the total budget.
   *
   * Not shown: under which conditions a draft becomes active, and whether a parameter that is left out can fall back to
   * its default.
   *
   * Rules: params.in-query, account.associated, money.micro, campaign.name-length, campaign.purchase-order-length, campaign.daily-within-total, campaign.standard-delivery, campaign.update-status, campaign.active-limit.
   */
  updateCampaign: {
    (args: UpdateCampaignArguments, options?: CallOptions): Promise<Result<CampaignResponse, Failure>>;
    readonly operationId: "updateCampaign";
  };
  /**
   * Update a line item.
   *
   * Changes a line item. Every parameter but the ones in the path is optional. The parameters travel in the query; there
   * is no body.
   *
   * Many parameters depend on what the line item already is: its objective, its placements, its goal, its bid strategy
   * and the budget_optimization of its campaign. Where such a condition is not met, the parameter cannot be used, even
   * if it would be right for another line item. Campaign, objective, placements and product type are not among the
   * parameters.
   *
   * With the bid strategy TARGET, the daily averages stay within 20 percent of the bid.
   *
   * Rules: params.in-query, account.associated, money.micro, time.iso-utc, preroll.categories, line-item.platform-targeting, line-item.limits, line-item.publisher-network, line-item.advertiser-domain, line-item.app-identifier, line-item.bid-positive, line-item.bid-required, line-item.bid-max, line-item.bid-target, line-item.duration, line-item.frequency-cap, line-item.goal, line-item.pay-by, line-item.daily-budget, line-item.update-status.
   */
  updateLineItem: {
    (args: UpdateLineItemArguments, options?: CallOptions): Promise<Result<LineItemResponse, Failure>>;
    readonly operationId: "updateLineItem";
  };
  /**
   * Change a link between a line item and a curated category.
   *
   * Points a link at another curated category, at another line item, or at both. The parameters travel in the query;
   * there is no body.
   *
   * Rules: params.in-query, account.associated, curated.countries.
   */
  updateLineItemCuratedCategory: {
    (args: UpdateLineItemCuratedCategoryArguments, options?: CallOptions): Promise<Result<LineItemCuratedCategoryResponse, Failure>>;
    readonly operationId: "updateLineItemCuratedCategory";
  };
}

/** The arguments of {@link OperationMethods.addFeatures}. */
export type AddFeaturesArguments = operations["addFeatures"]["parameters"]["path"] & operations["addFeatures"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.batchCampaigns}. */
export type BatchCampaignsArguments = operations["batchCampaigns"]["parameters"]["path"] & { body: operations["batchCampaigns"]["requestBody"]["content"]["application/json"] };

/** The arguments of {@link OperationMethods.createCampaign}. */
export type CreateCampaignArguments = operations["createCampaign"]["parameters"]["path"] & operations["createCampaign"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.createFundingInstrument}. */
export type CreateFundingInstrumentArguments = operations["createFundingInstrument"]["parameters"]["path"] & operations["createFundingInstrument"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.createLineItem}. */
export type CreateLineItemArguments = operations["createLineItem"]["parameters"]["path"] & operations["createLineItem"]["parameters"]["query"] & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.createLineItemCuratedCategory}. */
export type CreateLineItemCuratedCategoryArguments = operations["createLineItemCuratedCategory"]["parameters"]["path"] & operations["createLineItemCuratedCategory"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.createMediaCreative}. */
export type CreateMediaCreativeArguments = operations["createMediaCreative"]["parameters"]["path"] & operations["createMediaCreative"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.createPromotedAccount}. */
export type CreatePromotedAccountArguments = operations["createPromotedAccount"]["parameters"]["path"] & operations["createPromotedAccount"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.deleteAccount}. */
export type DeleteAccountArguments = operations["deleteAccount"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteCampaign}. */
export type DeleteCampaignArguments = operations["deleteCampaign"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteFundingInstrument}. */
export type DeleteFundingInstrumentArguments = operations["deleteFundingInstrument"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteLineItem}. */
export type DeleteLineItemArguments = operations["deleteLineItem"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteLineItemCuratedCategory}. */
export type DeleteLineItemCuratedCategoryArguments = operations["deleteLineItemCuratedCategory"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteMediaCreative}. */
export type DeleteMediaCreativeArguments = operations["deleteMediaCreative"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deletePromotedAccount}. */
export type DeletePromotedAccountArguments = operations["deletePromotedAccount"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.estimateAudience}. */
export type EstimateAudienceArguments = operations["estimateAudience"]["parameters"]["path"] & operations["estimateAudience"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.getAccount}. */
export type GetAccountArguments = operations["getAccount"]["parameters"]["path"] & NonNullable<operations["getAccount"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getAuthenticatedUserAccess}. */
export type GetAuthenticatedUserAccessArguments = operations["getAuthenticatedUserAccess"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.getCampaign}. */
export type GetCampaignArguments = operations["getCampaign"]["parameters"]["path"] & NonNullable<operations["getCampaign"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getCuratedCategory}. */
export type GetCuratedCategoryArguments = operations["getCuratedCategory"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.getFundingInstrument}. */
export type GetFundingInstrumentArguments = operations["getFundingInstrument"]["parameters"]["path"] & NonNullable<operations["getFundingInstrument"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getLineItem}. */
export type GetLineItemArguments = operations["getLineItem"]["parameters"]["path"] & NonNullable<operations["getLineItem"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getLineItemCuratedCategory}. */
export type GetLineItemCuratedCategoryArguments = operations["getLineItemCuratedCategory"]["parameters"]["path"] & NonNullable<operations["getLineItemCuratedCategory"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getMediaCreative}. */
export type GetMediaCreativeArguments = operations["getMediaCreative"]["parameters"]["path"] & NonNullable<operations["getMediaCreative"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getPromotedAccount}. */
export type GetPromotedAccountArguments = operations["getPromotedAccount"]["parameters"]["path"] & NonNullable<operations["getPromotedAccount"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.getPromotedPost}. */
export type GetPromotedPostArguments = operations["getPromotedPost"]["parameters"]["path"] & NonNullable<operations["getPromotedPost"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listAccountApps}. */
export type ListAccountAppsArguments = operations["listAccountApps"]["parameters"]["path"] & NonNullable<operations["listAccountApps"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listAccountHistory}. */
export type ListAccountHistoryArguments = operations["listAccountHistory"]["parameters"]["path"] & operations["listAccountHistory"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.listAccounts}. */
export type ListAccountsArguments = NonNullable<operations["listAccounts"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listBiddingRules}. */
export type ListBiddingRulesArguments = NonNullable<operations["listBiddingRules"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listCampaigns}. */
export type ListCampaignsArguments = operations["listCampaigns"]["parameters"]["path"] & NonNullable<operations["listCampaigns"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listCuratedCategories}. */
export type ListCuratedCategoriesArguments = operations["listCuratedCategories"]["parameters"]["path"] & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.listFeatures}. */
export type ListFeaturesArguments = operations["listFeatures"]["parameters"]["path"] & NonNullable<operations["listFeatures"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listFundingInstruments}. */
export type ListFundingInstrumentsArguments = operations["listFundingInstruments"]["parameters"]["path"] & NonNullable<operations["listFundingInstruments"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listIabCategories}. */
export type ListIabCategoriesArguments = NonNullable<operations["listIabCategories"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listLineItemCuratedCategories}. */
export type ListLineItemCuratedCategoriesArguments = operations["listLineItemCuratedCategories"]["parameters"]["path"] & NonNullable<operations["listLineItemCuratedCategories"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listLineItemPlacements}. */
export type ListLineItemPlacementsArguments = NonNullable<operations["listLineItemPlacements"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listLineItems}. */
export type ListLineItemsArguments = operations["listLineItems"]["parameters"]["path"] & NonNullable<operations["listLineItems"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listMediaCreatives}. */
export type ListMediaCreativesArguments = operations["listMediaCreatives"]["parameters"]["path"] & NonNullable<operations["listMediaCreatives"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listPromotedAccounts}. */
export type ListPromotedAccountsArguments = operations["listPromotedAccounts"]["parameters"]["path"] & NonNullable<operations["listPromotedAccounts"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listPromotedPosts}. */
export type ListPromotedPostsArguments = operations["listPromotedPosts"]["parameters"]["path"] & NonNullable<operations["listPromotedPosts"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.removeFeatures}. */
export type RemoveFeaturesArguments = operations["removeFeatures"]["parameters"]["path"] & operations["removeFeatures"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.updateAccount}. */
export type UpdateAccountArguments = operations["updateAccount"]["parameters"]["path"] & NonNullable<operations["updateAccount"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.updateCampaign}. */
export type UpdateCampaignArguments = operations["updateCampaign"]["parameters"]["path"] & NonNullable<operations["updateCampaign"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.updateLineItem}. */
export type UpdateLineItemArguments = operations["updateLineItem"]["parameters"]["path"] & NonNullable<operations["updateLineItem"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.updateLineItemCuratedCategory}. */
export type UpdateLineItemCuratedCategoryArguments = operations["updateLineItemCuratedCategory"]["parameters"]["path"] & NonNullable<operations["updateLineItemCuratedCategory"]["parameters"]["query"]>;
