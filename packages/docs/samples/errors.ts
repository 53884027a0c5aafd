// #region setup
import {
  createAdsClient,
  createTransport,
  isApiError,
  isRuleViolationError,
  preflight,
  unwrap,
} from "@social-api/ads-v12";
import { createPlatformClient, parseProblem } from "@social-api/platform-v2";
import { createControlClient } from "@social-api/sandbox";

const ads = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
const account_id = "hc7m2k9";
// #endregion

// #region result
const { data, error, response } = await ads.listCampaigns({ account_id, count: 5000 });
if (error) console.log(response.status, JSON.stringify(error));
else console.log(data.data.length);
// → 400 {"errors":[{"message":"count must be an integer, at most 1000","parameter":"count"}],"request":{…}}
// #endregion

// #region unwrap
try {
  await unwrap(ads.getCampaign({ account_id, campaign_id: "cp404" }));
} catch (caught) {
  if (!isApiError(caught)) throw caught;
  console.log(caught.status);
}
// → 404
// #endregion

// #region preflight
const checked = createAdsClient({ baseUrl: "http://127.0.0.1:4031" });
checked.use(preflight());

try {
  await checked.createCampaign({
    account_id,
    funding_instrument_id: "fi4q8w",
    name: "Spring Launch 2026",
    daily_budget_amount_local_micro: 55_000_000,
    total_budget_amount_local_micro: 5_500_000,
    purchase_order_number: "P".repeat(51),
  });
} catch (caught) {
  if (!isRuleViolationError(caught)) throw caught;
  for (const { rule, parameter } of caught.violations) console.log(rule, parameter);
}
// → campaign.purchase-order-length purchase_order_number
// → campaign.daily-within-total daily_budget_amount_local_micro
// #endregion

// #region problem
const platform = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "harbour-coffee-token" });
const failed = await platform.listConnections({ max_results: 0 });
if (failed.error) {
  const problem = parseProblem(failed.error);
  if (problem.kind === "invalid-request") console.log(problem.errors?.[0]?.message);
  else if (problem.kind === "error") console.log(problem.code, problem.message);
  else console.log(problem.kind, problem.body);
}
// → max_results must be from 1 to 100
// #endregion

// #region retry
const control = createControlClient({ baseUrl: "http://127.0.0.1:4033" });
await control.createFault({ operation_id: "listCampaigns", times: 2, outcome: { kind: "unavailable-html" } });

const patient = createAdsClient({
  baseUrl: "http://127.0.0.1:4031",
  fetch: createTransport({ timeoutMs: 10_000, retries: 2, backoffMs: 1 }),
});
const { data: campaigns } = await unwrap(patient.listCampaigns({ account_id }));
console.log(campaigns[0]?.name);
// → Spring Launch 2026
// #endregion
