import { unwrap } from "@social-api/ads-v12";
import { expect, test } from "vitest";
import { account_id, refusal, startJudged } from "../../../test/support/start-judged.ts";

test.each([
  ["harbour-coffee-token", ["ACCOUNT_ADMIN", "POST_COMPOSER"]],
  ["harbour-ad-manager-token", ["AD_MANAGER"]],
  ["harbour-creative-manager-token", ["CREATIVE_MANAGER", "POST_COMPOSER"]],
  ["harbour-campaign-analyst-token", ["CAMPAIGN_ANALYST"]],
  ["harbour-analyst-token", ["ANALYST"]],
])("%s may do what it is told (rule `permissions.roles`)", async (token, permissions) => {
  const { as } = startJudged();
  const { data } = await unwrap(as(token).getAuthenticatedUserAccess({ account_id }));
  expect(data.permissions).toEqual(permissions);
});

test("who has no access is told so, and not whether there is such an account (rule `account.associated`)", async () => {
  const { as } = startJudged();
  const baker = as("old-town-bakery-token");
  const own = await refusal(baker.getAuthenticatedUserAccess({ account_id }));
  expect(own).toEqual({ status: 403, violations: [{ rule: "account.associated", parameter: "account_id" }] });
  expect(await refusal(baker.getAuthenticatedUserAccess({ account_id: "none" }))).toEqual(own);
});
