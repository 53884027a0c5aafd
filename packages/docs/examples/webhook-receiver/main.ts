import { setTimeout as sleep } from "node:timers/promises";
import { createPlatformClient } from "@social-api/platform-v2";
import { CatchUp } from "./catch-up.ts";
import { Inbox } from "./inbox.ts";
import { createReceiver } from "./receiver.ts";

const env = {
  PLATFORM_URL: "http://127.0.0.1:4030",
  ACCESS_TOKEN: "harbour-coffee-token",
  WEBHOOK_ID: "42",
  PORT: "5000",
  INBOX: "inbox.sqlite",
  BEAT_MS: "5000",
  ...process.env,
};

const inbox = new Inbox(env.INBOX);
const platform = createPlatformClient({ baseUrl: env.PLATFORM_URL, token: env.ACCESS_TOKEN });
const beatMs = Number(env.BEAT_MS);
const stop = new AbortController();
const options = { platform, inbox, webhook_id: env.WEBHOOK_ID, beatMs, say: console.log, signal: stop.signal };
const catchUp = new CatchUp(options);

const server = createReceiver({
  inbox,
  onEvent: ({ name, event }) => console.log(`new ${name} ${event["event_id"]}`),
  onRepeat: (id) => console.log(`again ${id}`),
  onFailure(error) {
    catchUp.noteFailure();
    console.error("not stored:", error);
  },
});
server.listen(Number(env.PORT), "127.0.0.1", () => console.log(`listening on port ${env.PORT}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

// The server listens before the first beat: what is replayed finds it.
while (!stop.signal.aborted) {
  try {
    await catchUp.beat();
  } catch (error) {
    if (!stop.signal.aborted) console.error("not caught up, will try again:", error);
  }
  await sleep(beatMs, undefined, { signal: stop.signal }).catch(() => {});
}

server.closeAllConnections();
server.close(() => inbox.close());
