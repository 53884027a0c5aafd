// #region setup
import {
  createPlatformClient,
  currentEventType,
  isActivityEventType,
  isDeprecatedActivityEventType,
  toReplayTimestamp,
  unwrap,
} from "@social-api/platform-v2";

const platform = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "harbour-coffee-token" });
const webhook_id = "1576829043218391040";
const to_date = toReplayTimestamp(new Date());
const from_date = toReplayTimestamp(new Date(Date.now() - 3_600_000));
// #endregion

// #region operation
// Before: await platform.createAccountActivityReplayJob({ webhook_id, from_date, to_date });
const job = await unwrap(platform.createWebhookReplayJob({ webhook_id, from_date, to_date }));
console.log(job.job_id.length > 0);
// → true
// #endregion

// #region names
for (const name of ["profile.update.bio", "ProfileBioUpdate", "ProfileGeoUpdate", "profile.update.theme"]) {
  console.log(name, currentEventType(name), isDeprecatedActivityEventType(name), isActivityEventType(name));
}
// → profile.update.bio profile.update.bio false true
// → ProfileBioUpdate profile.update.bio true false
// → ProfileGeoUpdate undefined true false
// → profile.update.theme undefined false false
// #endregion

// #region switch
function handle(name: string): string {
  switch (currentEventType(name)) {
    case "profile.update.bio":
      return "a bio changed";
    case undefined:
      return `kept for later: ${name}`; // unknown, or deprecated without a successor that is shown
    default:
      return "not wanted here";
  }
}
console.log(handle("ProfileBioUpdate"));
console.log(handle("ProfileGeoUpdate"));
// → a bio changed
// → kept for later: ProfileGeoUpdate
// #endregion
