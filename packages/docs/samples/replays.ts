// #region setup
import { createPlatformClient, createReplay, isRuleViolationError, toReplayRequest } from "@social-api/platform-v2";

const platform = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "harbour-coffee-token" });
const webhook_id = "1576829043218391040";
const HOUR = 3_600_000;
// #endregion

// #region create
const now = Date.now();
const replay = await createReplay(platform, { webhook_id, from: new Date(now - 6 * HOUR), to: new Date(now) });
if (replay.outcome === "created") console.log(`job ${replay.job.job_id}`);
else console.log("another job is in progress");
// → job …
// #endregion

// #region conflict
const range = { webhook_id, from: new Date(now - HOUR), to: new Date(now) };
const second = await createReplay(platform, range);
console.log(second.outcome, second.response.status);

const third = await createReplay(platform, { ...range, wait: { timeoutMs: 60_000, intervalMs: 500 } });
console.log(third.outcome);
// → conflict 409
// → created
// #endregion

// #region window
try {
  await createReplay(platform, { webhook_id, from: new Date(now - 25 * HOUR), to: new Date(now) });
} catch (error) {
  if (!isRuleViolationError(error)) throw error;
  console.log(error.violations.map(({ rule, parameter }) => `${rule} ${parameter}`));
}
// → [ 'replay.window from_date' ]
// #endregion

// #region minutes
const at = new Date("2026-03-10T18:30:00Z");
console.log(toReplayRequest({ webhook_id, from: "2026-03-10T12:00:59Z", to: "2026-03-10T18:00:01Z" }, at));
// → {
// →   webhook_id: '1576829043218391040',
// →   from_date: '202603101200',
// →   to_date: '202603101801'
// → }
// #endregion
