import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdsClient, unwrap as unwrapAds } from "@social-api/ads-v12";
import { createPlatformClient, toReplayRequest, unwrap as unwrapPlatform } from "@social-api/platform-v2";
import { createControlClient } from "@social-api/sandbox";

/** Where the hosts of a sandbox are. */
export interface SandboxUrls {
  readonly platform: string;
  readonly ads: string;
  readonly adsSandbox: string;
  readonly control: string;
}

const account_id = "hc7m2k9";
const user_id = "2417081365";

/** Creates a webhook replay job through the platform client, and tells about it in one line. */
export async function callMockPlatform(baseUrl: string): Promise<string> {
  const platform = createPlatformClient({ baseUrl, token: "any-token-will-do" });
  const job = await unwrapPlatform(
    platform.createWebhookReplayJob({
      webhook_id: "1576829043218391040",
      from_date: "202603101200",
      to_date: "202603101800",
    }),
  );
  return `mock: platform.createWebhookReplayJob(…) started job ${job.job_id}, created at ${job.created_at}`;
}

/** Lists the campaigns of an account through the ads client, and tells about them in one line. */
export async function callMockAds(baseUrl: string): Promise<string> {
  const ads = createAdsClient({ baseUrl });
  const { data: campaigns } = await unwrapAds(ads.listCampaigns({ account_id, count: 2 }));
  return `mock: ads.listCampaigns(…) returned ${campaigns.map(({ name }) => `“${name}”`).join(" and ")}`;
}

/** Creates a campaign in the sandbox and lists it back, and tells about it in one line. */
export async function callSandboxAds({ ads: baseUrl, adsSandbox: sandboxUrl }: SandboxUrls): Promise<string> {
  const ads = createAdsClient({ baseUrl, sandboxUrl });
  const name = "Winter Roast";
  const { data: created } = await unwrapAds(
    ads.createCampaign({ account_id, funding_instrument_id: "fi4q8w", name, entity_status: "PAUSED" }),
  );
  const { data: listed } = await unwrapAds(ads.listCampaigns({ account_id, q: name }));
  if (!listed.some(({ id }) => id === created.id)) throw new Error(`campaign ${created.id} is not listed`);
  return `sandbox: ads.createCampaign(…) made campaign ${created.id}, and ads.listCampaigns(…) returned it`;
}

/** Sends an event to a webhook in the sandbox, has it replayed, and tells in one line what arrived. */
export async function callSandboxReplay({ platform: baseUrl, control: controlUrl }: SandboxUrls, token: string) {
  const platform = createPlatformClient({ baseUrl, token });
  const control = createControlClient({ baseUrl: controlUrl });
  const receiver = await receiveEvents();
  const from = new Date();
  try {
    const { data: webhook } = await unwrapPlatform(control.createWebhook({ url: receiver.url, user_id }));
    const { id: webhook_id } = webhook;
    await unwrapPlatform(
      platform.createActivitySubscription({ body: { user_id, webhook_id, event_type: "post.create" } }),
    );
    await unwrapPlatform(control.createEvent({ event_type: "post.create", user_id, text: "Fresh from the roaster" }));
    await receiver.next();
    const now = new Date();
    const range = toReplayRequest({ webhook_id, from, to: now }, now);
    const job = await unwrapPlatform(platform.createWebhookReplayJob(range));
    const event = await receiver.next();
    await unwrapPlatform(control.deleteWebhook({ webhook_id }));
    return `sandbox: platform.createWebhookReplayJob(…) started job ${job.job_id}, and the ${event.event_type} event came again`;
  } finally {
    receiver.close();
  }
}

/** A receiver of webhook deliveries at a free port of this machine. */
async function receiveEvents() {
  const events: { event_type: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    response.end();
    events.push(JSON.parse(text) as { event_type: string });
    server.emit("event");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  let read = 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    /**
     * The next event, once it is there.
     *
     * @throws Error when none comes for 10 seconds
     */
    async next(): Promise<{ event_type: string }> {
      const patience = AbortSignal.timeout(10_000);
      while (events.length <= read) await once(server, "event", { signal: patience });
      read += 1;
      return events[read - 1] as { event_type: string };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
