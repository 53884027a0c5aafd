import { createAdsClient, isRuleViolationError } from "@social-api/ads-v12";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4010" });

try {
  await ads.createAccount(); // on the sandbox alone
} catch (error) {
  if (!isRuleViolationError(error)) throw error;
  for (const { rule } of error.violations) console.log(rule);
}
// → sandbox.host-only
