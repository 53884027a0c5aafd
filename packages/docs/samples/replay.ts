import { createPlatformClient } from "@social-api/platform-v2";

const platform = createPlatformClient({
  baseUrl: "http://127.0.0.1:4010",
  token: "your-access-token",
});

const job = await platform.createWebhookReplayJob({
  webhook_id: "1576829043218391040",
  from_date: "202603101200",
  to_date: "202603101800",
});

if (job.error) console.error(job.response.status, job.error);
else console.log(job.data.job_id, job.data.created_at);
// → 1902346588413952000 2026-03-10T18:42:07.000Z
