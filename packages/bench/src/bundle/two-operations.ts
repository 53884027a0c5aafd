import type { Generator } from "../spec/generate-client.ts";

const CAMPAIGN = '{ funding_instrument_id: "f", name: "Spring" }';

/** One program for each client that this document is made into: lists campaigns, creates one, and uses both answers. */
export function generatedPrograms(entry: (generator: Generator) => string): Readonly<Record<string, string>> {
  const from = (generator: Generator) => JSON.stringify(entry(generator));
  return {
    "openapi-fetch": `import createClient from "openapi-fetch";
import type { paths } from ${from("openapi-typescript")};
const ads = createClient<paths>({ baseUrl: "https://ads.example" });
const path = { account_id: "a" };
const listed = await ads.GET("/12/accounts/{account_id}/campaigns", { params: { path, query: { count: 1000 } } });
const created = await ads.POST("/12/accounts/{account_id}/campaigns", { params: { path, query: ${CAMPAIGN} } });
console.log(listed.data, listed.error, created.data, created.error);`,
    "@hey-api/openapi-ts": `import { createCampaign, listCampaigns } from ${from("@hey-api/openapi-ts")};
const path = { account_id: "a" };
const listed = await listCampaigns({ path, query: { count: 1000 } });
const created = await createCampaign({ path, query: ${CAMPAIGN} });
console.log(listed.data, listed.error, created.data, created.error);`,
    "@kubb/plugin-client": `import { createCampaign, listCampaigns } from ${from("@kubb/plugin-client")};
console.log(await listCampaigns("a", { count: 1000 }), await createCampaign("a", ${CAMPAIGN}));`,
    orval: `import { createCampaign, listCampaigns } from ${from("orval")};
const listed = await listCampaigns("a", { count: 1000 });
const created = await createCampaign("a", ${CAMPAIGN});
console.log(listed.status, listed.data, created.status, created.data);`,
  };
}

/** Two operations with what each package has for them: its walk, its errors. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  fetch: `const url = "https://ads.example/12/accounts/a/campaigns";
const listed = await fetch(url + "?count=1000");
const created = await fetch(url + "?" + new URLSearchParams(${CAMPAIGN}), { method: "POST" });
console.log(listed.ok, await listed.json(), created.ok, await created.json());`,
  ky: `import ky, { isHTTPError } from "ky";
const ads = ky.create({ prefix: "https://ads.example/12/accounts/a" });
try {
  console.log(await ads.get("campaigns", { searchParams: { count: 1000 } }).json());
  console.log(await ads.post("campaigns", { searchParams: ${CAMPAIGN} }).json());
} catch (error) { if (isHTTPError(error)) console.log(error.response.status); }`,
  axios: `import axios, { isAxiosError } from "axios";
const ads = axios.create({ baseURL: "https://ads.example/12/accounts/a" });
try {
  console.log((await ads.get("/campaigns", { params: { count: 1000 } })).data);
  console.log((await ads.post("/campaigns", null, { params: ${CAMPAIGN} })).data);
} catch (error) { if (isAxiosError(error)) console.log(error.response?.status); }`,
  "@octokit/core": `import { Octokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
const octokit = new (Octokit.plugin(paginateRest))({ auth: "token" });
for await (const page of octokit.paginate.iterator("GET /orgs/{org}/repos", { org: "o", per_page: 100 })) console.log(page.data);
console.log((await octokit.request("POST /orgs/{org}/repos", { org: "o", name: "Spring" })).data);`,
  stripe: `import Stripe from "stripe";
const stripe = new Stripe("key");
try {
  for await (const customer of stripe.customers.list({ limit: 100 })) console.log(customer.name);
  console.log(await stripe.customers.create({ name: "Spring" }));
} catch (error) { if (error instanceof Stripe.errors.StripeError) console.log(error.statusCode); }`,
  "twitter-api-v2": `import { ApiResponseError, TwitterApi } from "twitter-api-v2";
const client = new TwitterApi("token").v2;
try {
  for await (const tweet of await client.homeTimeline({ max_results: 100 })) console.log(tweet.text);
  console.log(await client.tweet("Spring"));
} catch (error) { if (error instanceof ApiResponseError) console.log(error.code); }`,
  "@xdevplatform/xdk": `import { ApiError, Client, PostPaginator } from "@xdevplatform/xdk";
const client = new Client({ bearerToken: "token" });
try {
  for await (const post of new PostPaginator(async (paginationToken) => client.posts.searchRecent("spring", { maxResults: 100, paginationToken }))) console.log(post.text);
  console.log(await client.posts.create({ text: "Spring" }));
} catch (error) { if (error instanceof ApiError) console.log(error.status); }`,
  "social-api": `import { createAdsClient, isApiError, unwrap, walk } from "@social-api/ads-v12";
const ads = createAdsClient({ baseUrl: "https://ads.example" });
try {
  for await (const campaign of walk(ads.listCampaigns, { account_id: "a", count: 1000 })) console.log(campaign.name);
  console.log(await unwrap(ads.createCampaign({ account_id: "a", funding_instrument_id: "f", name: "Spring" })));
} catch (error) { if (isApiError(error)) console.log(error.response.status); }`,
};

/** The least that a program can do with the client. */
export const ONE_CALL = `import { createAdsClient } from "@social-api/ads-v12";
createAdsClient({ baseUrl: "https://ads.example" }).listAccounts();`;
