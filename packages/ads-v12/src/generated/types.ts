// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

export interface paths {
    "/12/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad accounts
         * @description Lists the ad accounts that are associated with the calling user, page by page. Begin here to learn the account_id
         *     that nearly every other operation asks for. That the list holds the caller's accounts and no others is inferred
         *     from the rule that an account must be associated with the user.
         *
         *     Deleted accounts are left out unless with_deleted is true. The industry_type of an account is not in this list:
         *     read the account by itself for it.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
         *     for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create a sandbox account
         * @description Creates an ad account in the sandbox, for tests, at no cost. There is nothing to choose: the operation has no
         *     parameters and no body. Give the account a name afterwards with updateAccount, and a way to pay with
         *     createFundingInstrument.
         *
         *     Note that data is an array that holds the one account, unlike every other answer about one entity. It fails on the
         *     production host, which does not have it.
         *
         *     A second request creates a second account. When the answer to one was lost, look for the account with listAccounts
         *     before sending another (that repeating is not recognized is inferred from there being no parameter to recognize it
         *     by).
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad account
         * @description Reads one ad account. The answer has its industry_type, which lists leave out. A deleted account is returned only
         *     when with_deleted is true. Not shown: what answers a request for a deleted account without it.
         */
        get: operations["getAccount"];
        /**
         * Update an ad account
         * @description Changes the name or the industry of an ad account. Parameters that are left out keep their values (inferred from
         *     both being optional). They travel in the query; there is no body.
         *
         *     Not shown: whether a request that names neither is refused.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Delete a sandbox account
         * @description Deletes an ad account of the sandbox and answers with it, its deleted being true. It fails on the production host,
         *     which does not have it.
         *
         *     Not shown: what becomes of the campaigns and funding instruments below the account, whether deleting can be undone,
         *     and what a second delete is answered with.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/account_apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List account apps
         * @description Lists the mobile apps that are connected with an ad account, page by page. Use it to find the app store identifiers
         *     for line items that advertise an app.
         *
         *     Deleted apps are left out unless with_deleted is true. This is the only operation on account apps here.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
         *     for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listAccountApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/account_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of an entity
         * @description Lists who changed an entity of the account, what was changed and when, each entry with the entity as it was then.
         *     Use it to find out how a campaign or a line item came to be as it is.
         *
         *     Name one entity by its kind and its identifier, and a range that begins and ends on whole hours. user_id limits the
         *     entries to those of one user.
         *
         *     The operation is in beta and works only for those on its allowlist. Not shown: how to be put on it, what others are
         *     answered with, and the order of the entries.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. This
         *     list takes neither with_total_count nor sort_by nor with_deleted.
         */
        get: operations["listAccountHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/audience_estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the size of an audience
         * @description Estimates how many users a set of targeting criteria describes, as a range. Nothing is stored or changed, so it can
         *     be asked as often as an audience is being put together (inferred from the purpose of the operation).
         *
         *     Unlike most operations it takes a JSON body. At least one criterion must be primary. The operator NE negates a
         *     criterion; without operator_type a criterion means EQ.
         *
         *     Not shown: which targeting types exist and which are primary, how several criteria are combined, the rate limit,
         *     and what an audience that is too small is answered with.
         */
        post: operations["estimateAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/authenticated_user_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the access of the calling user
         * @description Tells for whom the request was made, and which permissions that user has on the account. Call it before offering an
         *     action, instead of trying and failing.
         *
         *     Not shown: which permission each operation needs, beyond what the meaning of each permission says.
         */
        get: operations["getAuthenticatedUserAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Lists the campaigns of an account, page by page. Narrow the list to campaigns by id, by funding instrument or by
         *     name.
         *
         *     Drafts and deleted campaigns are left out unless with_draft or with_deleted is true.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description Creates a campaign under a funding instrument of the account, in whose currency all its amounts are. The parameters
         *     travel in the query; there is no body.
         *
         *     An account may have 200 active campaigns unless the advertiser has had the limit raised through the account manager,
         *     to 8,000 at most; the number of inactive campaigns is unlimited.
         *
         *     Set daily_budget_amount_local_micro: for most types of funding instrument it is required. Not shown: for which, and
         *     whether a repeated request is recognized as such. After a lost answer, therefore, look for the campaign before you
         *     send the request again. To create several campaigns that belong together, use batchCampaigns.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/campaigns/{campaign_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Reads one campaign. To read a deleted one, set with_deleted.
         */
        get: operations["getCampaign"];
        /**
         * Update a campaign
         * @description Changes a campaign. Every parameter but the ones in the path is optional. The parameters travel in the query; there
         *     is no body.
         *
         *     Pause or activate a campaign with entity_status; it cannot be turned into a draft. A budget that is sent is also
         *     held against the one that is stored: the daily budget must not exceed the total budget.
         *
         *     Not shown: under which conditions a draft becomes active, and whether a parameter that is left out can fall back to
         *     its default.
         */
        put: operations["updateCampaign"];
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes a campaign for good; to stop it for a while, pause it with updateCampaign instead. The deleted campaign can
         *     still be read with with_deleted.
         *
         *     A second deletion is answered with 404, so after a lost answer a 404 may mean that the first request took effect.
         *
         *     Not shown: what a successful deletion answers.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/curated_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List curated categories
         * @description Lists the curated categories that are on offer, with their number. A curated category is available only in the
         *     countries of its country_codes: choose one for the countries that the line item is aimed at, then connect the two
         *     with createLineItemCuratedCategory.
         *
         *     Not shown: the parameters of this list. The echo of a request shows an array country_codes, so there is presumably
         *     a parameter of that name; unknown parameters are let through.
         */
        get: operations["listCuratedCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/curated_categories/{curated_category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a curated category
         * @description Reads one curated category, for instance to see in which countries it is available before a line item uses it.
         */
        get: operations["getCuratedCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the features of an account
         * @description Lists the features that the account has, of those that were introduced as a beta or in a limited release. Others
         *     are not exposed.
         *
         *     Name up to three features in feature_keys to ask for these alone; one that the account lacks is left out of the
         *     answer. An advertiser who wants a feature has to ask for it; a developer cannot do that instead.
         */
        get: operations["listFeatures"];
        put?: never;
        /**
         * Add features to a sandbox account
         * @description Gives features to an ad account of the sandbox, so that a test can use them, and answers with all that it has then.
         *     The parameter travels in the query; there is no body. It fails on the production host, which does not have it.
         *
         *     Not shown: what adding a feature that is there already is answered with.
         */
        post: operations["addFeatures"];
        /**
         * Remove features from a sandbox account
         * @description Takes features from an ad account of the sandbox, so that a test can do without them, and answers with those that
         *     are left. It fails on the production host, which does not have it. That the parameter travels in the query is
         *     inferred from addFeatures, which takes the same one.
         *
         *     Not shown: what removing a feature that is not there is answered with.
         */
        delete: operations["removeFeatures"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/funding_instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List funding instruments
         * @description Lists the funding instruments of an account, page by page. Choose one that has able_to_fund true to create a
         *     campaign under it; its currency becomes the currency of the campaign.
         *
         *     Deleted funding instruments are left out unless with_deleted is true.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask
         *     for with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listFundingInstruments"];
        put?: never;
        /**
         * Create a sandbox funding instrument
         * @description Creates a funding instrument for an ad account of the sandbox, at no cost, so that campaigns can be created under
         *     it. The parameters travel in the query; there is no body. It fails on the production host, where funding
         *     instruments are not made through this API.
         *
         *     The two amounts are taken by some types only. Not shown: by which, what the other types do with them, and how the
         *     description is chosen.
         */
        post: operations["createFundingInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/funding_instruments/{funding_instrument_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a funding instrument
         * @description Reads one funding instrument, for instance to see what is left of its credit. A deleted one is returned only when
         *     with_deleted is true. Not shown: what answers a request for a deleted one without it.
         */
        get: operations["getFundingInstrument"];
        put?: never;
        post?: never;
        /**
         * Delete a sandbox funding instrument
         * @description Deletes a funding instrument of the sandbox and answers with it: deleted is true, able_to_fund is false, and
         *     reasons_not_able_to_fund hold DELETED. It fails on the production host, which does not have it.
         *
         *     Not shown: what becomes of the campaigns under it, and what a second delete is answered with.
         */
        delete: operations["deleteFundingInstrument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/line_item_curated_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links between line items and curated categories
         * @description Lists the links between the line items of an account and curated categories, page by page. Deleted links are left
         *     out unless with_deleted is true.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listLineItemCuratedCategories"];
        put?: never;
        /**
         * Link a line item to a curated category
         * @description Links a line item to a curated category, which is available only in the countries that it lists. The parameters
         *     travel in the query; there is no body.
         */
        post: operations["createLineItemCuratedCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/line_item_curated_categories/{line_item_curated_category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link between a line item and a curated category
         * @description Reads one link between a line item and a curated category. To read a deleted one, set with_deleted.
         */
        get: operations["getLineItemCuratedCategory"];
        /**
         * Change a link between a line item and a curated category
         * @description Points a link at another curated category, at another line item, or at both. The parameters travel in the query;
         *     there is no body.
         */
        put: operations["updateLineItemCuratedCategory"];
        post?: never;
        /**
         * Delete a link between a line item and a curated category
         * @description Deletes a link between a line item and a curated category. Not shown: what a second deletion answers.
         */
        delete: operations["deleteLineItemCuratedCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/line_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List line items
         * @description Lists the line items of an account, page by page. Narrow the list by campaign, by funding instrument, by id or by
         *     name. Deleted line items are left out unless with_deleted is true.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listLineItems"];
        put?: never;
        /**
         * Create a line item
         * @description Creates a line item under a campaign. The parameters travel in the query; there is no body. All line items of a
         *     campaign have one product type and one objective, so those of the first line item bind the later ones. A campaign
         *     holds at most 100 line items, and 256 may be active across all campaigns.
         *
         *     A PROMOTED_ACCOUNT line item gains the timeline placements on mobile, beside its usual one, once a post is
         *     associated with it. Setting an app store identifier adds the matching PLATFORM targeting criterion.
         *
         *     Not shown: the further parameters that a creation accepts, and the shape of the answer. A client may send parameters
         *     beyond the six that are described; those of updateLineItem tell what a line item can be given. What updateLineItem
         *     says about required members (advertiser_domain and categories with PUBLISHER_NETWORK, an app store identifier with
         *     APP_INSTALLS and APP_ENGAGEMENTS, one or two categories with PREROLL_VIEWS) is about the line item itself; that it
         *     holds from the creation on is concluded, not stated. So is that what it says of bids, budgets, the goal, duration and
         *     frequency_cap holds for these members where a creation names them.
         */
        post: operations["createLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/line_items/{line_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a line item
         * @description Reads one line item. To read a deleted one, set with_deleted.
         */
        get: operations["getLineItem"];
        /**
         * Update a line item
         * @description Changes a line item. Every parameter but the ones in the path is optional. The parameters travel in the query; there
         *     is no body.
         *
         *     Many parameters depend on what the line item already is: its objective, its placements, its goal, its bid strategy
         *     and the budget_optimization of its campaign. Where such a condition is not met, the parameter cannot be used, even
         *     if it would be right for another line item. Campaign, objective, placements and product type are not among the
         *     parameters.
         *
         *     With the bid strategy TARGET, the daily averages stay within 20 percent of the bid.
         */
        put: operations["updateLineItem"];
        post?: never;
        /**
         * Delete a line item
         * @description Deletes a line item for good; to stop it for a while, pause it with updateLineItem instead. A second deletion is
         *     answered with 404, so after a lost answer a 404 may mean that the first request took effect.
         *
         *     The promoted posts of the line item are not deleted with it: they still show deleted false, but are listed only with
         *     with_deleted.
         */
        delete: operations["deleteLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/media_creatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media creatives
         * @description Lists the media creatives of an account, page by page. Narrow the list to one campaign, to line items or to media
         *     creatives by id. Deleted media creatives are left out unless with_deleted is true.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listMediaCreatives"];
        put?: never;
        /**
         * Create a media creative
         * @description Puts an account media object to use in a line item: as an in-stream ad (account media of creative type PREROLL) or
         *     as an image ad on the audience network. The parameters travel in the query; there is no body.
         *
         *     Give landing_url for display images; it is required when the objective of the line item is WEBSITE_CLICKS, and it is
         *     ignored for preroll assets. No operation changes a media creative: delete it and create another one.
         */
        post: operations["createMediaCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/media_creatives/{media_creative_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a media creative
         * @description Reads one media creative. To read a deleted one, set with_deleted.
         */
        get: operations["getMediaCreative"];
        put?: never;
        post?: never;
        /**
         * Delete a media creative
         * @description Deletes a media creative, which ends the association of the account media with the line item. Not shown: what a
         *     second deletion answers.
         */
        delete: operations["deleteMediaCreative"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/promoted_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promoted accounts
         * @description Lists the promoted accounts of an account, page by page. Narrow the list to line items or to promoted accounts by
         *     id. Deleted promoted accounts are left out unless with_deleted is true.
         *
         *     When line_item_ids is given and none of these line items is configured for promoted accounts, the request fails with
         *     400 rather than with an empty list.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listPromotedAccounts"];
        put?: never;
        /**
         * Promote an account
         * @description Promotes the account of a user through a line item, which must be configured for promoted accounts. The parameters
         *     travel in the query; there is no body.
         *
         *     For a user whom this line item promotes already the request has no effect, so sending it again does no harm. Not
         *     shown: what is answered then. When the user is not eligible for promotion, nobody is promoted.
         *
         *     A promoted account cannot be changed: delete it and create another one.
         */
        post: operations["createPromotedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/promoted_accounts/{promoted_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a promoted account
         * @description Reads one promoted account. To read a deleted one, set with_deleted.
         */
        get: operations["getPromotedAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a promoted account
         * @description Ends the promotion of an account through a line item. Since a promoted account cannot be changed, this is also the
         *     first half of replacing it. Not shown: what a second deletion answers.
         */
        delete: operations["deletePromotedAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/promoted_posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promoted posts
         * @description Lists the promoted posts of an account, page by page: references to posts, while the posts themselves come from a
         *     separate lookup (Not shown: its path and answer). Narrow the list to line items or to promoted posts by id.
         *
         *     The promoted posts of a deleted line item are listed only with with_deleted, and they keep deleted false.
         *
         *     Walk the pages by repeating the request with the next_cursor of the last answer as cursor, until it is null. Ask for
         *     with_total_count only without a cursor, and sparingly: such requests have a lower rate limit.
         */
        get: operations["listPromotedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/accounts/{account_id}/promoted_posts/{promoted_post_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a promoted post
         * @description Reads one promoted post. When its line item was deleted, set with_deleted; the promoted post itself still shows
         *     deleted false.
         */
        get: operations["getPromotedPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/advertiser_business_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advertiser business categories
         * @description Lists the lines of business of which a line item with the objective PREROLL_VIEWS must carry one or two. Give their
         *     iab_categories, not their ids, as the categories of the line item. They apply to no other objective.
         *
         *     The answer does not depend on an account. It has the members of every list answer, but there are no parameters for
         *     paging.
         */
        get: operations["listAdvertiserBusinessCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/batch/accounts/{account_id}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, update and delete campaigns in a batch
         * @description Carries out up to 40 operations on the campaigns of one account in one request. The batch takes effect as a whole or
         *     not at all: a single wrong item keeps all the others from being applied.
         *
         *     Each item names its operation_type and gives in params what the operation on a single campaign takes. Answers keep
         *     the order of the items, successes and errors alike, so the n-th answer belongs to the n-th item.
         *
         *     Errors of the whole request are told under errors, errors of single items under operation_errors; look at both.
         *     Split longer lists into several batches, and remember that each of these is applied or refused by itself.
         *
         *     Not shown: the shape of a single error. That the campaign_id of Update and Delete stands in params is inferred.
         */
        post: operations["batchCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/bidding_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bidding rules
         * @description Lists the lowest and the highest bid, and the step between bids, for one currency or for all. Use them to judge a
         *     bid before it is sent.
         *
         *     The rules change rarely. Keep them, and fetch them anew at least once a month. The answer does not depend on an
         *     account; it always tells total_count, and there are no parameters for paging.
         */
        get: operations["listBiddingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/iab_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List IAB categories
         * @description Lists the IAB categories, page by page. Their ids are what the categories of a line item take. For the objective
         *     PREROLL_VIEWS choose among those that listAdvertiserBusinessCategories names.
         *
         *     The answer does not depend on an account. Walk the pages by repeating the request with the next_cursor of the last
         *     answer as cursor, until it is null. Ask for with_total_count only without a cursor, and sparingly: such requests
         *     have a lower rate limit.
         */
        get: operations["listIabCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/12/line_items/placements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the valid combinations of placements
         * @description Lists, for each product type, which combinations of placements a line item may have. Each inner list is one valid
         *     combination as a whole. Consult it before createLineItem.
         *
         *     The answer does not depend on an account. It is a list answer like any other, but the operation has no parameters
         *     for paging. Not shown: the combinations themselves.
         */
        get: operations["listLineItemPlacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Account: Account;
        AccountApp: AccountApp;
        AccountAppListResponse: AccountAppListResponse;
        AccountCreateResponse: AccountCreateResponse;
        AccountDeleteResponse: AccountDeleteResponse;
        AccountHistoryAuthor: AccountHistoryAuthor;
        AccountHistoryEntityType: "CAMPAIGN" | "LINE_ITEM" | "PROMOTED_POSTS" | "TARGETING_CRITERIA" | "PROMOTED_ACCOUNT";
        AccountHistoryEntry: AccountHistoryEntry;
        AccountHistoryListResponse: AccountHistoryListResponse;
        AccountListResponse: AccountListResponse;
        AccountResponse: AccountResponse;
        AdvertiserBusinessCategory: AdvertiserBusinessCategory;
        AdvertiserBusinessCategoryListResponse: AdvertiserBusinessCategoryListResponse;
        AudienceEstimate: AudienceEstimate;
        AudienceEstimateRequest: AudienceEstimateRequest;
        AudienceEstimateResponse: AudienceEstimateResponse;
        AudienceExpansion: "BROAD" | "DEFINED" | "EXPANDED";
        AudienceSizeRange: AudienceSizeRange;
        AuthenticatedUserAccess: AuthenticatedUserAccess;
        AuthenticatedUserAccessResponse: AuthenticatedUserAccessResponse;
        BatchOperationType: "Create" | "Delete" | "Update";
        BiddingRule: BiddingRule;
        BiddingRuleListResponse: BiddingRuleListResponse;
        BidStrategy: "AUTO" | "MAX" | "TARGET";
        BudgetOptimization: "CAMPAIGN" | "LINE_ITEM";
        Campaign: Campaign;
        CampaignBatchCreate: CampaignBatchCreate;
        CampaignBatchDelete: CampaignBatchDelete;
        CampaignBatchFailure: CampaignBatchFailure;
        CampaignBatchItem: CampaignBatchItem;
        CampaignBatchRequest: readonly CampaignBatchItem[];
        CampaignBatchRequestEcho: CampaignBatchRequestEcho;
        CampaignBatchResponse: CampaignBatchResponse;
        CampaignBatchUpdate: CampaignBatchUpdate;
        CampaignCreateEntityStatus: "ACTIVE" | "DRAFT" | "PAUSED";
        CampaignCreateParams: CampaignCreateParams;
        CampaignDailyBudgetAmount: Int64;
        CampaignDeleteParams: CampaignDeleteParams;
        CampaignDeleteResponse: unknown;
        CampaignEntityStatus: "ACTIVE" | "PAUSED" | "DRAFT";
        CampaignFundingInstrumentId: string;
        CampaignListResponse: CampaignListResponse;
        CampaignName: string;
        CampaignResponse: CampaignResponse;
        CampaignTotalBudgetAmount: Int64;
        CampaignUpdateEntityStatus: "ACTIVE" | "PAUSED";
        CampaignUpdateParams: CampaignUpdateParams;
        CuratedCategory: CuratedCategory;
        CuratedCategoryListResponse: CuratedCategoryListResponse;
        CuratedCategoryResponse: CuratedCategoryResponse;
        Failure: Failure;
        FeatureKey: "REACH_AND_FREQUENCY_ANALYTICS" | "REACH_FREQUENCY_CAP" | "WEBSITE_CLICKS_CPM_BILLING";
        FeatureListResponse: FeatureListResponse;
        FrequencyCapDuration: 1 | 7 | 30;
        FundingInstrument: FundingInstrument;
        FundingInstrumentListResponse: FundingInstrumentListResponse;
        FundingInstrumentResponse: FundingInstrumentResponse;
        FundingInstrumentType: "AGENCY_CREDIT_LINE" | "CREDIT_CARD" | "CREDIT_LINE" | "INSERTION_ORDER" | "PARTNER_MANAGED";
        Goal: "APP_CLICKS" | "APP_INSTALLS" | "APP_PURCHASES" | "ENGAGEMENT" | "FOLLOWERS" | "LINK_CLICKS" | "MAX_REACH" | "PREROLL" | "PREROLL_STARTS" | "REACH_WITH_ENGAGEMENT" | "VIDEO_VIEW" | "VIEW_3S_100PCT" | "VIEW_6S" | "VIEW_15S" | "WEBSITE_CONVERSIONS";
        IabCategory: IabCategory;
        IabCategoryListResponse: IabCategoryListResponse;
        IndustryType: "AGENCY" | "BUSINESS_TO_BUSINESS" | "ONLINE_SERVICES" | "EDUCATION" | "FINANCIAL" | "HEALTH" | "GOVERNMENT" | "MEDIA" | "MOBILE" | "RESTAURANT" | "RETAIL" | "TECHNOLOGY" | "TRAVEL" | "OTHER";
        LineItem: LineItem;
        LineItemCreateResponse: LineItemCreateResponse;
        LineItemCuratedCategory: LineItemCuratedCategory;
        LineItemCuratedCategoryListResponse: LineItemCuratedCategoryListResponse;
        LineItemCuratedCategoryResponse: LineItemCuratedCategoryResponse;
        LineItemEntityStatus: "ACTIVE" | "PAUSED";
        LineItemListResponse: LineItemListResponse;
        LineItemPlacementCombination: LineItemPlacementCombination;
        LineItemPlacementListResponse: LineItemPlacementListResponse;
        LineItemResponse: LineItemResponse;
        LineItemUpdateEntityStatus: "ACTIVE" | "PAUSED";
        MediaCreative: MediaCreative;
        MediaCreativeListResponse: MediaCreativeListResponse;
        MediaCreativeResponse: MediaCreativeResponse;
        Objective: "APP_ENGAGEMENTS" | "APP_INSTALLS" | "REACH" | "FOLLOWERS" | "ENGAGEMENTS" | "VIDEO_VIEWS" | "PREROLL_VIEWS" | "WEBSITE_CLICKS";
        PayBy: "APP_CLICK" | "IMPRESSION" | "LINK_CLICK";
        Permission: "ACCOUNT_ADMIN" | "AD_MANAGER" | "CREATIVE_MANAGER" | "CAMPAIGN_ANALYST" | "ANALYST" | "PARTNER_AUDIENCE_MANAGER" | "POST_COMPOSER";
        Placement: "ALL_ON_SERVICE" | "PUBLISHER_NETWORK" | "TAP_BANNER" | "TAP_FULL" | "TAP_FULL_LANDSCAPE" | "TAP_NATIVE" | "TAP_MRECT" | "SERVICE_PROFILE" | "SERVICE_REPLIES" | "SERVICE_SEARCH" | "SERVICE_TIMELINE";
        ProductType: "MEDIA" | "PROMOTED_ACCOUNT" | "PROMOTED_POSTS";
        PromotedAccount: PromotedAccount;
        PromotedAccountListResponse: PromotedAccountListResponse;
        PromotedAccountResponse: PromotedAccountResponse;
        PromotedPost: PromotedPost;
        PromotedPostListResponse: PromotedPostListResponse;
        PromotedPostResponse: PromotedPostResponse;
        PurchaseOrderNumber: string;
        RequestEcho: RequestEcho;
        SandboxFeatureKey: "AGE_TARGETING" | "ALLOW_SKIPPABLE_VIDEOS_FOR_PREROLL_VIEWS_OBJECTIVE" | "AWARENESS_OBJECTIVE" | "BRAND_TPN" | "CHARGE_FOR_GOOD_CLICK" | "CONVERSATION_CARD" | "CONVERSATION_CARD_FOUR_OPTIONS" | "CONVERSATION_CARD_UNLOCK" | "CPI_CHARGING" | "DIRECT_MESSAGE_CARD" | "DR_TAP" | "ENGAGER_RETARGETING" | "EVENT_TARGETING" | "INSTALLED_APP_CATEGORY_TARGETING" | "MOBILE_CONVERSION_TRANSACTION_VALUE" | "OPTIMIZED_ACTION_BIDDING" | "REACH_AND_FREQUENCY_ANALYTICS" | "REACH_FREQUENCY_CAP" | "VALIDATED_AGE_TARGETING" | "VIDEO_VIEWS_MIDROLL_OBJECTIVE" | "PREROLL_VIEWS_OBJECTIVE" | "VIDEO_APP_DOWNLOAD_CARD";
        StandardDelivery: boolean;
        TargetingCriterion: TargetingCriterion;
        TargetingOperatorType: "EQ" | "NE";
        WholeHour: string;
    };
    responses: {
        /** @description The request is refused as it stands: a parameter is missing, out of its bounds, or at odds with another one or with what is stored. Correct it before you send it again. That the status is 400 is inferred from its meaning in HTTP. Not shown: the shape of the body and the list of error codes. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description The entity has been deleted already: a repeated delete of a campaign or a line item ends here, and the entity is gone, as was wanted. That an entity which never existed is answered in the same way is inferred. Not shown: the shape of the body and the list of error codes. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
        /** @description The request failed in another way: the user has no access to the account, the entity does not exist, too many requests were sent, or the service had a fault. Not shown: which of these is answered with which HTTP status, the shape of the body, the list of error codes, and whether a header tells when to try again. */
        UnexpectedFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
    };
    parameters: {
        /** @description Where the range ends, on the whole hour. Not shown: whether that moment itself belongs to the range, and how long a range can be. */
        AccountHistoryEndTime: WholeHour;
        /** @description The entity whose changes are listed, by its identifier. */
        AccountHistoryEntityId: string;
        /** @description What kind of entity entity_id names. */
        AccountHistoryEntityType: AccountHistoryEntityType;
        /** @description Where the range begins, on the whole hour. Not shown: how far back it can reach. Encode the plus sign of an offset as %2B. */
        AccountHistoryStartTime: WholeHour;
        /** @description Limits the history to the changes that this user made. */
        AccountHistoryUserId: Int64;
        /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
        AccountId: string;
        /** @description Limits the list to these accounts. The bound of 200 ids is inferred from the one of the other id lists. */
        AccountIds: readonly string[];
        /** @description Limits the list to accounts whose name begins with this text; upper and lower case are the same. */
        AccountNameQuery: string;
        /** @description The new industry of the advertiser. Leave it out to keep the old one. */
        AccountUpdateIndustryType: IndustryType;
        /** @description The new name of the account. Leave it out to keep the old one. Not shown: how long a name can be. */
        AccountUpdateName: string;
        /** @description Limits the list to the rules of one currency, given as its three-letter ISO 4217 code. Without it the rules of all currencies are listed. */
        BiddingRuleCurrency: string;
        /** @description The level on which the budget is optimized: CAMPAIGN (the default) or LINE_ITEM. With LINE_ITEM, leave out standard_delivery, and set daily budgets on the line items where wanted. */
        CampaignCreateBudgetOptimization: BudgetOptimization;
        /** @description The daily budget in millionths of the currency unit (55.00 is 55000000). Optional by itself, yet required for most types of funding instrument (Not shown: which). It must not exceed total_budget_amount_local_micro. */
        CampaignCreateDailyBudgetAmountLocalMicro: CampaignDailyBudgetAmount;
        /** @description The state in which the campaign starts: ACTIVE (the default), PAUSED or DRAFT. An active campaign counts against the limit of the account; a draft is listed only with with_draft. */
        CampaignCreateEntityStatus: CampaignCreateEntityStatus;
        /** @description The funding instrument under which the campaign is created, which also sets its currency. */
        CampaignCreateFundingInstrumentId: CampaignFundingInstrumentId;
        /** @description The name of the new campaign, at most 255 characters. */
        CampaignCreateName: CampaignName;
        /** @description True (the default) for standard delivery, false for accelerated delivery. Usable only when budget_optimization is CAMPAIGN. */
        CampaignCreateStandardDelivery: StandardDelivery;
        /** @description The campaign, by its identifier. */
        CampaignId: string;
        /** @description Limits the list to these campaigns, at most 200 ids. */
        CampaignIds: readonly string[];
        /** @description Limits the list to campaigns by their name. Not shown: how the text is compared with a name (as a prefix, a part or the whole; with or without regard to case). */
        CampaignNameQuery: string;
        /** @description The purchase order number for reconciling invoices, at most 50 characters. */
        CampaignPurchaseOrderNumber: PurchaseOrderNumber;
        /** @description The budget of the whole flight in millionths of the currency unit (1650.00 is 1650000000). The daily budget must not exceed it. */
        CampaignTotalBudgetAmountLocalMicro: CampaignTotalBudgetAmount;
        /** @description The new level on which the budget is optimized. CAMPAIGN is given as the default for updates too; a client need not send it. Not shown: whether leaving it out keeps the stored value or resets it to the default. */
        CampaignUpdateBudgetOptimization: BudgetOptimization;
        /** @description The new daily budget in millionths of the currency unit (55.00 is 55000000). It must not exceed the total budget, be that sent along or already stored. When it is omitted, the campaign spends its total budget evenly over its flight. */
        CampaignUpdateDailyBudgetAmountLocalMicro: CampaignDailyBudgetAmount;
        /** @description The new state: ACTIVE or PAUSED. DRAFT is refused. Activating a campaign counts it against the limit of the account. */
        CampaignUpdateEntityStatus: CampaignUpdateEntityStatus;
        /** @description The new name of the campaign, at most 255 characters. */
        CampaignUpdateName: CampaignName;
        /** @description True for standard delivery, false for accelerated delivery. Usable only when budget_optimization, sent along or stored, is CAMPAIGN. True is given as the default for updates too; a client need not send it. Not shown: whether leaving it out keeps the stored value or resets it to the default. */
        CampaignUpdateStandardDelivery: StandardDelivery;
        /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
        Count: number;
        /** @description The curated category, by its identifier. */
        CuratedCategoryId: string;
        /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
        Cursor: string;
        /** @description Limits the answer to these features, comma-separated. Of those named, only the ones that the account has come back. */
        FeatureKeys: readonly FeatureKey[];
        /** @description The credit limit in millionths of the currency unit: 5000.00 is 5000000000. Some types alone take it. Not shown: which. */
        FundingInstrumentCreateCreditLimitLocalMicro: Int64;
        /** @description The currency of the funding instrument, as its three-letter ISO 4217 code. All campaigns that it pays for are in this currency. */
        FundingInstrumentCreateCurrency: string;
        /** @description Until when the funding instrument can be used, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). Leave it out for one without an end, whose end_time is then null (inferred from the type of that field). */
        FundingInstrumentCreateEndTime: string;
        /** @description The amount that the funding instrument is provided with, in millionths of the currency unit: 12000.00 is 12000000000. Some types alone take it. Not shown: which. */
        FundingInstrumentCreateFundedAmountLocalMicro: Int64;
        /** @description From when the funding instrument can be used, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
        FundingInstrumentCreateStartTime: string;
        /** @description What kind of funding instrument to create. It decides which of the amounts can be given. */
        FundingInstrumentCreateType: FundingInstrumentType;
        /** @description The funding instrument, by its identifier. */
        FundingInstrumentId: string;
        /** @description Limits the list to these funding instruments or to what they pay for, at most 200 ids. */
        FundingInstrumentIds: readonly string[];
        /** @description The campaign under which the line item is created. It holds at most 100 line items, all of one product type and one objective. */
        LineItemCreateCampaignId: string;
        /** @description When the flight ends, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
        LineItemCreateEndTime: string;
        /** @description What the line item is meant to achieve. It must be the objective of the line items that the campaign already has. */
        LineItemCreateObjective: Objective;
        /** @description Where the ads appear, comma-separated. Use a combination that listLineItemPlacements gives for the product type. */
        LineItemCreatePlacements: readonly Placement[];
        /** @description What is promoted. It must be the product type of the line items that the campaign already has. */
        LineItemCreateProductType: ProductType;
        /** @description When the flight begins, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
        LineItemCreateStartTime: string;
        /** @description The curated category to link the line item to; see listCuratedCategories for those that exist and their countries. */
        LineItemCuratedCategoryCreateCuratedCategoryId: string;
        /** @description The line item to link. */
        LineItemCuratedCategoryCreateLineItemId: string;
        /** @description The link between a line item and a curated category, by the identifier of the link. */
        LineItemCuratedCategoryId: string;
        /** @description The curated category to link to instead. */
        LineItemCuratedCategoryUpdateCuratedCategoryId: string;
        /** @description The line item to link instead. */
        LineItemCuratedCategoryUpdateLineItemId: string;
        /** @description The line item, by its identifier. */
        LineItemId: string;
        /** @description Limits the list to these line items or to what belongs to them, at most 200 ids. */
        LineItemIds: readonly string[];
        /** @description Limits the list to line items by their name. Not shown: how the text is compared with a name (as a prefix, a part or the whole; with or without regard to case). */
        LineItemNameQuery: string;
        /** @description The advertiser's domain without a protocol, such as harbourcoffee.example. Required when a placement of the line item is PUBLISHER_NETWORK. */
        LineItemUpdateAdvertiserDomain: string;
        /** @description The user for an ad with the objective PREROLL_VIEWS. Only certain client applications may use this parameter (Not shown: which). */
        LineItemUpdateAdvertiserUserId: string;
        /** @description The Android app to advertise, by its store identifier. Line items with the objective APP_INSTALLS or APP_ENGAGEMENTS need this identifier or the one for iOS. Setting it adds the matching PLATFORM targeting criterion. */
        LineItemUpdateAndroidAppStoreIdentifier: string;
        /** @description The new audience expansion: BROAD, DEFINED or EXPANDED. Not shown: what each of them does. */
        LineItemUpdateAudienceExpansion: AudienceExpansion;
        /** @description The bid in millionths of the currency unit (0.35 is 350000), always above zero. The bid strategies MAX and TARGET need it; AUTO pays no attention to it. */
        LineItemUpdateBidAmountLocalMicro: Int64;
        /** @description How bids are made. MAX is unavailable for the objectives REACH and FOLLOWERS; TARGET is available for the objectives REACH and WEBSITE_CLICKS alone. MAX and TARGET need bid_amount_local_micro. The default depends on the objective (Not shown: which). */
        LineItemUpdateBidStrategy: BidStrategy;
        /** @description The IAB category ids of what is advertised, comma-separated. Required when a placement of the line item is PUBLISHER_NETWORK. With the objective PREROLL_VIEWS the line item must carry one or two advertiser business categories, given here as their IAB category ids. */
        LineItemUpdateCategories: readonly string[];
        /** @description The new daily budget, in millionths of the currency unit (25.00 is 25000000). Accepted only when the campaign has budget_optimization LINE_ITEM, and never above the total budget. When it is omitted, spending is even over the flight. */
        LineItemUpdateDailyBudgetAmountLocalMicro: Int64;
        /** @description The period over which frequency_cap counts: 1, 7 or 30 days. */
        LineItemUpdateDurationInDays: FrequencyCapDuration;
        /** @description The new end of the flight, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
        LineItemUpdateEndTime: string;
        /** @description The new state: ACTIVE or PAUSED. Activating a line item counts it against the limit of 256 active ones. */
        LineItemUpdateEntityStatus: LineItemUpdateEntityStatus;
        /** @description The most often that an ad is delivered to one user within duration_in_days. Only for the objectives REACH, ENGAGEMENTS, VIDEO_VIEWS and PREROLL_VIEWS. */
        LineItemUpdateFrequencyCap: number;
        /** @description What delivery is optimized for. APP_PURCHASES is for app install line items; APP_CLICKS and APP_INSTALLS are for app install and app engagement line items. The default depends on the objective (Not shown: which). */
        LineItemUpdateGoal: Goal;
        /** @description The iOS app to advertise, by the numeric part of its store identifier. Line items with the objective APP_INSTALLS or APP_ENGAGEMENTS need this identifier or the one for Android. Setting it adds the PLATFORM targeting criterion for iOS. */
        LineItemUpdateIosAppStoreIdentifier: string;
        /** @description The new name of the line item. */
        LineItemUpdateName: string;
        /** @description The event that is charged for; changeable only for the objective APP_INSTALLS. The goal APP_INSTALLS accepts APP_CLICK and IMPRESSION, with IMPRESSION as the default. The goal LINK_CLICKS accepts LINK_CLICK and IMPRESSION, with IMPRESSION as the default, though IMPRESSION is refused while bid_strategy is TARGET. A goal SITE_VISITS is said to accept IMPRESSION, but it is not among the values of goal. */
        LineItemUpdatePayBy: PayBy;
        /** @description The new beginning of the flight, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
        LineItemUpdateStartTime: string;
        /** @description The new budget of the whole flight, in millionths of the currency unit (750.00 is 750000000). */
        LineItemUpdateTotalBudgetAmountLocalMicro: Int64;
        /** @description Whether drafts are listed too. Not shown: what counts as a draft here, since a line item is ACTIVE or PAUSED only. That the line items of draft campaigns are meant is inferred from the parameter of the same name of listCampaigns. */
        LineItemWithDraft: boolean;
        /** @description Limits the list to the media creatives of one campaign. This is a single id, not a list. */
        MediaCreativeCampaignId: string;
        /** @description The account media object to promote: of creative type PREROLL for in-stream ads, or an image for image ads on the audience network. */
        MediaCreativeCreateAccountMediaId: string;
        /** @description Where a click on a display image leads. Required when the objective of the line item is WEBSITE_CLICKS, ignored for preroll assets. */
        MediaCreativeCreateLandingUrl: string;
        /** @description The line item to associate the media with. */
        MediaCreativeCreateLineItemId: string;
        /** @description The media creative, by its identifier. */
        MediaCreativeId: string;
        /** @description Limits the list to these media creatives, at most 200 ids. */
        MediaCreativeIds: readonly string[];
        /** @description Limits the answer to one product type. Without it, the combinations of every product type are to be expected (inferred from the parameter being optional). */
        PlacementProductType: ProductType;
        /** @description The line item through which to promote the account. It must be configured for promoted accounts. */
        PromotedAccountCreateLineItemId: string;
        /** @description The user whose account to promote, as a 64-bit integer. The user must be eligible for promotion (Not shown: what makes one ineligible). */
        PromotedAccountCreateUserId: Int64;
        /** @description The promoted account, by its own identifier, not that of the user. */
        PromotedAccountId: string;
        /** @description Limits the list to these promoted accounts, at most 200 ids. These are ids of promoted accounts, not of users. */
        PromotedAccountIds: readonly string[];
        /** @description The promoted post, by its own identifier, not that of the post. */
        PromotedPostId: string;
        /** @description Limits the list to these promoted posts, at most 200 ids. These are ids of promoted posts, not of posts. */
        PromotedPostIds: readonly string[];
        /** @description The features to add or to remove, comma-separated, at least one. */
        SandboxFeatureKeys: readonly SandboxFeatureKey[];
        /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
        SortBy: string;
        /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
        WithDeleted: boolean;
        /** @description Whether campaigns whose entity_status is DRAFT are listed too. They are left out by default. */
        WithDraft: boolean;
        /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
        WithTotalCount: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description An ad account, to which campaigns, funding instruments and everything below them belong. Its industry_type is present when one account is read or updated; lists leave it out. */
export type Account = {
    /**
     * @description Whether the account is approved. ACCEPTED is the value seen; other values exist. Not shown: the full list and how it moves.
     * @example ACCEPTED
     */
    approval_status: string;
    /**
     * @description The identifier of the business behind the account, or null when none is set.
     * @example bz6k3
     */
    business_id: string | null;
    /**
     * @description The name of the business behind the account, or null when none is set.
     * @example Harbour Coffee Roasters, Lda.
     */
    business_name: string | null;
    /**
     * Format: date-time
     * @description When the account was created, in UTC.
     * @example 2025-09-08T10:02:44Z
     */
    created_at: string;
    /**
     * @description True once the account was deleted. This API deletes accounts in the sandbox only.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The identifier of the account.
     * @example hc7m2k9
     */
    id: string;
    /** @description The industry that the advertiser works in. */
    industry_type?: IndustryType;
    /**
     * @description The name of the account.
     * @example Harbour Coffee Roasters
     */
    name: string;
    /**
     * @description The time zone of the account, by its IANA name.
     * @example Europe/Lisbon
     */
    timezone: string;
    /**
     * Format: date-time
     * @description When the time zone of the account switches, in UTC, or null. That null means that no switch is set is inferred from the name.
     * @example 2025-09-30T23:00:00Z
     */
    timezone_switch_at: string | null;
    /**
     * Format: date-time
     * @description When the account was last changed, in UTC.
     * @example 2026-02-26T16:31:09Z
     */
    updated_at: string;
};
/** @description A mobile app that is connected with an ad account. */
export type AccountApp = {
    /**
     * @description The app, by its identifier in the app store of its operating system.
     * @example example.harbourcoffee.app
     */
    app_store_identifier: string;
    /**
     * @description Whether conversions in the app are tracked.
     * @example true
     */
    conversion_tracking_enabled: boolean;
    /**
     * Format: date-time
     * @description When the account app was created, in UTC.
     * @example 2025-10-14T08:55:20Z
     */
    created_at: string;
    /**
     * @description The pattern of links that lead into the app. Not shown: its syntax.
     * @example harbourcoffee://
     */
    deep_link_pattern: string;
    /**
     * @description True once the account app was deleted. Deleted ones are hidden by default.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The identifier of the account app.
     * @example ap3m6
     */
    id: string;
    /**
     * @description The operating system. Android is the value seen; other values may exist. Not shown: the full list.
     * @example Android
     */
    os_type: string;
    /**
     * Format: date-time
     * @description When the account app was last changed, in UTC.
     * @example 2026-01-19T12:07:51Z
     */
    updated_at: string;
};
/** @description One page of account apps, with the echo of the request and the cursor of the next page. */
export type AccountAppListResponse = {
    /** @description The account apps of this page, at most count of them. */
    data: AccountApp[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count account apps, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many account apps match in all; present only when with_total_count is true.
     * @example 2
     */
    total_count?: number;
};
/** @description The new sandbox account, alone in an array, with the echo of the request. Not shown: whether next_cursor stands here too, as in other answers whose data is an array. */
export type AccountCreateResponse = {
    /** @description The new account, and nothing else. */
    data: Account[];
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description The ad account that was deleted, with the echo of the request. */
export type AccountDeleteResponse = {
    /** @description An ad account, to which campaigns, funding instruments and everything below them belong. Its industry_type is present when one account is read or updated; lists leave it out. */
    data: Account;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description Who made a change, and through what. */
export type AccountHistoryAuthor = {
    /** @description Through what the change was made. Not shown: its values. */
    platform: string;
    /**
     * @description The user who made the change. It is a string here, while the parameter user_id that limits the list is a number.
     * @example 2417081365
     */
    user_id: string;
};
/**
 * @description A kind of entity whose changes are recorded.
 * @example CAMPAIGN
 * @enum {string}
 */
export type AccountHistoryEntityType = components['schemas']['AccountHistoryEntityType'];
/** @description One recorded change to an entity of the account. */
export type AccountHistoryEntry = {
    /** @description Who made a change, and through what. */
    change_by: AccountHistoryAuthor;
    /**
     * Format: date-time
     * @description When the change was made, in UTC.
     * @example 2026-03-02T09:15:30Z
     */
    change_time: string;
    /**
     * @description What was done to the entity. CREATE is the value seen; other values exist. Not shown: the full list.
     * @example CREATE
     */
    change_type: string;
    /** @description What changed. Not shown: how its members tell it. */
    changes: Record<string, unknown>;
    /**
     * @description What kind of entity changed. That it takes the values of the parameter entity_type is inferred from the meaning the two share, so the set is left open here.
     * @example CAMPAIGN
     */
    entity: string;
    /** @description The entity as it was at change_time. Its members depend on the kind of entity. Not shown: whether they are those that the entity has elsewhere. */
    entity_data: Record<string, unknown>;
    /**
     * @description The entity that changed, by its identifier.
     * @example cp5h1n
     */
    entity_id: string;
};
/** @description One page of an account history, with the echo of the request and the cursor of the next page. */
export type AccountHistoryListResponse = {
    /** @description The entries of this page, at most count of them. */
    data: AccountHistoryEntry[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count entries, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description One page of ad accounts, with the echo of the request and the cursor of the next page. */
export type AccountListResponse = {
    /** @description The accounts of this page, at most count of them. */
    data: Account[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count accounts, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many accounts match in all; present only when with_total_count is true.
     * @example 2
     */
    total_count?: number;
};
/** @description One ad account as it is read or updated by itself, with its industry_type and the echo of the request. */
export type AccountResponse = {
    /** @description An ad account, to which campaigns, funding instruments and everything below them belong. Its industry_type is present when one account is read or updated; lists leave it out. */
    data: Account & {
        /** @description The industry that the advertiser works in. */
        industry_type: IndustryType;
    };
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description A line of business of advertisers, for line items with the objective PREROLL_VIEWS. A line item is given one or two of them, through the IAB category ids that match. */
export type AdvertiserBusinessCategory = {
    /** @description The IAB categories that the business category stands for, by their ids. */
    iab_categories: string[];
    /**
     * @description The identifier of the business category. It is not what the categories of a line item take: they take the ids in iab_categories.
     * @example bc4f8
     */
    id: string;
    /**
     * @description The name of the business category.
     * @example Food and drink
     */
    name: string;
};
/** @description All advertiser business categories, with the echo of the request. */
export type AdvertiserBusinessCategoryListResponse = {
    /** @description The business categories. */
    data: AdvertiserBusinessCategory[];
    /** @description The member that every list answer has. The operation takes no cursor, so that it is null is inferred. */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description What the service estimates about an audience. */
export type AudienceEstimate = {
    /** @description A range within which the size of an audience lies. */
    audience_size: AudienceSizeRange;
};
/** @description The audience whose size is asked for. */
export type AudienceEstimateRequest = {
    /** @description The criteria that describe the audience. At least one of them must be primary, so the list is never empty. Not shown: which types are primary, and how many criteria there can be. */
    targeting_criteria: readonly TargetingCriterion[];
};
/** @description One estimate of an audience, with the echo of the request. */
export type AudienceEstimateResponse = {
    /** @description What the service estimates about an audience. */
    data: AudienceEstimate;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description The audience expansion of a line item, one of three values. Not shown: what each of them does.
 * @enum {string}
 */
export type AudienceExpansion = components['schemas']['AudienceExpansion'];
/** @description A range within which the size of an audience lies. */
export type AudienceSizeRange = {
    /**
     * Format: int32
     * @description The upper end of the range, in users (the unit is inferred from the purpose of the operation).
     * @example 487000
     */
    max: number;
    /**
     * Format: int32
     * @description The lower end of the range, in users (the unit is inferred from the purpose of the operation).
     * @example 412000
     */
    min: number;
};
/** @description Who the service takes the caller for, and what that user may do on the account. */
export type AuthenticatedUserAccess = {
    /** @description The permissions of the user on this account. */
    permissions: Permission[];
    /**
     * @description The user for whom the request was made.
     * @example 2417081365
     */
    user_id: string;
};
/** @description The access of the calling user, with the echo of the request. */
export type AuthenticatedUserAccessResponse = {
    /** @description Who the service takes the caller for, and what that user may do on the account. */
    data: AuthenticatedUserAccess;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description What one item of a batch does.
 * @enum {string}
 */
export type BatchOperationType = components['schemas']['BatchOperationType'];
/** @description The bounds of bids in one currency. That cpe stands for cost per engagement is inferred from the usual meaning of the letters. */
export type BiddingRule = {
    /**
     * @description The currency to which the rule applies, as its three-letter ISO 4217 code.
     * @example EUR
     */
    currency: string;
    /**
     * Format: int64
     * @description The highest bid, in millionths of the currency unit: 500000000 is 500.00.
     * @example 500000000
     */
    maximum_cpe_bid_local_micro: Int64;
    /**
     * Format: int64
     * @description The lowest bid, in millionths of the currency unit: 10000 is 0.01.
     * @example 10000
     */
    minimum_cpe_bid_local_micro: Int64;
    /**
     * Format: int64
     * @description The smallest amount by which bids in this currency can differ. The meaning and the unit, millionths of the currency unit, are inferred from the name and from the members beside it.
     * @example 10000
     */
    minimum_denomination: Int64;
};
/** @description Bidding rules, with the echo of the request and their number. */
export type BiddingRuleListResponse = {
    /** @description The bidding rules. */
    data: BiddingRule[];
    /**
     * @description What kind of items data holds.
     * @constant
     */
    data_type: "bidding_rule";
    /** @description The member that every list answer has. The operation takes no cursor, so that it is null is inferred. */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many bidding rules match in all; this list always tells.
     * @example 3
     */
    total_count: number;
};
/**
 * @description How bids are made. AUTO optimizes on the daily budget and the flight dates and pays no attention to a bid amount. MAX treats the bid amount as a ceiling; it is unavailable for the objectives REACH and FOLLOWERS. TARGET keeps the daily average of the bids within 20 percent of the bid amount; it is available for the objectives REACH and WEBSITE_CLICKS alone. Each objective has its own default (Not shown: which).
 * @enum {string}
 */
export type BidStrategy = components['schemas']['BidStrategy'];
/**
 * @description The level on which the budget is optimized; CAMPAIGN is the default. Only with CAMPAIGN can standard_delivery be used; only with LINE_ITEM can the line items of the campaign carry daily budgets of their own.
 * @default CAMPAIGN
 * @enum {string}
 */
export type BudgetOptimization = components['schemas']['BudgetOptimization'];
/** @description A campaign: a budget under one funding instrument that groups line items of one product type and one objective. */
export type Campaign = {
    /** @description The level on which the budget is optimized; CAMPAIGN is the default. Only with CAMPAIGN can standard_delivery be used; only with LINE_ITEM can the line items of the campaign carry daily budgets of their own. */
    budget_optimization: BudgetOptimization;
    /**
     * Format: date-time
     * @description When the campaign was created, in UTC.
     * @example 2026-03-02T09:15:30Z
     */
    created_at: string;
    /**
     * @description The ISO 4217 code of the currency of all amounts, taken from the funding instrument.
     * @example EUR
     */
    currency: string;
    /**
     * Format: int64
     * @description The most that may be spent in a day, in millionths of the currency unit, or null when the campaign has no daily budget.
     * @example 55000000
     */
    daily_budget_amount_local_micro: Int64 | null;
    /**
     * @description True once the campaign was deleted, which cannot be undone. Deleted campaigns are hidden by default.
     * @example false
     */
    deleted: boolean;
    /**
     * Format: int32
     * @description The period of the frequency cap in days, or null when there is none. The meaning is inferred from the member of the same name of a line item.
     * @example 7
     */
    duration_in_days: number | null;
    /**
     * @description The status that is in effect, as told by the service. UNKNOWN is the value seen; other values exist. Not shown: the full list and how it moves.
     * @example UNKNOWN
     */
    effective_status: string;
    /** @description The state that the advertiser has chosen for the campaign. Not shown: under which conditions a campaign can leave DRAFT. */
    entity_status: CampaignEntityStatus;
    /**
     * Format: int32
     * @description The most often that an ad is delivered to one user in duration_in_days, or null when there is no cap. The meaning is inferred from the member of the same name of a line item.
     * @example 5
     */
    frequency_cap: number | null;
    /** @description The funding instrument that pays for the campaign. Its currency becomes the campaign's currency. */
    funding_instrument_id: CampaignFundingInstrumentId;
    /**
     * @description The identifier of the campaign.
     * @example cp5h1n
     */
    id: string;
    /** @description The name of the campaign, at most 255 characters. */
    name: CampaignName;
    /**
     * @description The advertiser's purchase order number for reconciling invoices, at most 50 characters, or null when there is none.
     * @example PO-2026-0317
     */
    purchase_order_number: string | null;
    /** @description Why the campaign cannot be served. That it is empty when nothing stands in the way is inferred from its type. */
    reasons_not_servable: string[];
    /**
     * @description Whether the campaign can be served; when it cannot, reasons_not_servable tells why.
     * @example true
     */
    servable: boolean;
    /** @description True for standard delivery, false for accelerated delivery; true is the default. Usable only when budget_optimization is CAMPAIGN. */
    standard_delivery: StandardDelivery;
    /**
     * Format: int64
     * @description The most that may be spent over the whole flight, in millionths of the currency unit, or null when the campaign has no total budget.
     * @example 1650000000
     */
    total_budget_amount_local_micro: Int64 | null;
    /**
     * Format: date-time
     * @description When the campaign was last changed, in UTC.
     * @example 2026-03-05T14:02:11Z
     */
    updated_at: string;
};
/** @description A batch item that creates a campaign. */
export type CampaignBatchCreate = {
    /**
     * @description Create, for an item that creates a campaign. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    operation_type: "Create";
    /** @description The parameters of creating a campaign, as a batch item carries them: the same names, meanings and limits as those of createCampaign. */
    params: CampaignCreateParams;
};
/** @description A batch item that deletes a campaign. */
export type CampaignBatchDelete = {
    /**
     * @description Delete, for an item that deletes a campaign. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    operation_type: "Delete";
    /** @description The parameters of deleting a campaign, as a batch item carries them. That campaign_id moves from the path into params is inferred: a batch has no campaign in its path. */
    params: CampaignDeleteParams;
};
/** @description The answer to a batch that was refused as a whole: no item took effect. Which of its members are present depends on what went wrong. Not shown: the members beside errors and operation_errors, and the shape of a single error. */
export type CampaignBatchFailure = {
    /** @description What is wrong with the request as a whole, for example too many items. That this is an array of objects is inferred from the plural name. */
    errors?: Record<string, unknown>[];
    /** @description What is wrong with single items, for example a missing required parameter, in the order of the items. That this is an array is inferred from the statement that errors keep the order of the items. */
    operation_errors?: unknown[];
    /** @description The echo of the items. That a refused batch carries it is inferred from the envelope of a batch that took effect. */
    request?: unknown[];
};
/** @description One operation of a batch; operation_type selects which parameters params holds. */
export type CampaignBatchItem = CampaignBatchCreate | CampaignBatchUpdate | CampaignBatchDelete;
/** @description The operations of the batch, at most 40, in the order in which they are answered. Either all of them take effect or none. */
export type CampaignBatchRequest = components['schemas']['CampaignBatchRequest'];
/** @description The echo of one batch item. */
export type CampaignBatchRequestEcho = {
    /** @description What one item of a batch does. */
    operation_type: BatchOperationType;
    /** @description The parameters of the item as the service read them. */
    params: Record<string, unknown>;
};
/** @description The answer to a batch that took effect: the n-th member of data and of request belongs to the n-th item of the batch. */
export type CampaignBatchResponse = {
    /** @description The campaigns after the batch, in the order of the items. That the member of a Delete item is the campaign with deleted true is inferred from what other deletions answer. Not shown: what the deletion of a campaign answers. */
    data: Campaign[];
    /** @description The echo of the items, in their order. */
    request: CampaignBatchRequestEcho[];
};
/** @description A batch item that changes a campaign. */
export type CampaignBatchUpdate = {
    /**
     * @description Update, for an item that changes a campaign. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    operation_type: "Update";
    /** @description The parameters of changing a campaign, as a batch item carries them: those of updateCampaign, together with the campaign_id that stands in the path there. That campaign_id moves into params is inferred: a batch has no campaign in its path. */
    params: CampaignUpdateParams;
};
/**
 * @description The state in which the campaign starts; ACTIVE when omitted.
 * @default ACTIVE
 * @enum {string}
 */
export type CampaignCreateEntityStatus = components['schemas']['CampaignCreateEntityStatus'];
/** @description The parameters of creating a campaign, as a batch item carries them: the same names, meanings and limits as those of createCampaign. */
export type CampaignCreateParams = {
    /** @description The level on which the budget is optimized; CAMPAIGN is the default. Only with CAMPAIGN can standard_delivery be used; only with LINE_ITEM can the line items of the campaign carry daily budgets of their own. */
    budget_optimization?: BudgetOptimization | undefined;
    /** @description The most that may be spent in a day, in millionths of the currency unit (55.00 is 55000000). It must not exceed the total budget. */
    daily_budget_amount_local_micro?: CampaignDailyBudgetAmount | undefined;
    /** @description The state in which the campaign starts; ACTIVE when omitted. */
    entity_status?: CampaignCreateEntityStatus | undefined;
    /** @description The funding instrument that pays for the campaign. Its currency becomes the campaign's currency. */
    funding_instrument_id: CampaignFundingInstrumentId;
    /** @description The name of the campaign, at most 255 characters. */
    name: CampaignName;
    /** @description The advertiser's purchase order number for reconciling invoices, at most 50 characters. */
    purchase_order_number?: PurchaseOrderNumber | undefined;
    /** @description True for standard delivery, false for accelerated delivery; true is the default. Usable only when budget_optimization is CAMPAIGN. */
    standard_delivery?: StandardDelivery | undefined;
    /** @description The most that may be spent over the whole flight, in millionths of the currency unit (1650.00 is 1650000000). */
    total_budget_amount_local_micro?: CampaignTotalBudgetAmount | undefined;
};
/**
 * Format: int64
 * @description The most that may be spent in a day, in millionths of the currency unit (55.00 is 55000000). It must not exceed the total budget.
 * @example 55000000
 */
export type CampaignDailyBudgetAmount = components['schemas']['CampaignDailyBudgetAmount'];
/** @description The parameters of deleting a campaign, as a batch item carries them. That campaign_id moves from the path into params is inferred: a batch has no campaign in its path. */
export type CampaignDeleteParams = {
    /**
     * @description The campaign to delete (inferred from the path parameter of the single-item operation).
     * @example cp3e8y
     */
    campaign_id: string;
};
/** @description The answer to deleting a campaign. Not shown: its shape, or whether there is a body at all; rely on the status alone, and read the campaign with with_deleted=true to see it as deleted. */
export type CampaignDeleteResponse = components['schemas']['CampaignDeleteResponse'];
/**
 * @description The state that the advertiser has chosen for the campaign. Not shown: under which conditions a campaign can leave DRAFT.
 * @enum {string}
 */
export type CampaignEntityStatus = components['schemas']['CampaignEntityStatus'];
/**
 * @description The funding instrument that pays for the campaign. Its currency becomes the campaign's currency.
 * @example fi4q8w
 */
export type CampaignFundingInstrumentId = components['schemas']['CampaignFundingInstrumentId'];
/** @description One page of campaigns, with the echo of the request and the cursor of the next page. */
export type CampaignListResponse = {
    /** @description The campaigns of this page, at most count of them. */
    data: Campaign[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count campaigns, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many campaigns match in all; present only when with_total_count is true.
     * @example 5
     */
    total_count?: number;
};
/**
 * @description The name of the campaign, at most 255 characters.
 * @example Spring Launch 2026
 */
export type CampaignName = components['schemas']['CampaignName'];
/** @description One campaign, with the echo of the request. */
export type CampaignResponse = {
    /** @description A campaign: a budget under one funding instrument that groups line items of one product type and one objective. */
    data: Campaign;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * Format: int64
 * @description The most that may be spent over the whole flight, in millionths of the currency unit (1650.00 is 1650000000).
 * @example 1650000000
 */
export type CampaignTotalBudgetAmount = components['schemas']['CampaignTotalBudgetAmount'];
/**
 * @description The state that an update gives to a campaign. DRAFT is not among the values: an update cannot turn a campaign into a draft.
 * @enum {string}
 */
export type CampaignUpdateEntityStatus = components['schemas']['CampaignUpdateEntityStatus'];
/** @description The parameters of changing a campaign, as a batch item carries them: those of updateCampaign, together with the campaign_id that stands in the path there. That campaign_id moves into params is inferred: a batch has no campaign in its path. */
export type CampaignUpdateParams = {
    /** @description The level on which the budget is optimized; CAMPAIGN is the default. Only with CAMPAIGN can standard_delivery be used; only with LINE_ITEM can the line items of the campaign carry daily budgets of their own. */
    budget_optimization?: BudgetOptimization | undefined;
    /**
     * @description The campaign to change (inferred from the path parameter of the single-item operation).
     * @example cp6j4p
     */
    campaign_id: string;
    /** @description The most that may be spent in a day, in millionths of the currency unit (55.00 is 55000000). It must not exceed the total budget. */
    daily_budget_amount_local_micro?: CampaignDailyBudgetAmount | undefined;
    /** @description The state that an update gives to a campaign. DRAFT is not among the values: an update cannot turn a campaign into a draft. */
    entity_status?: CampaignUpdateEntityStatus | undefined;
    /** @description The name of the campaign, at most 255 characters. */
    name?: CampaignName | undefined;
    /** @description The advertiser's purchase order number for reconciling invoices, at most 50 characters. */
    purchase_order_number?: PurchaseOrderNumber | undefined;
    /** @description True for standard delivery, false for accelerated delivery; true is the default. Usable only when budget_optimization is CAMPAIGN. */
    standard_delivery?: StandardDelivery | undefined;
    /** @description The most that may be spent over the whole flight, in millionths of the currency unit (1650.00 is 1650000000). */
    total_budget_amount_local_micro?: CampaignTotalBudgetAmount | undefined;
};
/** @description A selection of publishers, put together by the service, beside whose videos a line item can run. That it is the service who selects, and that line items run beside the videos, is inferred from the names. It has no member deleted. */
export type CuratedCategory = {
    /** @description The countries in which the curated category is available. It is available in no other. */
    country_codes: string[];
    /**
     * Format: date-time
     * @description When the curated category was created, in UTC.
     * @example 2025-06-12T07:30:00Z
     */
    created_at: string;
    /**
     * @description What the curated category holds, in words for people.
     * @example Highlights of live sport from leagues and broadcasters
     */
    description: string;
    /**
     * @description The identifier of the curated category.
     * @example cc2w9
     */
    id: string;
    /**
     * @description The name of the curated category.
     * @example Live Sport Highlights
     */
    name: string;
    /** @description The users who publish the videos of this category. */
    publisher_user_ids: string[];
    /**
     * Format: date-time
     * @description When the curated category was last changed, in UTC.
     * @example 2026-02-27T03:15:12Z
     */
    updated_at: string;
    /**
     * Format: int32
     * @description How many videos of this category earned money in the last thirty days.
     * @example 1840
     */
    videos_monetized_in_last_thirty_days: number;
};
/** @description Curated categories, with the echo of the request and their number. */
export type CuratedCategoryListResponse = {
    /** @description The curated categories. */
    data: CuratedCategory[];
    /** @description The opaque cursor of the next page, or null. That the operation then takes it as cursor is inferred from the convention of other lists. */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many curated categories match in all; this list always tells.
     * @example 2
     */
    total_count: number;
};
/** @description One curated category, with the echo of the request. */
export type CuratedCategoryResponse = {
    /** @description A selection of publishers, put together by the service, beside whose videos a line item can run. That it is the service who selects, and that line items run beside the videos, is inferred from the names. It has no member deleted. */
    data: CuratedCategory;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description What the service says about a request that it did not carry out. Not shown: the members of this body for requests that are no batches, and the complete list of error codes; INCOMPATIBLE_LINE_ITEM is the one code seen. Decide by the HTTP status, and treat the rest as text for people. */
export type Failure = Record<string, unknown>;
/**
 * @description A feature that can be asked for by name when features are read. An account can have others too; read all of them by naming none.
 * @example REACH_FREQUENCY_CAP
 * @enum {string}
 */
export type FeatureKey = components['schemas']['FeatureKey'];
/** @description Features of an account. Of this answer data alone is stated; the echo in request is inferred from the convention of all other answers, so it is not required. */
export type FeatureListResponse = {
    /** @description The keys of the features that the account has. */
    data: string[];
    /** @description What the service understood the request to be. */
    request?: RequestEcho;
};
/**
 * Format: int32
 * @description The period of a frequency cap, in days.
 * @enum {integer}
 */
export type FrequencyCapDuration = components['schemas']['FrequencyCapDuration'];
/** @description A means of payment of an ad account. Each campaign is created under one, and takes its currency. */
export type FundingInstrument = {
    /**
     * @description Whether the funding instrument can pay for campaigns now; when it cannot, reasons_not_able_to_fund tells why.
     * @example true
     */
    able_to_fund: boolean;
    /**
     * @description The ad account to which the funding instrument belongs.
     * @example hc7m2k9
     */
    account_id: string;
    /**
     * Format: date-time
     * @description When the funding instrument was created, in UTC.
     * @example 2025-09-08T10:15:00Z
     */
    created_at: string;
    /**
     * Format: int64
     * @description The credit limit in millionths of the currency unit. It is there for some types only; that it is null for the others is inferred from its type. Not shown: which types.
     * @example 5000000000
     */
    credit_limit_local_micro: Int64 | null;
    /**
     * Format: int64
     * @description What is left of the credit in millionths of the currency unit, or null.
     * @example 3120450000
     */
    credit_remaining_local_micro: Int64 | null;
    /**
     * @description The currency of every amount that this funding instrument pays, as its three-letter ISO 4217 code.
     * @example EUR
     */
    currency: string;
    /**
     * @description True once the funding instrument was deleted. This API deletes them in the sandbox only.
     * @example false
     */
    deleted: boolean;
    /**
     * @description A label of the means of payment, in words for people.
     * @example Visa ending in 4242
     */
    description: string;
    /**
     * Format: date-time
     * @description Until when the funding instrument can be used, in UTC, or null when it has no end.
     * @example 2026-12-31T23:59:59Z
     */
    end_time: string | null;
    /**
     * @description The status of the funding instrument. ACTIVE is the value seen; other values may exist. Not shown: the full list.
     * @example ACTIVE
     */
    entity_status: string;
    /**
     * Format: int64
     * @description The amount that the funding instrument is provided with, in millionths of the currency unit. It is there for some types only; that it is null for the others is inferred from its type. Not shown: which types.
     * @example 12000000000
     */
    funded_amount_local_micro: Int64 | null;
    /**
     * @description The identifier of the funding instrument.
     * @example fi4q8w
     */
    id: string;
    /**
     * @description The header of the insertion order, or null when there is none. That io stands for insertion order is inferred from the name. Not shown: what it holds.
     * @example HCR-2026-SPRING
     */
    io_header: string | null;
    /** @description Why the funding instrument cannot pay. That it is empty when nothing stands in the way is inferred from its type. */
    reasons_not_able_to_fund: string[];
    /**
     * Format: date-time
     * @description From when the funding instrument can be used, in UTC.
     * @example 2025-09-08T10:15:00Z
     */
    start_time: string;
    /** @description What kind of payment a funding instrument stands for. */
    type: FundingInstrumentType;
    /**
     * Format: date-time
     * @description When the funding instrument was last changed, in UTC.
     * @example 2026-02-28T23:10:37Z
     */
    updated_at: string;
};
/** @description One page of funding instruments, with the echo of the request and the cursor of the next page. */
export type FundingInstrumentListResponse = {
    /** @description The funding instruments of this page, at most count of them. */
    data: FundingInstrument[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count funding instruments, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many funding instruments match in all; present only when with_total_count is true.
     * @example 3
     */
    total_count?: number;
};
/** @description One funding instrument, with the echo of the request. */
export type FundingInstrumentResponse = {
    /** @description A means of payment of an ad account. Each campaign is created under one, and takes its currency. */
    data: FundingInstrument;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description What kind of payment a funding instrument stands for.
 * @example CREDIT_CARD
 * @enum {string}
 */
export type FundingInstrumentType = components['schemas']['FundingInstrumentType'];
/**
 * @description What delivery is optimized for. When none is set, the default depends on the objective (Not shown: which default belongs to which objective). APP_PURCHASES is for app install line items; APP_CLICKS and APP_INSTALLS are for app install and app engagement line items. The reference also names a goal SITE_VISITS where it describes pay_by, yet does not list it among the goal values, so it is not part of this enumeration.
 * @enum {string}
 */
export type Goal = components['schemas']['Goal'];
/** @description A category of content, in a tree. That IAB is the Interactive Advertising Bureau, whose categories these are, is inferred from the usual meaning of the letters. */
export type IabCategory = {
    /**
     * @description The identifier of the category, as used in the categories of a line item.
     * @example IAB8-5
     */
    id: string;
    /**
     * @description The name of the category.
     * @example Coffee/Tea
     */
    name: string;
    /**
     * @description The category above this one, by its identifier, or null at the top of the tree.
     * @example IAB8
     */
    parent_id: string | null;
};
/** @description One page of IAB categories, with the echo of the request and the cursor of the next page. */
export type IabCategoryListResponse = {
    /** @description The IAB categories of this page, at most count of them. */
    data: IabCategory[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count IAB categories, which ends the walk.
     * @example c-3yva1s2kq8
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many IAB categories match in all; present only when with_total_count is true.
     * @example 391
     */
    total_count?: number;
};
/**
 * @description The industry that the advertiser works in.
 * @example RESTAURANT
 * @enum {string}
 */
export type IndustryType = components['schemas']['IndustryType'];
/** @description A line item (ad group): what is promoted, where, when, at what bid and within what budget, under one campaign. Its audience_expansion is known to be accepted on update; that an answer always has it is not shown. */
export type LineItem = {
    /**
     * @description The advertiser's domain, without a protocol, or null when none is set.
     * @example harbourcoffee.example
     */
    advertiser_domain: string | null;
    /**
     * @description The advertiser's user, as used for ads with the objective PREROLL_VIEWS.
     * @example 2417081365
     */
    advertiser_user_id: string;
    /**
     * @description The Android app that is advertised, by its store identifier, or null when there is none.
     * @example example.harbourcoffee.app
     */
    android_app_store_identifier: string | null;
    /** @description The audience expansion of a line item, one of three values. Not shown: what each of them does. */
    audience_expansion?: AudienceExpansion;
    /** @description A setting of automatic post promotion, or null. Not shown: the type of the value when there is one, and what it does. */
    automatic_post_promotion: unknown;
    /**
     * Format: int64
     * @description The bid in millionths of the currency unit (0.35 is 350000), or null when none is set. It is ignored with the bid strategy AUTO.
     * @example 350000
     */
    bid_amount_local_micro: Int64 | null;
    /** @description How bids are made. AUTO optimizes on the daily budget and the flight dates and pays no attention to a bid amount. MAX treats the bid amount as a ceiling; it is unavailable for the objectives REACH and FOLLOWERS. TARGET keeps the daily average of the bids within 20 percent of the bid amount; it is available for the objectives REACH and WEBSITE_CLICKS alone. Each objective has its own default (Not shown: which). */
    bid_strategy: BidStrategy;
    /**
     * @description The campaign to which the line item belongs.
     * @example cp5h1n
     */
    campaign_id: string;
    /** @description The IAB categories of what is advertised. A line item with the objective PREROLL_VIEWS carries one or two advertiser business categories, given here as their IAB category ids. */
    categories: string[];
    /**
     * Format: date-time
     * @description When the line item was created, in UTC.
     * @example 2026-03-02T09:41:08Z
     */
    created_at: string;
    /**
     * @description Where the creatives of the line item come from. MANUAL is the value seen; other values may exist.
     * @example MANUAL
     */
    creative_source: string;
    /**
     * @description The ISO 4217 code of the currency of all amounts, the one of the funding instrument.
     * @example EUR
     */
    currency: string;
    /**
     * Format: int64
     * @description The most that may be spent in a day, in millionths of the currency unit, or null when the line item has no daily budget of its own.
     * @example 25000000
     */
    daily_budget_amount_local_micro: Int64 | null;
    /**
     * @description True once the line item was deleted, which cannot be undone. Deleted line items are hidden by default; their promoted posts are not deleted with them.
     * @example false
     */
    deleted: boolean;
    /**
     * Format: int32
     * @description The period of the frequency cap in days (1, 7 or 30), or null when there is none.
     * @example 7
     * @enum {integer|null}
     */
    duration_in_days: 1 | 7 | 30 | null;
    /**
     * Format: date-time
     * @description When the flight ends, in UTC, or null when no end is set.
     * @example 2026-05-31T22:00:00Z
     */
    end_time: string | null;
    /** @description The state that the advertiser has chosen for the line item. */
    entity_status: LineItemEntityStatus;
    /**
     * Format: int32
     * @description The most often that an ad is delivered to one user in duration_in_days, or null when there is no cap. Possible only for the objectives REACH, ENGAGEMENTS, VIDEO_VIEWS and PREROLL_VIEWS.
     * @example 3
     */
    frequency_cap: number | null;
    /**
     * @description The funding instrument that pays for the line item.
     * @example fi4q8w
     */
    funding_instrument_id: string;
    /** @description What delivery is optimized for. When none is set, the default depends on the objective (Not shown: which default belongs to which objective). APP_PURCHASES is for app install line items; APP_CLICKS and APP_INSTALLS are for app install and app engagement line items. The reference also names a goal SITE_VISITS where it describes pay_by, yet does not list it among the goal values, so it is not part of this enumeration. */
    goal: Goal;
    /**
     * @description The identifier of the line item.
     * @example li4v7x
     */
    id: string;
    /**
     * @description The iOS app that is advertised, by the numeric part of its store identifier, or null when there is none.
     * @example 1482930571
     */
    ios_app_store_identifier: string | null;
    /**
     * @description The name of the line item, or null when it has none.
     * @example Spring beans to web shop
     */
    name: string | null;
    /** @description What the line item is meant to achieve. It decides which bid strategies, goals and frequency caps are possible. All line items of one campaign share one objective. */
    objective: Objective;
    /** @description The event that is charged for. With the goal APP_INSTALLS it is APP_CLICK or IMPRESSION, with LINK_CLICKS it is LINK_CLICK or IMPRESSION; IMPRESSION is the default of both. */
    pay_by: PayBy;
    /** @description Where the ads appear. Valid combinations are listed by listLineItemPlacements. */
    placements: Placement[];
    /**
     * @description The primary web event tag, or null when there is none. Not shown: what the value refers to.
     * @example we7p2
     */
    primary_web_event_tag: string | null;
    /** @description What is promoted: account media, an account or posts. All line items of one campaign share one product type, and it decides which combinations of placements are valid. */
    product_type: ProductType;
    /**
     * @description True for standard delivery, false for accelerated delivery, or null when the line item sets neither.
     * @example true
     */
    standard_delivery: boolean | null;
    /**
     * Format: date-time
     * @description When the flight begins, in UTC, or null when no start is set.
     * @example 2026-03-09T00:00:00Z
     */
    start_time: string | null;
    /**
     * Format: int64
     * @description The target cost per action in millionths of the currency unit, or null when none is set. That cpa stands for cost per action is inferred from the usual meaning of the letters.
     * @example 2500000
     */
    target_cpa_local_micro: Int64 | null;
    /**
     * Format: int64
     * @description The most that may be spent over the flight, in millionths of the currency unit, or null when the line item has no total budget.
     * @example 750000000
     */
    total_budget_amount_local_micro: Int64 | null;
    /**
     * Format: date-time
     * @description When the line item was last changed, in UTC.
     * @example 2026-03-04T08:20:45Z
     */
    updated_at: string;
};
/** @description The answer to creating a line item. Not shown: its shape. That it is the usual envelope of a single item, with the new line item in data, is inferred from the result being named as a new line item; a client should not depend on it. */
export type LineItemCreateResponse = {
    /** @description A line item (ad group): what is promoted, where, when, at what bid and within what budget, under one campaign. Its audience_expansion is known to be accepted on update; that an answer always has it is not shown. */
    data?: LineItem;
    /** @description What the service understood the request to be. */
    request?: RequestEcho;
};
/** @description The link between a line item and a curated category. */
export type LineItemCuratedCategory = {
    /**
     * Format: date-time
     * @description When the link was created, in UTC.
     * @example 2026-03-11T10:05:17Z
     */
    created_at: string;
    /**
     * @description The curated category to which the line item is linked; it is available only in its own countries.
     * @example cc2w9
     */
    curated_category_id: string;
    /**
     * @description True once the link was deleted. Deleted links are hidden by default.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The identifier of the link.
     * @example lc5t1
     */
    id: string;
    /**
     * @description The line item that is linked.
     * @example li9b3d
     */
    line_item_id: string;
    /**
     * Format: date-time
     * @description When the link was last changed, in UTC.
     * @example 2026-03-11T10:05:17Z
     */
    updated_at: string;
};
/** @description One page of links between line items and curated categories, with the cursor of the next page. */
export type LineItemCuratedCategoryListResponse = {
    /** @description The links of this page, at most count of them. */
    data: LineItemCuratedCategory[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count links.
     * @example c-5kdz0r8pb2
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many links match in all; present only when with_total_count is true.
     * @example 3
     */
    total_count?: number;
};
/** @description One link between a line item and a curated category, with the echo of the request. */
export type LineItemCuratedCategoryResponse = {
    /** @description The link between a line item and a curated category. */
    data: LineItemCuratedCategory;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description The state that the advertiser has chosen for the line item.
 * @enum {string}
 */
export type LineItemEntityStatus = components['schemas']['LineItemEntityStatus'];
/** @description One page of line items, with the echo of the request and the cursor of the next page. */
export type LineItemListResponse = {
    /** @description The line items of this page, at most count of them. */
    data: LineItem[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count line items, which ends the walk.
     * @example c-9wtm4e7hd1
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many line items match in all; present only when with_total_count is true.
     * @example 5
     */
    total_count?: number;
};
/** @description The combinations of placements that are valid for one product type. */
export type LineItemPlacementCombination = {
    /** @description The valid combinations; the placements of a line item match one of them. */
    placements: Placement[][];
    /** @description What is promoted: account media, an account or posts. All line items of one campaign share one product type, and it decides which combinations of placements are valid. */
    product_type: ProductType;
};
/** @description The valid combinations of placements by product type, with the echo of the request. */
export type LineItemPlacementListResponse = {
    /** @description Entries of one product type each, with the combinations that are valid for it. */
    data: LineItemPlacementCombination[];
    /** @description The member that every list answer has. The operation takes no cursor, so that it is null is inferred. */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description One line item, with the echo of the request. */
export type LineItemResponse = {
    /** @description A line item (ad group): what is promoted, where, when, at what bid and within what budget, under one campaign. Its audience_expansion is known to be accepted on update; that an answer always has it is not shown. */
    data: LineItem;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description The state that an update gives to a line item.
 * @enum {string}
 */
export type LineItemUpdateEntityStatus = components['schemas']['LineItemUpdateEntityStatus'];
/** @description The link that makes an account media object an ad of a line item, as an in-stream ad or as an image ad. */
export type MediaCreative = {
    /**
     * @description The account media object that is promoted.
     * @example am8g2
     */
    account_media_id: string;
    /**
     * @description The result of the review. ACCEPTED is the value seen; other values exist. Not shown: the full list and how it moves.
     * @example ACCEPTED
     */
    approval_status: string;
    /**
     * Format: date-time
     * @description When the media creative was created, in UTC.
     * @example 2026-03-10T16:30:02Z
     */
    created_at: string;
    /**
     * @description The kind of creative. INTERSTITIAL_LANDSCAPE_TABLET, PREROLL, BANNER and INTERSTITIAL are the values seen; other values exist. Not shown: the full list.
     * @example PREROLL
     * @example BANNER
     * @example INTERSTITIAL
     * @example INTERSTITIAL_LANDSCAPE_TABLET
     */
    creative_type: string;
    /**
     * @description True once the media creative was deleted. Deleted media creatives are hidden by default.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The state of the media creative. ACTIVE is the value seen; other values may exist.
     * @example ACTIVE
     */
    entity_status: string;
    /**
     * @description The identifier of the media creative.
     * @example mc1z5y
     */
    id: string;
    /**
     * @description Where a click on a display image leads. It plays no part for preroll assets. Not shown: what it holds when none was given.
     * @example https://harbourcoffee.example/spring
     */
    landing_url: string;
    /**
     * @description The line item that the media creative belongs to.
     * @example li9b3d
     */
    line_item_id: string;
    /**
     * Format: date-time
     * @description When the media creative was last changed, in UTC.
     * @example 2026-03-10T16:30:02Z
     */
    updated_at: string;
};
/** @description One page of media creatives, with the echo of the request and the cursor of the next page. */
export type MediaCreativeListResponse = {
    /** @description The media creatives of this page, at most count of them. */
    data: MediaCreative[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count media creatives.
     * @example c-7hqn2u5xw4
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many media creatives match in all; present only when with_total_count is true.
     * @example 3
     */
    total_count?: number;
};
/** @description One media creative, with the echo of the request. */
export type MediaCreativeResponse = {
    /** @description The link that makes an account media object an ad of a line item, as an in-stream ad or as an image ad. */
    data: MediaCreative;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description What the line item is meant to achieve. It decides which bid strategies, goals and frequency caps are possible. All line items of one campaign share one objective.
 * @enum {string}
 */
export type Objective = components['schemas']['Objective'];
/**
 * @description The event that is charged for. With the goal APP_INSTALLS it is APP_CLICK or IMPRESSION, with LINK_CLICKS it is LINK_CLICK or IMPRESSION; IMPRESSION is the default of both.
 * @enum {string}
 */
export type PayBy = components['schemas']['PayBy'];
/**
 * @description What a user may do on an ad account.
 *
 *     | Permission | Allows | Excludes |
 *     |---|---|---|
 *     | `ACCOUNT_ADMIN` | changing campaigns, seeing statistics, adding and removing users, changing settings | |
 *     | `AD_MANAGER` | changing campaigns, seeing statistics | users and settings |
 *     | `CREATIVE_MANAGER` | changing creatives, seeing previews | creating and changing campaigns |
 *     | `CAMPAIGN_ANALYST` | seeing campaigns and statistics | creating and changing anything |
 *     | `ANALYST` | seeing organic analytics and audience insights | all access to campaigns |
 *     | `PARTNER_AUDIENCE_MANAGER` | through the API alone: seeing and changing the audiences of data partners | campaigns, creatives and other audiences |
 *     | `POST_COMPOSER` | in addition to another permission: creating promoted-only posts for the advertiser | |
 *
 *     `POST_COMPOSER` is available only to users who also have `ACCOUNT_ADMIN`, `AD_MANAGER` or `CREATIVE_MANAGER`.
 * @example AD_MANAGER
 * @enum {string}
 */
export type Permission = components['schemas']['Permission'];
/**
 * @description One place where an ad can appear, on the service itself or in its network of publishers.
 * @enum {string}
 */
export type Placement = components['schemas']['Placement'];
/**
 * @description What is promoted: account media, an account or posts. All line items of one campaign share one product type, and it decides which combinations of placements are valid.
 * @enum {string}
 */
export type ProductType = components['schemas']['ProductType'];
/** @description The link that promotes a user's account through a line item. It is created and deleted, never changed. */
export type PromotedAccount = {
    /**
     * @description The result of the review. ACCEPTED is the value seen; other values exist. Not shown: the full list and how it moves.
     * @example ACCEPTED
     */
    approval_status: string;
    /**
     * Format: date-time
     * @description When the promoted account was created, in UTC.
     * @example 2026-03-06T11:12:40Z
     */
    created_at: string;
    /**
     * @description True once the promoted account was deleted. Deleted promoted accounts are hidden by default.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The state of the promoted account. ACTIVE is the value seen; other values may exist.
     * @example ACTIVE
     */
    entity_status: string;
    /**
     * @description The identifier of the promoted account.
     * @example pa4k7
     */
    id: string;
    /**
     * @description The line item through which the account is promoted.
     * @example li2s6f
     */
    line_item_id: string;
    /**
     * Format: date-time
     * @description When the promoted account was last changed, in UTC.
     * @example 2026-03-06T11:12:40Z
     */
    updated_at: string;
    /**
     * @description The user whose account is promoted, as a string here although createPromotedAccount takes an integer.
     * @example 3291645508
     */
    user_id: string;
};
/** @description One page of promoted accounts, with the echo of the request and the cursor of the next page. */
export type PromotedAccountListResponse = {
    /** @description The promoted accounts of this page, at most count of them. */
    data: PromotedAccount[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count promoted accounts.
     * @example c-1fbx6o3jv9
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many promoted accounts match in all; present only when with_total_count is true.
     * @example 3
     */
    total_count?: number;
};
/** @description One promoted account, with the echo of the request. */
export type PromotedAccountResponse = {
    /** @description The link that promotes a user's account through a line item. It is created and deleted, never changed. */
    data: PromotedAccount;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/** @description The link that promotes a post through a line item. It refers to the post by id; the post itself comes from a separate lookup. */
export type PromotedPost = {
    /**
     * @description The result of the review. Not shown: its values and how it moves; the example is an illustration.
     * @example ACCEPTED
     */
    approval_status: string;
    /**
     * Format: date-time
     * @description When the promoted post was created, in UTC.
     * @example 2026-03-10T09:00:26Z
     */
    created_at: string;
    /**
     * @description True once the promoted post itself was deleted. It stays false when only its line item was deleted, although the promoted post is then listed with with_deleted=true alone.
     * @example false
     */
    deleted: boolean;
    /**
     * @description The state of the promoted post. Not shown: its values; the example is an illustration.
     * @example ACTIVE
     */
    entity_status: string;
    /**
     * @description The identifier of the promoted post, which is not the identifier of the post.
     * @example pp6n3
     */
    id: string;
    /**
     * @description The line item through which the post is promoted.
     * @example li4v7x
     */
    line_item_id: string;
    /**
     * @description The post that is promoted.
     * @example 1899100233847190016
     */
    post_id: string;
    /**
     * Format: date-time
     * @description When the promoted post was last changed, in UTC.
     * @example 2026-03-10T09:00:26Z
     */
    updated_at: string;
};
/** @description One page of promoted posts, with the echo of the request and the cursor of the next page. */
export type PromotedPostListResponse = {
    /** @description The promoted posts of this page, at most count of them. */
    data: PromotedPost[];
    /**
     * @description The opaque cursor of the next page; null when this page holds fewer than count promoted posts.
     * @example c-4ruy8l6ts0
     */
    next_cursor: string | null;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
    /**
     * Format: int32
     * @description How many promoted posts match in all; present only when with_total_count is true.
     * @example 3
     */
    total_count?: number;
};
/** @description One promoted post, with the echo of the request. */
export type PromotedPostResponse = {
    /** @description The link that promotes a post through a line item. It refers to the post by id; the post itself comes from a separate lookup. */
    data: PromotedPost;
    /** @description What the service understood the request to be. */
    request: RequestEcho;
};
/**
 * @description The advertiser's purchase order number for reconciling invoices, at most 50 characters.
 * @example PO-2026-0317
 */
export type PurchaseOrderNumber = components['schemas']['PurchaseOrderNumber'];
/** @description What the service understood the request to be. */
export type RequestEcho = {
    /** @description The parameters of the request as the service read them, those of the path included. Which members there are differs from operation to operation, and depends on what was sent. */
    params: Record<string, unknown>;
};
/**
 * @description A feature that can be added to an account of the sandbox, or removed from it. WEBSITE_CLICKS_CPM_BILLING, which can be asked for when features are read, is not among them.
 * @example PREROLL_VIEWS_OBJECTIVE
 * @enum {string}
 */
export type SandboxFeatureKey = components['schemas']['SandboxFeatureKey'];
/**
 * @description True for standard delivery, false for accelerated delivery; true is the default. Usable only when budget_optimization is CAMPAIGN.
 * @default true
 */
export type StandardDelivery = components['schemas']['StandardDelivery'];
/** @description One criterion of an audience. That it needs its type and its value is inferred from operator_type being the only member with a default. */
export type TargetingCriterion = {
    /** @description Whether a criterion selects the users it describes (EQ) or everyone but them (NE). Without it EQ is meant. */
    operator_type?: TargetingOperatorType | undefined;
    /**
     * @description What the criterion looks at. BROAD_KEYWORD, LOCATION and SIMILAR_TO_FOLLOWERS_OF_USER are examples; other types exist. Not shown: the full list, and which of them are primary.
     * @example BROAD_KEYWORD
     * @example LOCATION
     * @example SIMILAR_TO_FOLLOWERS_OF_USER
     */
    targeting_type: string;
    /**
     * @description The keyword, place, user or whatever else the type calls for. Not shown: which values each type takes.
     * @example coffee
     */
    targeting_value: string;
};
/**
 * @description Whether a criterion selects the users it describes (EQ) or everyone but them (NE). Without it EQ is meant.
 * @default EQ
 * @enum {string}
 */
export type TargetingOperatorType = components['schemas']['TargetingOperatorType'];
/**
 * @description An ISO 8601 date and time on the whole hour: minutes are zero, and so are seconds, which can be left out. It ends in Z or in an offset from UTC of whole hours; that offsets are accepted is inferred from ISO 8601.
 * @example 2026-03-02T09:00:00Z
 */
export type WholeHour = components['schemas']['WholeHour'];
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                /** @description Limits the list to these accounts. The bound of 200 ids is inferred from the one of the other id lists. */
                account_ids?: components["parameters"]["AccountIds"] | undefined;
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to accounts whose name begins with this text; upper and lower case are the same. */
                q?: components["parameters"]["AccountNameQuery"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ad accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new account, alone in an array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountCreateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    updateAccount: {
        parameters: {
            query?: {
                /** @description The new industry of the advertiser. Leave it out to keep the old one. */
                industry_type?: components["parameters"]["AccountUpdateIndustryType"] | undefined;
                /** @description The new name of the account. Leave it out to keep the old one. Not shown: how long a name can be. */
                name?: components["parameters"]["AccountUpdateName"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountDeleteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listAccountApps: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of account apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountAppListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listAccountHistory: {
        parameters: {
            query: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Where the range ends, on the whole hour. Not shown: whether that moment itself belongs to the range, and how long a range can be. */
                end_time: components["parameters"]["AccountHistoryEndTime"];
                /** @description The entity whose changes are listed, by its identifier. */
                entity_id: components["parameters"]["AccountHistoryEntityId"];
                /** @description What kind of entity entity_id names. */
                entity_type: components["parameters"]["AccountHistoryEntityType"];
                /** @description Where the range begins, on the whole hour. Not shown: how far back it can reach. Encode the plus sign of an offset as %2B. */
                start_time: components["parameters"]["AccountHistoryStartTime"];
                /** @description Limits the history to the changes that this user made. */
                user_id?: components["parameters"]["AccountHistoryUserId"] | undefined;
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountHistoryListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    estimateAudience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /** @description The criteria that describe the audience. */
        requestBody: {
            content: {
                "application/json": AudienceEstimateRequest;
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AudienceEstimateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getAuthenticatedUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthenticatedUserAccessResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Limits the list to these campaigns, at most 200 ids. */
                campaign_ids?: components["parameters"]["CampaignIds"] | undefined;
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these funding instruments or to what they pay for, at most 200 ids. */
                funding_instrument_ids?: components["parameters"]["FundingInstrumentIds"] | undefined;
                /** @description Limits the list to campaigns by their name. Not shown: how the text is compared with a name (as a prefix, a part or the whole; with or without regard to case). */
                q?: components["parameters"]["CampaignNameQuery"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether campaigns whose entity_status is DRAFT are listed too. They are left out by default. */
                with_draft?: components["parameters"]["WithDraft"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createCampaign: {
        parameters: {
            query: {
                /** @description The level on which the budget is optimized: CAMPAIGN (the default) or LINE_ITEM. With LINE_ITEM, leave out standard_delivery, and set daily budgets on the line items where wanted. */
                budget_optimization?: components["parameters"]["CampaignCreateBudgetOptimization"] | undefined;
                /** @description The daily budget in millionths of the currency unit (55.00 is 55000000). Optional by itself, yet required for most types of funding instrument (Not shown: which). It must not exceed total_budget_amount_local_micro. */
                daily_budget_amount_local_micro?: components["parameters"]["CampaignCreateDailyBudgetAmountLocalMicro"] | undefined;
                /** @description The state in which the campaign starts: ACTIVE (the default), PAUSED or DRAFT. An active campaign counts against the limit of the account; a draft is listed only with with_draft. */
                entity_status?: components["parameters"]["CampaignCreateEntityStatus"] | undefined;
                /** @description The funding instrument under which the campaign is created, which also sets its currency. */
                funding_instrument_id: components["parameters"]["CampaignCreateFundingInstrumentId"];
                /** @description The name of the new campaign, at most 255 characters. */
                name: components["parameters"]["CampaignCreateName"];
                /** @description The purchase order number for reconciling invoices, at most 50 characters. */
                purchase_order_number?: components["parameters"]["CampaignPurchaseOrderNumber"] | undefined;
                /** @description True (the default) for standard delivery, false for accelerated delivery. Usable only when budget_optimization is CAMPAIGN. */
                standard_delivery?: components["parameters"]["CampaignCreateStandardDelivery"] | undefined;
                /** @description The budget of the whole flight in millionths of the currency unit (1650.00 is 1650000000). The daily budget must not exceed it. */
                total_budget_amount_local_micro?: components["parameters"]["CampaignTotalBudgetAmountLocalMicro"] | undefined;
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getCampaign: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The campaign, by its identifier. */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: {
                /** @description The new level on which the budget is optimized. CAMPAIGN is given as the default for updates too; a client need not send it. Not shown: whether leaving it out keeps the stored value or resets it to the default. */
                budget_optimization?: components["parameters"]["CampaignUpdateBudgetOptimization"] | undefined;
                /** @description The new daily budget in millionths of the currency unit (55.00 is 55000000). It must not exceed the total budget, be that sent along or already stored. When it is omitted, the campaign spends its total budget evenly over its flight. */
                daily_budget_amount_local_micro?: components["parameters"]["CampaignUpdateDailyBudgetAmountLocalMicro"] | undefined;
                /** @description The new state: ACTIVE or PAUSED. DRAFT is refused. Activating a campaign counts it against the limit of the account. */
                entity_status?: components["parameters"]["CampaignUpdateEntityStatus"] | undefined;
                /** @description The new name of the campaign, at most 255 characters. */
                name?: components["parameters"]["CampaignUpdateName"] | undefined;
                /** @description The purchase order number for reconciling invoices, at most 50 characters. */
                purchase_order_number?: components["parameters"]["CampaignPurchaseOrderNumber"] | undefined;
                /** @description True for standard delivery, false for accelerated delivery. Usable only when budget_optimization, sent along or stored, is CAMPAIGN. True is given as the default for updates too; a client need not send it. Not shown: whether leaving it out keeps the stored value or resets it to the default. */
                standard_delivery?: components["parameters"]["CampaignUpdateStandardDelivery"] | undefined;
                /** @description The budget of the whole flight in millionths of the currency unit (1650.00 is 1650000000). The daily budget must not exceed it. */
                total_budget_amount_local_micro?: components["parameters"]["CampaignTotalBudgetAmountLocalMicro"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The campaign, by its identifier. */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The campaign, by its identifier. */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was deleted. The body is not shown; do not read anything from it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignDeleteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listCuratedCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curated categories, with their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CuratedCategoryListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getCuratedCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The curated category, by its identifier. */
                curated_category_id: components["parameters"]["CuratedCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CuratedCategoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listFeatures: {
        parameters: {
            query?: {
                /** @description Limits the answer to these features, comma-separated. Of those named, only the ones that the account has come back. */
                feature_keys?: components["parameters"]["FeatureKeys"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features that the account has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FeatureListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    addFeatures: {
        parameters: {
            query: {
                /** @description The features to add or to remove, comma-separated, at least one. */
                feature_keys: components["parameters"]["SandboxFeatureKeys"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features that the account has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FeatureListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    removeFeatures: {
        parameters: {
            query: {
                /** @description The features to add or to remove, comma-separated, at least one. */
                feature_keys: components["parameters"]["SandboxFeatureKeys"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features that the account still has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FeatureListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listFundingInstruments: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these funding instruments or to what they pay for, at most 200 ids. */
                funding_instrument_ids?: components["parameters"]["FundingInstrumentIds"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of funding instruments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FundingInstrumentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createFundingInstrument: {
        parameters: {
            query: {
                /** @description The credit limit in millionths of the currency unit: 5000.00 is 5000000000. Some types alone take it. Not shown: which. */
                credit_limit_local_micro?: components["parameters"]["FundingInstrumentCreateCreditLimitLocalMicro"] | undefined;
                /** @description The currency of the funding instrument, as its three-letter ISO 4217 code. All campaigns that it pays for are in this currency. */
                currency: components["parameters"]["FundingInstrumentCreateCurrency"];
                /** @description Until when the funding instrument can be used, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). Leave it out for one without an end, whose end_time is then null (inferred from the type of that field). */
                end_time?: components["parameters"]["FundingInstrumentCreateEndTime"] | undefined;
                /** @description The amount that the funding instrument is provided with, in millionths of the currency unit: 12000.00 is 12000000000. Some types alone take it. Not shown: which. */
                funded_amount_local_micro?: components["parameters"]["FundingInstrumentCreateFundedAmountLocalMicro"] | undefined;
                /** @description From when the funding instrument can be used, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
                start_time: components["parameters"]["FundingInstrumentCreateStartTime"];
                /** @description What kind of funding instrument to create. It decides which of the amounts can be given. */
                type: components["parameters"]["FundingInstrumentCreateType"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new funding instrument. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FundingInstrumentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getFundingInstrument: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The funding instrument, by its identifier. */
                funding_instrument_id: components["parameters"]["FundingInstrumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funding instrument. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FundingInstrumentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteFundingInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The funding instrument, by its identifier. */
                funding_instrument_id: components["parameters"]["FundingInstrumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funding instrument, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FundingInstrumentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listLineItemCuratedCategories: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCuratedCategoryListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createLineItemCuratedCategory: {
        parameters: {
            query: {
                /** @description The curated category to link the line item to; see listCuratedCategories for those that exist and their countries. */
                curated_category_id: components["parameters"]["LineItemCuratedCategoryCreateCuratedCategoryId"];
                /** @description The line item to link. */
                line_item_id: components["parameters"]["LineItemCuratedCategoryCreateLineItemId"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCuratedCategoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getLineItemCuratedCategory: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The link between a line item and a curated category, by the identifier of the link. */
                line_item_curated_category_id: components["parameters"]["LineItemCuratedCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCuratedCategoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    updateLineItemCuratedCategory: {
        parameters: {
            query?: {
                /** @description The curated category to link to instead. */
                curated_category_id?: components["parameters"]["LineItemCuratedCategoryUpdateCuratedCategoryId"] | undefined;
                /** @description The line item to link instead. */
                line_item_id?: components["parameters"]["LineItemCuratedCategoryUpdateLineItemId"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The link between a line item and a curated category, by the identifier of the link. */
                line_item_curated_category_id: components["parameters"]["LineItemCuratedCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCuratedCategoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteLineItemCuratedCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The link between a line item and a curated category, by the identifier of the link. */
                line_item_curated_category_id: components["parameters"]["LineItemCuratedCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCuratedCategoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listLineItems: {
        parameters: {
            query?: {
                /** @description Limits the list to these campaigns, at most 200 ids. */
                campaign_ids?: components["parameters"]["CampaignIds"] | undefined;
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these funding instruments or to what they pay for, at most 200 ids. */
                funding_instrument_ids?: components["parameters"]["FundingInstrumentIds"] | undefined;
                /** @description Limits the list to these line items or to what belongs to them, at most 200 ids. */
                line_item_ids?: components["parameters"]["LineItemIds"] | undefined;
                /** @description Limits the list to line items by their name. Not shown: how the text is compared with a name (as a prefix, a part or the whole; with or without regard to case). */
                q?: components["parameters"]["LineItemNameQuery"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether drafts are listed too. Not shown: what counts as a draft here, since a line item is ACTIVE or PAUSED only. That the line items of draft campaigns are meant is inferred from the parameter of the same name of listCampaigns. */
                with_draft?: components["parameters"]["LineItemWithDraft"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of line items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createLineItem: {
        parameters: {
            query: {
                /** @description The campaign under which the line item is created. It holds at most 100 line items, all of one product type and one objective. */
                campaign_id: components["parameters"]["LineItemCreateCampaignId"];
                /** @description When the flight ends, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
                end_time: components["parameters"]["LineItemCreateEndTime"];
                /** @description What the line item is meant to achieve. It must be the objective of the line items that the campaign already has. */
                objective: components["parameters"]["LineItemCreateObjective"];
                /** @description Where the ads appear, comma-separated. Use a combination that listLineItemPlacements gives for the product type. */
                placements: components["parameters"]["LineItemCreatePlacements"];
                /** @description What is promoted. It must be the product type of the line items that the campaign already has. */
                product_type: components["parameters"]["LineItemCreateProductType"];
                /** @description When the flight begins, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
                start_time: components["parameters"]["LineItemCreateStartTime"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line item was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemCreateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getLineItem: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The line item, by its identifier. */
                line_item_id: components["parameters"]["LineItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    updateLineItem: {
        parameters: {
            query?: {
                /** @description The advertiser's domain without a protocol, such as harbourcoffee.example. Required when a placement of the line item is PUBLISHER_NETWORK. */
                advertiser_domain?: components["parameters"]["LineItemUpdateAdvertiserDomain"] | undefined;
                /** @description The user for an ad with the objective PREROLL_VIEWS. Only certain client applications may use this parameter (Not shown: which). */
                advertiser_user_id?: components["parameters"]["LineItemUpdateAdvertiserUserId"] | undefined;
                /** @description The Android app to advertise, by its store identifier. Line items with the objective APP_INSTALLS or APP_ENGAGEMENTS need this identifier or the one for iOS. Setting it adds the matching PLATFORM targeting criterion. */
                android_app_store_identifier?: components["parameters"]["LineItemUpdateAndroidAppStoreIdentifier"] | undefined;
                /** @description The new audience expansion: BROAD, DEFINED or EXPANDED. Not shown: what each of them does. */
                audience_expansion?: components["parameters"]["LineItemUpdateAudienceExpansion"] | undefined;
                /** @description The bid in millionths of the currency unit (0.35 is 350000), always above zero. The bid strategies MAX and TARGET need it; AUTO pays no attention to it. */
                bid_amount_local_micro?: components["parameters"]["LineItemUpdateBidAmountLocalMicro"] | undefined;
                /** @description How bids are made. MAX is unavailable for the objectives REACH and FOLLOWERS; TARGET is available for the objectives REACH and WEBSITE_CLICKS alone. MAX and TARGET need bid_amount_local_micro. The default depends on the objective (Not shown: which). */
                bid_strategy?: components["parameters"]["LineItemUpdateBidStrategy"] | undefined;
                /** @description The IAB category ids of what is advertised, comma-separated. Required when a placement of the line item is PUBLISHER_NETWORK. With the objective PREROLL_VIEWS the line item must carry one or two advertiser business categories, given here as their IAB category ids. */
                categories?: components["parameters"]["LineItemUpdateCategories"] | undefined;
                /** @description The new daily budget, in millionths of the currency unit (25.00 is 25000000). Accepted only when the campaign has budget_optimization LINE_ITEM, and never above the total budget. When it is omitted, spending is even over the flight. */
                daily_budget_amount_local_micro?: components["parameters"]["LineItemUpdateDailyBudgetAmountLocalMicro"] | undefined;
                /** @description The period over which frequency_cap counts: 1, 7 or 30 days. */
                duration_in_days?: components["parameters"]["LineItemUpdateDurationInDays"] | undefined;
                /** @description The new end of the flight, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
                end_time?: components["parameters"]["LineItemUpdateEndTime"] | undefined;
                /** @description The new state: ACTIVE or PAUSED. Activating a line item counts it against the limit of 256 active ones. */
                entity_status?: components["parameters"]["LineItemUpdateEntityStatus"] | undefined;
                /** @description The most often that an ad is delivered to one user within duration_in_days. Only for the objectives REACH, ENGAGEMENTS, VIDEO_VIEWS and PREROLL_VIEWS. */
                frequency_cap?: components["parameters"]["LineItemUpdateFrequencyCap"] | undefined;
                /** @description What delivery is optimized for. APP_PURCHASES is for app install line items; APP_CLICKS and APP_INSTALLS are for app install and app engagement line items. The default depends on the objective (Not shown: which). */
                goal?: components["parameters"]["LineItemUpdateGoal"] | undefined;
                /** @description The iOS app to advertise, by the numeric part of its store identifier. Line items with the objective APP_INSTALLS or APP_ENGAGEMENTS need this identifier or the one for Android. Setting it adds the PLATFORM targeting criterion for iOS. */
                ios_app_store_identifier?: components["parameters"]["LineItemUpdateIosAppStoreIdentifier"] | undefined;
                /** @description The new name of the line item. */
                name?: components["parameters"]["LineItemUpdateName"] | undefined;
                /** @description The event that is charged for; changeable only for the objective APP_INSTALLS. The goal APP_INSTALLS accepts APP_CLICK and IMPRESSION, with IMPRESSION as the default. The goal LINK_CLICKS accepts LINK_CLICK and IMPRESSION, with IMPRESSION as the default, though IMPRESSION is refused while bid_strategy is TARGET. A goal SITE_VISITS is said to accept IMPRESSION, but it is not among the values of goal. */
                pay_by?: components["parameters"]["LineItemUpdatePayBy"] | undefined;
                /** @description The new beginning of the flight, as an ISO 8601 time in UTC, in the form of RFC 3339 (inferred from the times of answers). */
                start_time?: components["parameters"]["LineItemUpdateStartTime"] | undefined;
                /** @description The new budget of the whole flight, in millionths of the currency unit (750.00 is 750000000). */
                total_budget_amount_local_micro?: components["parameters"]["LineItemUpdateTotalBudgetAmountLocalMicro"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The line item, by its identifier. */
                line_item_id: components["parameters"]["LineItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The line item, by its identifier. */
                line_item_id: components["parameters"]["LineItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line item, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listMediaCreatives: {
        parameters: {
            query?: {
                /** @description Limits the list to the media creatives of one campaign. This is a single id, not a list. */
                campaign_id?: components["parameters"]["MediaCreativeCampaignId"] | undefined;
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these line items or to what belongs to them, at most 200 ids. */
                line_item_ids?: components["parameters"]["LineItemIds"] | undefined;
                /** @description Limits the list to these media creatives, at most 200 ids. */
                media_creative_ids?: components["parameters"]["MediaCreativeIds"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of media creatives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaCreativeListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createMediaCreative: {
        parameters: {
            query: {
                /** @description The account media object to promote: of creative type PREROLL for in-stream ads, or an image for image ads on the audience network. */
                account_media_id: components["parameters"]["MediaCreativeCreateAccountMediaId"];
                /** @description Where a click on a display image leads. Required when the objective of the line item is WEBSITE_CLICKS, ignored for preroll assets. */
                landing_url?: components["parameters"]["MediaCreativeCreateLandingUrl"] | undefined;
                /** @description The line item to associate the media with. */
                line_item_id: components["parameters"]["MediaCreativeCreateLineItemId"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new media creative. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaCreativeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getMediaCreative: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The media creative, by its identifier. */
                media_creative_id: components["parameters"]["MediaCreativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media creative. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaCreativeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deleteMediaCreative: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The media creative, by its identifier. */
                media_creative_id: components["parameters"]["MediaCreativeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media creative, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaCreativeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listPromotedAccounts: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these line items or to what belongs to them, at most 200 ids. */
                line_item_ids?: components["parameters"]["LineItemIds"] | undefined;
                /** @description Limits the list to these promoted accounts, at most 200 ids. These are ids of promoted accounts, not of users. */
                promoted_account_ids?: components["parameters"]["PromotedAccountIds"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of promoted accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedAccountListResponse;
                };
            };
            /** @description Promoted accounts are not set up for any of the line items in line_item_ids; or the request is wrong, for which the status is inferred from its meaning in HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    createPromotedAccount: {
        parameters: {
            query: {
                /** @description The line item through which to promote the account. It must be configured for promoted accounts. */
                line_item_id: components["parameters"]["PromotedAccountCreateLineItemId"];
                /** @description The user whose account to promote, as a 64-bit integer. The user must be eligible for promotion (Not shown: what makes one ineligible). */
                user_id: components["parameters"]["PromotedAccountCreateUserId"];
            };
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promoted account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedAccountResponse;
                };
            };
            /** @description Promoted accounts are not set up for the line item, which the code INCOMPATIBLE_LINE_ITEM tells; the user is not eligible for promotion, in which case no user is promoted; or the request is wrong in another way, for which the status is inferred from its meaning in HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure;
                };
            };
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getPromotedAccount: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The promoted account, by its own identifier, not that of the user. */
                promoted_account_id: components["parameters"]["PromotedAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promoted account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedAccountResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    deletePromotedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The promoted account, by its own identifier, not that of the user. */
                promoted_account_id: components["parameters"]["PromotedAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promoted account, with deleted true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedAccountResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listPromotedPosts: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Limits the list to these line items or to what belongs to them, at most 200 ids. */
                line_item_ids?: components["parameters"]["LineItemIds"] | undefined;
                /** @description Limits the list to these promoted posts, at most 200 ids. These are ids of promoted posts, not of posts. */
                promoted_post_ids?: components["parameters"]["PromotedPostIds"] | undefined;
                /** @description The attribute by which the list is sorted, and whether ascending or descending. Not shown: how the two are spelled in one text, which attributes can be used, and the order of a list without it. */
                sort_by?: components["parameters"]["SortBy"] | undefined;
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of promoted posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedPostListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    getPromotedPost: {
        parameters: {
            query?: {
                /** @description Whether deleted entities are returned as well. Without it, or with false, they are left out. */
                with_deleted?: components["parameters"]["WithDeleted"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
                /** @description The promoted post, by its own identifier, not that of the post. */
                promoted_post_id: components["parameters"]["PromotedPostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promoted post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotedPostResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listAdvertiserBusinessCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdvertiserBusinessCategoryListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    batchCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad account, by its identifier. It must be associated with the user who makes the request. */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        /** @description The items of the batch. */
        requestBody: {
            content: {
                "application/json": CampaignBatchRequest;
            };
        };
        responses: {
            /** @description Every item took effect; the answers stand in the order of the items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignBatchResponse;
                };
            };
            /** @description The batch was refused, and no item took effect. That the status is 400 is inferred from the other refusals whose status is stated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignBatchFailure;
                };
            };
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listBiddingRules: {
        parameters: {
            query?: {
                /** @description Limits the list to the rules of one currency, given as its three-letter ISO 4217 code. Without it the rules of all currencies are listed. */
                currency?: components["parameters"]["BiddingRuleCurrency"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bidding rules, with their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BiddingRuleListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listIabCategories: {
        parameters: {
            query?: {
                /** @description How many items a page holds at most, from 1 to 1000. Give the same count on every page of a walk. */
                count?: components["parameters"]["Count"] | undefined;
                /** @description The next_cursor of the page before, unchanged. Leave it out for the first page, and repeat the rest of the query on every later one. It is opaque, and it cannot be combined with with_total_count. */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** @description Whether the answer tells in total_count how many items the whole list holds. It cannot be combined with cursor, so ask on the first page only. At most 200 such requests are allowed in 15 minutes. */
                with_total_count?: components["parameters"]["WithTotalCount"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of IAB categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IabCategoryListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
    listLineItemPlacements: {
        parameters: {
            query?: {
                /** @description Limits the answer to one product type. Without it, the combinations of every product type are to be expected (inferred from the parameter being optional). */
                product_type?: components["parameters"]["PlacementProductType"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The valid combinations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineItemPlacementListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedFailure"];
        };
    };
}
