import { otherProgram } from "./programs.ts";

const STRIPE = [
  ...["accounts", "charges", "coupons", "creditNotes", "customers", "disputes", "events", "fileLinks", "invoiceItems"],
  ...["invoices", "paymentIntents", "paymentLinks", "payouts", "plans", "prices", "products", "promotionCodes"],
  ...["quotes", "refunds", "setupIntents", "shippingRates", "subscriptions", "taxRates", "topups", "transfers"],
].flatMap((resource) => [`stripe.${resource}.list({ limit: 10 })`, `stripe.${resource}.retrieve("text")`]);

const TWITTER = [
  ...["homeTimeline()", "bookmarks()", "me()", "listDmEvents()", "usage()", "streamRules()"],
  ...["search", "searchAll", "singleTweet", "tweets", "tweetCountRecent", "tweetCountAll", "tweetRetweetedBy"].map(one),
  ...["tweetLikedBy", "userTimeline", "userMentionTimeline", "quotes", "user", "users", "userByUsername"].map(one),
  ...["usersByUsernames", "followers", "following", "userLikedTweets", "userBlockingUsers", "userMutingUsers"].map(one),
  ...["list", "listsOwned", "listMemberships", "listFollowed", "listTweets", "listMembers", "listFollowers"].map(one),
  ...["listDmEventsWithParticipant", "listDmEventsOfConversation", "space", "spaces", "spacesByCreators"].map(one),
  ...["spaceBuyers", "spaceTweets", "complianceJob", "community", "searchCommunities", "deleteTweet"].map(one),
  ...["tweet", "removeList", 'reply("text", "text")', 'like("text", "text")', 'follow("text", "text")'].map(one),
].map((call) => `client.${call}`);

/** The consumers of clients that are made for one API, by package. */
export const OTHER_APIS: Readonly<Record<string, string>> = {
  stripe: otherProgram('import Stripe from "stripe";\nconst stripe = new Stripe("key");', STRIPE),
  "twitter-api-v2": otherProgram(
    'import { TwitterApi } from "twitter-api-v2";\nconst client = new TwitterApi("token").v2;',
    TWITTER,
  ),
};

function one(call: string): string {
  return call.endsWith(")") ? call : `${call}("text")`;
}
