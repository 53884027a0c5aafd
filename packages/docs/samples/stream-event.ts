import { unwrap } from "@social-api/platform-v2";
import { createControlClient } from "@social-api/sandbox";

const control = createControlClient({ baseUrl: "http://127.0.0.1:4033" });
const user_id = "2417081365";

const { data: event } = await unwrap(
  control.createEvent({ event_type: "dm.received", user_id, text: "Are you open on Sunday?" }),
);
console.log("event", event.event_id);
// → event …
