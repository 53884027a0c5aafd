// #region setup
import { createPlatformClient, parseEventRecord, streamActivity, unwrap } from "@social-api/platform-v2";

const platform = createPlatformClient({ baseUrl: "http://127.0.0.1:4030", token: "harbour-coffee-token" });
const user_id = "2417081365";
// #endregion

// #region subscribe
await unwrap(
  platform.createActivitySubscription({ body: { user_id, event_type: "dm.received", direction: "received" } }),
);
// #endregion

// What stream-event.ts does, once the sandbox has the stream's connection: a subscription does not wait for a reader.
const { createControlClient } = await import("@social-api/sandbox");
const control = createControlClient({ baseUrl: "http://127.0.0.1:4033" });
const sending = (async () => {
  for (;;) {
    const { data } = await control.listStreams();
    if (data?.data.length) break;
  }
  await control.createEvent({ event_type: "dm.received", user_id, text: "Are you open on Sunday?" });
})();

// #region read
const entries = streamActivity(platform, {
  parse: (event) => parseEventRecord(event, { typeOf: ({ event_type }) => event_type }),
  endStaleConnections: { endpoint_id: "activity_stream" },
  onDisconnect: ({ reason, problem, reconnectInMs }) => console.warn(reason, problem?.kind, reconnectInMs),
});
for await (const entry of entries) {
  if (entry.kind === "record") {
    console.log(entry.record.type, entry.record.event["text"]);
    break; // leaving the loop closes the connection
  }
  if (entry.kind === "problem") console.log(entry.problem.kind);
}
// → dm.received Are you open on Sunday?
// #endregion
await sending;
