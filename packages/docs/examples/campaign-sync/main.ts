import { createAdsClient, createTotalCountBudget, createTransport, paceTotalCount } from "@social-api/ads-v12";
import { Copy } from "./copy.ts";
import { syncAll } from "./sync.ts";

const env = { ADS_URL: "http://127.0.0.1:4031", COPY: "campaigns.sqlite", PAGE_SIZE: "200", ...process.env };

const ads = createAdsClient({
  baseUrl: env.ADS_URL,
  // What is safe to repeat is repeated, and requests for totals wait for their turn (rule `list.total-count-rate`).
  fetch: createTransport({ retries: 4, beforeAttempt: paceTotalCount(createTotalCountBudget()) }),
});
const copy = new Copy(env.COPY);
try {
  await syncAll({ ads, copy, pageSize: Number(env.PAGE_SIZE), say: console.log });
} finally {
  copy.close();
}
