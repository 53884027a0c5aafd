import assert from "node:assert/strict";
import { setImmediate as settled } from "node:timers/promises";
import { toReplayTimestamp } from "@social-api/platform-v2";
import { pick } from "./given.ts";
import type { Model } from "./model.ts";
import { ACCOUNT_IDS, type Real, USER_IDS, WEBHOOK_IDS } from "./real.ts";
import { count, Step } from "./step.ts";

const user_id = USER_IDS.owner;
const EVENTS = ["post.create", "dm.received", "follow.follow"] as const;
const HOUR = 3_600_000;
const FILTERS = [{}, { event_type: "dm.received", direction: "received" }, { keyword: "tea" }] as const;

type Deed = (real: Real, at: number, now: number) => Promise<{ response: Response; error?: unknown }>;

/** What can be done that the model knows nothing of: enough of it that exports hold rows of most collections. */
export const DEEDS = {
  subscription: ({ platform }, at) => platform.createActivitySubscription({ body: { user_id, ...pick(FILTERS, at) } }),
  event: ({ control }, at) => {
    const event = { user_id, event_type: pick(EVENTS, at) as string, text: "Some tea?", big: 2n ** 62n };
    return control.createEvent(event);
  },
  replay: ({ platform }, at, now) =>
    platform.createWebhookReplayJob({
      webhook_id: pick(WEBHOOK_IDS, at) as string,
      from_date: toReplayTimestamp(new Date(now - 23 * HOUR)),
      to_date: toReplayTimestamp(new Date(now)),
    }),
  deprecatedReplay: ({ platform }, at) =>
    platform.createAccountActivityReplayJob({ webhook_id: pick(WEBHOOK_IDS, at) as string }),
  stream: async ({ platform }, at) => {
    const opened = await platform.streamActivity({});
    if (at % 2 === 0) await opened.data?.cancel();
    return opened;
  },
  user: ({ control }, at) => control.createUser({ name: `User ${at}` }),
  token: ({ control }, at) => control.createToken({ user_id, token: `another-token-${at}` }),
  medium: ({ control }) => control.createAccountMedia({ account_id: ACCOUNT_IDS.north, creative_type: "PREROLL" }),
  account: ({ clients }) => clients.owner.createAccount({}),
} satisfies Record<string, Deed>;

/** What may become of a deed: a job that is in progress or a token that is there, too many streams. */
const STATUSES = [200, 409, 429];

/** Does something that the model does not follow. */
export class DoElsewhere extends Step<{ deed: keyof typeof DEEDS; at: number }> {
  async run({ now }: Model, real: Real): Promise<void> {
    const { deed, at } = this.given;
    const { response, error } = await (DEEDS[deed] as Deed)(real, at, now);
    assert.ok(STATUSES.includes(response.status), `${deed}: ${response.status} ${JSON.stringify(error)}`);
  }
}

/** What is exported is taken by another sandbox and by the same, which go on from it; exported again, it is the same. */
export class ExportImport extends Step<object> {
  async run(model: Model, { control, mirror }: Real): Promise<void> {
    // What is on its way to a webhook arrives, so that nothing changes by itself between two exports.
    await settled();
    const { data: document } = await control.exportState({});
    assert.ok(document);
    for (const [name, rows] of Object.entries(document.collections)) {
      if (rows.length > 0) count(this.tally, `exported ${name}`);
    }
    const { deliveries = [] } = document.collections;
    if (deliveries.some(({ body }) => body["job_id"] !== null)) count(this.tally, "exported re-deliveries");
    // An import ends all streams.
    const connections = (document.collections["connections"] ?? []).map((row) => ({
      ...row,
      body: { ...row.body, disconnected_at: row.body["disconnected_at"] ?? new Date(model.now).toISOString() },
    }));
    const expected = { ...document, collections: { ...document.collections, connections } };
    for (const each of [mirror, control]) {
      const { response, error } = await each.importState(document);
      assert.equal(response.status, 200, `must be taken, but: ${JSON.stringify(error)}`);
      assert.deepEqual((await each.exportState({})).data, expected);
    }
  }
}
